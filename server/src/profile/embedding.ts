import type { Embedder } from "../ai/ai.ts";
import { withoutOwnWords } from "./claims.ts";
import type { Vector } from "./queries.ts";
import type { Profile } from "./schema.ts";

/** The text of a profile's vector: what generations found somebody to do, never who they are or where. */
export function embeddingText(profile: Profile): string {
  const technical = withoutOwnWords(profile.technical);
  return [
    technical.headline,
    technical.coFounderSummary,
    technical.keyStrengths.join(", "),
    technical.potentialRoles.join(", "),
    technical.identifiedTechnologies.join(", "),
    technical.architecturalConcepts.join(", "),
    ...technical.projectInsights.map((insight) => insight.highlight),
  ]
    .filter(Boolean)
    .join("\n");
}

/** Null when the embedding service fails: the profile is saved without, and embedded later. */
export async function embedProfile(
  embedder: Embedder,
  profile: Profile,
  who: string,
  onFailure: (error: unknown) => void,
): Promise<Vector> {
  try {
    const [embedding] = await embedder.embed([embeddingText(profile)], { who });
    return embedding ? { embedding, embeddingModel: embedder.model } : null;
  } catch (error) {
    onFailure(error);
    return null;
  }
}
