import { ownCommitsOf } from "../profile/ownCommits.ts";
import { publicPart } from "../profile/publicPart.ts";
import type { Evidence, Profile } from "../profile/schema.ts";
import { ownValue } from "../text/ownValue.ts";

const yearOf = (at: string) => new Date(at).getUTCFullYear();
const repositoryUrl = (url: string) => url.split("/").slice(0, 5).join("/");

/** Distinct repositories with their largest number of own commits in the evidence. */
function repositoriesOf(evidence: Evidence[], profile: Profile) {
  const byYear = new Map(ownCommitsOf(profile.technical)?.rows.map((row) => [row.name, row.byYear]));
  return [...Map.groupBy(evidence, ({ repository }) => repository)]
    .map(([name, places]) => ({
      name,
      url: repositoryUrl(places[0]?.url ?? ""),
      ownCommits: Math.max(...places.map(({ ownCommits }) => ownCommits)),
      from: Math.min(...places.map(({ firstAt }) => yearOf(firstAt))),
      to: Math.max(...places.map(({ lastAt }) => yearOf(lastAt))),
      /** Calendar year → own commits; empty when unknown. */
      byYear: byYear.get(name) ?? {},
    }))
    .sort((a, b) => b.ownCommits - a.ownCommits || (a.name < b.name ? -1 : 1));
}

export type PublicProfile = ReturnType<typeof publicProfile>;

/** The public profile: claims with public evidence, without scores and private repositories. */
export function publicProfile(profile: Profile) {
  const { personal, technical } = publicPart(profile);
  const evidence = technical.evidence ?? {};
  const withEvidence = (claims: string[]) =>
    claims.flatMap((claim) => {
      const places = ownValue(evidence, claim) ?? [];
      return places.length > 0 ? [{ claim, evidence: places }] : [];
    });
  const strengths = withEvidence(technical.keyStrengths);
  const technologies = withEvidence(technical.identifiedTechnologies);
  const concepts = withEvidence(technical.architecturalConcepts);
  const claims = [...strengths, ...technologies, ...concepts];
  const cited = claims.flatMap((one) => one.evidence);
  const repositories = repositoriesOf(cited, profile);
  return {
    name: personal.name,
    pictureUrl: personal.avatar_url,
    codeHostUrl: personal.html_url,
    headline: technical.headline,
    summary: technical.coFounderSummary,
    level: technical.estimatedExperience === "N/A" ? "" : technical.estimatedExperience,
    strengths,
    technologies,
    concepts,
    claimCount: claims.length,
    repositories,
    ownCommits: repositories.reduce((sum, { ownCommits }) => sum + ownCommits, 0),
    // Language shares include private work, so they are omitted when there is any.
    languages: technical.privateRepositories === 0 ? technical.languageStats : {},
  };
}
