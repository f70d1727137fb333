import { embedSoon, type Vector } from "../ai/ai.ts";
import type { UserContext } from "../trpc.ts";
import { withoutOwnWords } from "./claims.ts";
import type { Profile } from "./schema.ts";

/** The text that is embedded: findings of generations, without identity and place. */
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

/** Null when the embedding service fails: the profile is saved without a vector and embedded later. */
export const embedProfile = ({ ai, user, log }: For, profile: Profile): Promise<Vector> =>
  embedSoon(ai.embedder, embeddingText(profile), {
    who: user.id,
    onFailure: (err) => log?.warn({ err }, "profile not embedded"),
  });
