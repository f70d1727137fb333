import type { Db } from "@career-hub/db/client.ts";
import { connections, profiles, wishes } from "@career-hub/db/schema.ts";
import { vectorParameter } from "@career-hub/db/vector.ts";
import { and, asc, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { blockedEitherWay } from "../../connection/block/queries.ts";
import { isCurrent, isOf, otherOf } from "../../connection/queries.ts";

/** Up to this number of profiles an exact scan of all vectors is fast enough. */
const exactUpTo = 20_000;
export const maxRetrieved = 200;
/** A person with this number of unanswered requests is not suggested until some are answered or set aside. */
const maxWaitingRequests = 5;

type Who = {
  userId: string;
  /** Includes connections, pending requests, and people with many requests. */
  everybody?: boolean;
};

/** People who are not looking for a co-founder. */
const notLooking = sql`select ${wishes.userId} from ${wishes} where ${wishes.looking} = 'no'`;
const knownTo = (userId: string) =>
  sql`select ${otherOf(userId)} from ${connections} where ${isOf(userId)} and ${isCurrent}`;
const askedByMany = sql`select ${connections.addresseeId} from ${connections}
  where ${connections.status} = 'pending' and ${isCurrent} and ${connections.setAsideAt} is null
  group by ${connections.addresseeId} having count(*) >= ${maxWaitingRequests}`;

/** People who are not suggested or, with `everybody`, not listed to this person. */
const excluded = ({ userId, everybody }: Who) =>
  sql`${notLooking} union select unnest(${blockedEitherWay(userId)})${everybody ? sql`` : sql` union ${knownTo(userId)} union (${askedByMany})`}`;

/** Everybody else with a saved profile. The excluded ids are evaluated once, not per row. */
const isCandidate = (who: Who) =>
  and(ne(profiles.userId, who.userId), sql`${profiles.userId} <> all (array(${excluded(who)}))`);

/** The person's profile and vector, and the number of people with a profile who are no candidates, including oneself. */
export async function findOwn(db: Db, who: Who) {
  const { userId } = who;
  const [own] = await db
    .select({
      userId: profiles.userId,
      updatedAt: profiles.updatedAt,
      embedding: profiles.embedding,
      embeddingModel: profiles.embeddingModel,
      excludedCount: sql<number>`1 + (
        select count(*)::int from profiles as others
        where others.user_id <> ${userId} and others.user_id in (${excluded(who)})
      )`,
    })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return own;
}

export type Own = Who & { embedding: number[] | null; embeddingModel: string | null; excludedCount: number };
export type Retrieved = { userId: string; updatedAt: Date };

/**
 * Those of the given people who are no candidates: without a profile by now (`gone`), or `excluded`, as oneself is. And the
 * number of all people with a profile who are excluded.
 */
export async function checkCandidates(db: Db, { userId, userIds }: { userId: string; userIds: string[] }) {
  const asked = sql`unnest(${sql.param(userIds)}::uuid[]) as asked (user_id)`;
  const isExcluded = (id: SQL) => sql`${id} = any (excluded.ids)`;
  const [checked] = await db
    .select({
      gone: sql<string[]>`array(select user_id from ${asked} where not exists (
        select from ${profiles} where ${profiles.userId} = asked.user_id))`,
      excluded: sql<string[]>`array(select user_id from ${asked} where ${isExcluded(sql`user_id`)})`,
      excludedCount: sql<number>`(select count(*)::int from ${profiles} where ${profiles.userId} in (select unnest(excluded.ids)))`,
    })
    .from(
      sql`(select array(${excluded({ userId })} union select ${userId}::uuid) as ids offset 0) as excluded`,
    );
  return checked ?? { gone: [], excluded: [], excludedCount: 0 };
}

/**
 * The number of candidates among `count` people with a profile, and up to 200 of them: the nearest by vector of the same model, then those without such a
 * vector, so that a change of models hides nobody.
 */
export async function findCandidates(db: Db, own: Own, options: { count: number; exactBelow?: number }) {
  const { count, exactBelow = exactUpTo } = options;
  const total = Math.max(0, count - own.excludedCount);
  const nearest = await listNearest(db, own, total < exactBelow);
  if (nearest.length >= maxRetrieved || nearest.length >= total) return { total, retrieved: nearest };
  const { embeddingModel: model } = own;
  const others = await db
    .select({ userId: profiles.userId, updatedAt: profiles.updatedAt })
    .from(profiles)
    .where(
      and(
        isCandidate(own),
        model === null ? undefined : or(isNull(profiles.embeddingModel), ne(profiles.embeddingModel, model)),
      ),
    )
    .orderBy(asc(profiles.userId))
    .limit(maxRetrieved - nearest.length);
  return { total, retrieved: [...nearest, ...others] };
}

/** From this number on, the number of profiles is cached, for this many milliseconds. */
const [countedFrom, countedMs] = [2_000, 60_000];
const counts = new WeakMap<Db, { count: number; until: number }>();

export async function countProfiles(db: Db): Promise<number> {
  const cached = counts.get(db);
  if (cached && performance.now() < cached.until) return cached.count;
  const count = await db.$count(profiles);
  if (count >= countedFrom) counts.set(db, { count, until: performance.now() + countedMs });
  return count;
}

/** Vectors of different models are not comparable. */
async function listNearest(db: Db, own: Own, isExact: boolean): Promise<Retrieved[]> {
  const { embedding, embeddingModel } = own;
  if (!embedding || !embeddingModel) return [];
  const distance = sql`${profiles.embedding} <=> ${vectorParameter(embedding)}`;
  const list = (tx: Db, ...order: SQL[]) =>
    tx
      .select({ userId: profiles.userId, updatedAt: profiles.updatedAt })
      .from(profiles)
      .where(and(isCandidate(own), eq(profiles.embeddingModel, embeddingModel)))
      .orderBy(...order)
      .limit(maxRetrieved);
  // The arithmetic keeps Postgres from using the index, so every vector is compared.
  if (isExact) return list(db, sql`(${distance}) + 0`, asc(profiles.userId));
  // A transaction, to which the settings are limited. Iterative scan: the index continues until enough rows pass the filters.
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('hnsw.iterative_scan', 'strict_order', true),
      set_config('hnsw.ef_search', ${String(maxRetrieved)}, true), set_config('hnsw.max_scan_tuples', '100000', true)`);
    return list(tx, distance);
  });
}
