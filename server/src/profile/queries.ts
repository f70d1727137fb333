import type { Db } from "@career-hub/db/client.ts";
import { profiles, users } from "@career-hub/db/schema.ts";
import { and, asc, eq, gt, isNull, ne, or, sql } from "drizzle-orm";
import { type Vector, vectorColumns } from "../ai/ai.ts";
import type { Embedded } from "../ai/embedWaiting.ts";
import { isBlockedBetween } from "../connection/block/queries.ts";
import { withoutClaims } from "./claims.ts";
import { rejectedBy } from "./rejected/queries.ts";
import type { Claim, Profile } from "./schema.ts";

/** The stored profile without the claims that its owner rejected. */
export const readable = (stored: unknown, rejected: Claim[]): Profile => {
  const profile = stored as Profile;
  return profile?.technical ? { ...profile, technical: withoutClaims(profile.technical, rejected) } : profile;
};

type ProfileToSave = { userId: string; generationId: string | null; profile: Profile; vector: Vector };

/** True when one existed. A row without a vector is embedded by a background job. */
export async function upsertProfile(db: Db, { userId, generationId, profile, vector }: ProfileToSave) {
  const values = { generationId, data: profile, ...vectorColumns(vector) };
  const [row] = await db
    .insert(profiles)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: profiles.userId, set: { ...values, updatedAt: sql`now()` } })
    // xmax is 0 for a row that was just inserted.
    .returning({ existed: sql<boolean>`(xmax <> 0)` });
  return row?.existed ?? false;
}

export async function findProfile(db: Db, params: { userId: string }): Promise<Profile | null> {
  const [saved] = await db
    .select({ data: profiles.data, rejected: rejectedBy(profiles.userId) })
    .from(profiles)
    .where(eq(profiles.userId, params.userId));
  return saved ? readable(saved.data, saved.rejected) : null;
}

/** Rejected claims included. */
export async function findStoredProfile(db: Db, params: { userId: string }): Promise<Profile | null> {
  const [saved] = await db
    .select({ data: profiles.data })
    .from(profiles)
    .where(eq(profiles.userId, params.userId));
  return (saved?.data as Profile | undefined) ?? null;
}

/** Replaces the vector of a changed profile; the new `updated_at` invalidates its portraits. */
export async function replaceVector(db: Db, params: { userId: string; vector: Vector }): Promise<void> {
  await db
    .update(profiles)
    .set({ ...vectorColumns(params.vector), updatedAt: sql`now()` })
    .where(eq(profiles.userId, params.userId));
}

/** A person visible to the viewer, with the saved profile if any. The caller selects the public part. */
export async function findPerson(db: Db, params: { userId: string; viewerId: string }) {
  const [row] = await db
    .select({
      user: {
        id: users.id,
        github_username: users.username,
        github_avatar_url: users.avatarUrl,
        github_profile_url: users.profileUrl,
      },
      name: users.name,
      profile: profiles.data,
      rejected: rejectedBy(users.id),
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(users.id, params.userId), sql`not ${isBlockedBetween(params.viewerId, users.id)}`));
  if (!row) return undefined;
  const { user, name } = row;
  const profile = row.profile ? readable(row.profile, row.rejected) : null;
  const personal = {
    name: name || user.github_username,
    avatar_url: user.github_avatar_url,
    html_url: user.github_profile_url,
  };
  return { user, profile: profile && { ...profile, personal } };
}

export async function removeProfile(db: Db, params: { userId: string }): Promise<boolean> {
  const removed = await db
    .delete(profiles)
    .where(eq(profiles.userId, params.userId))
    .returning({ userId: profiles.userId });
  return removed.length > 0;
}

export async function listProfilesToEmbed(db: Db, params: { model: string; after: string | null }) {
  const rows = await db
    .select({
      id: profiles.userId,
      data: profiles.data,
      updatedAt: profiles.updatedAt,
      rejected: rejectedBy(profiles.userId),
    })
    .from(profiles)
    .where(
      and(
        or(isNull(profiles.embeddingModel), ne(profiles.embeddingModel, params.model)),
        params.after ? gt(profiles.userId, params.after) : undefined,
      ),
    )
    .orderBy(asc(profiles.userId))
    .limit(1);
  return rows.map((row) => ({ ...row, data: readable(row.data, row.rejected) }));
}

type WaitingProfile = Awaited<ReturnType<typeof listProfilesToEmbed>>[number];

/** Updates only profiles that have not changed since they were embedded. */
export async function updateEmbeddings(db: Db, rows: Embedded<WaitingProfile>[]): Promise<void> {
  for (const { id, updatedAt, embedding, embeddingModel } of rows) {
    const isSame = sql`date_trunc('milliseconds', ${profiles.updatedAt}) = ${updatedAt.toISOString()}`;
    await db
      .update(profiles)
      .set({ embedding, embeddingModel })
      .where(and(eq(profiles.userId, id), isSame));
  }
}

export async function isPublic(db: Db, params: { userId: string }): Promise<boolean | null> {
  const [row] = await db
    .select({ isPublic: profiles.isPublic })
    .from(profiles)
    .where(eq(profiles.userId, params.userId));
  return row?.isPublic ?? null;
}

/** False without a saved profile. */
export async function setPublic(db: Db, params: { userId: string; isPublic: boolean }): Promise<boolean> {
  const set = await db
    .update(profiles)
    .set({ isPublic: params.isPublic })
    .where(eq(profiles.userId, params.userId))
    .returning({ userId: profiles.userId });
  return set.length > 0;
}
