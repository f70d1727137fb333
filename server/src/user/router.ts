import { maxGenerations } from "@career-hub/db/enums.ts";
import { revocationOf } from "../auth/codeHosts.ts";
import { removeSession } from "../auth/queries.ts";
import { hashToken } from "../auth/token.ts";
import { publicProcedure, router, userProcedure } from "../trpc.ts";
import { exported, removeUser } from "./queries.ts";

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

  /** Also without a valid session: logging out twice is not an error. */
  logout: publicProcedure.mutation(async ({ ctx }) => {
    if (ctx.token) await removeSession(ctx.db, { tokenHash: hashToken(ctx.token) });
    return { message: "You are logged out." };
  }),

  export: userProcedure.query(async ({ ctx }) => {
    const tables = Object.entries(exported).map(
      async ([name, rows]) => [name, await rows(ctx.db, ctx.user.id)] as const,
    );
    return {
      exportedAt: new Date().toISOString(),
      ...Object.fromEntries(await Promise.all(tables)),
    } as Record<string, unknown>;
  }),

  removeAccount: userProcedure.mutation(async ({ ctx }) => {
    const revoke = await revocationOf(ctx, ctx.user);
    await removeUser(ctx.db, { userId: ctx.user.id });
    // The account is gone whether or not the code host hears of it: the person can end the grant there too.
    await revoke?.()?.catch((err: unknown) => ctx.log.warn({ err }, "the grant was not revoked"));
    return { message: "Your account and everything stored with it were deleted." };
  }),
});
