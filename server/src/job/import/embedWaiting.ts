import type { FastifyBaseLogger } from "fastify";
import type { Services } from "../../context.ts";
import { embeddingText } from "../embedding.ts";
import { findJobsToEmbed, updateEmbedding } from "./queries.ts";

const batchSize = 20;

/** Makes the vectors that are missing or of another model. Throws when the model is away: the queue tries again. */
export async function embedWaitingJobs({ db, ai, closing }: Services, log: FastifyBaseLogger): Promise<void> {
  const { model } = ai.embedder;
  let [after, done]: [string | null, number] = [null, 0];
  while (!closing.aborted) {
    const waiting = await findJobsToEmbed(db, { model, after, limit: batchSize });
    if (!waiting.length) break;
    const vectors = await ai.embedder.embed(waiting.map(embeddingText), { signal: closing });
    for (const [index, { id, contentHash }] of waiting.entries()) {
      const embedding = vectors[index];
      if (embedding) await updateEmbedding(db, { id, contentHash, embedding, embeddingModel: model });
    }
    after = waiting.at(-1)?.id ?? null;
    done += waiting.length;
  }
  if (done > 0) log.info({ done, model }, "jobs embedded");
}
