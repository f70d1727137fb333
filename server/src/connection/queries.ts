import type { Db } from "@career-hub/db/client.ts";
import { connections, messages, requestAnswers, users, wishes } from "@career-hub/db/schema.ts";
import { and, desc, eq, or, sql } from "drizzle-orm";
import { countUse, findUses } from "../limits/queries.ts";
import { insertEvent, lockPeople } from "../news/queries.ts";
import { areBlocked, isBlockedBetween } from "./block/queries.ts";

// After a decline a person may send a request again, at most three times within 31 days.
const maxDeclines = 3;
const daySeconds = 86_400;
const declinesKept = 31 * daySeconds;
const maxListed = 500;
export const maxOpenRequests = 10;

type Owned = { id: string; userId: string };
type Pair = { requesterId: string; addresseeId: string };
const isPair = ({ requesterId, addresseeId }: Pair) =>
  and(eq(connections.requesterId, requesterId), eq(connections.addresseeId, addresseeId));
export const isOf = (userId: string) =>
  or(eq(connections.requesterId, userId), eq(connections.addresseeId, userId));
export const isConnectionOf = (userId: string) => and(isOf(userId), eq(connections.status, "accepted"));
/** Requests expire after two weeks, whether or not the background job has deleted the row. */
const isExpired = sql`(${connections.status} = 'pending' and ${connections.createdAt} <= now() - interval '14 days')`;
export const isCurrent = sql`not ${isExpired}`;
const isPending = and(eq(connections.status, "pending"), isCurrent);
const declinesOf = ({ requesterId, addresseeId }: Pair) => `declined:${requesterId}:${addresseeId}`;

/** The other person of a connection. */
export const otherOf = (userId: string) =>
  sql`case when ${connections.requesterId} = ${userId} then ${connections.addresseeId} else ${connections.requesterId} end`;

const countAnswer = (tx: Db, { userId, askedAt }: { userId: string; askedAt: Date }) =>
  tx.insert(requestAnswers).values({
    userId,
    waitedHours: sql`greatest(0, extract(epoch from now() - ${askedAt.toISOString()}::timestamptz) / 3600)`,
  });

async function acceptPending(tx: Db, pair: Pair): Promise<string | undefined> {
  const [accepted] = await tx
    .update(connections)
    .set({ status: "accepted", respondedAt: sql`now()` })
    .where(and(isPair(pair), isPending))
    .returning({ id: connections.id, createdAt: connections.createdAt, note: connections.note });
  if (!accepted) return undefined;
  const { requesterId: userId, addresseeId: actorId } = pair;
  const { id: connectionId, createdAt, note } = accepted;
  // The note opens the conversation, so that both can still read it.
  if (note)
    await tx
      .insert(messages)
      .values({ connectionId, senderId: userId, body: note, createdAt, readAt: sql`now()` });
  await countAnswer(tx, { userId: actorId, askedAt: createdAt });
  await insertEvent(tx, { userId, actorId, kind: "accepted", connectionId });
  return connectionId;
}

type RequestOutcome =
  | { outcome: "sent" | "accepted"; id: string }
  | { outcome: "nobody" | "sentBefore" | "connectedBefore" | "notLooking" | "tooManyOpen" }
  | { outcome: "declinedTooOften"; retryAfter: number };

/** Creates a request, or accepts the other person's pending one: a pair has a single row in either direction. */
export async function createRequest(db: Db, { note, ...pair }: Pair & { note?: string | null }) {
  const { requesterId, addresseeId } = pair;
  return db.transaction(async (tx): Promise<RequestOutcome> => {
    if (!(await lockPeople(tx, [requesterId, addresseeId]))) return { outcome: "nobody" };
    if (await areBlocked(tx, { userId: requesterId, otherId: addresseeId })) return { outcome: "nobody" };
    const reversePair = { requesterId: addresseeId, addresseeId: requesterId };
    await tx.delete(connections).where(and(or(isPair(pair), isPair(reversePair)), isExpired));
    const accepted = await acceptPending(tx, reversePair);
    if (accepted) return { outcome: "accepted", id: accepted };
    const isNotLooking = and(eq(wishes.userId, addresseeId), eq(wishes.looking, "no"));
    if (await tx.$count(wishes, isNotLooking)) return { outcome: "notLooking" };
    const [existing] = await tx
      .select({ status: connections.status })
      .from(connections)
      .where(or(isPair(pair), isPair(reversePair)));
    if (existing) return { outcome: existing.status === "pending" ? "sentBefore" : "connectedBefore" };
    const declines = await findUses(tx, { key: declinesOf(pair) });
    if (declines.count > maxDeclines) return { outcome: "declinedTooOften", retryAfter: declines.remaining };
    const openCount = await tx.$count(connections, and(eq(connections.requesterId, requesterId), isPending));
    if (openCount >= maxOpenRequests) return { outcome: "tooManyOpen" };
    const [request] = await tx
      .insert(connections)
      .values({ ...pair, note })
      .returning({ id: connections.id });
    if (!request) throw new Error("an insert returned no row");
    const event = { userId: addresseeId, actorId: requesterId, connectionId: request.id };
    await insertEvent(tx, { ...event, kind: "requested" });
    return { outcome: "sent", id: request.id };
  });
}

/** Idempotent; false when there is no such request. */
export async function acceptRequest(db: Db, pair: Pair): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockPeople(tx, [pair.requesterId, pair.addresseeId]))) return false;
    if (await acceptPending(tx, pair)) return true;
    return (await tx.$count(connections, and(isPair(pair), eq(connections.status, "accepted")))) > 0;
  });
}

/** Deletes a request: declined by the addressee or cancelled by the sender. Undefined when this person has no such request. */
export async function removeRequest(db: Db, { id, userId }: Owned) {
  const isIt = and(eq(connections.id, id), isOf(userId));
  const [pair] = await db
    .select({ requesterId: connections.requesterId, addresseeId: connections.addresseeId })
    .from(connections)
    .where(isIt);
  if (!pair) return undefined;
  const isSender = pair.requesterId === userId;
  const otherId = isSender ? pair.addresseeId : pair.requesterId;
  return db.transaction(async (tx): Promise<"removed" | "connected" | undefined> => {
    if (!(await lockPeople(tx, [userId, otherId]))) return undefined;
    const [removed] = await tx
      .delete(connections)
      .where(and(isIt, isPending))
      .returning({ id: connections.id, createdAt: connections.createdAt });
    if (!removed) return (await tx.$count(connections, and(isIt, isCurrent))) ? "connected" : undefined;
    if (!isSender) {
      await countUse(tx, { key: declinesOf(pair), seconds: daySeconds, keptSeconds: declinesKept });
      await countAnswer(tx, { userId, askedAt: removed.createdAt });
    }
    const event = { userId: otherId, actorId: userId, connectionId: id };
    await insertEvent(tx, { ...event, kind: isSender ? "cancelled" : "declined" });
    return "removed";
  });
}

const requestColumns = { id: connections.id, created_at: connections.createdAt, note: connections.note };

/** The newest requests to a person, or the one of `id`. */
export async function listPending(db: Db, { userId, id }: { userId: string; id?: string }) {
  return db
    .select({
      ...requestColumns,
      requester_id: users.id,
      requester_username: users.username,
      requester_avatar_url: users.avatarUrl,
      set_aside: sql<boolean>`${connections.setAsideAt} is not null`,
    })
    .from(connections)
    .innerJoin(users, eq(users.id, connections.requesterId))
    .where(and(eq(connections.addresseeId, userId), isPending, id ? eq(connections.id, id) : undefined))
    .orderBy(desc(connections.createdAt), connections.id)
    .limit(maxListed);
}

export async function listSent(db: Db, params: { userId: string }) {
  return db
    .select({
      ...requestColumns,
      addressee_id: users.id,
      addressee_username: users.username,
      addressee_avatar_url: users.avatarUrl,
    })
    .from(connections)
    .innerJoin(users, eq(users.id, connections.addresseeId))
    .where(and(eq(connections.requesterId, params.userId), isPending))
    .orderBy(desc(connections.createdAt), connections.id)
    .limit(maxListed);
}

/** `id` is the connection's, as in the other lists; `user_id` the other person's. */
export async function listActive(db: Db, params: { userId: string }) {
  return db
    .select({
      id: connections.id,
      user_id: users.id,
      github_username: users.username,
      github_avatar_url: users.avatarUrl,
      github_profile_url: users.profileUrl,
      connected_at: sql<Date>`${connections.respondedAt}`.mapWith(connections.respondedAt),
    })
    .from(connections)
    .innerJoin(users, eq(users.id, otherOf(params.userId)))
    .where(isConnectionOf(params.userId))
    .orderBy(desc(connections.respondedAt), connections.id)
    .limit(maxListed);
}

/** The connection between two people, if any; undefined when there is no such person. */
export async function findRelation(db: Db, { userId, otherId }: { userId: string; otherId: string }) {
  const between = or(
    isPair({ requesterId: userId, addresseeId: otherId }),
    isPair({ requesterId: otherId, addresseeId: userId }),
  );
  const [relation] = await db
    .select({ id: connections.id, status: connections.status, requesterId: connections.requesterId })
    .from(users)
    .leftJoin(connections, and(between, isCurrent))
    .where(and(eq(users.id, otherId), sql`not ${isBlockedBetween(userId, users.id)}`));
  return relation;
}

/** The other person of an accepted connection; undefined when this person has no such connection. */
export async function findPartner(db: Db, params: { connectionId: string; userId: string }) {
  const [partner] = await db
    .select({ id: users.id, username: users.username, avatar_url: users.avatarUrl })
    .from(connections)
    .innerJoin(users, eq(users.id, otherOf(params.userId)))
    .where(and(eq(connections.id, params.connectionId), isConnectionOf(params.userId)));
  return partner;
}

const minAnswers = 5;

/** Median response time to requests in hours; null for fewer than five responses. */
export async function findUsualAnswer(db: Db, { userId }: { userId: string }): Promise<number | null> {
  const [row] = await db
    .select({
      answers: sql<number>`count(*)::int`,
      hours: sql<
        number | null
      >`percentile_cont(0.5) within group (order by ${requestAnswers.waitedHours})`.mapWith(Number),
    })
    .from(requestAnswers)
    .where(eq(requestAnswers.userId, userId));
  return row && row.answers >= minAnswers ? row.hours : null;
}

/** Sets or clears "Not now" on a request; false when there is no such request to this person. */
export async function setAside(db: Db, { id, userId, aside }: Owned & { aside: boolean }) {
  const changed = await db
    .update(connections)
    .set({ setAsideAt: aside ? sql`now()` : null })
    .where(and(eq(connections.id, id), eq(connections.addresseeId, userId), isPending))
    .returning({ id: connections.id });
  return changed.length > 0;
}

/** Ends an accepted connection with its messages, for both; undefined when this person has no such connection. */
export async function removeConnection(db: Db, { id, userId }: Owned) {
  const [removed] = await db
    .delete(connections)
    .where(and(eq(connections.id, id), isConnectionOf(userId)))
    .returning({ id: connections.id });
  return removed;
}

export async function removeExpiredRequests(db: Db): Promise<void> {
  await db.delete(connections).where(isExpired);
}
