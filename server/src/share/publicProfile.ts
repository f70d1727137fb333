import { ownCommitsOf } from "../profile/ownCommits.ts";
import { publicPart } from "../profile/publicPart.ts";
import type { Evidence, Profile } from "../profile/schema.ts";
import { ownValue } from "../text/ownValue.ts";

type Claim = { claim: string; evidence: Evidence[] };
type Repository = {
  name: string;
  url: string;
  ownCommits: number;
  from: number;
  to: number;
  /** Calendar year → own commits; empty when unknown. */
  byYear: Record<string, number>;
};

const yearOf = (at: string) => new Date(at).getUTCFullYear();

/** Distinct repositories with their largest number of own commits in the evidence. */
function repositoriesOf(evidence: Evidence[], profile: Profile): Repository[] {
  const byYear = new Map(ownCommitsOf(profile.technical)?.rows.map((row) => [row.name, row.byYear]));
  const byName = new Map<string, Repository>();
  for (const { repository: name, url, ownCommits, firstAt, lastAt } of evidence) {
    const existing = byName.get(name);
    byName.set(name, {
      name,
      url: existing?.url ?? new URL(url).origin + new URL(url).pathname.split("/").slice(0, 3).join("/"),
      ownCommits: Math.max(existing?.ownCommits ?? 0, ownCommits),
      from: Math.min(existing?.from ?? yearOf(firstAt), yearOf(firstAt)),
      to: Math.max(existing?.to ?? yearOf(lastAt), yearOf(lastAt)),
      byYear: byYear.get(name) ?? {},
    });
  }
  return [...byName.values()].sort((a, b) => b.ownCommits - a.ownCommits || (a.name < b.name ? -1 : 1));
}

export type PublicProfile = ReturnType<typeof publicProfile>;

/** The public profile: claims with public evidence, without scores and private repositories. */
export function publicProfile(profile: Profile) {
  const { personal, technical } = publicPart(profile);
  const evidence = technical.evidence ?? {};
  const withEvidence = (claims: string[]): Claim[] =>
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
