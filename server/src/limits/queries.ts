import type { Db } from "@career-hub/db/client.ts";
import { rateLimits } from "@career-hub/db/schema.ts";
import { lt, sql } from "drizzle-orm";

/** Counts one use in the current window and returns the uses so far and the seconds until the window ends. */
export async function countUse(db: Db, { key, seconds }: { key: string; seconds: number }) {
  const windowStart = sql`to_timestamp(floor(extract(epoch from now()) / ${seconds}) * ${seconds})`;
  const [row] = await db
    .insert(rateLimits)
    .values({
      key,
      windowStart,
      count: 1,
      expiresAt: sql`${windowStart} + make_interval(secs => ${seconds})`,
    })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({
      count: rateLimits.count,
      remaining: sql<number>`ceil(extract(epoch from ${rateLimits.expiresAt} - now()))::int`,
    });
  return row ?? { count: 1, remaining: seconds };
}

export async function removeExpiredLimits(db: Db): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, sql`now()`));
}
