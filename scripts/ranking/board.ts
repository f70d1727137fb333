import type { JobFeatures } from "../../server/src/matching/jobs/readJobFeatures.ts";
import { type BoardWords, countAd, emptyBoard } from "../../server/src/matching/jobs/wordEvidence.ts";
import type { Grades } from "./grades.ts";

type Job = { id: string; features: JobFeatures };

/** The counted board of these jobs, with all of them as its sample. */
export function boardOf(jobs: Job[]): BoardWords {
  const board = { ...emptyBoard(), sample: jobs.map(({ features }) => features) };
  for (const { features } of jobs) countAd(board, features);
  return board;
}

/** All jobs but those of grade -1 for a CV: they copy its text, so they would reveal its title. */
export const sampleFor = (cvId: string, jobs: Job[], grades?: Grades): BoardWords["sample"] =>
  jobs.filter(({ id }) => (grades?.of.get(cvId)?.get(id) ?? 0) >= 0).map(({ features }) => features);
