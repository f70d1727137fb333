import type { Prose } from "../ai/ai.ts";
import type { Facts, Evidence as FoundEvidence } from "../evidence/facts.ts";
import type { Evidence, Profile } from "./schema.ts";

type Person = { username: string; name: string | null; avatarUrl: string; profileUrl: string };
type Origin = { generationId: string; writer: string };
type Cited = { text: string; evidence: string[] };

const maxPerClaim = 12;

/** Builds a profile from facts and prose, without claims that cite no existing evidence. */
export function assembleProfile(person: Person, facts: Facts, prose: Prose, origin: Origin): Profile {
  const byId = new Map(facts.evidence.map((one) => [one.id, one]));
  const evidence: Record<string, Evidence[]> = {};

  const proven = (claims: Cited[]) =>
    claims.filter(({ text, evidence: ids }) => {
      const cited = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
      if (text && cited.length > 0) evidence[text] ??= cited.slice(0, maxPerClaim).map(toPublic);
      return text && cited.length > 0;
    });
  const texts = (claims: Cited[]) => [...new Set(proven(claims).map((claim) => claim.text))];

  const insights = prose.projectInsights.filter((one) => proven([{ ...one, text: one.name }]).length > 0);
  return {
    personal: {
      name: person.name || person.username,
      avatar_url: person.avatarUrl,
      html_url: person.profileUrl,
    },
    technical: {
      headline: prose.headline,
      coFounderSummary: prose.coFounderSummary,
      keyStrengths: texts(prose.keyStrengths),
      potentialRoles: texts(prose.potentialRoles),
      languageStats: Object.fromEntries(facts.languages.map(({ name, percent }) => [name, percent])),
      projectInsights: insights.map(({ name, highlight }) => ({ name, highlight })),
      identifiedTechnologies: texts(facts.technologies),
      architecturalConcepts: texts(facts.concepts),
      estimatedExperience: facts.experience,
      evidence,
      basis: {
        ...origin,
        experience: facts.experienceBasis,
        ownCommits: facts.ownCommits.map(({ byYear, ...repository }) => ({
          ...repository,
          byYear: Object.fromEntries(byYear.map(({ year, commits }) => [year, commits])),
        })),
        ...facts.basis,
      },
    },
  };
}

function toPublic({ id: _, ...evidence }: FoundEvidence): Evidence {
  return { ...evidence, ownShare: Math.round(evidence.ownShare * 100) / 100 };
}
