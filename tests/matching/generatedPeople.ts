import type { Profile } from "@career-hub/server/profile/schema.ts";
import { randomFrom } from "../cv/generated/random.ts";

const levels = ["Entry", "Junior", "Mid-level", "Senior", "Principal"];

/** People who do not exist, each mixed from three of the given ones, with the evidence of what was taken over. */
export function* generatePeople(sources: Profile[], count: number, seed: number): Generator<Profile> {
  const random = randomFrom(seed);
  const pick = <T>(items: T[]): T => items[Math.floor(random() * items.length)] as T;
  const some = <T>(items: T[], share: number) => items.filter(() => random() < share);
  for (let index = 0; index < count; index++) {
    const [main, second, third] = [pick(sources).technical, pick(sources).technical, pick(sources).technical];
    const mix = (of: (one: Profile["technical"]) => string[]) => [
      ...new Set([...some(of(main), 0.75), ...some(of(second), 0.35), ...some(of(third), 0.15)]),
    ];
    const technical = {
      headline: main.headline,
      coFounderSummary: main.coFounderSummary,
      keyStrengths: mix((one) => one.keyStrengths).slice(0, 7),
      potentialRoles: mix((one) => one.potentialRoles).slice(0, 4),
      languageStats: main.languageStats,
      projectInsights: [...some(main.projectInsights, 0.8), ...some(second.projectInsights, 0.3)].slice(0, 6),
      identifiedTechnologies: mix((one) => one.identifiedTechnologies).slice(0, 24),
      architecturalConcepts: mix((one) => one.architecturalConcepts).slice(0, 12),
      estimatedExperience: pick(levels),
    };
    const claims = [
      ...technical.keyStrengths,
      ...technical.potentialRoles,
      ...technical.identifiedTechnologies,
      ...technical.architecturalConcepts,
    ];
    const found = { ...third.evidence, ...second.evidence, ...main.evidence };
    const evidence = Object.fromEntries(
      claims.flatMap((claim) => (found[claim] ? [[claim, found[claim]]] : [])),
    );
    yield {
      personal: { name: `Person ${index}`, avatar_url: "", html_url: `https://github.com/person-${index}` },
      technical: { ...technical, evidence },
    };
  }
}
