import type { Db } from "@career-hub/db/client.ts";
import { codeHostTokens, sessions, signInAttempts, users } from "@career-hub/db/schema.ts";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Account, CodeHost } from "../codehost/reading.ts";
import { insertSecurityEvent } from "./events/queries.ts";
import { insertReading } from "./readings/queries.ts";
import { firstExpiry } from "./sessions/queries.ts";

const attemptLifetime = sql`now() + interval '10 minutes'`;

export async function createAttempt(
  db: Db,
  params: { stateHash: string; includePrivate: boolean },
): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.expiresAt, sql`now()`));
  await db.insert(signInAttempts).values({ ...params, expiresAt: attemptLifetime });
}

/** Deletes and returns the attempt, so that only one of several parallel callbacks with the same state gets it. */
export async function takeAttempt(db: Db, params: { stateHash: string }) {
  const [attempt] = await db
    .delete(signInAttempts)
    .where(and(eq(signInAttempts.stateHash, params.stateHash), gt(signInAttempts.expiresAt, sql`now()`)))
    .returning({ includePrivate: signInAttempts.includePrivate });
  return attempt;
}

type SignIn = {
  codeHost: string;
  account: Account;
  tokenHash: string;
  device?: string | null;
  place?: string | null;
};

/** Stores account, sealed token and session in one transaction. `seal` gets the account's id. */
export async function signIn(
  db: Db,
  { codeHost, account, tokenHash, device = null, place = null }: SignIn,
  token: { includePrivate: boolean; seal: (userId: string) => string },
  afterSignIn?: CodeHost["afterSignIn"],
): Promise<string> {
  const userValues = {
    username: account.login,
    name: account.name,
    avatarUrl: account.avatarUrl,
    profileUrl: account.profileUrl,
  };
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ codeHost, codeHostUserId: account.id, ...userValues })
      .onConflictDoUpdate({
        target: [users.codeHost, users.codeHostUserId],
        set: { ...userValues, updatedAt: sql`now()` },
      })
      .returning({ id: users.id });
    if (!user) throw new Error("an upsert returned no row");
    await afterSignIn?.(tx, { userId: user.id });
    const tokenValues = {
      sealed: token.seal(user.id),
      includePrivate: token.includePrivate,
      lastUsedAt: sql`now()`,
    };
    await tx
      .insert(codeHostTokens)
      .values({ userId: user.id, ...tokenValues })
      .onConflictDoUpdate({ target: codeHostTokens.userId, set: tokenValues });
    await tx.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
    await tx.insert(sessions).values({ tokenHash, userId: user.id, device, place, expiresAt: firstExpiry });
    await insertSecurityEvent(tx, { userId: user.id, kind: "signedIn", detail: device });
    await insertReading(tx, { userId: user.id, kind: "signIn" });
    return user.id;
  });
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

/** Deletes tokens unused for 30 days; the person signs in again when one is needed. */
export async function removeUnusedCodeHostTokens(db: Db): Promise<void> {
  await db.delete(codeHostTokens).where(lt(codeHostTokens.lastUsedAt, sql`now() - interval '30 days'`));
}
