import type { FastifyBaseLogger } from "fastify";
import type { Services } from "../context.ts";
import { embeddingText } from "./embedding.ts";
import { findProfileToEmbed, updateEmbedding } from "./queries.ts";

const logEvery = 100;

/**
 * Makes the vectors that are missing, or of a model that is no longer the configured one. Throws when the model is
 * away: the queue tries again later.
 */
export async function embedWaitingProfiles(
  { db, ai, closing }: Services,
  log: FastifyBaseLogger,
): Promise<void> {
  const { model } = ai.embedder;
  let [after, done]: [string | null, number] = [null, 0];
  while (!closing.aborted) {
    const waiting = await findProfileToEmbed(db, { model, after });
    if (!waiting) break;
    const [embedding] = await ai.embedder.embed([embeddingText(waiting.data)], { signal: closing });
    if (embedding)
      await updateEmbedding(db, {
        userId: waiting.userId,
        updatedAt: waiting.updatedAt,
        embedding,
        embeddingModel: model,
      });
    after = waiting.userId;
    done += 1;
    if (done % logEvery === 0) log.info({ done, model }, "profiles embedded so far");
  }
  if (done > 0) log.info({ done, model }, "profiles embedded");
}
