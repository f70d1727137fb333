import type { Db } from "@career-hub/db/client.ts";
import type { TokenAccess } from "@career-hub/db/enums.ts";
import { apiTokens, codeHostTokens, profiles, users } from "@career-hub/db/schema.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import { callerColumns } from "../sessions/queries.ts";

export const maxTokens = 20;

const columns = {
  id: apiTokens.id,
  name: apiTokens.name,
  access: apiTokens.access,
  createdAt: apiTokens.createdAt,
  lastUsedAt: apiTokens.lastUsedAt,
};

/** The person of a token. The time of last use is written at most once a minute. */
export async function findApiToken(db: Db, params: { tokenHash: string }) {
  const [row] = await db
    .select({
      user: callerColumns,
      token: { id: apiTokens.id, name: apiTokens.name, access: apiTokens.access },
      isStale: sql<boolean>`coalesce(${apiTokens.lastUsedAt} < now() - interval '1 minute', true)`,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(codeHostTokens, eq(codeHostTokens.userId, users.id))
    .where(eq(apiTokens.tokenHash, params.tokenHash));
  if (!row) return undefined;
  const { isStale, ...caller } = row;
  if (isStale)
    await db
      .update(apiTokens)
      .set({ lastUsedAt: sql`now()` })
      .where(eq(apiTokens.tokenHash, params.tokenHash))
      .catch(() => {});
  return caller;
}

/** Newest first. */
export async function listApiTokens(db: Db, params: { userId: string }) {
  return db
    .select(columns)
    .from(apiTokens)
    .where(eq(apiTokens.userId, params.userId))
    .orderBy(desc(apiTokens.createdAt), apiTokens.id);
}

type NewToken = { userId: string; name: string; access: TokenAccess; tokenHash: string };

/** Undefined at the limit of tokens per person. */
export async function insertApiToken(db: Db, token: NewToken) {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, token.userId)).for("no key update");
    if ((await tx.$count(apiTokens, eq(apiTokens.userId, token.userId))) >= maxTokens) return undefined;
    const [inserted] = await tx.insert(apiTokens).values(token).returning(columns);
    return inserted;
  });
}

export async function removeApiToken(db: Db, params: { id: string; userId: string }) {
  const [removed] = await db
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, params.id), eq(apiTokens.userId, params.userId)))
    .returning({ name: apiTokens.name });
  return removed;
}
