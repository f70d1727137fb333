import type { Db } from "@career-hub/db/client.ts";
import { profiles, users } from "@career-hub/db/schema.ts";
import { embedLocally, localEmbedder } from "@career-hub/server/ai/local/embedding.ts";
import { embeddingText } from "@career-hub/server/profile/embedding.ts";
import { commitGeneration, reserveGeneration } from "@career-hub/server/profile/generations/queries.ts";
import type { Profile } from "@career-hub/server/profile/schema.ts";

/** A generation of that person with this result, without reading anything. */
export async function storeGeneration(db: Db, { userId, profile }: { userId: string; profile: Profile }) {
  const reserved = await reserveGeneration(db, { userId, requestKey: undefined });
  if (reserved.outcome !== "reserved") throw new Error(`no generation: ${reserved.outcome}`);
  const { id } = reserved;
  await commitGeneration(db, { id, userId, profile, writer: "local", fingerprint: null, vector: null });
}

const atOnce = 50;

/** Accounts with saved profiles and their vectors, straight into the tables: their ids, in order. */
export async function savePeople(db: Db, people: Iterable<Profile>): Promise<string[]> {
  const ids: string[] = [];
  let batch: Profile[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    const rows = await db
      .insert(users)
      .values(
        batch.map((_, index) => ({
          codeHost: "github",
          codeHostUserId: `generated-${ids.length + index}`,
          username: `generated-${ids.length + index}`,
          avatarUrl: "https://avatars.githubusercontent.com/u/1",
          profileUrl: "https://github.com/generated",
        })),
      )
      .returning({ id: users.id });
    await db.insert(profiles).values(
      rows.map(({ id }, index) => {
        const data = batch[index] as Profile;
        return {
          userId: id,
          data,
          embedding: embedLocally(embeddingText(data)),
          embeddingModel: localEmbedder.model,
        };
      }),
    );
    ids.push(...rows.map(({ id }) => id));
    batch = [];
  };
  for (const person of people) {
    batch.push(person);
    if (batch.length >= atOnce) await flush();
  }
  await flush();
  return ids;
}
