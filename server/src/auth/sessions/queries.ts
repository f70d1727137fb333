import type { Db } from "@career-hub/db/client.ts";
import { codeHostTokens, profiles, sessions, users } from "@career-hub/db/schema.ts";
import { and, desc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { newsOf, notify } from "../../news/queries.ts";

const idleLifetime = sql`interval '30 days'`;
const absoluteLifetime = sql`interval '90 days'`;
/** 30 days from now, but at most 90 days after the sign-in. */
const nextExpiry = sql`least(now() + ${idleLifetime}, ${sessions.createdAt} + ${absoluteLifetime})`;
export const firstExpiry = sql`now() + ${idleLifetime}`;
const isValid = and(
  gt(sessions.expiresAt, sql`now()`),
  gt(sessions.createdAt, sql`now() - ${absoluteLifetime}`),
);
const rotationRepeats = sql`interval '10 minutes'`;

/** Columns needed for each call, read in one statement for consistency. */
export const callerColumns = {
  id: users.id,
  username: users.username,
  name: users.name,
  avatarUrl: users.avatarUrl,
  profileUrl: users.profileUrl,
  codeHost: users.codeHost,
  generationCount: users.generationCount,
  hasSavedProfile: sql<boolean>`${profiles.userId} is not null`,
  privateRepositories: sql<boolean>`coalesce(${codeHostTokens.includePrivate}, false)`,
};

const prepareSession = (db: Db) =>
  db
    .select({
      tokenHash: sessions.tokenHash,
      user: callerColumns,
      session: {
        id: sessions.id,
        isFresh: sql<boolean>`${sessions.createdAt} > now() - interval '10 minutes'`,
      },
      isStale: sql<boolean>`${sessions.lastSeenAt} < now() - interval '1 hour' or ${sessions.rotatedFrom} is not null`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(codeHostTokens, eq(codeHostTokens.userId, users.id))
    .where(and(sql`${sessions.tokenHash} = any (${sql.placeholder("tokenHashes")}::text[])`, isValid))
    .prepare("find_sessions");

/** A prepared statement, because it runs with every call. */
const preparedSession = new WeakMap<Db, ReturnType<typeof prepareSession>>();

/**
 * The people of valid sessions, by token hash. Use extends a session, written at most once an hour; the first use after a
 * rotation invalidates the previous token.
 */
export async function findSessions(db: Db, params: { tokenHashes: string[] }) {
  const rows = await preparedSession.getOrInsertComputed(db, prepareSession).execute(params);
  const stale = rows.filter(({ isStale }) => isStale).map(({ tokenHash }) => tokenHash);
  if (stale.length > 0)
    // Ignores a failure, such as a full disk: the next call retries.
    await db
      .update(sessions)
      .set({ lastSeenAt: sql`now()`, expiresAt: nextExpiry, rotatedFrom: null })
      .where(inArray(sessions.tokenHash, stale))
      .catch(() => {});
  return new Map(rows.map(({ tokenHash, user, session }) => [tokenHash, { user, session }]));
}

/** Notifies the session's other pages, whose event stream then ends. */
const notified = notify(newsOf, sessions.userId);

/** Returns the user; undefined when there was none. */
export async function removeSession(db: Db, params: { tokenHash: string }) {
  const [removed] = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, params.tokenHash))
    .returning({ userId: sessions.userId, device: sessions.device, notified });
  return removed;
}

/** Replaces the token of a valid session. False when there is no such session. */
export async function rotateSession(db: Db, { from, to }: { from: string; to: string }): Promise<boolean> {
  const rotated = await db
    .update(sessions)
    .set({ tokenHash: to, rotatedFrom: from, rotatedAt: sql`now()` })
    .where(and(eq(sessions.tokenHash, from), isValid))
    .returning({ id: sessions.id });
  return rotated.length > 0;
}

/** The hash of the token that replaced this one, until the new one is used. */
export async function findRotated(db: Db, { from }: { from: string }): Promise<string | undefined> {
  const [session] = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(
      and(eq(sessions.rotatedFrom, from), gt(sessions.rotatedAt, sql`now() - ${rotationRepeats}`), isValid),
    );
  return session?.tokenHash;
}

/** Last used first. */
export async function listSessions(db: Db, params: { userId: string; currentId: string }) {
  return db
    .select({
      id: sessions.id,
      device: sessions.device,
      place: sessions.place,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      isCurrent: sql<boolean>`${sessions.id} = ${params.currentId}`,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, params.userId), isValid))
    .orderBy(desc(sql`${sessions.id} = ${params.currentId}`), desc(sessions.lastSeenAt), sessions.id)
    .limit(100);
}

export async function removeSessionById(db: Db, params: { id: string; userId: string }) {
  const [removed] = await db
    .delete(sessions)
    .where(and(eq(sessions.id, params.id), eq(sessions.userId, params.userId)))
    .returning({ device: sessions.device, notified });
  return removed;
}

/** Returns the number of ended sessions. */
export async function removeOtherSessions(
  db: Db,
  params: { userId: string; currentId: string },
): Promise<number> {
  const removed = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, params.userId), ne(sessions.id, params.currentId)))
    .returning({ id: sessions.id, notified });
  return removed.length;
}
