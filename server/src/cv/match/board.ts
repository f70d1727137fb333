import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Db } from "@career-hub/db/client.ts";
import { LRUCache } from "lru-cache";
import { sendBoard } from "../../job/features/board.ts";
import { matchesSearch } from "../../job/queries.ts";
import type { Filters } from "../../job/schema.ts";
import type { Scored } from "../../matching/thread/tasks.ts";
import { loadOwnFeatures } from "./ownFeatures.ts";
import { type Candidate, listCandidates, listChosen } from "./queries.ts";
import { scoreAll, startOfDay, withDetails } from "./scoring.ts";

const rankedAtMost = 50;

/** Cache of scores. The key contains all inputs: the parsed CV, the ad, the board's term frequencies, the day. */
const cache = new LRUCache<string, Scored>({ max: 5_000 });

async function scored(db: Db, userId: string, find: (own: Own) => Promise<Candidate[]>): Promise<Scored[]> {
  const [own, countedAt] = await Promise.all([loadOwnFeatures(db, userId), sendBoard(db)]);
  await yieldToEventLoop();
  const jobs = await find(own);
  const keyOf = ({ id, contentHash, postedAt }: Candidate) =>
    JSON.stringify([userId, own.key, countedAt, startOfDay(), id, contentHash, postedAt]);
  const unknown = jobs.filter((job) => !cache.has(keyOf(job)));
  const scores = unknown.length
    ? await scoreAll(db, { cvKey: `${userId} ${own.key}`, cv: own.own }, unknown, unknown.length)
    : [];
  const byId = new Map(scores.map((one) => [one.id, one]));
  return jobs.flatMap((job) => {
    const score = byId.get(job.id) ?? cache.get(keyOf(job));
    if (score) cache.set(keyOf(job), score);
    return score ?? [];
  });
}

type Own = Awaited<ReturnType<typeof loadOwnFeatures>>;

/** The scores of these jobs for the person's CV, equal to those of `match`. Throws CONFLICT without a CV. */
export async function scoresOf(db: Db, { userId, ids }: { userId: string; ids: string[] }) {
  return { scores: await scored(db, userId, () => listChosen(db, { userId, ids })) };
}

/** The best matches under the board's filters, best first. Throws CONFLICT without a CV. */
export async function rankBoard(db: Db, { userId, filters }: { userId: string; filters: Filters }) {
  const scores = await scored(db, userId, ({ cv, own }) =>
    listCandidates(db, {
      userId,
      embeddingModel: cv.embeddingModel,
      titles: own.titles,
      where: matchesSearch({ ...filters, userId: null, withoutHiddenOf: null }),
    }),
  );
  const best = scores
    .sort((a, b) => b.finalScore - a.finalScore || (a.id < b.id ? -1 : 1))
    .slice(0, rankedAtMost);
  return { jobs: await withDetails(db, userId, best) };
}
