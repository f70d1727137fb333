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

/** Display data of a person beside the score. */
export type Card = Pick<Described, "headline" | "keyStrengths" | "potentialRoles" | "estimatedExperience">;
type Saved = { userId: string; updatedAt: Date };

/** Cache of this server. A portrait depends only on one version of one profile; it takes a few kilobytes. */
const cache = new LRUCache<string, Portrait>({ max: 5_000 });
const keyOf = ({ userId, updatedAt }: Saved) => `${userId} ${updatedAt.toISOString()}`;

/** Portraits by user: from the cache, from the database, or extracted and stored now. */
export async function portraitsOf(db: Db, people: Saved[]): Promise<Map<string, Portrait>> {
  const found = new Map<string, Portrait>();
  const add = (one: Saved, portrait: Portrait) => {
    cache.set(keyOf(one), portrait);
    found.set(one.userId, portrait);
  };
  const missing = () => people.map(({ userId }) => userId).filter((userId) => !found.has(userId));
  for (const one of people) {
    const portrait = cache.get(keyOf(one));
    if (portrait) found.set(one.userId, portrait);
  }
  const stored = await listPortraits(db, { userIds: missing(), version });
  for (const { portrait, ...one } of stored) add(one, portraitOfText(portrait));
  for (const { portrait, ...one } of await readProfiles(db, missing())) add(one, portrait);
  return found;
}

type DescribedRow = Awaited<ReturnType<typeof listDescribed>>[number];

/** The parts of a profile for matching, without rejected claims and text by the person. */
export function readDescribed({ described, proof, rejected, privateRepositories }: DescribedRow) {
  const counted = withoutClaims(described, rejected);
  const found = withoutOwnWords(counted);
  const displayed = withoutPrivateNames(counted, privateRepositories);
  const { headline, keyStrengths, potentialRoles, estimatedExperience } = displayed;
  const card: Card = { headline, keyStrengths, potentialRoles, estimatedExperience };
  return { found, portrait: portraitOf(found, proof), card };
}

/** Extracts and stores the features of these profiles. */
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

/** Extracts features of profiles that have none of the current version. */
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
