import type { Db } from "@career-hub/db/client.ts";
import { connections, messages, visits } from "@career-hub/db/schema.ts";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import { isCurrent, isOf } from "../../connection/queries.ts";
import { countNewJobs } from "../../job/searches/queries.ts";

/** A visit ends after this period without activity. */
const isOver = sql`${visits.lastSeenAt} < now() - interval '30 minutes'`;

/** Records activity of the person. */
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

/** The end of the previous visit, whether or not the current one is recorded; null during the first. */
export async function lastVisitOf(db: Db, { userId }: { userId: string }): Promise<Date | null> {
  const [visit] = await db
    .select({
      at: sql<Date | null>`case when ${isOver} then ${visits.lastSeenAt} else ${visits.previousAt} end`.mapWith(
        visits.lastSeenAt,
      ),
    })
    .from(visits)
    .where(eq(visits.userId, userId));
  return visit?.at ?? null;
}

type Since = { userId: string; since: Date };

/** Others' actions since then, and new jobs in the saved searches. */
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
