import type { Db } from "@career-hub/db/client.ts";
import { connections, profiles, users } from "@career-hub/db/schema.ts";
import { vectorParameter } from "@career-hub/db/vector.ts";
import { and, asc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { blockedEitherWay } from "../connection/block/queries.ts";
import { isCurrent, isOf, otherOf } from "../connection/queries.ts";
import { rejectedBy } from "../profile/rejected/queries.ts";
import type { OwnWords } from "../profile/schema.ts";
import type { Described, Proof } from "./portrait.ts";

/** Below this many profiles every vector is compared: exact, and fast enough. */
const exactBelow = 20_000;
const maxRetrieved = 200;

/** What matching reads of a profile: never who it is, and of the evidence only how many places there are. */
const described = sql<Described & { ownWords?: OwnWords }>`technical - 'evidence' - 'basis'`;
const proof = sql<Proof>`coalesce((
  select jsonb_object_agg(claim, jsonb_array_length(places))
  from jsonb_each(technical->'evidence') as shown(claim, places)
), '{}'::jsonb)`;
const privateRepositories = sql<string[]>`coalesce((
  select jsonb_agg(distinct place->>'repository')
  from jsonb_each(technical->'evidence') as shown(claim, places), jsonb_array_elements(places) as found(place)
  where place->>'isPrivate' = 'true'
), '[]'::jsonb)`;
/** Unpacked once for both: profiles are large. */
const unpacked = sql`lateral (select ${profiles.data}->'technical' as technical offset 0) as unpacked`;

/** Everybody with a saved profile, less oneself, those one is connected to or has a request with, and the blocked. */
const isCandidate = (userId: string) =>
  and(
    ne(profiles.userId, userId),
    // Asked once for all rows, not once for each.
    sql`${profiles.userId} <> all (array(select ${otherOf(userId)} from ${connections} where ${isOf(userId)} and ${isCurrent}))`,
    sql`${profiles.userId} <> all (${blockedEitherWay(userId)})`,
  );

export async function findDescribed(db: Db, params: { userId: string }) {
  const [own] = await db
    .select({
      described,
      proof,
      rejected: rejectedBy(profiles.userId),
      updatedAt: profiles.updatedAt,
      embedding: profiles.embedding,
      embeddingModel: profiles.embeddingModel,
    })
    .from(profiles)
    .crossJoin(unpacked)
    .where(eq(profiles.userId, params.userId));
  return own;
}

type Own = { userId: string; embedding: number[] | null; embeddingModel: string | null };
export type Retrieved = { userId: string; updatedAt: Date };

/**
 * How many candidates there are, and up to 200 of them: the nearest by vector of the same model, then those whose
 * vector is missing or of another model, so that a change of models hides nobody.
 */
export async function findCandidates(
  db: Db,
  own: Own,
  settings: { exactBelow?: number } = {},
): Promise<{ total: number; retrieved: Retrieved[] }> {
  return db.transaction(async (tx) => {
    const [counted] = await tx
      .select({ total: sql<number>`count(*)::int` })
      .from(profiles)
      .where(isCandidate(own.userId));
    const total = counted?.total ?? 0;
    const isExact = total < (settings.exactBelow ?? exactBelow);
    const near = isExact ? await nearestExactly(tx, own) : await nearestByIndex(tx, own);
    if (near.length >= maxRetrieved || near.length >= total) return { total, retrieved: near };
    const { embeddingModel: model } = own;
    const rest = await tx
      .select({ userId: profiles.userId, updatedAt: profiles.updatedAt })
      .from(profiles)
      .where(
        and(
          isCandidate(own.userId),
          model === null
            ? undefined
            : or(isNull(profiles.embeddingModel), ne(profiles.embeddingModel, model)),
        ),
      )
      .orderBy(asc(profiles.userId))
      .limit(maxRetrieved - near.length);
    return { total, retrieved: [...near, ...rest] };
  });
}

/** Only vectors of one model are ever compared. */
const isComparable = (own: Own, model: string) =>
  and(isCandidate(own.userId), eq(profiles.embeddingModel, model));

async function nearestExactly(tx: Db, own: Own): Promise<Retrieved[]> {
  if (!own.embedding || !own.embeddingModel) return [];
  const vector = vectorParameter(own.embedding);
  // Added to, the distance is no longer what the index is ordered by: every vector is compared.
  return tx
    .select({ userId: profiles.userId, updatedAt: profiles.updatedAt })
    .from(profiles)
    .where(isComparable(own, own.embeddingModel))
    .orderBy(sql`(${profiles.embedding} <=> ${vector}) + 0`, asc(profiles.userId))
    .limit(maxRetrieved);
}

async function nearestByIndex(tx: Db, own: Own): Promise<Retrieved[]> {
  if (!own.embedding || !own.embeddingModel) return [];
  const vector = vectorParameter(own.embedding);
  // The index goes on until the filters have let enough through, instead of giving up after its first look.
  await tx.execute(sql`set local hnsw.iterative_scan = strict_order`);
  await tx.execute(sql`set local hnsw.ef_search = ${sql.raw(String(maxRetrieved))}`);
  await tx.execute(sql`set local hnsw.max_scan_tuples = 100000`);
  return tx
    .select({ userId: profiles.userId, updatedAt: profiles.updatedAt })
    .from(profiles)
    .where(isComparable(own, own.embeddingModel))
    .orderBy(sql`${profiles.embedding} <=> ${vector}`)
    .limit(maxRetrieved);
}

export async function listDescribed(db: Db, params: { userIds: string[] }) {
  if (params.userIds.length === 0) return [];
  return db
    .select({
      userId: profiles.userId,
      updatedAt: profiles.updatedAt,
      described,
      proof,
      privateRepositories,
      rejected: rejectedBy(profiles.userId),
    })
    .from(profiles)
    .crossJoin(unpacked)
    .where(inArray(profiles.userId, params.userIds));
}

export async function listPeople(db: Db, params: { userIds: string[] }) {
  if (params.userIds.length === 0) return [];
  return db
    .select({ userId: users.id, username: users.username, avatarUrl: users.avatarUrl })
    .from(users)
    .where(inArray(users.id, params.userIds));
}
