import { z } from "zod";
import { insertSecurityEvent } from "../auth/events/queries.ts";
import { listReadings } from "../auth/readings/queries.ts";
import { conflict, notFound, profileNotFound } from "../errors.ts";
import { progressOf } from "../news/queries.ts";
import { watchTopic } from "../news/signals.ts";
import { userInput } from "../text/schema.ts";
import { router, userProcedure } from "../trpc.ts";
import { lastVisitOf } from "../user/visits/queries.ts";
import { changesSince } from "./changes.ts";
import { withoutClaims } from "./claims.ts";
import { embedProfile } from "./embedding.ts";
import { currentPortraits } from "./features/features.ts";
import { generate } from "./generate.ts";
import { findRunning, listGenerations } from "./generations/queries.ts";
import { findPair } from "./pair.ts";
import { findPeople } from "./people/people.ts";
import { peopleInput } from "./people/schema.ts";
import { publicPart } from "./publicPart.ts";
import { findPerson, findProfile, isPublic, removeProfile, setPublic, upsertProfile } from "./queries.ts";
import { listRejected } from "./rejected/queries.ts";
import { rejectClaim, renewVector, restoreClaim } from "./rejected/reject.ts";
import { repositoriesInUse } from "./repositories/inUse.ts";
import { listRemoved, listStoredProfiles, removeRepository } from "./repositories/queries.ts";
import { prepareProfile } from "./save.ts";
import { claimSchema, repositoryInput, saveInput } from "./schema.ts";
import { match, suggest } from "./suggestions.ts";
import { learnInput, thirdInput } from "./whatIf/schema.ts";
import { ifLearned, withThird } from "./whatIf/whatIf.ts";
import { wishOptions } from "./wishes/options.ts";
import { findWishes, upsertWishes } from "./wishes/queries.ts";
import { noWishes, wishesSchema } from "./wishes/schema.ts";
import { countMeeting, validateWishes } from "./wishes/wishes.ts";

/** Polls for changes without a notification, such as a killed process. */
const pollMs = 3_000;
const maxStreams = 50;
/** How long progress may be requested before its generation starts. */
const beginMs = 5_000;

/** Continues the name of a restored claim. `isInProfile`: null without a saved profile. */
const restored = (isInProfile: boolean | null): string => {
  if (isInProfile) return "is part of your profile again.";
  const allowed = "is no longer left out.";
  return isInProfile === null
    ? allowed
    : `${allowed} Your saved profile was made without it: save an earlier generation or generate a new one to get it back.`;
};

export const profileRouter = router({
  generate: userProcedure
    .input(z.object({ requestKey: z.uuid().optional() }).optional())
    .mutation(({ ctx, input }) => generate(ctx, input?.requestKey)),

  generations: userProcedure.query(async ({ ctx }) => {
    const userId = ctx.user.id;
    const [running, generations] = await Promise.all([
      findRunning(ctx.db, { userId }),
      listGenerations(ctx.db, { userId }),
    ]);
    return { running: running ?? null, generations };
  }),

  /** Whether a new generation could have new findings. */
  changes: userProcedure.meta({ limit: "checkChanges" }).query(({ ctx }) => changesSince(ctx)),

  /** Read from the database, so that any server can respond. */
  progress: userProcedure.subscription(async function* ({ ctx, signal }) {
    const stop = AbortSignal.any([ctx.closing, ...(signal ? [signal] : [])]);
    const began = performance.now();
    let lastKey = "";
    for await (const _ of watchTopic(ctx.signals, progressOf(ctx.user.id), {
      stop,
      pollMs,
      max: maxStreams,
    })) {
      const running = await findRunning(ctx.db, { userId: ctx.user.id });
      if (!running && (lastKey || performance.now() - began > beginMs)) return;
      if (!running) continue;
      const key = `${running.stage} ${running.done} ${running.total}`;
      if (key !== lastKey) yield running;
      lastKey = key;
    }
  }),

  byId: userProcedure
    .meta({ limit: "readProfile" })
    .input(userInput)
    .query(async ({ ctx, input }) => {
      const person = await findPerson(ctx.db, { ...input, viewerId: ctx.user.id });
      if (!person) throw profileNotFound();
      return { user: person.user, profile: person.profile && publicPart(person.profile) };
    }),

  saved: userProcedure.query(async ({ ctx }) => ({
    profile: await findProfile(ctx.db, { userId: ctx.user.id }),
  })),

  /** `is_new`: the person was not among them at the last visit. */
  suggestions: userProcedure.query(async ({ ctx }) => {
    const userId = ctx.user.id;
    return suggest(ctx.db, { userId, since: lastVisitOf(ctx.db, { userId }) });
  }),

  match: userProcedure
    .meta({ limit: "readProfile" })
    .input(userInput)
    .query(async ({ ctx, input }) => ({
      match: await match(ctx.db, { userId: ctx.user.id, otherId: input.userId }),
    })),

  /** Areas, commits by year and both fits; partial while one of the two has no saved profile. */
  pair: userProcedure
    .meta({ limit: "readProfile" })
    .input(userInput)
    .query(async ({ ctx, input }) => {
      const pair = await findPair(ctx.db, { userId: ctx.user.id, otherId: input.userId });
      if (!pair) throw profileNotFound();
      return pair;
    }),

  /** "If I learned X": computed, not stored; null while one of the two has no saved profile. */
  ifLearned: userProcedure
    .meta({ limit: "whatIf" })
    .input(learnInput)
    .query(async ({ ctx, input }) => ({ answer: await ifLearned(ctx.db, ctx.user.id, input) })),

  /** "If Y joined us": computed, not stored. */
  withThird: userProcedure
    .meta({ limit: "whatIf" })
    .input(thirdInput)
    .query(async ({ ctx, input: { userId: otherId, thirdId } }) => ({
      answer: await withThird(ctx.db, { userId: ctx.user.id, otherId, thirdId }),
    })),

  people: userProcedure
    .meta({ limit: "people" })
    .input(peopleInput)
    .query(({ ctx, input }) => findPeople(ctx.db, { userId: ctx.user.id, input })),

  wishes: userProcedure.query(async ({ ctx }) => {
    const saved = await findWishes(ctx.db, { userId: ctx.user.id });
    return { wishes: saved?.wishes ?? noWishes, savedAt: saved?.updatedAt ?? null };
  }),

  wishOptions: userProcedure.query(() => ({ options: wishOptions(new Date()) })),

  /** Number of people who would meet these wishes, saved or not. */
  countMeeting: userProcedure
    .meta({ limit: "people" })
    .input(wishesSchema)
    .query(({ ctx, input }) => countMeeting(ctx.db, { userId: ctx.user.id, wishes: validateWishes(input) })),

  saveWishes: userProcedure.input(wishesSchema).mutation(async ({ ctx, input }) => {
    const wishes = validateWishes(input);
    const savedAt = await upsertWishes(ctx.db, { userId: ctx.user.id, wishes });
    return { message: "What you are looking for is saved.", savedAt };
  }),

  rejected: userProcedure.query(async ({ ctx }) => ({
    rejected: await listRejected(ctx.db, { userId: ctx.user.id }),
  })),

  reject: userProcedure.input(claimSchema).mutation(async ({ ctx, input }) => {
    await rejectClaim(ctx, input);
    return { message: `“${input.claim}” is left out of your profile, matching and later generations.` };
  }),

  restore: userProcedure.input(claimSchema).mutation(async ({ ctx, input }) => {
    return { message: `“${input.claim}” ${restored(await restoreClaim(ctx, input))}` };
  }),

  save: userProcedure.input(saveInput).mutation(async ({ ctx, input }) => {
    const { profile, generationId, hadAddresses } = await prepareProfile(ctx.db, ctx.user, input.profileData);
    const userId = ctx.user.id;
    const rejected = await listRejected(ctx.db, { userId });
    const counted = { ...profile, technical: withoutClaims(profile.technical, rejected) };
    const vector = await embedProfile(ctx, counted);
    const existed = await upsertProfile(ctx.db, { userId, generationId, profile, vector });
    // Extracts and stores the features of the new version.
    await currentPortraits(ctx.db, [userId]);
    return {
      message: existed ? "Profile updated successfully!" : "Profile saved successfully!",
      ...(hadAddresses && {
        note: "We removed e-mail addresses, links and phone numbers from your text. People can reach you with a connection request.",
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
      throw conflict("Save a profile first: only a saved profile can be public.");
    return { message: input.isPublic ? "Your page is public." : "Your page is no longer public." };
  }),

  remove: userProcedure.mutation(async ({ ctx }) => {
    if (!(await removeProfile(ctx.db, { userId: ctx.user.id })))
      throw notFound("There is no saved profile to delete.");
    await insertSecurityEvent(ctx.db, { userId: ctx.user.id, kind: "profileDeleted" });
    return { message: "Profile deleted successfully!" };
  }),

  /** Log of reads from the code host. */
  readings: userProcedure.query(async ({ ctx }) => ({
    readings: await listReadings(ctx.db, { userId: ctx.user.id }),
  })),

  /** The repositories that the stored profiles are based on, and the removed ones. */
  repositories: userProcedure.query(async ({ ctx }) => {
    const userId = ctx.user.id;
    const [stored, removed] = await Promise.all([
      listStoredProfiles(ctx.db, { userId }),
      listRemoved(ctx.db, { userId }),
    ]);
    return { repositories: repositoriesInUse(stored), removed };
  }),

  removeRepository: userProcedure.input(repositoryInput).mutation(async ({ ctx, input: { repository } }) => {
    const userId = ctx.user.id;
    const used = repositoriesInUse(await listStoredProfiles(ctx.db, { userId }));
    if (!used.some((one) => one.repository === repository))
      throw notFound("Your profiles do not use this repository.");
    await removeRepository(ctx.db, { userId, repository });
    await renewVector(ctx);
    await insertSecurityEvent(ctx.db, { userId, kind: "repositoryRemoved" });
    return { message: `${repository} and everything based on it were removed.` };
  }),
});
