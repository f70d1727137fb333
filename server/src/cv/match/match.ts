import { setImmediate as breathe } from "node:timers/promises";
import type { Db } from "@career-hub/db/client.ts";
import { TRPCError } from "@trpc/server";
import { sendBoard } from "../../job/features/board.ts";
import { readJobs } from "../../job/features/readJobs.ts";
import { titleOfAd } from "../../matching/jobs/titleOfAd.ts";
import { inThread } from "../../matching/thread/scoring.ts";
import type { Scored } from "../../matching/thread/tasks.ts";
import { type FilterName, filterNames, hiddenBy, type MatchFilters } from "./filters.ts";
import { readOwn } from "./own.ts";
import { type Candidate, listCandidates, listSaved, listShown } from "./queries.ts";

const answeredAtMost = 50;

export async function matchJobs(db: Db, userId: string, filters: MatchFilters) {
  const { cv, key, own } = await readOwn(db, userId);
  await sendBoard(db);
  await breathe();
  const found = await listCandidates(db, {
    userId,
    embedding: cv.embedding,
    embeddingModel: cv.embeddingModel,
    titles: own.titles,
  });
  const hidden = Object.fromEntries(filterNames.map((name) => [name, 0])) as Record<FilterName, number>;
  const candidates = found.filter((job) => {
    const reasons = hiddenBy(job, filters);
    for (const name of reasons) hidden[name] += 1;
    return reasons.length === 0;
  });
  await breathe();
  const scored = await scoreAll(db, { cvKey: `${userId} ${key}`, cv: own }, candidates);
  const shown = await listShown(db, { ids: scored.map(({ id }) => id), userId });
  const byId = new Map(shown.map((job) => [job.id, job]));
  const matchedJobs = scored.flatMap(({ id, ...explained }) => {
    const job = byId.get(id);
    return job ? [{ ...job, ...explained }] : [];
  });
  return { matchedJobs, hidden, message: messageFor(matchedJobs.length) };
}

/** The newest open jobs that the person saved, at most `limit` (≤ 50), with what each asks for and where it was found. */
export async function scoreSaved(db: Db, userId: string, limit: number) {
  const saved = await listSaved(db, { userId, limit });
  if (!saved.length) return [];
  const { key, own } = await readOwn(db, userId);
  await sendBoard(db);
  const scored = await scoreAll(db, { cvKey: `${userId} ${key}`, cv: own }, saved);
  const byId = new Map(scored.map((one) => [one.id, one]));
  return saved.flatMap(({ id, job_title }) => {
    const one = byId.get(id);
    return one ? [{ ...one, job_title }] : [];
  });
}

type Own = Pick<Parameters<typeof inThread<"score">>[1], "cvKey" | "cv">;

/** The best of the candidates. Features are sent only of those that the scoring thread does not have. */
async function scoreAll(
  db: Db,
  own: Own,
  candidates: Pick<Candidate, "id" | "contentHash" | "postedAt">[],
): Promise<Scored[]> {
  const jobsToScore = (features: Map<string, string>) =>
    candidates.map(({ id, contentHash, postedAt }) => ({
      id,
      key: `${id} ${contentHash}`,
      postedAt,
      features: features.get(id) ?? null,
    }));
  const input = { ...own, now: Date.now(), limit: answeredAtMost };
  let features = new Map<string, string>();
  // A job may change or be forgotten by the thread between two rounds.
  for (let round = 0; round < 3; round++) {
    const answer = await inThread("score", { ...input, jobs: jobsToScore(features) });
    if ("scored" in answer) return answer.scored;
    features = await readJobs(db, answer.missing);
  }
  throw new TRPCError({ code: "CONFLICT", message: "The jobs changed meanwhile. Please try again." });
}

/** One ad that the person pasted, judged like any other. */
export async function matchAd(db: Db, userId: string, text: string) {
  const { key, own } = await readOwn(db, userId);
  const title = titleOfAd(text);
  await sendBoard(db);
  const ad = { title, descriptionText: text };
  const explained = await inThread("scoreAd", { cvKey: `${userId} ${key}`, cv: own, ad, now: Date.now() });
  return { job_title: title, ...explained };
}

const messageFor = (count: number) =>
  count === 0
    ? "No open job fits these filters."
    : `${count} ${count === 1 ? "job matches" : "jobs match"} your CV.`;
