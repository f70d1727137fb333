import type { Db } from "@career-hub/db/client.ts";
import type { FastifyBaseLogger } from "fastify";
import type { Services } from "../context.ts";
import { createBatches } from "../limits/batches.ts";

export type Embedded<Row> = Row & { embedding: number[]; embeddingModel: string };

type Waiting<Row> = {
  /** For the log. */
  name: string;
  /** The next rows after an id, ordered by id, without a vector of the current model. */
  list(db: Db, params: { model: string; after: string | null }): Promise<Row[]>;
  textOf(row: Row): string;
  store(db: Db, rows: Embedded<Row>[]): Promise<void>;
};

/** Embeds rows without a vector of the configured model. Throws when the model is unavailable; the job queue retries. */
export const embedWaiting =
  <Row extends { id: string }>({ name, list, textOf, store }: Waiting<Row>) =>
  async ({ db, ai, closing }: Pick<Services, "db" | "ai" | "closing">, log: FastifyBaseLogger) => {
    const { model } = ai.embedder;
    const batches = createBatches((rows: Embedded<Row>[]) => store(db, rows));
    let [after, done]: [string | null, number] = [null, 0];
    try {
      while (!closing.aborted) {
        const rows = await list(db, { model, after });
        if (!rows.length) break;
        const vectors = await ai.embedder.embed(rows.map(textOf), { signal: closing });
        const embedded = rows.flatMap((row, index) => {
          const embedding = vectors[index];
          return embedding ? [{ ...row, embedding, embeddingModel: model }] : [];
        });
        await batches.add(embedded);
        after = rows.at(-1)?.id ?? null;
        done += rows.length;
      }
    } finally {
      await batches.finish();
    }
    if (done > 0) log.info({ done, model }, `${name} embedded`);
  };
