import type { Db } from "@career-hub/db/client.ts";
import { codeHostTokens, profiles, sessions, signInAttempts, users } from "@career-hub/db/schema.ts";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Account } from "../codehost/reading.ts";
import { demoHost, removeSampleProfile } from "../demo/queries.ts";
import { newsOf, notifies } from "../news/queries.ts";

const inDays = (days: number) => sql`now() + make_interval(days => ${days})`;
const attemptLifetime = sql`now() + interval '10 minutes'`;
const sessionDays = 30;

export async function createAttempt(
  db: Db,
  params: { stateHash: string; includePrivate: boolean },
): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.expiresAt, sql`now()`));
  await db.insert(signInAttempts).values({ ...params, expiresAt: attemptLifetime });
}

/** Takes the attempt back out: of several parallel returns with one state, one gets it. */
export async function takeAttempt(db: Db, params: { stateHash: string }) {
  const [attempt] = await db
    .delete(signInAttempts)
    .where(and(eq(signInAttempts.stateHash, params.stateHash), gt(signInAttempts.expiresAt, sql`now()`)))
    .returning({ includePrivate: signInAttempts.includePrivate });
  return attempt;
}

type SignIn = { codeHost: string; account: Account; tokenHash: string };

/** Account, sealed token and session in one step: none of them without the others. `seal` gets the account's id. */
export async function signIn(
  db: Db,
  { codeHost, account, tokenHash }: SignIn,
  token: { includePrivate: boolean; seal: (userId: string) => string },
): Promise<string> {
  const seen = {
    username: account.login,
    name: account.name,
    avatarUrl: account.avatarUrl,
    profileUrl: account.profileUrl,
  };
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ codeHost, codeHostUserId: account.id, ...seen })
      .onConflictDoUpdate({
        target: [users.codeHost, users.codeHostUserId],
        set: { ...seen, updatedAt: sql`now()` },
      })
      .returning({ id: users.id });
    if (!user) throw new Error("an upsert returned no row");
    if (codeHost === demoHost) await removeSampleProfile(tx, { userId: user.id });
    const stored = {
      sealed: token.seal(user.id),
      includePrivate: token.includePrivate,
      lastUsedAt: sql`now()`,
    };
    await tx
      .insert(codeHostTokens)
      .values({ userId: user.id, ...stored })
      .onConflictDoUpdate({ target: codeHostTokens.userId, set: stored });
    await tx.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
    await tx.insert(sessions).values({ tokenHash, userId: user.id, expiresAt: inDays(sessionDays) });
    return user.id;
  });
}

const prepareSession = (db: Db) =>
  db
    .select({
      user: {
        id: users.id,
        username: users.username,
        name: users.name,
        avatarUrl: users.avatarUrl,
        profileUrl: users.profileUrl,
        codeHost: users.codeHost,
        generationCount: users.generationCount,
        hasSavedProfile: sql<boolean>`${profiles.userId} is not null`,
        privateRepositories: sql<boolean>`coalesce(${codeHostTokens.includePrivate}, false)`,
      },
      isStale: sql<boolean>`${sessions.lastSeenAt} < now() - interval '1 hour'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(codeHostTokens, eq(codeHostTokens.userId, users.id))
    .where(and(eq(sessions.tokenHash, sql.placeholder("tokenHash")), gt(sessions.expiresAt, sql`now()`)))
    .prepare("find_session");

/** Asked with every call: written and planned once. */
const preparedSession = new WeakMap<Db, ReturnType<typeof prepareSession>>();

/** The person of a valid session, with what every page shows of them, in one statement so that it agrees. Using it puts its end off, at most once an hour so that reading stays reading. */
export async function findSession(db: Db, params: { tokenHash: string }) {
  const query = preparedSession.get(db) ?? prepareSession(db);
  preparedSession.set(db, query);
  const [found] = await query.execute(params);
  if (found?.isStale)
    // A full disk must not keep anybody from reading: then the next call puts it off.
    await db
      .update(sessions)
      .set({ lastSeenAt: sql`now()`, expiresAt: inDays(sessionDays) })
      .where(eq(sessions.tokenHash, params.tokenHash))
      .catch(() => {});
  return found?.user;
}

/** Other pages of the session learn of its end at once. */
export async function removeSession(db: Db, params: { tokenHash: string }): Promise<void> {
  await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, params.tokenHash))
    .returning({ told: notifies(newsOf, sessions.userId) });
}

export async function findCodeHostToken(db: Db, params: { userId: string }) {
  const [token] = await db
    .update(codeHostTokens)
    .set({ lastUsedAt: sql`now()` })
    .where(eq(codeHostTokens.userId, params.userId))
    .returning({ sealed: codeHostTokens.sealed, includePrivate: codeHostTokens.includePrivate });
  return token;
}

export async function replaceCodeHostToken(
  db: Db,
  params: { userId: string; from: string; to: string },
): Promise<void> {
  await db
    .update(codeHostTokens)
    .set({ sealed: params.to })
    .where(and(eq(codeHostTokens.userId, params.userId), eq(codeHostTokens.sealed, params.from)));
}

/** Tokens nobody used for a month are forgotten; the person signs in again when they are needed. */
export async function removeUnusedCodeHostTokens(db: Db): Promise<void> {
  await db.delete(codeHostTokens).where(lt(codeHostTokens.lastUsedAt, sql`now() - interval '30 days'`));
}
