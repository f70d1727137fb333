import type { Embedder } from "../ai/ai.ts";

export type Vector = { embedding: number[]; embeddingModel: string } | null;
type Text = { title: string; technologies: string[]; descriptionText: string };

/** Long ads repeat what the company is like; what the work is stands before that. */
const maxText = 8_000;

/** The text of a job's vector: the work, never whose it is, where, or for how much. */
export const embeddingText = ({ title, technologies, descriptionText }: Text): string =>
  `${title}\n${technologies.join(", ")}\n${descriptionText.slice(0, maxText)}`;

/** A vector for each, or null for all of them when the model is away: the background work makes them up. */
export async function embedJobs(
  embedder: Embedder,
  jobs: Text[],
  { signal, onFailure }: { signal?: AbortSignal | undefined; onFailure(error: unknown): void },
): Promise<Vector[]> {
  if (!jobs.length) return [];
  try {
    const vectors = await embedder.embed(jobs.map(embeddingText), signal ? { signal } : {});
    return jobs.map((_, index) => {
      const embedding = vectors[index];
      return embedding ? { embedding, embeddingModel: embedder.model } : null;
    });
  } catch (error) {
    onFailure(error);
    return jobs.map(() => null);
  }
}
