import type { Embedder, Vector } from "../ai/ai.ts";

type Text = { title: string; technologies: string[]; descriptionText: string };

/** Long ads end with text about the company; the work is described before that. */
const maxText = 8_000;

/** The text that is embedded: the work, without company, place and pay. */
export const embeddingText = ({ title, technologies, descriptionText }: Text): string =>
  `${title}\n${technologies.join(", ")}\n${descriptionText.slice(0, maxText)}`;

/** A vector for each job, or null for all when the model is unavailable: a background job adds them later. */
export async function embedJobs(
  embedder: Embedder,
  jobs: Text[],
  { signal, onFailure }: { signal?: AbortSignal; onFailure(error: unknown): void },
): Promise<Vector[]> {
  if (!jobs.length) return [];
  try {
    const vectors = await embedder.embed(jobs.map(embeddingText), { signal });
    return jobs.map((_, index) => {
      const embedding = vectors[index];
      return embedding ? { embedding, embeddingModel: embedder.model } : null;
    });
  } catch (error) {
    onFailure(error);
    return jobs.map(() => null);
  }
}
