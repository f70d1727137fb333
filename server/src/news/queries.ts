import type { Db } from "@career-hub/db/client.ts";
import type { EventKind } from "@career-hub/db/enums.ts";
import { events, sessions, users } from "@career-hub/db/schema.ts";
import { type AnyColumn, and, asc, eq, gt, inArray, lt, type SQL, sql } from "drizzle-orm";

export const channel = "career_hub";

/** Topic of a person's events. */
export const newsOf = (userId: string) => `news:${userId}`;
/** Topic of a person's generation progress. */
export const progressOf = (userId: string) => `progress:${userId}`;

/**
 * For the RETURNING of the statement that changes the row: Postgres notifies all servers when the transaction commits.
 * The owner is a value or a column.
 */
export const notify = (topicOf: typeof newsOf, owner: string | AnyColumn): SQL =>
  sql`pg_notify(${channel}, ${topicOf("")}::text || ${owner})`;

/**
 * Locks both people until the transaction ends, in a fixed order; false when one of them does not exist. Transactions that
 * insert events lock first: event ids then become visible in order, so "after this id" skips none, and a concurrent
 * account deletion waits instead of deadlocking.
 */
export async function lockPeople(tx: Db, people: [string, string]): Promise<boolean> {
  const locked = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, people))
    .orderBy(asc(users.id))
    .for("no key update");
  return locked.length === people.length;
}

type NewEvent = { userId: string; actorId: string; kind: EventKind; connectionId: string };

/** Requires a transaction that has locked both people. Its commit notifies all servers. */
export async function insertEvent(tx: Db, event: NewEvent): Promise<void> {
  await tx
    .insert(events)
    .values(event)
    .returning({ notified: notify(newsOf, events.userId) });
}

/**
 * Where a subscription starts: `isKnown` when the event `lastSeenId` and all later ones are still stored, `quietMs` the age
 * of the newest event in milliseconds; null without events.
 */
export async function findBeginning(db: Db, params: { userId: string; lastSeenId: number }) {
  const [row] = await db
    .select({
      newest: sql<number>`coalesce(max(${events.id}), 0)::int8`.mapWith(Number),
      quietMs: sql<
        number | null
      >`(extract(epoch from now() - max(${events.createdAt})) * 1000)::int8`.mapWith(Number),
      isKnown: sql<boolean>`coalesce(bool_or(${events.id} = ${params.lastSeenId}), false)`,
    })
    .from(events)
    .where(eq(events.userId, params.userId));
  return row ?? { newest: 0, quietMs: null, isKnown: false };
}

/** Events after that id, oldest first; undefined when the session has ended. One query for both. */
export async function findNews(db: Db, params: { tokenHash: string; after: number; limit: number }) {
  const rows = await db
    .select({
      id: events.id,
      kind: events.kind,
      connectionId: events.connectionId,
      userId: events.actorId,
    })
    .from(sessions)
    .leftJoin(events, and(eq(events.userId, sessions.userId), gt(events.id, params.after)))
    .where(and(eq(sessions.tokenHash, params.tokenHash), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(asc(events.id))
    .limit(params.limit);
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ id, kind, connectionId, userId }) =>
    id !== null && kind !== null && connectionId !== null && userId !== null
      ? [{ id, kind, connectionId, userId }]
      : [],
  );
}

export async function removeOldEvents(db: Db): Promise<void> {
  await db.delete(events).where(lt(events.createdAt, sql`now() - interval '7 days'`));
}
