import type { Db } from "@career-hub/db/client.ts";
import { wishes } from "@career-hub/db/schema.ts";
import { eq, inArray, sql } from "drizzle-orm";
import { noWishes, type Wishes } from "./schema.ts";

export async function findWishes(db: Db, params: { userId: string }) {
  const [row] = await db
    .select({ data: wishes.data, updatedAt: wishes.updatedAt })
    .from(wishes)
    .where(eq(wishes.userId, params.userId));
  return row && { wishes: { ...noWishes, ...(row.data as Wishes) }, updatedAt: row.updatedAt };
}

export async function listWishes(db: Db, params: { userIds: string[] }): Promise<Map<string, Wishes>> {
  if (params.userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: wishes.userId, data: wishes.data })
    .from(wishes)
    .where(inArray(wishes.userId, params.userIds));
  return new Map(rows.map(({ userId, data }) => [userId, { ...noWishes, ...(data as Wishes) }]));
}

export async function upsertWishes(db: Db, params: { userId: string; wishes: Wishes }): Promise<Date> {
  const values = { looking: params.wishes.looking, data: params.wishes };
  const [row] = await db
    .insert(wishes)
    .values({ userId: params.userId, ...values })
    .onConflictDoUpdate({ target: wishes.userId, set: { ...values, updatedAt: sql`now()` } })
    .returning({ updatedAt: wishes.updatedAt });
  return row?.updatedAt ?? new Date();
}
