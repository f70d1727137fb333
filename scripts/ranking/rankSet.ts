import { readCvFeatures } from "../../server/src/matching/jobs/readCvFeatures.ts";
import { readJobFeatures } from "../../server/src/matching/jobs/readJobFeatures.ts";
import { finalScoreOf } from "../../server/src/matching/jobs/scoreJob.ts";
import { boardOf, sampleFor } from "./board.ts";
import type { Grades } from "./grades.ts";
import type { RankingSet } from "./readSet.ts";

type Scored = { cvId: string; jobId: string; score: number };
export type Ranked = Scored & { rank: number };
type Options = { by: "cv" | "job"; top: number; now?: Date; grades?: Grades };

/** Best first, ties by id. */
export const ranked = (pairs: Scored[], idOf = ({ jobId }: Scored) => jobId): Ranked[] =>
  pairs
    .sort((a, b) => b.score - a.score || (idOf(a) < idOf(b) ? -1 : 1))
    .map((pair, index) => ({ ...pair, rank: index + 1 }));

/** Scores every pair independently. Yields one list at a time. */
export function* rankSet(
  set: RankingSet,
  { by, top, now = new Date(), grades }: Options,
): Generator<Ranked[]> {
  const cvs = set.cvs.map(({ id, text }) => ({ id, features: readCvFeatures(text, { now }) }));
  const jobs = set.jobs.map(({ id, ...job }) => ({ id, features: readJobFeatures(job) }));
  const board = boardOf(jobs);
  const pairOf = (cv: (typeof cvs)[number], job: (typeof jobs)[number]) => ({
    cvId: cv.id,
    jobId: job.id,
    score: finalScoreOf(cv.features, job.features, { now, board }),
  });
  if (by === "cv")
    for (const cv of cvs) {
      board.sample = sampleFor(cv.id, jobs, grades);
      yield ranked(jobs.map((job) => pairOf(cv, job))).slice(0, top);
    }
  else
    for (const job of jobs)
      yield ranked(
        cvs.map((cv) => pairOf(cv, job)),
        ({ cvId }) => cvId,
      ).slice(0, top);
}

export const runHead = "cv_id\trank\tjob_id\tscore\n";
export const runLines = (ranked: Ranked[]): string =>
  ranked.map(({ cvId, rank, jobId, score }) => `${cvId}\t${rank}\t${jobId}\t${score.toFixed(6)}\n`).join("");
