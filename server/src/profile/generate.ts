import { setTimeout as wait } from "node:timers/promises";
import { type GenerationStage, maxGenerations } from "@career-hub/db/enums.ts";
import { TRPCError } from "@trpc/server";
import { codeHostOf } from "../auth/codeHosts.ts";
import { insertReading } from "../auth/readings/queries.ts";
import { conflict } from "../errors.ts";
import { createQueue } from "../limits/queue.ts";
import { progressOf } from "../news/queries.ts";
import { watchTopic } from "../news/signals.ts";
import type { UserContext } from "../trpc.ts";
import { assembleProfile } from "./assemble.ts";
import { withoutClaims } from "./claims.ts";
import { embedProfile } from "./embedding.ts";
import {
  beginGeneration,
  commitGeneration,
  findGeneration,
  releaseGeneration,
  reserveGeneration,
  updateProgress,
} from "./generations/queries.ts";
import { prepareFacts, readFacts } from "./readFacts.ts";
import { listRejected } from "./rejected/queries.ts";
import { withoutRejectedFacts } from "./rejectedFacts.ts";
import { listRemoved } from "./repositories/queries.ts";
import type { Profile } from "./schema.ts";

// Shorter than the lease, so that a slow generation never overlaps the next one.
const generationMs = 85_000;
const progressMs = 250;
/** Generations mostly wait for the code host and the model, so concurrency exceeds the number of processors. */
const queue = createQueue({
  name: "generate",
  concurrency: 32,
  maxWaiting: 60,
  message: "Many profiles are being generated right now. Please try again in half a minute.",
});

const limitSentence = `You have reached the maximum of ${maxGenerations} profile generations.`;
const runningSentence = "Your profile is already being generated. Please wait until it is done.";
type Generated = { profile: Profile; newGenerationCount: number; autoSaved: boolean; generationId: string };

/**
 * Reads the person's repositories and generates a profile. Continues when the browser disconnects, and is aborted when the
 * server stops. Throws CONFLICT at the limit or while another generation runs; failures release the slot and do not count.
 */
export async function generate(ctx: UserContext, requestKey: string | undefined): Promise<Generated> {
  const reservation = await reserveGeneration(ctx.db, { userId: ctx.user.id, requestKey });
  if (!("id" in reservation))
    throw conflict(reservation.outcome === "limit" ? limitSentence : runningSentence);
  if (reservation.outcome === "known") return waitForResult(ctx, reservation.id);

  const { id } = reservation;
  try {
    // Fails fast, before anything is counted or read.
    ctx.codeHosts[ctx.user.codeHost]?.check();
    await ctx.ai.writer.check?.();
    // Rate-limited here rather than by the procedure: a click while another generation runs does not count.
    await ctx.limiter.take("generation", ctx.user.id);
    const report = reporter(ctx, id);
    return await queue.run(ctx.user.id, () => run(ctx, id, report), {
      signal: ctx.closing,
      onWaiting: (before) => report("waiting", before, before),
    });
  } catch (error) {
    await releaseWithRetry(ctx, id);
    throw error;
  }
}

/** Retries in the background while the database is down; after the last retry the lease expires. */
async function releaseWithRetry(ctx: UserContext, id: string, delays = [2_000, 10_000, 30_000]) {
  try {
    await releaseGeneration(ctx.db, { id });
  } catch (err) {
    ctx.log.warn({ err }, "generation slot not released");
    const [delay, ...later] = delays;
    if (delay === undefined) return;
    void wait(delay, undefined, { signal: ctx.ending, ref: false }).then(
      () => releaseWithRetry(ctx, id, later),
      () => {},
    );
  }
}

async function run(ctx: UserContext, id: string, report: Reporter): Promise<Generated> {
  await beginGeneration(ctx.db, { id });
  void prepareFacts();
  const signal = AbortSignal.any([AbortSignal.timeout(generationMs), ctx.ending]);
  const { reading, fingerprint } = await readCodeHost(ctx, signal, report);
  const allFacts = await readFacts(reading, {
    who: ctx.user.id,
    signal,
    onWaiting: (before) => report("waiting", before, before),
    onStart: () => report("analysing"),
  });
  const rejected = await listRejected(ctx.db, { userId: ctx.user.id });
  const facts = withoutRejectedFacts(allFacts, rejected);
  report("writing");
  const prose = await ctx.ai.writer.write(facts, { signal, who: ctx.user.id });
  const writer = ctx.ai.writer.name;
  const assembled = assembleProfile(ctx.user, facts, prose, { generationId: id, writer });
  // A model words claims itself and may repeat a rejected one.
  const profile = { ...assembled, technical: withoutClaims(assembled.technical, rejected) };
  const vector = await embedProfile(ctx, profile);
  const generation = { id, userId: ctx.user.id, profile, writer, fingerprint, vector };
  const committed = await commitGeneration(ctx.db, generation);
  if (!committed)
    throw new TRPCError({
      code: "TIMEOUT",
      message: "Generating the profile took too long. Please try again.",
    });
  const { number, ...saved } = committed;
  return { ...saved, newGenerationCount: number, generationId: id };
}

async function readCodeHost(ctx: UserContext, signal: AbortSignal, report: Reporter) {
  const userId = ctx.user.id;
  const { host, token, includePrivate } = await codeHostOf(ctx, ctx.user);
  const reading = await host.read(token, {
    includePrivate,
    without: await listRemoved(ctx.db, { userId }),
    signal,
    who: userId,
    onProgress: ({ done, total }) => report("reading", done, total),
  });
  const repositories = reading.repositories
    .filter(({ commits }) => commits !== null)
    .map(({ nameWithOwner }) => nameWithOwner);
  await insertReading(ctx.db, { userId, kind: "generation", listed: reading.totalCount, repositories });
  // Needed only by the later check for changes.
  const fingerprint = await host
    .fingerprint(token, { includePrivate, signal, who: userId })
    .catch(() => null);
  return { reading, fingerprint };
}

type Reporter = ReturnType<typeof reporter>;

/** Reports progress to the waiting page, at most four times a second, without delaying the work. */
function reporter(ctx: UserContext, id: string) {
  let lastReport = { stage: "", at: 0 };
  return (stage: GenerationStage, done = 0, total = 0) => {
    const now = performance.now();
    if (stage === lastReport.stage && now - lastReport.at < progressMs && done < total) return;
    lastReport = { stage, at: now };
    updateProgress(ctx.db, { id, stage, done, total }).catch((err) =>
      ctx.log.debug({ err }, "progress not stored"),
    );
  };
}

/** For a repeated request (same idempotency key): waits for the result of the first. */
async function waitForResult(ctx: UserContext, id: string): Promise<Generated> {
  const stop = AbortSignal.any([ctx.ending, AbortSignal.timeout(generationMs)]);
  for await (const _ of watchTopic(ctx.signals, progressOf(ctx.user.id), { stop, pollMs: 2_000 })) {
    const generation = await findGeneration(ctx.db, { userId: ctx.user.id, id });
    if (!generation) break;
    if (generation.status === "succeeded" && generation.number)
      return {
        profile: generation.profile,
        newGenerationCount: generation.number,
        autoSaved: generation.number === maxGenerations,
        generationId: id,
      };
  }
  throw conflict("Generating the profile failed. Please try again.");
}
