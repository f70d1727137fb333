import type { Db } from "@career-hub/db/client.ts";
import { connections, profiles, users, wishes } from "@career-hub/db/schema.ts";
import { and, asc, eq, ilike, inArray, ne, sql } from "drizzle-orm";
import { blockedEitherWay } from "../../connection/block/queries.ts";
import { isOf, otherOf } from "../../connection/queries.ts";

const maxNamed = 50;

/** People whose name has this prefix, independent of vectors. */
export async function findByName(db: Db, { userId, name }: { userId: string; name: string }) {
  const pattern = `${name.replace(/[\\%_]/g, "\\$&")}%`;
  return db
    .select({ userId: profiles.userId, updatedAt: profiles.updatedAt })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .leftJoin(wishes, eq(wishes.userId, profiles.userId))
    .where(
      and(
        ilike(users.username, pattern),
        ne(users.id, userId),
        sql`${wishes.looking} is distinct from 'no'`,
        sql`${users.id} <> all (${blockedEitherWay(userId)})`,
      ),
    )
    .orderBy(asc(users.username))
    .limit(maxNamed);
}

export async function listAccounts(db: Db, { userIds }: { userIds: string[] }) {
  return db
    .select({ userId: users.id, username: users.username, avatarUrl: users.avatarUrl })
    .from(users)
    .where(inArray(users.id, userIds));
}

/** User id → relation to the person. */
export async function listRelations(db: Db, { userId }: { userId: string }) {
  const rows = await db
    .select({ otherId: sql<string>`${otherOf(userId)}`, status: connections.status })
    .from(connections)
    .where(isOf(userId));
  return new Map(rows.map(({ otherId, status }) => [otherId, status]));
}
