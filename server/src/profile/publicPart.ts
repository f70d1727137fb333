import type { Profile } from "./schema.ts";

/** What others see of a profile, field by field: evidence may name private repositories, so it stays with its owner. */
export function publicPart({ personal, technical }: Profile) {
  return {
    personal: { name: personal.name, avatar_url: personal.avatar_url, html_url: personal.html_url },
    technical: {
      headline: technical.headline,
      coFounderSummary: technical.coFounderSummary,
      keyStrengths: technical.keyStrengths,
      potentialRoles: technical.potentialRoles,
      languageStats: technical.languageStats,
      projectInsights: technical.projectInsights.map(({ name, highlight }) => ({ name, highlight })),
      identifiedTechnologies: technical.identifiedTechnologies,
      architecturalConcepts: technical.architecturalConcepts,
      estimatedExperience: technical.estimatedExperience,
    },
  };
}
