import type { FastifyBaseLogger } from "fastify";
import type { Services } from "../../context.ts";
import { embeddingText } from "../embedding.ts";
import { createBatches } from "./batches.ts";
import { type Embedded, findJobsToEmbed, updateEmbeddings } from "./queries.ts";

const batchSize = 20;

/** Makes the vectors that are missing or of another model. Throws when the model is away: the queue tries again. */
export async function embedWaitingJobs({ db, ai, closing }: Services, log: FastifyBaseLogger): Promise<void> {
  const { model } = ai.embedder;
  const batches = createBatches((rows: Embedded[]) => updateEmbeddings(db, { model, rows }));
  let [after, done]: [string | null, number] = [null, 0];
  while (!closing.aborted) {
    const waiting = await findJobsToEmbed(db, { model, after, limit: batchSize });
    if (!waiting.length) break;
    const vectors = await ai.embedder.embed(waiting.map(embeddingText), { signal: closing });
    const rows = waiting.flatMap(({ id, contentHash }, index) => {
      const embedding = vectors[index];
      return embedding ? [{ id, contentHash, embedding }] : [];
    });
    await batches.add(rows);
    after = waiting.at(-1)?.id ?? null;
    done += waiting.length;
  }
  await batches.finish();
  if (done > 0) log.info({ done, model }, "jobs embedded");
}
