import type { Db } from "@career-hub/db/client.ts";
import { connections, messages, visits } from "@career-hub/db/schema.ts";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import { isCurrent, isOf } from "../../connection/queries.ts";
import { countNewJobs } from "../../job/searches/queries.ts";

/** Whoever comes back after this long begins a new visit. */
const isOver = sql`${visits.lastSeenAt} < now() - interval '30 minutes'`;

/** The person looks at a page now. */
export async function recordVisit(db: Db, { userId }: { userId: string }): Promise<void> {
  await db
    .insert(visits)
    .values({ userId })
    .onConflictDoUpdate({
      target: visits.userId,
      set: {
        previousAt: sql`case when ${isOver} then ${visits.lastSeenAt} else ${visits.previousAt} end`,
        lastSeenAt: sql`now()`,
      },
    });
}

/** When the visit before this one ended, whether or not this one is recorded yet; null during the first. */
export async function lastVisitOf(db: Db, { userId }: { userId: string }): Promise<Date | null> {
  const [found] = await db
    .select({
      at: sql<Date | null>`case when ${isOver} then ${visits.lastSeenAt} else ${visits.previousAt} end`.mapWith(
        visits.lastSeenAt,
      ),
    })
    .from(visits)
    .where(eq(visits.userId, userId));
  return found?.at ?? null;
}

type Since = { userId: string; since: Date };

/** What others did since then, and how many jobs came into the saved searches. */
export async function countSince(db: Db, { userId, since }: Since) {
  const [requests, received, jobs] = await Promise.all([
    db.$count(
      connections,
      and(
        eq(connections.addresseeId, userId),
        eq(connections.status, "pending"),
        isCurrent,
        gt(connections.createdAt, since),
      ),
    ),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(messages)
      .innerJoin(connections, eq(connections.id, messages.connectionId))
      .where(and(isOf(userId), ne(messages.senderId, userId), gt(messages.createdAt, since))),
    countNewJobs(db, { userId, since }),
  ]);
  return { requests, messages: received[0]?.count ?? 0, jobs };
}
