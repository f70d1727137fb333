import type { Db } from "@career-hub/db/client.ts";
import { rateLimits } from "@career-hub/db/schema.ts";
import { and, eq, gt, lt, sql } from "drizzle-orm";

type Use = { key: string; seconds: number; keptSeconds?: number; by?: number };

/**
 * Counts uses in the current window. Returns the uses so far and the seconds until they are deleted: at the end of the
 * window, or later for callers that sum windows.
 */
export async function countUse(db: Db, { key, seconds, keptSeconds = seconds, by = 1 }: Use) {
  const windowStart = sql`to_timestamp(floor(extract(epoch from now()) / ${seconds}) * ${seconds})`;
  const [row] = await db
    .insert(rateLimits)
    .values({
      key,
      windowStart,
      count: by,
      expiresAt: sql`${windowStart} + make_interval(secs => ${keptSeconds})`,
    })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + ${by}` },
    })
    .returning({
      count: rateLimits.count,
      remaining: sql<number>`ceil(extract(epoch from ${rateLimits.expiresAt} - now()))::int`,
    });
  return row ?? { count: by, remaining: seconds };
}

const since1970 = sql`'epoch'::timestamptz`;

/**
 * Counts `by` uses in a window that starts with the first of them. Returns the uses so far and the seconds until it ends.
 * One row per key, so concurrent first uses share a window.
 */
export async function countLimited(db: Db, { key, seconds, by }: Use & { by: number }) {
  const hasEnded = sql`${rateLimits.expiresAt} <= now()`;
  const end = sql`now() + make_interval(secs => ${seconds})`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStart: since1970, count: by, expiresAt: end })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: {
        count: sql`case when ${hasEnded} then ${by}::int else least(${rateLimits.count}, 1000000) + ${by}::int end`,
        expiresAt: sql`case when ${hasEnded} then ${end} else ${rateLimits.expiresAt} end`,
      },
    })
    .returning({
      count: rateLimits.count,
      remaining: sql<number>`extract(epoch from ${rateLimits.expiresAt} - now())::float8`,
    });
  return row ?? { count: by, remaining: seconds };
}

/** The uses in all stored windows, and the seconds until the oldest expires. */
export async function findUses(db: Db, params: { key: string }) {
  const [row] = await db
    .select({
      count: sql<number>`coalesce(sum(${rateLimits.count}), 0)::int`,
      remaining: sql<number>`coalesce(ceil(extract(epoch from min(${rateLimits.expiresAt}) - now())), 0)::int`,
    })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, params.key), gt(rateLimits.expiresAt, sql`now()`)));
  return row ?? { count: 0, remaining: 0 };
}

export async function removeExpiredLimits(db: Db): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, sql`now()`));
}
