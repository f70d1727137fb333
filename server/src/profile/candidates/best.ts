import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "@career-hub/db/client.ts";
import { createPeopleIndex, type PeopleIndex } from "../../matching/peopleIndex.ts";
import { type Portrait, portraitOfText, portraitVersion as version } from "../../matching/portrait.ts";
import { portraitsOf } from "../features/features.ts";
import { listPortraits, listWritten, type Written } from "../features/queries.ts";
import { checkCandidates, maxRetrieved } from "./queries.ts";

const nobody = { writtenAt: "-infinity", userId: "00000000-0000-0000-0000-000000000000" };
const newState = () => ({
  index: createPeopleIndex(),
  /** The last row read, and the last row before which no further rows can become visible. */
  last: nobody as Written,
  settled: nobody as Written,
  /** When to rescan for rows that were committed late. */
  rescanAt: 0,
  reading: null as Promise<void> | null,
});
type IndexState = ReturnType<typeof newState>;
/** This server's in-memory index of all portraits. */
const stateOf = new WeakMap<Db, IndexState>();
const pageSize = 500;
const maxWaitMs = 1_000;
const rescanMs = 10_000;
/** Of the people with the best estimates, this many are scored. */
export const maxScored = 50;
/** Minimum share of all profiles in memory; below it, too many good matches would be missed. */
const minShare = 0.98;

/** Reads rows written since the last call. */
async function readWritten(db: Db, state: IndexState): Promise<void> {
  const { index } = state;
  const isRescan = performance.now() >= state.rescanAt;
  if (isRescan) state.rescanAt = performance.now() + rescanMs;
  let after = isRescan ? state.settled : state.last;
  for (;;) {
    const page = await listWritten(db, { version, after, limit: pageSize });
    const last = page.at(-1);
    const userIds = page.filter((one) => !index.has(one)).map(({ userId }) => userId);
    for (const { portrait, ...profile } of await listPortraits(db, { userIds, version }))
      index.set(profile, portraitOfText(portrait));
    state.last = last ?? state.last;
    if (isRescan) state.settled = page.findLast(({ isSettled }) => isSettled) ?? state.settled;
    if (page.length < pageSize || !last) return;
    after = last;
  }
}

/** The index of all people, updated for at most one second. */
export async function updatedIndex(db: Db): Promise<PeopleIndex> {
  const state = stateOf.getOrInsertComputed(db, newState);
  state.reading ??= readWritten(db, state).finally(() => {
    state.reading = null;
  });
  // Prevents an unhandled rejection when reading takes longer; the next call gets the error.
  state.reading.catch(() => {});
  await Promise.race([state.reading, wait(maxWaitMs, undefined, { ref: false })]);
  return state.index;
}

type BestOptions = { index: PeopleIndex; userId: string; portrait: Portrait; count: number };

/**
 * Up to 200 candidates with the highest estimated scores, best first, and how many candidates there are; null while this
 * server has not yet read nearly all of the `count` profiles.
 */
export async function findBest(db: Db, { index, userId, portrait, count }: BestOptions) {
  // Requests more than needed, because the results include oneself and people who are no candidates.
  for (let limit = maxRetrieved + 50; index.size >= minShare * count; limit *= 4) {
    const best = index.best(portrait, limit);
    const [{ gone, excluded, excludedCount }] = await Promise.all([
      checkCandidates(db, { userId, userIds: best.map((one) => one.userId) }),
      // Cached for the scoring that follows.
      portraitsOf(db, best.slice(0, maxScored)),
    ]);
    for (const id of gone) index.remove(id);
    const others = new Set([...gone, ...excluded]);
    const candidates = best.filter((one) => !others.has(one.userId)).slice(0, maxRetrieved);
    if (candidates.length === maxRetrieved || best.length < limit)
      return { candidates, total: Math.max(0, count - excludedCount) };
  }
  return null;
}
