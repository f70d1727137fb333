import { setImmediate as breathe } from "node:timers/promises";
import type { Db } from "@career-hub/db/client.ts";
import type { FastifyBaseLogger } from "fastify";
import { LRUCache } from "lru-cache";
import type { Services } from "../../context.ts";
import {
  type Described,
  type Portrait,
  portraitOf,
  portraitOfText,
  portraitToText,
  portraitVersion as version,
} from "../../matching/portrait.ts";
import { withoutClaims, withoutOwnWords } from "../claims.ts";
import { withoutPrivateNames } from "../privateNames.ts";
import { listCards, listDescribed, listPortraits, listSaved, listUnread, saveFeatures } from "./queries.ts";

/** What others see of somebody beside the score. */
export type Card = Pick<Described, "headline" | "keyStrengths" | "potentialRoles" | "estimatedExperience">;
type Saved = { userId: string; updatedAt: Date };

/**
 * Portraits are made of one version of one profile and of nothing else: as long as that stands, they do. Each server keeps its
 * own; a few kilobytes each.
 */
const kept = new LRUCache<string, Portrait>({ max: 5_000 });
const keyOf = ({ userId, updatedAt }: Saved) => `${userId} ${updatedAt.toISOString()}`;

/** Portraits by user: kept ones, stored ones, and where there are none yet, read of the profile and stored now. */
export async function portraitsOf(db: Db, people: Saved[]): Promise<Map<string, Portrait>> {
  const found = new Map<string, Portrait>();
  const add = (one: Saved, portrait: Portrait) => {
    kept.set(keyOf(one), portrait);
    found.set(one.userId, portrait);
  };
  const missing = () => people.map(({ userId }) => userId).filter((userId) => !found.has(userId));
  for (const one of people) {
    const portrait = kept.get(keyOf(one));
    if (portrait) found.set(one.userId, portrait);
  }
  const stored = await listPortraits(db, { userIds: missing(), version });
  for (const { portrait, ...one } of stored) add(one, portraitOfText(portrait));
  for (const { portrait, ...one } of await readProfiles(db, missing())) add(one, portrait);
  return found;
}

type DescribedRow = Awaited<ReturnType<typeof listDescribed>>[number];

/** What matching reads of a profile. Claims that the person rejected are left out; own words count for nothing. */
export function readDescribed({ described, proof, rejected, privateRepositories }: DescribedRow) {
  const counted = withoutClaims(described, rejected);
  const found = withoutOwnWords(counted);
  const shown = withoutPrivateNames(counted, privateRepositories);
  const { headline, keyStrengths, potentialRoles, estimatedExperience } = shown;
  const card: Card = { headline, keyStrengths, potentialRoles, estimatedExperience };
  return { found, portrait: portraitOf(found, proof), card };
}

/** Reads these saved profiles for matching and stores what was read. */
async function readProfiles(db: Db, userIds: string[]): Promise<(Saved & { portrait: Portrait })[]> {
  const made: (Saved & { portrait: Portrait; card: Card })[] = [];
  for (const row of await listDescribed(db, { userIds })) {
    const { portrait, card } = readDescribed(row);
    made.push({ userId: row.userId, updatedAt: row.updatedAt, portrait, card });
    await breathe();
  }
  const rows = made.map((one) => ({
    ...one,
    portrait: portraitToText(one.portrait),
    card: JSON.stringify(one.card),
  }));
  await saveFeatures(db, { version, rows });
  return made;
}

/** Stores the features of a profile that was just saved. */
export async function storeFeatures(db: Db, { userId }: { userId: string }): Promise<void> {
  await portraitsOf(db, await listSaved(db, { userIds: [userId] }));
}

export async function cardsOf(db: Db, userIds: string[]) {
  const rows = await listCards(db, { userIds, version });
  return new Map(rows.map((row) => [row.userId, { ...row, card: JSON.parse(row.card) as Card }]));
}

const batchSize = 20;

/** Reads the profiles that another version of the program read, or none. */
export async function readWaitingProfiles({ db, closing }: Services, log: FastifyBaseLogger): Promise<void> {
  let [after, done]: [string | null, number] = [null, 0];
  while (!closing.aborted) {
    const unread = await listUnread(db, { version, after, limit: batchSize });
    if (!unread.length) break;
    await readProfiles(
      db,
      unread.map(({ userId }) => userId),
    );
    after = unread.at(-1)?.userId ?? null;
    done += unread.length;
  }
  if (done > 0) log.info({ done, version }, "profiles read for matching");
}
