import { setTimeout as wait } from "node:timers/promises";
import { TRPCError } from "@trpc/server";
import { z } from "zod";
import { isPublic, setPublic } from "../share/queries.ts";
import { router, userProcedure } from "../trpc.ts";
import { anyId } from "../user/schema.ts";
import { changesSince } from "./changes.ts";
import { withoutClaims } from "./claims.ts";
import { embedProfile } from "./embedding.ts";
import { generate } from "./generate.ts";
import { findRunning, listGenerations } from "./generations/queries.ts";
import { publicPart } from "./publicPart.ts";
import { findPerson, findProfile, removeProfile, upsertProfile } from "./queries.ts";
import { listRejected } from "./rejected/queries.ts";
import { rejectClaim, restoreClaim } from "./rejected/reject.ts";
import { admitProfile } from "./save.ts";
import { claimSchema, saveInput } from "./schema.ts";
import { match, suggest } from "./suggestions.ts";

const pollMs = 400;
/** How long a page may ask for progress before its generation has begun. */
const beginMs = 5_000;

export const profileRouter = router({
  generate: userProcedure
    .input(z.object({ requestKey: z.uuid().optional() }).optional())
    .mutation(({ ctx, input }) => generate(ctx, input?.requestKey)),

  generations: userProcedure.query(async ({ ctx }) => {
    const running = await findRunning(ctx.db, { userId: ctx.user.id });
    return {
      running: running ? { stage: running.stage, done: running.done, total: running.total } : null,
      generations: await listGenerations(ctx.db, { userId: ctx.user.id }),
    };
  }),

  /** Whether a new generation could find anything new. */
  changes: userProcedure.meta({ limit: "checkChanges" }).query(({ ctx }) => changesSince(ctx)),

  /** Kept in the row, so that any server can tell; asked for again and again, so that none has to be told. */
  progress: userProcedure.subscription(async function* ({ ctx, signal }) {
    const stop = AbortSignal.any([ctx.closing, ...(signal ? [signal] : [])]);
    let last = "";
    for (
      const began = performance.now();
      !stop.aborted;
      await wait(pollMs, undefined, { signal: stop }).catch(() => {})
    ) {
      const running = await findRunning(ctx.db, { userId: ctx.user.id });
      if (!running && (last || performance.now() - began > beginMs)) return;
      if (!running) continue;
      const { stage, done, total } = running;
      const key = `${stage} ${done} ${total}`;
      if (key !== last) yield { stage, done, total };
      last = key;
    }
  }),

  byId: userProcedure
    .meta({ limit: "readProfile" })
    .input(z.object({ userId: anyId }))
    .query(async ({ ctx, input }) => {
      const found = await findPerson(ctx.db, input);
      if (!found) throw new TRPCError({ code: "NOT_FOUND", message: "User profile not found." });
      return { user: found.user, profile: found.profile && publicPart(found.profile) };
    }),

  saved: userProcedure.query(async ({ ctx }) => ({
    profile: await findProfile(ctx.db, { userId: ctx.user.id }),
  })),

  suggestions: userProcedure.query(({ ctx }) => suggest(ctx.db, { userId: ctx.user.id })),

  match: userProcedure
    .meta({ limit: "readProfile" })
    .input(z.object({ userId: anyId }))
    .query(async ({ ctx, input }) => ({
      match: await match(ctx.db, { userId: ctx.user.id, otherId: input.userId }),
    })),

  rejected: userProcedure.query(async ({ ctx }) => ({
    rejected: await listRejected(ctx.db, { userId: ctx.user.id }),
  })),

  reject: userProcedure.input(claimSchema).mutation(async ({ ctx, input }) => {
    await rejectClaim(ctx, input);
    return { message: `“${input.claim}” is left out of your profile, of matching and of later generations.` };
  }),

  restore: userProcedure.input(claimSchema).mutation(async ({ ctx, input }) => {
    await restoreClaim(ctx, input);
    return { message: `“${input.claim}” is part of your profile again.` };
  }),

  save: userProcedure.input(saveInput).mutation(async ({ ctx, input }) => {
    const { profile, generationId, hadAddresses } = await admitProfile(ctx.db, ctx.user, input.profileData);
    const userId = ctx.user.id;
    const rejected = await listRejected(ctx.db, { userId });
    const counted = { ...profile, technical: withoutClaims(profile.technical, rejected) };
    const vector = await embedProfile(ctx.ai.embedder, counted, userId, (err) =>
      ctx.log.warn({ err }, "profile not embedded"),
    );
    const existed = await upsertProfile(ctx.db, { userId, generationId, profile, vector });
    return {
      message: existed ? "Profile updated successfully!" : "Profile saved successfully!",
      ...(hadAddresses && {
        note: "E-mail addresses, links and phone numbers were taken out of your text. People can reach you with a connection request.",
      }),
    };
  }),

  /** Whether everybody may read the profile at /p/username. */
  sharing: userProcedure.query(async ({ ctx }) => ({
    isPublic: await isPublic(ctx.db, { userId: ctx.user.id }),
    address: `${ctx.env.publicUrl}/p/${encodeURIComponent(ctx.user.username)}`,
  })),

  share: userProcedure.input(z.object({ isPublic: z.boolean() })).mutation(async ({ ctx, input }) => {
    if (!(await setPublic(ctx.db, { userId: ctx.user.id, isPublic: input.isPublic })))
      throw new TRPCError({
        code: "CONFLICT",
        message: "Save a profile first: only a saved profile can be public.",
      });
    return { message: input.isPublic ? "Your page is public." : "Your page is not public any more." };
  }),

  remove: userProcedure.mutation(async ({ ctx }) => {
    if (!(await removeProfile(ctx.db, { userId: ctx.user.id })))
      throw new TRPCError({ code: "NOT_FOUND", message: "There is no saved profile to delete." });
    return { message: "Profile deleted successfully!" };
  }),
});
