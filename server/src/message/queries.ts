import type { Db } from "@career-hub/db/client.ts";
import { connections, messages, users } from "@career-hub/db/schema.ts";
import { and, desc, eq, isNull, ne, sql } from "drizzle-orm";
import { isConnectionOf, otherOf } from "../connection/queries.ts";
import { insertEvent, lockPeople } from "../news/queries.ts";

const maxListed = 500;

const columns = (userId: string) => ({
  id: messages.id,
  body: messages.body,
  sentByMe: sql<boolean>`${messages.senderId} = ${userId}`,
  createdAt: messages.createdAt,
  readAt: messages.readAt,
});

/** All connections as threads, including those without messages; most recent activity first. */
export async function listThreads(db: Db, { userId }: { userId: string }) {
  const lastMessage = db
    .select({ ...columns(userId), sentByMe: sql<boolean>`${messages.senderId} = ${userId}`.as("sent_by_me") })
    .from(messages)
    .where(eq(messages.connectionId, connections.id))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1)
    .as("last_message");
  const unread = db.$count(
    messages,
    and(eq(messages.connectionId, connections.id), ne(messages.senderId, userId), isNull(messages.readAt)),
  );
  return db
    .select({
      connectionId: connections.id,
      user: { id: users.id, username: users.username, avatar_url: users.avatarUrl },
      unread,
      lastMessage: {
        id: lastMessage.id,
        body: lastMessage.body,
        sentByMe: lastMessage.sentByMe,
        createdAt: lastMessage.createdAt,
        readAt: lastMessage.readAt,
      },
    })
    .from(connections)
    .innerJoin(users, eq(users.id, otherOf(userId)))
    .leftJoinLateral(lastMessage, sql`true`)
    .where(isConnectionOf(userId))
    .orderBy(desc(sql`coalesce(${lastMessage.createdAt}, ${connections.respondedAt})`), connections.id)
    .limit(maxListed);
}

type Page = { connectionId: string; userId: string; before: string | null; limit: number };

/** Newest first, with keyset pagination, so that pages neither skip nor repeat messages. */
export async function listMessages(db: Db, { connectionId, userId, before, limit }: Page) {
  const cursor = db
    .select({ at: messages.createdAt, id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, before ?? ""), eq(messages.connectionId, connectionId)));
  return db
    .select(columns(userId))
    .from(messages)
    .where(
      and(
        eq(messages.connectionId, connectionId),
        before === null ? undefined : sql`(${messages.createdAt}, ${messages.id}) < ${cursor}`,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);
}

type NewMessage = { connectionId: string; senderId: string; otherId: string; body: string };

/** Undefined when the other account was deleted in the meantime. */
export async function insertMessage(db: Db, { connectionId, senderId, otherId, body }: NewMessage) {
  return db.transaction(async (tx) => {
    if (!(await lockPeople(tx, [senderId, otherId]))) return undefined;
    const [message] = await tx
      .insert(messages)
      // clock_timestamp() instead of the transaction's start, so that the order of locks is the order of messages.
      .values({ connectionId, senderId, body, createdAt: sql`clock_timestamp()` })
      .returning(columns(senderId));
    await insertEvent(tx, { userId: otherId, actorId: senderId, kind: "message", connectionId });
    return message;
  });
}

export async function markRead(
  db: Db,
  { connectionId, userId }: { connectionId: string; userId: string },
): Promise<number> {
  const marked = await db
    .update(messages)
    .set({ readAt: sql`now()` })
    .where(
      and(eq(messages.connectionId, connectionId), ne(messages.senderId, userId), isNull(messages.readAt)),
    )
    .returning({ id: messages.id });
  return marked.length;
}
