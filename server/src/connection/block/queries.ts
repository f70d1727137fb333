import type { Db } from "@career-hub/db/client.ts";
import { blocks, connections, events, users } from "@career-hub/db/schema.ts";
import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { lockPeople } from "../../news/queries.ts";

/** Whether a block exists in either direction; blocked people do not see each other. */
export const isBlockedBetween = (userId: string, otherId: PgColumn | string) =>
  sql<boolean>`exists (
    select 1 from ${blocks}
    where (${blocks.userId} = ${userId} and ${blocks.blockedId} = ${otherId})
    or (${blocks.blockedId} = ${userId} and ${blocks.userId} = ${otherId})
  )`;

/** People in a block with this person in either direction; evaluated once per query. */
export const blockedEitherWay = (userId: string): SQL => sql`array(
  select case when ${blocks.userId} = ${userId} then ${blocks.blockedId} else ${blocks.userId} end
  from ${blocks} where ${blocks.userId} = ${userId} or ${blocks.blockedId} = ${userId}
)`;

export async function areBlocked(db: Db, { userId, otherId }: { userId: string; otherId: string }) {
  const [row] = await db
    .select({ blocked: isBlockedBetween(userId, otherId) })
    .from(users)
    .where(eq(users.id, userId));
  return row?.blocked ?? false;
}

type Pair = { userId: string; blockedId: string };
const isBlock = ({ userId, blockedId }: Pair) =>
  and(eq(blocks.userId, userId), eq(blocks.blockedId, blockedId));

/**
 * Deletes the connection with its messages and events, and creates the block. Undefined when the other person does not
 * exist for `userId`, for example after blocking them first.
 */
export async function insertBlock(db: Db, { userId, blockedId }: Pair) {
  return db.transaction(async (tx): Promise<"blocked" | "blockedBefore" | undefined> => {
    if (!(await lockPeople(tx, [userId, blockedId]))) return undefined;
    if (await tx.$count(blocks, isBlock({ userId, blockedId }))) return "blockedBefore";
    if (await areBlocked(tx, { userId, otherId: blockedId })) return undefined;
    await tx.insert(blocks).values({ userId, blockedId });
    const between = (one: PgColumn, other: PgColumn) =>
      or(and(eq(one, userId), eq(other, blockedId)), and(eq(one, blockedId), eq(other, userId)));
    await tx.delete(connections).where(between(connections.requesterId, connections.addresseeId));
    await tx.delete(events).where(between(events.userId, events.actorId));
    return "blocked";
  });
}

export async function removeBlock(db: Db, pair: Pair): Promise<boolean> {
  const removed = await db.delete(blocks).where(isBlock(pair)).returning({ userId: blocks.userId });
  return removed.length > 0;
}

export async function listBlocked(db: Db, params: { userId: string }) {
  return db
    .select({
      user_id: users.id,
      github_username: users.username,
      github_avatar_url: users.avatarUrl,
      blocked_at: blocks.createdAt,
    })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(eq(blocks.userId, params.userId))
    .orderBy(desc(blocks.createdAt), users.id)
    .limit(500);
}
