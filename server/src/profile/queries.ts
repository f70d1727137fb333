import type { Db } from "@career-hub/db/client.ts";
import { type GenerationStage, maxGenerations } from "@career-hub/db/enums.ts";
import { generations, profiles, users } from "@career-hub/db/schema.ts";
import { and, asc, eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Profile } from "./schema.ts";

/** Longer than the longest generation can take: after it, a killed process no longer holds the slot. */
const lease = sql`now() + interval '95 seconds'`;

const lockUser = (tx: Db, userId: string) =>
  tx.select({ count: users.generationCount }).from(users).where(eq(users.id, userId)).for("update");

type Reservation =
  | { outcome: "reserved"; id: string }
  | { outcome: "known"; id: string }
  | { outcome: "limit" }
  | { outcome: "running" };

/**
 * Takes the person's one slot for a generation, under a lock on the person's row. "known": this click already
 * has its generation, running or done.
 */
export async function reserveGeneration(
  db: Db,
  { userId, requestKey }: { userId: string; requestKey: string | undefined },
): Promise<Reservation> {
  return db.transaction(async (tx) => {
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

export async function updateProgress(
  db: Db,
  { id, ...progress }: { id: string; stage: GenerationStage; done: number; total: number },
): Promise<void> {
  await db
    .update(generations)
    .set(progress)
    .where(and(eq(generations.id, id), eq(generations.status, "running")));
}

/** The time a generation may take starts when it has a place, not when it began to wait for one. */
export async function beginGeneration(db: Db, { id }: { id: string }): Promise<void> {
  await db
    .update(generations)
    .set({ stage: "reading", done: 0, total: 0, leaseUntil: lease })
    .where(and(eq(generations.id, id), eq(generations.status, "running")));
}

/** Gives the slot back: a failed generation leaves nothing and counts nothing. */
export async function releaseGeneration(db: Db, params: { id: string }): Promise<void> {
  await db.delete(generations).where(and(eq(generations.id, params.id), eq(generations.status, "running")));
}

/** At the start of the only server there is, whatever still "runs" belonged to a process that died. */
export async function releaseAllGenerations(db: Db): Promise<void> {
  await db.delete(generations).where(eq(generations.status, "running"));
}

export type Vector = { embedding: number[]; embeddingModel: string } | null;

/**
 * Counts and keeps a finished generation; the last one is saved as the profile in the same step.
 * Undefined when the slot was lost meanwhile (its lease ran out): then nothing is counted.
 */
export async function commitGeneration(
  db: Db,
  {
    id,
    userId,
    profile,
    writer,
    vector,
  }: { id: string; userId: string; profile: Profile; writer: string; vector: Vector },
) {
  return db.transaction(async (tx) => {
    const [user] = await lockUser(tx, userId);
    if (!user) return undefined;
    const number = user.count + 1;
    const [done] = await tx
      .update(generations)
      .set({ status: "succeeded", number, profile, writer, finishedAt: sql`now()` })
      .where(and(eq(generations.id, id), eq(generations.status, "running")))
      .returning({ id: generations.id });
    if (!done) return undefined;
    await tx.update(users).set({ generationCount: number }).where(eq(users.id, userId));
    const autoSaved = number === maxGenerations;
    if (autoSaved) await upsertProfile(tx, { userId, generationId: id, profile, vector });
    return { number, autoSaved };
  });
}

export async function findGeneration(db: Db, params: { userId: string; id: string }) {
  const [found] = await db
    .select({
      id: generations.id,
      status: generations.status,
      number: generations.number,
      profile: generations.profile,
    })
    .from(generations)
    .where(and(eq(generations.id, params.id), eq(generations.userId, params.userId)));
  return found;
}

export async function findRunning(db: Db, params: { userId: string }) {
  const [running] = await db
    .select({
      id: generations.id,
      stage: generations.stage,
      done: generations.done,
      total: generations.total,
    })
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
      isSaved: sql<boolean>`${profiles.generationId} is not null`,
    })
    .from(generations)
    .leftJoin(
      profiles,
      and(eq(profiles.userId, generations.userId), eq(profiles.generationId, generations.id)),
    )
    .where(and(eq(generations.userId, params.userId), eq(generations.status, "succeeded")))
    .orderBy(asc(generations.number));
  return rows.map(({ number, writer, profile, ...row }) => ({
    ...row,
    number: number ?? 0,
    writer: writer ?? "",
    profile: profile as Profile,
  }));
}

type Saved = { userId: string; generationId: string | null; profile: Profile; vector: Vector };

/** True when there was one before. Without a vector the row waits for the background work to make it. */
export async function upsertProfile(
  db: Db,
  { userId, generationId, profile, vector }: Saved,
): Promise<boolean> {
  const values = {
    generationId,
    data: profile,
    embedding: vector?.embedding ?? null,
    embeddingModel: vector?.embeddingModel ?? null,
  };
  const [row] = await db
    .insert(profiles)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: profiles.userId, set: { ...values, updatedAt: sql`now()` } })
    // Of a row that was just inserted, xmax is 0: Postgres' own way to tell the two apart.
    .returning({ existed: sql<boolean>`(xmax <> 0)` });
  return row?.existed ?? false;
}

export async function findProfile(db: Db, params: { userId: string }) {
  const [saved] = await db
    .select({ data: profiles.data })
    .from(profiles)
    .where(eq(profiles.userId, params.userId));
  return (saved?.data as Profile | undefined) ?? null;
}

/** Anybody, with the saved profile if there is one. What of it others may see is for the caller to choose. */
export async function findPerson(db: Db, params: { userId: string }) {
  const [found] = await db
    .select({
      user: {
        id: users.id,
        github_username: users.username,
        github_avatar_url: users.avatarUrl,
        github_profile_url: users.profileUrl,
      },
      profile: profiles.data,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, params.userId));
  return found && { user: found.user, profile: found.profile as Profile | null };
}

export async function removeProfile(db: Db, params: { userId: string }): Promise<boolean> {
  const removed = await db
    .delete(profiles)
    .where(eq(profiles.userId, params.userId))
    .returning({ userId: profiles.userId });
  return removed.length > 0;
}

/** The next saved profile whose vector is missing or of another model. */
export async function findProfileToEmbed(db: Db, params: { model: string; after: string | null }) {
  const [row] = await db
    .select({ userId: profiles.userId, data: profiles.data, updatedAt: profiles.updatedAt })
    .from(profiles)
    .where(
      and(
        or(isNull(profiles.embeddingModel), ne(profiles.embeddingModel, params.model)),
        params.after ? sql`${profiles.userId} > ${params.after}` : undefined,
      ),
    )
    .orderBy(asc(profiles.userId))
    .limit(1);
  return row && { ...row, data: row.data as Profile };
}

/** Only while the profile is still the one that was embedded. */
export async function updateEmbedding(
  db: Db,
  {
    userId,
    updatedAt,
    ...vector
  }: { userId: string; updatedAt: Date; embedding: number[]; embeddingModel: string },
): Promise<void> {
  await db
    .update(profiles)
    .set(vector)
    .where(
      and(
        eq(profiles.userId, userId),
        sql`date_trunc('milliseconds', ${profiles.updatedAt}) = ${updatedAt.toISOString()}`,
      ),
    );
}
