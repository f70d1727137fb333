import { readCvFeatures } from "../../server/src/matching/jobs/readCvFeatures.ts";
import { readJobFeatures } from "../../server/src/matching/jobs/readJobFeatures.ts";
import { scoreJob } from "../../server/src/matching/jobs/scoreJob.ts";
import type { RankingSet } from "./readSet.ts";

export type Ranked = { cvId: string; jobId: string; rank: number; score: number };
type Options = { by: "cv" | "job"; top: number; now?: Date };

/** Every pair is scored by itself; a place is only the order of the scores, ties by id. */
export function rankSet(set: RankingSet, { by, top, now = new Date() }: Options): Ranked[] {
  const cvs = set.cvs.map(({ id, text }) => ({ id, features: readCvFeatures(text, { now }) }));
  const jobs = set.jobs.map(({ id, ...job }) => ({ id, features: readJobFeatures(job) }));
  const score = (cv: (typeof cvs)[number], job: (typeof jobs)[number]) => ({
    cvId: cv.id,
    jobId: job.id,
    score: scoreJob(cv.features, job.features, { now }).finalScore,
  });
  const queries =
    by === "cv"
      ? cvs.map((cv) => jobs.map((job) => score(cv, job)))
      : jobs.map((job) => cvs.map((cv) => score(cv, job)));
  const idOf = (pair: { cvId: string; jobId: string }) => (by === "cv" ? pair.jobId : pair.cvId);
  return queries.flatMap((pairs) =>
    pairs
      .sort((a, b) => b.score - a.score || (idOf(a) < idOf(b) ? -1 : 1))
      .slice(0, top)
      .map((pair, index) => ({ ...pair, rank: index + 1 })),
  );
}

export const runLines = (ranked: Ranked[]): string =>
  [
    "cv_id\trank\tjob_id\tscore",
    ...ranked.map(({ cvId, rank, jobId, score }) => `${cvId}\t${rank}\t${jobId}\t${score.toFixed(6)}`),
  ]
    .join("\n")
    .concat("\n");
