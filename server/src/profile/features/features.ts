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
import { listCards, listDescribed, listPortraits, listUnread, saveFeatures } from "./queries.ts";

/** Display data of a person beside the score. */
export type Card = Pick<Described, "headline" | "keyStrengths" | "potentialRoles" | "estimatedExperience">;
type Saved = { userId: string; updatedAt: Date };

/** Cache of this server. A portrait depends only on one version of one profile; it takes a few kilobytes. */
const cache = new LRUCache<string, Portrait>({ max: 5_000 });
const keyOf = ({ userId, updatedAt }: Saved) => `${userId} ${updatedAt.toISOString()}`;

/** Portraits by user: from the cache, or current ones. */
export async function portraitsOf(db: Db, people: Saved[]): Promise<Map<string, Portrait>> {
  const portraits = new Map<string, Portrait>();
  for (const person of people) {
    const portrait = cache.get(keyOf(person));
    if (portrait) portraits.set(person.userId, portrait);
  }
  const missing = people.map(({ userId }) => userId).filter((userId) => !portraits.has(userId));
  return new Map([...portraits, ...(await currentPortraits(db, missing))]);
}

/** Portraits of those with a saved profile, by user: from the database, or extracted and stored now. */
export async function currentPortraits(db: Db, userIds: string[]): Promise<Map<string, Portrait>> {
  const portraits = new Map<string, Portrait>();
  const add = (person: Saved, portrait: Portrait) => {
    cache.set(keyOf(person), portrait);
    portraits.set(person.userId, portrait);
  };
  for (const { portrait, ...person } of await listPortraits(db, { userIds, version }))
    add(person, portraitOfText(portrait));
  const unread = userIds.filter((userId) => !portraits.has(userId));
  for (const { portrait, ...person } of await readProfiles(db, unread)) add(person, portrait);
  return portraits;
}

type DescribedRow = Awaited<ReturnType<typeof listDescribed>>[number];

/** The parts of a profile for matching, without rejected claims and text by the person. */
export function readDescribed({ described, proof, rejected, privateRepositories }: DescribedRow) {
  const accepted = withoutClaims(described, rejected);
  const claims = { ...withoutOwnWords(accepted), rejected: rejected.map(({ claim }) => claim) };
  const displayed = withoutPrivateNames(accepted, privateRepositories);
  const { headline, keyStrengths, potentialRoles, estimatedExperience } = displayed;
  const card: Card = { headline, keyStrengths, potentialRoles, estimatedExperience };
  return { claims, portrait: portraitOf(claims, proof), card };
}

/** Extracts and stores the features of these profiles. */
async function readProfiles(db: Db, userIds: string[]): Promise<(Saved & { portrait: Portrait })[]> {
  const extracted: (Saved & { portrait: Portrait; card: Card })[] = [];
  for (const row of await listDescribed(db, { userIds })) {
    const { portrait, card } = readDescribed(row);
    extracted.push({ userId: row.userId, updatedAt: row.updatedAt, portrait, card });
    await breathe();
  }
  const rows = extracted.map((features) => ({
    ...features,
    portrait: portraitToText(features.portrait),
    card: JSON.stringify(features.card),
  }));
  await saveFeatures(db, { version, rows });
  return extracted;
}

export async function cardsOf(db: Db, userIds: string[]) {
  const rows = await listCards(db, { userIds });
  return new Map(rows.map((row) => [row.userId, { ...row, card: JSON.parse(row.card) as Card }]));
}

const batchSize = 20;

/** Extracts features of profiles that have none of the current version. */
export async function readWaitingProfiles({ db, closing }: Services, log: FastifyBaseLogger): Promise<void> {
  let [after, done]: [string | null, number] = [null, 0];
  while (!closing.aborted) {
    const unread = await listUnread(db, { version, after, limit: batchSize });
    if (!unread.length) break;
    const userIds = unread.map(({ userId }) => userId);
    await readProfiles(db, userIds);
    after = unread.at(-1)?.userId ?? null;
    done += unread.length;
  }
  if (done > 0) log.info({ done, version }, "profiles read for matching");
}
