import type { Db } from "@career-hub/db/client.ts";
import { conflict } from "../../errors.ts";
import { readJobs } from "../../job/features/readJobs.ts";
import { inThread } from "../../matching/thread/scoring.ts";
import type { Scored } from "../../matching/thread/tasks.ts";
import { type Candidate, listJobsById } from "./queries.ts";

/** Scores are computed for the start of the day (UTC), so that all pages show the same values. */
export const startOfDay = (): number => Math.floor(Date.now() / 86_400_000) * 86_400_000;

type Own = Pick<Parameters<typeof inThread<"score">>[1], "cvKey" | "cv">;

/** The best candidates. Sends only features that the scoring thread does not have cached. */
export async function scoreAll(db: Db, own: Own, candidates: Candidate[], limit: number): Promise<Scored[]> {
  const jobsToScore = (features: Map<string, string>) =>
    candidates.map(({ id, contentHash, postedAt }) => ({
      id,
      key: `${id} ${contentHash}`,
      postedAt,
      features: features.get(id) ?? null,
    }));
  const input = { ...own, now: startOfDay(), limit };
  let features = new Map<string, string>();
  // A job may change, or be evicted from the thread's cache, between two rounds.
  for (let round = 0; round < 3; round++) {
    const result = await inThread("score", { ...input, jobs: jobsToScore(features) });
    if ("scored" in result) return result.scored;
    features = await readJobs(db, result.missing);
  }
  throw conflict("The jobs have changed in the meantime. Please try again.");
}

/** The scored jobs with their columns for display, in the order of the scores. */
export async function withDetails(db: Db, userId: string, scored: Scored[]) {
  const jobs = await listJobsById(db, { ids: scored.map(({ id }) => id), userId });
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return scored.flatMap(({ id, ...explained }) => {
    const job = byId.get(id);
    return job ? [{ ...job, ...explained }] : [];
  });
}
