import type { Db } from "@career-hub/db/client.ts";
import { wishes } from "@career-hub/db/schema.ts";
import { eq, inArray, sql } from "drizzle-orm";
import { fieldNamed } from "../../matching/fields.ts";
import { noWishes, type Wish, type Wishes } from "./schema.ts";

/** Stored wishes, with the present spelling of domains. */
function readWishes(data: unknown): Wishes {
  const wishes = { ...noWishes, ...(data as Wishes) };
  const respelled = (list: Wish[]) =>
    list.map((wish) =>
      wish.kind === "domain" ? { ...wish, value: fieldNamed(wish.value) ?? wish.value } : wish,
    );
  return {
    ...wishes,
    must: respelled(wishes.must),
    prefer: respelled(wishes.prefer),
    avoid: respelled(wishes.avoid),
  };
}

export async function findWishes(db: Db, params: { userId: string }) {
  const [row] = await db
    .select({ data: wishes.data, updatedAt: wishes.updatedAt })
    .from(wishes)
    .where(eq(wishes.userId, params.userId));
  return row && { wishes: readWishes(row.data), updatedAt: row.updatedAt };
}

export async function listWishes(db: Db, params: { userIds: string[] }): Promise<Map<string, Wishes>> {
  const rows = await db
    .select({ userId: wishes.userId, data: wishes.data })
    .from(wishes)
    .where(inArray(wishes.userId, params.userIds));
  return new Map(rows.map(({ userId, data }) => [userId, readWishes(data)]));
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
