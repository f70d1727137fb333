import type { UserContext } from "../trpc.ts";
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

type For = Pick<UserContext, "ai"> & { user: { id: string }; log?: UserContext["log"] };

/** Null when the embedding service fails: the profile is saved without, and embedded later. */
export async function embedProfile({ ai, user, log }: For, profile: Profile): Promise<Vector> {
  try {
    const [embedding] = await ai.embedder.embed([embeddingText(profile)], { who: user.id });
    return embedding ? { embedding, embeddingModel: ai.embedder.model } : null;
  } catch (err) {
    log?.warn({ err }, "profile not embedded");
    return null;
  }
}
