import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "@career-hub/db/client.ts";
import { LRUCache } from "lru-cache";
import { termNamed } from "../knowledge/dictionary.ts";
import { coverageOf, type Place } from "../matching/coverage.ts";
import { ownValue } from "../text/ownValue.ts";
import type { Retrieved } from "./candidates/queries.ts";
import { readDescribed } from "./features/features.ts";
import { listDescribed } from "./features/queries.ts";

export type PersonPortrait = ReturnType<typeof portrayRow>;

/** Cache of this server. A portrait depends only on one version of one profile; it takes a few kilobytes. */
const cache = new LRUCache<string, PersonPortrait>({ max: 5_000 });
const versionOf = ({ userId, updatedAt }: Retrieved) => `${userId} ${updatedAt.toISOString()}`;
/** Number of portraits between yields to the event loop. */
const batchSize = 10;

type Row = Awaited<ReturnType<typeof listDescribed>>[number];

/** Portraits of all retrieved people; queries only those that are not cached. */
export async function loadPortraits(db: Db, retrieved: Retrieved[]): Promise<PersonPortrait[]> {
  const portraits = new Map(retrieved.map((one) => [one.userId, cache.get(versionOf(one))]));
  const uncached = retrieved.filter((one) => !portraits.get(one.userId)).map((one) => one.userId);
  for (const [index, row] of (await listDescribed(db, { userIds: uncached })).entries()) {
    if (index % batchSize === batchSize - 1) await nextTurn();
    const portrait = portrayRow(row);
    cache.set(versionOf(row), portrait);
    portraits.set(row.userId, portrait);
  }
  return [...portraits.values()].flatMap((one) => one ?? []);
}

function portrayRow(row: Row) {
  const { evidence, userId } = row;
  const { claims, portrait, card } = readDescribed(row);
  return {
    userId,
    card,
    portrait,
    /** From public evidence only. */
    areas: coverageOf(claims, evidence),
    /** Technology → the public repositories that show it. */
    technologies: new Map(
      claims.identifiedTechnologies.map((name) => [termNamed(name)?.name ?? name, placesOf(evidence, name)]),
    ),
  };
}

function placesOf(evidence: Record<string, Place[]>, claim: string): string[] {
  const places = ownValue(evidence, claim)?.filter((one) => one.isPrivate === false) ?? [];
  return [...new Set(places.map((one) => one.repository))];
}
