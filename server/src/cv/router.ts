import type { Db } from "@career-hub/db/client.ts";
import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import { insertSecurityEvent } from "../auth/events/queries.ts";
import { conflict, notFound } from "../errors.ts";
import { facetsInput } from "../job/schema.ts";
import { queues } from "../limits/queues.ts";
import type { Work } from "../matching/thread/tasks.ts";
import { findProfile } from "../profile/queries.ts";
import { boundText } from "../text/boundText.ts";
import { router, type UserContext, userProcedure } from "../trpc.ts";
import { alsoShown } from "./alsoShown.ts";
import { askedFor } from "./check/askedFor.ts";
import { checkCv } from "./check/checkCv.ts";
import { corrected, mergeCorrections } from "./corrections.ts";
import { embedCv } from "./embedding.ts";
import { prepareToRead, type UploadedFile } from "./file/readFile.ts";
import { cleanFilename } from "./filename.ts";
import { rankBoard, scoresOf } from "./match/board.ts";
import { matchAd, matchJobs } from "./match/match.ts";
import { loadOwnFeatures } from "./match/ownFeatures.ts";
import { findCv, removeCv, replaceCv, updateCorrections } from "./queries.ts";
import { adInput, type Corrections, correctInput, matchInput, type Reading, scoresInput } from "./schema.ts";
import { progressOf, readQueued } from "./uploadProgress.ts";

/** A function, so that the file is not received before the person is authenticated. JSON cannot contain one. */
const uploadInput = z.custom<() => Promise<UploadedFile>>(
  (value) => typeof value === "function",
  "a file is sent as a form to /api/cv/upload",
);

type Cv = NonNullable<Awaited<ReturnType<typeof findCv>>>;
const infoOf = ({ originalFilename, size, updatedAt, reading }: Cv) => ({
  originalFilename,
  size,
  updatedAt: updatedAt.toISOString(),
  kind: reading.kind,
  pages: reading.pages,
  warnings: reading.warnings,
});

/** Extracts the features for matching in advance; if this fails, the first match extracts them. */
const readAhead = (ctx: { db: Db; user: { id: string }; log: FastifyBaseLogger }) =>
  loadOwnFeatures(ctx.db, ctx.user.id).catch((err: unknown) => {
    ctx.log.warn({ err }, "CV not read for matching");
    return null;
  });

/** Uses the level of the scores unless the person corrected it. */
const withLevel = (reading: Reading, corrections: Corrections | null, work: Work | null): Reading =>
  corrections?.level ? reading : { ...reading, level: work?.level ?? reading.level };

const inMatchQueue = <T>(ctx: UserContext, work: () => Promise<T>): Promise<T> =>
  queues.match.run(ctx.user.id, work, { signal: ctx.ending });

export const cvRouter = router({
  info: userProcedure.query(async ({ ctx }) => {
    // An upload is likely to follow.
    void prepareToRead();
    const cv = await findCv(ctx.db, { userId: ctx.user.id });
    return { cv: cv ? infoOf(cv) : null };
  }),

  upload: userProcedure
    .meta({ limit: "upload" })
    .input(uploadInput)
    .mutation(async ({ ctx, input: receive }) => {
      const file = await receive();
      const { text, reading } = await readQueued(ctx, file);
      const vector = await embedCv(ctx, reading, null);
      const cv = await replaceCv(ctx.db, {
        userId: ctx.user.id,
        originalFilename: cleanFilename(file.name),
        size: file.bytes.length,
        text,
        reading,
        vector,
      });
      await readAhead(ctx);
      return { message: "CV uploaded successfully!", cv: cv ? infoOf(cv) : null };
    }),

  uploadProgress: userProcedure.subscription(({ ctx, signal }) => progressOf(ctx, signal)),

  /**
   * The parsed CV with the parts that were left out and why. `asRead`: values before corrections; `work`: years and level
   * as used in scores, null where matching could not parse the CV.
   */
  reading: userProcedure.query(async ({ ctx }) => {
    const cv = await findCv(ctx.db, { userId: ctx.user.id });
    if (!cv) return { cv: null, reading: null, asRead: null, corrections: null, work: null, alsoShown: [] };
    const [ahead, profile] = await Promise.all([
      readAhead(ctx),
      findProfile(ctx.db, { userId: ctx.user.id }),
    ]);
    const work = ahead?.own.work ?? null;
    const asRead = withLevel(cv.reading, cv.corrections, work);
    const { skills, level, experience } = asRead;
    const reading = corrected(asRead, cv.corrections);
    return {
      cv: infoOf(cv),
      reading,
      alsoShown: alsoShown(profile, reading),
      asRead: { skills, level, titles: experience.map((job) => job.title) },
      corrections: cv.corrections,
      work,
    };
  }),

  correct: userProcedure.input(correctInput).mutation(async ({ ctx, input: { updatedAt, ...sent } }) => {
    const cv = await findCv(ctx.db, { userId: ctx.user.id });
    if (!cv) throw conflict("There is no CV to correct. Please upload one first.");
    const replaced = conflict("Your CV was replaced in the meantime. Please look at the new one.");
    if (updatedAt !== undefined && updatedAt !== cv.updatedAt.toISOString()) throw replaced;
    const corrections = mergeCorrections(cv.reading, cv.corrections, sent);
    const vector = await embedCv(ctx, cv.reading, corrections);
    const params = { userId: ctx.user.id, uploadedAt: cv.updatedAt, corrections, vector };
    if (!(await updateCorrections(ctx.db, params))) throw replaced;
    const work = (await readAhead(ctx))?.own.work ?? null;
    return {
      message: "Your corrections are saved.",
      reading: corrected(withLevel(cv.reading, corrections, work), corrections),
      corrections,
    };
  }),

  /** Possible parser errors, gaps in positions, and skills of saved jobs that the CV does not mention. Null without a CV. */
  check: userProcedure.query(async ({ ctx }) => {
    const cv = await findCv(ctx.db, { userId: ctx.user.id });
    if (!cv) return { check: null };
    const reading = corrected(cv.reading, cv.corrections);
    const missing = await inMatchQueue(ctx, () => askedFor(ctx.db, ctx.user.id));
    return { check: checkCv(reading, missing, new Date()) };
  }),

  match: userProcedure
    .meta({ limit: "match", isSingle: true })
    .input(matchInput)
    .query(({ ctx, input }) => inMatchQueue(ctx, () => matchJobs(ctx.db, ctx.user.id, input))),

  /** The matcher's score of each job, for pages that show jobs. */
  scores: userProcedure
    .meta({ limit: "search", isSingle: true })
    .input(scoresInput)
    .query(({ ctx, input: { ids } }) =>
      inMatchQueue(ctx, () => scoresOf(ctx.db, { userId: ctx.user.id, ids })),
    ),

  /** The board sorted by match. */
  rank: userProcedure
    .meta({ limit: "search", isSingle: true })
    .input(facetsInput)
    .query(({ ctx, input: filters }) =>
      inMatchQueue(ctx, () => rankBoard(ctx.db, { userId: ctx.user.id, filters })),
    ),

  matchAd: userProcedure
    .meta({ limit: "match", isSingle: true })
    .input(adInput)
    .mutation(({ ctx, input }) =>
      inMatchQueue(ctx, () => matchAd(ctx.db, ctx.user.id, boundText(input.text))),
    ),

  remove: userProcedure.mutation(async ({ ctx }) => {
    if (!(await removeCv(ctx.db, { userId: ctx.user.id }))) throw notFound("There is no CV to remove.");
    await insertSecurityEvent(ctx.db, { userId: ctx.user.id, kind: "cvDeleted" });
    return { message: "CV removed successfully!" };
  }),
});
