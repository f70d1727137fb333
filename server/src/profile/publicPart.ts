import { claimsOf } from "./claims.ts";
import { namesAnyOf, withoutPrivateNames } from "./privateNames.ts";
import type { Evidence, Profile, PublicTechnical } from "./schema.ts";

/**
 * The public part of a profile, field by field: evidence of public repositories, and the amount of private work without
 * names. Evidence without a recorded visibility is left out.
 */
export function publicPart({ personal, technical }: Profile) {
  const evidenceOf = (claim: string): Evidence[] =>
    technical.evidence && Object.hasOwn(technical.evidence, claim) ? (technical.evidence[claim] ?? []) : [];
  const claims = [...new Set(claimsOf(technical).map(({ claim }) => claim))];
  const hidden = claims.flatMap(evidenceOf).filter(({ isPrivate }) => isPrivate === true);
  const repositories = [...new Set(hidden.map(({ repository }) => repository))];
  const isOnlyPrivate = (claim: string) => {
    const found = evidenceOf(claim);
    return found.length > 0 && found.every(({ isPrivate }) => isPrivate === true);
  };

  const open = withoutPrivateNames(
    {
      ...technical,
      projectInsights: technical.projectInsights.filter(({ name }) => !isOnlyPrivate(name)),
    },
    repositories,
  );
  const openClaims = [...new Set(claimsOf(open).map(({ claim }) => claim))];
  const per = <T>(value: (found: Evidence[]) => T | null) =>
    Object.fromEntries(
      openClaims.flatMap((claim): [string, T][] => {
        const one = value(evidenceOf(claim));
        return one === null ? [] : [[claim, one]];
      }),
    );
  const experienceBasis = technical.basis?.experience;
  const isPublicBasis =
    experienceBasis && !technical.ownWords?.estimatedExperience && !namesAnyOf(repositories)(experienceBasis);
  const publicTechnical: PublicTechnical = {
    headline: open.headline,
    coFounderSummary: open.coFounderSummary,
    keyStrengths: open.keyStrengths,
    potentialRoles: open.potentialRoles,
    languageStats: technical.languageStats,
    projectInsights: open.projectInsights.map(({ name, highlight }) => ({ name, highlight })),
    identifiedTechnologies: open.identifiedTechnologies,
    architecturalConcepts: open.architecturalConcepts,
    estimatedExperience: technical.estimatedExperience,
    evidence: per((found) => {
      const places = found.filter(({ isPrivate }) => isPrivate === false);
      return places.length > 0 ? places : null;
    }),
    privateFindings: per((found) => found.filter(({ isPrivate }) => isPrivate === true).length || null),
    privateRepositories: repositories.length,
    ...(technical.ownWords && { ownWords: technical.ownWords }),
    ...(isPublicBasis && { experienceBasis }),
  };
  return {
    personal: { name: personal.name, avatar_url: personal.avatar_url, html_url: personal.html_url },
    technical: publicTechnical,
  };
}
