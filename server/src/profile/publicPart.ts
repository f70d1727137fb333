import { ownValue } from "../text/ownValue.ts";
import { claimsOf } from "./claims.ts";
import { namesAnyOf, withoutPrivateNames } from "./privateNames.ts";
import type { Evidence, OwnWords, Profile, PublicTechnical } from "./schema.ts";

/**
 * The public part of a profile, field by field: evidence of public repositories, and the amount of private work without
 * names. Evidence without a recorded visibility is left out.
 */
export function publicPart({ personal, technical }: Profile) {
  const evidenceOf = (claim: string): Evidence[] => ownValue(technical.evidence, claim) ?? [];
  const claims = [...new Set(claimsOf(technical).map(({ claim }) => claim))];
  const hidden = claims.flatMap(evidenceOf).filter(({ isPrivate }) => isPrivate === true);
  const repositories = [...new Set(hidden.map(({ repository }) => repository))];
  const isOnlyPrivate = (claim: string) => {
    const evidence = evidenceOf(claim);
    return evidence.length > 0 && evidence.every(({ isPrivate }) => isPrivate === true);
  };

  const visible = withoutPrivateNames(
    {
      ...technical,
      projectInsights: technical.projectInsights.filter(({ name }) => !isOnlyPrivate(name)),
    },
    repositories,
  );
  const openClaims = [...new Set(claimsOf(visible).map(({ claim }) => claim))];
  const byClaim = <T>(pick: (items: Evidence[]) => T | null) =>
    Object.fromEntries(
      openClaims.flatMap((claim): [string, T][] => {
        const value = pick(evidenceOf(claim));
        return value === null ? [] : [[claim, value]];
      }),
    );
  const experienceBasis = technical.basis?.experience;
  const isPublicBasis =
    experienceBasis && !technical.ownWords?.estimatedExperience && !namesAnyOf(repositories)(experienceBasis);
  const publicTechnical: PublicTechnical = {
    headline: visible.headline,
    coFounderSummary: visible.coFounderSummary,
    keyStrengths: visible.keyStrengths,
    potentialRoles: visible.potentialRoles,
    languageStats: technical.languageStats,
    projectInsights: visible.projectInsights.map(({ name, highlight }) => ({ name, highlight })),
    identifiedTechnologies: visible.identifiedTechnologies,
    architecturalConcepts: visible.architecturalConcepts,
    estimatedExperience: technical.estimatedExperience,
    evidence: byClaim((items) => {
      const places = items.filter(({ isPrivate }) => isPrivate === false);
      return places.length > 0 ? places : null;
    }),
    privateFindings: byClaim((items) => items.filter(({ isPrivate }) => isPrivate === true).length || null),
    privateRepositories: repositories.length,
    ...(technical.ownWords && { ownWords: onlyOf(new Set(openClaims), technical.ownWords) }),
    ...(isPublicBasis && { experienceBasis }),
  };
  return {
    personal: { name: personal.name, avatar_url: personal.avatar_url, html_url: personal.html_url },
    technical: publicTechnical,
  };
}

/** Own words without hidden claims: an edited insight about a private repository is named like it. */
const onlyOf = (visible: Set<string>, ownWords: OwnWords): OwnWords =>
  Object.fromEntries(
    Object.entries(ownWords).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.filter((claim) => visible.has(claim)) : value,
    ]),
  );
