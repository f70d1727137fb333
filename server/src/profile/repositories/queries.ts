import type { Db } from "@career-hub/db/client.ts";
import { cvs, generations, profiles, readings, removedRepositories, users } from "@career-hub/db/schema.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import { claimsOf, keyOf, withoutRepository } from "../claims.ts";
import { deleteRejected, listRejected } from "../rejected/queries.ts";
import type { Profile } from "../schema.ts";

export async function listRemoved(db: Db, params: { userId: string }): Promise<string[]> {
  const rows = await db
    .select({ repository: removedRepositories.repository })
    .from(removedRepositories)
    .where(eq(removedRepositories.userId, params.userId))
    .orderBy(asc(removedRepositories.repository));
  return rows.map(({ repository }) => repository);
}

const loadStored = async (db: Db, userId: string) => ({
  made: await db
    .select({ id: generations.id, profile: generations.profile })
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.status, "succeeded"))),
  saved: await db.select({ profile: profiles.data }).from(profiles).where(eq(profiles.userId, userId)),
});

/** All stored profiles of the person: generations and the saved one. */
export async function listStoredProfiles(db: Db, { userId }: { userId: string }): Promise<Profile[]> {
  const { made, saved } = await loadStored(db, userId);
  return [...made, ...saved].map(({ profile }) => profile as Profile);
}

/**
 * Removes a repository and everything based on it. The saved profile then has no vector. One transaction, under the lock
 * of commitGeneration.
 */
export async function removeRepository(db: Db, params: { userId: string; repository: string }) {
  const { userId, repository } = params;
  await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    await tx.insert(removedRepositories).values({ userId, repository }).onConflictDoNothing();
    const { made, saved } = await loadStored(tx, userId);
    const remaining: Profile[] = [];
    for (const { id, profile } of made) {
      const data = withoutRepository(profile as Profile, repository);
      remaining.push(data);
      await tx
        .update(generations)
        // The fingerprint included the repository.
        .set({ profile: data, fingerprint: null })
        .where(and(eq(generations.userId, userId), eq(generations.id, id)));
    }
    for (const { profile } of saved) {
      const data = withoutRepository(profile as Profile, repository);
      remaining.push(data);
      await tx
        .update(profiles)
        .set({ data, embedding: null, embeddingModel: null, updatedAt: sql`now()` })
        .where(eq(profiles.userId, userId));
    }
    await tx
      .update(readings)
      .set({ repositories: sql`array_remove(${readings.repositories}, ${repository})` })
      .where(eq(readings.userId, userId));
    await tx.update(cvs).set({ features: null, featuresKey: null }).where(eq(cvs.userId, userId));
    await removeUnusedRejections(tx, userId, remaining);
  });
}

/** Deletes rejections of claims that no stored profile has, since they contain the claim's words. */
async function removeUnusedRejections(tx: Db, userId: string, remaining: Profile[]): Promise<void> {
  const existingKeys = new Set(remaining.flatMap(({ technical }) => claimsOf(technical).map(keyOf)));
  for (const claim of await listRejected(tx, { userId }))
    if (!existingKeys.has(keyOf(claim))) await deleteRejected(tx, { userId, ...claim });
}
