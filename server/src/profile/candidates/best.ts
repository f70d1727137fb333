import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "@career-hub/db/client.ts";
import { createPeopleIndex, type PeopleIndex } from "../../matching/peopleIndex.ts";
import { type Portrait, portraitOfText, portraitVersion as version } from "../../matching/portrait.ts";
import { listPortraits, listWritten, type Written } from "../features/queries.ts";
import { countProfiles, listCandidates, maxRetrieved, type Own, type Retrieved } from "./queries.ts";

/** Every server's own numbers of all people. */
type Kept = {
  index: PeopleIndex;
  /** The last row that was read, and the last one before which no other can appear any more. */
  last: Written;
  settled: Written;
  /** When rows that were committed late are looked for again. */
  rescanAt: number;
  reading: Promise<void> | null;
};
const keptOf = new WeakMap<Db, Kept>();
const pageSize = 500;
const maxWaitMs = 1_000;
const rescanMs = 10_000;
/** Of all profiles: with fewer in memory, too many good matches would be missed. */
const enough = 0.98;
const nobody = { writtenAt: "-infinity", userId: "00000000-0000-0000-0000-000000000000" };

/** Reads what was written since the last time, which is nothing mostly. */
async function readWritten(db: Db, kept: Kept): Promise<void> {
  const { index } = kept;
  const isRescan = performance.now() >= kept.rescanAt;
  if (isRescan) kept.rescanAt = performance.now() + rescanMs;
  let page = await listWritten(db, { version, after: isRescan ? kept.settled : kept.last, limit: pageSize });
  for (;;) {
    const last = page.at(-1);
    const keys = new Map(page.map(({ userId, writtenAt }) => [userId, writtenAt]));
    const userIds = [...keys.keys()].filter((userId) => !index.has(userId, keys.get(userId) ?? ""));
    for (const { userId, portrait } of await listPortraits(db, { userIds, version }))
      index.set(userId, keys.get(userId) ?? "", portraitOfText(portrait));
    kept.last = last ?? kept.last;
    if (isRescan) kept.settled = page.findLast(({ isSettled }) => isSettled) ?? kept.settled;
    if (page.length < pageSize || !last) return;
    page = await listWritten(db, { version, after: last, limit: pageSize });
  }
}

/** The index as it is now, or after a second of reading. */
async function indexOf(db: Db): Promise<PeopleIndex> {
  const kept: Kept = keptOf.get(db) ?? {
    index: createPeopleIndex(),
    last: nobody,
    settled: nobody,
    rescanAt: 0,
    reading: null,
  };
  keptOf.set(db, kept);
  kept.reading ??= readWritten(db, kept).finally(() => {
    kept.reading = null;
  });
  // Read to its end by nobody when it takes longer: its failure is then met by the next call.
  kept.reading.catch(() => {});
  await Promise.race([kept.reading, wait(maxWaitMs, undefined, { ref: false })]);
  return kept.index;
}

/**
 * Up to 200 candidates, those whose estimated score is the highest first; null as long as this server has not read nearly all
 * profiles.
 */
export async function findBest(db: Db, own: Own, portrait: Portrait): Promise<Retrieved[] | null> {
  const [index, count] = [await indexOf(db), await countProfiles(db)];
  // More than are wanted, for oneself and those who are no candidates.
  for (let limit = maxRetrieved + 50; index.size >= enough * count; limit *= 4) {
    const userIds = await index.best(portrait, limit);
    const found = new Map((await listCandidates(db, { own, userIds })).map((one) => [one.userId, one]));
    for (const userId of userIds) if (!found.has(userId)) index.remove(userId);
    const candidates = userIds.flatMap((userId) => {
      const one = found.get(userId);
      return one?.isCandidate ? [{ userId, updatedAt: one.updatedAt }] : [];
    });
    if (candidates.length >= maxRetrieved || userIds.length < limit) return candidates.slice(0, maxRetrieved);
  }
  return null;
}
