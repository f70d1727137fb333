import type { FastifyBaseLogger } from "fastify";
import type { Services } from "../context.ts";
import { embeddingText } from "./embedding.ts";
import { findCvToEmbed, updateEmbedding } from "./queries.ts";

/** Makes the vectors that are missing or of another model. Throws when the model is away: the queue tries again. */
export async function embedWaitingCvs({ db, ai, closing }: Services, log: FastifyBaseLogger): Promise<void> {
  const { model } = ai.embedder;
  let [after, done]: [string | null, number] = [null, 0];
  while (!closing.aborted) {
    const cv = await findCvToEmbed(db, { model, after });
    if (!cv) break;
    const { userId, reading, corrections, updatedAt } = cv;
    const [embedding] = await ai.embedder.embed([embeddingText(reading, corrections)], { signal: closing });
    if (embedding)
      await updateEmbedding(db, {
        userId,
        uploadedAt: updatedAt,
        corrections,
        embedding,
        embeddingModel: model,
      });
    after = userId;
    done += 1;
  }
  if (done > 0) log.info({ done, model }, "CVs embedded");
}
