import type { Db } from "@career-hub/db/client.ts";
import { type GenerationStage, maxGenerations } from "@career-hub/db/enums.ts";
import { generations, profiles, users } from "@career-hub/db/schema.ts";
import { and, asc, desc, eq, lt, sql } from "drizzle-orm";
import type { Vector } from "../../ai/ai.ts";
import { notify, progressOf } from "../../news/queries.ts";
import { withoutRepository } from "../claims.ts";
import { readable, upsertProfile } from "../queries.ts";
import { rejectedBy } from "../rejected/queries.ts";
import { listRemoved } from "../repositories/queries.ts";
import type { Profile } from "../schema.ts";

/** Longer than any generation: when it expires, a killed process no longer holds the slot. */
const lease = sql`now() + interval '95 seconds'`;

const lockUser = (tx: Db, userId: string) =>
  tx.select({ count: users.generationCount }).from(users).where(eq(users.id, userId)).for("update");

const isRunning = (id: string) => and(eq(generations.id, id), eq(generations.status, "running"));
const isFinishedOf = (userId: string) =>
  and(eq(generations.userId, userId), eq(generations.status, "succeeded"));

type Reservation = { outcome: "reserved" | "known"; id: string } | { outcome: "limit" | "running" };

/**
 * Reserves the person's single slot for a generation, under a row lock on the person. "known": this request key already
 * has a running or finished generation.
 */
export async function reserveGeneration(db: Db, params: { userId: string; requestKey: string | undefined }) {
  const { userId, requestKey } = params;
  return db.transaction(async (tx): Promise<Reservation> => {
    const [user] = await lockUser(tx, userId);
    const isMine = eq(generations.userId, userId);
    await tx
      .delete(generations)
      .where(and(isMine, eq(generations.status, "running"), lt(generations.leaseUntil, sql`now()`)));
    if (requestKey) {
      const [known] = await tx
        .select({ id: generations.id })
        .from(generations)
        .where(and(isMine, eq(generations.requestKey, requestKey)));
      if (known) return { outcome: "known", id: known.id };
    }
    if (!user || user.count >= maxGenerations) return { outcome: "limit" };
    const [reserved] = await tx
      .insert(generations)
      .values({ userId, requestKey, leaseUntil: lease })
      .onConflictDoNothing()
      .returning({ id: generations.id });
    return reserved ? { outcome: "reserved", id: reserved.id } : { outcome: "running" };
  });
}

type Progress = { id: string; stage: GenerationStage; done: number; total: number };
export async function updateProgress(db: Db, { id, ...progress }: Progress): Promise<void> {
  await db
    .update(generations)
    .set(progress)
    .where(isRunning(id))
    .returning({ notified: notify(progressOf, generations.userId) });
}

/** Renews the lease when the generation leaves the queue, so that waiting does not count. */
export async function beginGeneration(db: Db, { id }: { id: string }): Promise<void> {
  await db
    .update(generations)
    .set({ stage: "reading", done: 0, total: 0, leaseUntil: lease })
    .where(isRunning(id))
    .returning({ notified: notify(progressOf, generations.userId) });
}

/** Releases the slot: a failed generation is not stored and not counted. */
export async function releaseGeneration(db: Db, params: { id: string }): Promise<void> {
  await db
    .delete(generations)
    .where(isRunning(params.id))
    .returning({ notified: notify(progressOf, generations.userId) });
}

/** Releases all slots at start: the embedded database has a single server, so running generations belong to a dead process. */
export async function releaseAllGenerations(db: Db): Promise<void> {
  await db.delete(generations).where(eq(generations.status, "running"));
}

type Finished = { id: string; userId: string; profile: Profile; writer: string; fingerprint: string | null };

/**
 * Stores a finished generation and saves it as the profile in one transaction. Undefined when the slot was lost (its lease
 * expired): then nothing is stored.
 */
export async function commitGeneration(db: Db, { vector, ...finished }: Finished & { vector: Vector }) {
  const { id, userId, profile: generated, writer, fingerprint } = finished;
  return db.transaction(async (tx) => {
    const [user] = await lockUser(tx, userId);
    if (!user) return undefined;
    const number = user.count + 1;
    // Repositories removed while this generation was reading them.
    const removed = await listRemoved(tx, { userId });
    const profile = removed.reduce(withoutRepository, generated);
    const [done] = await tx
      .update(generations)
      .set({ status: "succeeded", number, profile, writer, fingerprint, finishedAt: sql`now()` })
      .where(isRunning(id))
      .returning({ id: generations.id, notified: notify(progressOf, generations.userId) });
    if (!done) return undefined;
    await tx.update(users).set({ generationCount: number }).where(eq(users.id, userId));
    const autoSaved = number === maxGenerations;
    const ofProfile = profile === generated ? vector : null;
    if (autoSaved) await upsertProfile(tx, { userId, generationId: id, profile, vector: ofProfile });
    return { number, autoSaved, profile };
  });
}

export async function findGeneration(db: Db, params: { userId: string; id: string }) {
  const [generation] = await db
    .select({
      id: generations.id,
      status: generations.status,
      number: generations.number,
      profile: generations.profile,
      rejected: rejectedBy(generations.userId),
    })
    .from(generations)
    .where(and(eq(generations.id, params.id), eq(generations.userId, params.userId)));
  return generation && { ...generation, profile: readable(generation.profile, generation.rejected) };
}

/** Fingerprint of the repositories at the last generation, and its time. */
export async function findLastFingerprint(db: Db, params: { userId: string }) {
  const [last] = await db
    .select({
      number: generations.number,
      fingerprint: generations.fingerprint,
      madeAt: generations.finishedAt,
    })
    .from(generations)
    .where(isFinishedOf(params.userId))
    .orderBy(desc(generations.number))
    .limit(1);
  return last;
}

export async function findRunning(db: Db, params: { userId: string }) {
  const [running] = await db
    .select({ stage: generations.stage, done: generations.done, total: generations.total })
    .from(generations)
    .where(
      and(
        eq(generations.userId, params.userId),
        eq(generations.status, "running"),
        sql`${generations.leaseUntil} > now()`,
      ),
    );
  return running;
}

export async function listGenerations(db: Db, params: { userId: string }) {
  const rows = await db
    .select({
      id: generations.id,
      number: generations.number,
      createdAt: generations.createdAt,
      writer: generations.writer,
      profile: generations.profile,
      rejected: rejectedBy(generations.userId),
      isSaved: sql<boolean>`${profiles.generationId} is not null`,
    })
    .from(generations)
    .leftJoin(
      profiles,
      and(eq(profiles.userId, generations.userId), eq(profiles.generationId, generations.id)),
    )
    .where(isFinishedOf(params.userId))
    .orderBy(asc(generations.number));
  return rows.map(({ number, writer, profile, rejected, ...row }) => ({
    ...row,
    number: number ?? 0,
    writer: writer ?? "",
    profile: readable(profile, rejected),
  }));
}

/** Includes rejected claims, because a sent profile is compared with all findings. */
export async function listStoredGenerations(db: Db, params: { userId: string }) {
  const rows = await db
    .select({ id: generations.id, profile: generations.profile })
    .from(generations)
    .where(isFinishedOf(params.userId))
    .orderBy(asc(generations.number));
  return rows.map(({ id, profile }) => ({ id, profile: profile as Profile }));
}
