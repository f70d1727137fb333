import { maxGenerations } from "@career-hub/db/enums.ts";
import { revocationOf } from "../auth/codeHosts.ts";
import { insertSecurityEvent, listSecurityEvents } from "../auth/events/queries.ts";
import { rotate } from "../auth/rotate.ts";
import {
  listSessions,
  removeOtherSessions,
  removeSession,
  removeSessionById,
} from "../auth/sessions/queries.ts";
import {
  findApiToken,
  insertApiToken,
  listApiTokens,
  maxTokens,
  removeApiToken,
} from "../auth/tokens/queries.ts";
import { conflict, notFound, signInFirst } from "../errors.ts";
import { idInput } from "../text/schema.ts";
import { createApiToken, hashToken } from "../token.ts";
import { freshProcedure, publicProcedure, router, sessionProcedure, userProcedure } from "../trpc.ts";
import { exported } from "./export/queries.ts";
import { removeUser } from "./queries.ts";
import { newTokenInput } from "./schema.ts";
import { countSince, lastVisitOf, recordVisit } from "./visits/queries.ts";

export const userRouter = router({
  signInOptions: publicProcedure.query(({ ctx }) => ({
    productName: ctx.env.productName,
    codeHost: "GitHub",
    demo: ctx.env.github === null,
    ownerSignIn: ctx.env.ownerToken !== undefined,
  })),

  current: userProcedure.query(({ ctx }) => {
    const { id, username, avatarUrl, generationCount, hasSavedProfile, privateRepositories } = ctx.user;
    return {
      user: { id, username, avatar_url: avatarUrl },
      generationCount,
      canGenerate: generationCount < maxGenerations,
      hasSavedProfile,
      privateRepositories,
    };
  }),

  /** Called while a page is visible. */
  visit: sessionProcedure.mutation(async ({ ctx }) => {
    await recordVisit(ctx.db, { userId: ctx.user.id });
    return { message: "Noted." };
  }),

  /** `at` is null during the first visit. */
  sinceLastVisit: userProcedure.query(async ({ ctx }) => {
    const userId = ctx.user.id;
    const at = await lastVisitOf(ctx.db, { userId });
    return at
      ? { at, ...(await countSince(ctx.db, { userId, since: at })) }
      : { at, requests: 0, messages: 0, jobs: 0 };
  }),

  /** Works without a valid session: logging out is idempotent. */
  logout: publicProcedure.mutation(async ({ ctx }) => {
    const ended = ctx.token && (await removeSession(ctx.db, { tokenHash: hashToken(ctx.token) }));
    if (ended) {
      const { userId, device } = ended;
      await insertSecurityEvent(ctx.db, { userId, kind: "signedOut", detail: device });
    }
    return { message: "You are logged out." };
  }),

  /** Public, so that a call whose response was lost can be retried with the token that was already rotated. */
  rotate: publicProcedure.mutation(async ({ ctx }) => {
    if (ctx.token && (await findApiToken(ctx.db, { tokenHash: hashToken(ctx.token) })))
      throw conflict("Please sign in for this: an API token is not enough.");
    const token = ctx.token && (await rotate(ctx, ctx.token));
    if (!token) throw signInFirst();
    return { token };
  }),

  sessions: sessionProcedure.query(async ({ ctx }) => ({
    sessions: await listSessions(ctx.db, { userId: ctx.user.id, currentId: ctx.session.id }),
    /** Whether export and deletion are possible without signing in again. */
    isFresh: ctx.session.isFresh,
  })),

  endSession: sessionProcedure.input(idInput).mutation(async ({ ctx, input: { id } }) => {
    const userId = ctx.user.id;
    const ended = await removeSessionById(ctx.db, { id, userId });
    if (!ended) throw notFound("This session has already ended.");
    await insertSecurityEvent(ctx.db, { userId, kind: "signedOut", detail: ended.device });
    return { message: "That device is signed out." };
  }),

  endOtherSessions: sessionProcedure.mutation(async ({ ctx }) => {
    const userId = ctx.user.id;
    const ended = await removeOtherSessions(ctx.db, { userId, currentId: ctx.session.id });
    if (ended > 0) await insertSecurityEvent(ctx.db, { userId, kind: "signedOutOthers" });
    return { ended, message: "Signed out everywhere else." };
  }),

  securityEvents: userProcedure.query(async ({ ctx }) => ({
    events: await listSecurityEvents(ctx.db, { userId: ctx.user.id }),
  })),

  tokens: userProcedure.query(async ({ ctx }) => ({
    tokens: await listApiTokens(ctx.db, { userId: ctx.user.id }),
  })),

  /** The only response that contains the token. */
  createToken: sessionProcedure.input(newTokenInput).mutation(async ({ ctx, input: { name, access } }) => {
    const userId = ctx.user.id;
    const token = createApiToken(access);
    const created = await insertApiToken(ctx.db, { userId, name, access, tokenHash: hashToken(token) });
    if (!created) throw conflict(`You have reached the limit of ${maxTokens} tokens. Revoke one first.`);
    await insertSecurityEvent(ctx.db, { userId, kind: "tokenCreated", detail: name });
    return { ...created, token };
  }),

  revokeToken: sessionProcedure.input(idInput).mutation(async ({ ctx, input: { id } }) => {
    const userId = ctx.user.id;
    const revoked = await removeApiToken(ctx.db, { id, userId });
    if (!revoked) throw notFound("This token has already been revoked.");
    await insertSecurityEvent(ctx.db, { userId, kind: "tokenRevoked", detail: revoked.name });
    return { message: "Token revoked." };
  }),

  export: freshProcedure.query(async ({ ctx }) => {
    await insertSecurityEvent(ctx.db, { userId: ctx.user.id, kind: "exported" });
    const tables = Object.entries(exported).map(
      async ([name, rows]) => [name, await rows(ctx.db, ctx.user.id)] as const,
    );
    return {
      exportedAt: new Date().toISOString(),
      ...Object.fromEntries(await Promise.all(tables)),
    } as Record<string, unknown>;
  }),

  removeAccount: freshProcedure.mutation(async ({ ctx }) => {
    const revoke = await revocationOf(ctx, ctx.user);
    await removeUser(ctx.db, { userId: ctx.user.id });
    // The account is deleted even if the revocation fails: the person can also revoke the grant at the code host.
    await revoke?.()?.catch((err: unknown) => ctx.log.warn({ err }, "the grant was not revoked"));
    return { message: "Your account and all its data have been deleted." };
  }),
});
