import type { Db } from "@career-hub/db/client.ts";
import { demoHost, sampleGeneration } from "@career-hub/db/enums.ts";
import { profiles, users, wishes } from "@career-hub/db/schema.ts";
import type { Vector } from "@career-hub/server/ai/ai.ts";
import type { Account } from "@career-hub/server/codehost/reading.ts";
import type { Profile } from "@career-hub/server/profile/schema.ts";
import type { Wishes } from "@career-hub/server/profile/wishes/schema.ts";
import { and, eq, sql } from "drizzle-orm";

export async function listSampleAccounts(db: Db): Promise<string[]> {
  const rows = await db.select({ id: users.codeHostUserId }).from(users).where(eq(users.codeHost, demoHost));
  return rows.map(({ id }) => id);
}

type SamplePerson = { account: Account; profile: Profile; vector: Vector; wanted: Wishes | null };

/** Inserts account, profile and wishes in one transaction, unless the account exists. */
export async function insertSamplePerson(
  db: Db,
  { account, profile, vector, wanted }: SamplePerson,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        codeHost: demoHost,
        codeHostUserId: account.id,
        username: account.login,
        name: account.name,
        avatarUrl: account.avatarUrl,
        profileUrl: account.profileUrl,
      })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!user) return;
    await tx.insert(profiles).values({
      userId: user.id,
      data: profile,
      embedding: vector?.embedding ?? null,
      embeddingModel: vector?.embeddingModel ?? null,
    });
    if (wanted) await tx.insert(wishes).values({ userId: user.id, looking: wanted.looking, data: wanted });
  });
}

/** Removes the sample's saved profile and wishes when somebody signs in as that person. */
export async function removeSampleProfile(db: Db, params: { userId: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(profiles)
      .where(
        and(
          eq(profiles.userId, params.userId),
          sql`${profiles.data}->'technical'->'basis'->>'generationId' = ${sampleGeneration}`,
        ),
      )
      .returning({ userId: profiles.userId });
    if (removed.length) await tx.delete(wishes).where(eq(wishes.userId, params.userId));
  });
}
