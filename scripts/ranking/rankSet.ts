import { readCvFeatures } from "../../server/src/matching/jobs/readCvFeatures.ts";
import { readJobFeatures } from "../../server/src/matching/jobs/readJobFeatures.ts";
import { finalScoreOf } from "../../server/src/matching/jobs/scoreJob.ts";
import { boardOf, sampleFor } from "./board.ts";
import type { Grades } from "./grades.ts";
import type { RankingSet } from "./readSet.ts";

export type Ranked = { cvId: string; jobId: string; rank: number; score: number };
type Options = { by: "cv" | "job"; top: number; now?: Date; grades?: Grades };

/** Scores every pair independently and sorts by score, ties by id. Yields one list at a time. */
export function* rankSet(
  set: RankingSet,
  { by, top, now = new Date(), grades }: Options,
): Generator<Ranked[]> {
  const cvs = set.cvs.map(({ id, text }) => ({ id, features: readCvFeatures(text, { now }) }));
  const jobs = set.jobs.map(({ id, ...job }) => ({ id, features: readJobFeatures(job) }));
  const board = boardOf(jobs);
  const best = (pairs: Omit<Ranked, "rank">[], idOf: (pair: Omit<Ranked, "rank">) => string) =>
    pairs
      .sort((a, b) => b.score - a.score || (idOf(a) < idOf(b) ? -1 : 1))
      .slice(0, top)
      .map((pair, index) => ({ ...pair, rank: index + 1 }));
  const pairOf = (cv: (typeof cvs)[number], job: (typeof jobs)[number]) => ({
    cvId: cv.id,
    jobId: job.id,
    score: finalScoreOf(cv.features, job.features, { now, board }),
  });
  if (by === "cv")
    for (const cv of cvs) {
      board.sample = sampleFor(cv.id, jobs, grades);
      yield best(
        jobs.map((job) => pairOf(cv, job)),
        ({ jobId }) => jobId,
      );
    }
  else
    for (const job of jobs)
      yield best(
        cvs.map((cv) => pairOf(cv, job)),
        ({ cvId }) => cvId,
      );
}

export const runHead = "cv_id\trank\tjob_id\tscore\n";
export const runLines = (ranked: Ranked[]): string =>
  ranked.map(({ cvId, rank, jobId, score }) => `${cvId}\t${rank}\t${jobId}\t${score.toFixed(6)}\n`).join("");
