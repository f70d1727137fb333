import { allTerms } from "../knowledge/dictionary.ts";
import { lazy } from "../lazy.ts";
import { shortList } from "../text/counted.ts";
import { type Complement, complementOf } from "./complement.ts";
import { areaNames } from "./enums.ts";
import { isMarket, relatedFields } from "./fields.ts";
import { type Overlap, overlapOf } from "./overlap.ts";
import { levelNames, type Portrait } from "./portrait.ts";

/** Version of the formula (all numbers below, fields and areas). Increase it when any of them changes. See docs/matching.md. */
export const peopleVersion = "people-4";

export const weightOf = {
  Technologies: 15,
  Domains: 25,
  Architecture: 10,
  "Complementary roles": 40,
  Experience: 10,
} as const;
type Category = keyof typeof weightOf;
export const categories = Object.keys(weightOf) as Category[];

/** Raw values that give 100%. */
export const enough = { technologies: 0.3, domains: 0.35, architecture: 0.3, roles: 0.55 };
/** Up to this overlap common technologies are an advantage; beyond it each person adds less. */
const sameStack = 0.5;
/** Weight of shared crafts relative to shared markets. */
const craftWorth = 0.4;
/** Value when one person has crafts but no market and can join the other's. */
const openShare = 0.35;

export type Part = { category: Category; weight: number; percent: number; because: string[] };
export type Strength = "Excellent" | "High" | "Medium" | "Low";
export type Receipt = { version: string; parts: Part[]; total: number };
export type PairScore = { receipt: Receipt; strength: Strength; commonTechnologies: string[] };

const percentOf = (value: number) => Math.round(Math.max(0, Math.min(1, value)) * 100);
const twoDecimals = (value: number) => value.toFixed(2);

/** Percent, reasons (lazy, since ranking does not need them), and the weight where it differs from the default. */
type Scored = [percent: number, because: () => string[], weight?: number];

function scoredParts(you: Portrait, they: Portrait, technologies: Overlap): Record<Category, Scored> {
  return {
    Technologies: scoreTechnologies(technologies),
    Domains: scoreDomains(you, they),
    Architecture: scoreArchitecture(you, they),
    "Complementary roles": scoreRoles(complementOf(you.areas, they.areas)),
    Experience: scoreExperience(you, they),
  };
}

/** The weighted mean of the percents. Displayed rounded; the unrounded value breaks ties. */
export function exactTotal(parts: { percent: number; weight: number }[]): number {
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  return parts.reduce((sum, { weight, percent }) => sum + weight * percent, 0) / weights;
}

const technologiesOf = (you: Portrait, they: Portrait) =>
  overlapOf(you.technologies, they.technologies, { nearOf: relatedTerms });

/** The unrounded score without reasons, for ranking many people. */
export function scoreOfPair(you: Portrait, they: Portrait): number {
  const parts = scoredParts(you, they, technologiesOf(you, they));
  return exactTotal(
    categories.map((category) => {
      const [percent, , weight = weightOf[category]] = parts[category];
      return { percent, weight };
    }),
  );
}

/**
 * Symmetric, and dependent on these two portraits only, not on names or on who else is listed. Only the sentences differ:
 * the first person is "you", the second "they".
 */
export function scorePair(you: Portrait, they: Portrait): PairScore {
  const technologies = technologiesOf(you, they);
  const scored = scoredParts(you, they, technologies);
  const parts = categories.map((category): Part => {
    const [percent, because, weight = weightOf[category]] = scored[category];
    return { category, weight, percent, because: because() };
  });
  const total = Math.round(exactTotal(parts));
  return {
    receipt: { version: peopleVersion, parts, total },
    strength: strengthOf(total),
    commonTechnologies: technologies.shared(),
  };
}

export function strengthOf(total: number): Strength {
  if (total >= 80) return "Excellent";
  if (total >= 65) return "High";
  return total >= 50 ? "Medium" : "Low";
}

const nearNames = lazy(
  () => new Map(allTerms().map((term) => [term.name, term.near.map((other) => other.name)])),
);

/** Portraits use the dictionary's names; unknown names have no neighbours. */
export const relatedTerms = (name: string): string[] => nearNames().get(name) ?? [];

function overlapSentence(value: number, full: number, nothing: string): string {
  if (value === 0) return nothing;
  return value < full
    ? `Some overlap: ${twoDecimals(value)}, with full marks from ${twoDecimals(full)}`
    : `Strong overlap: full marks from ${twoDecimals(full)}, you have ${twoDecimals(value)}`;
}

/** Percent of each part from the measured values of a pair. */
export const percents = {
  technologies: (overlap: number) =>
    percentOf(overlap <= sameStack ? overlap / enough.technologies : 1 - (overlap - sameStack)),
  /** `isOpen`: one of the two has a market and the other has none. */
  domains: (overlap: number, isOpen: boolean) =>
    percentOf(Math.max(overlap / enough.domains, isOpen ? openShare : 0)),
  architecture: (overlap: number) => percentOf(overlap / enough.architecture),
  roles: ({ difference, worth }: Complement) => percentOf((difference * worth) / enough.roles),
  /** `gap`: levels between the two, null when either is unknown. */
  experience: (gap: number | null, backing: number) =>
    percentOf(gap === null ? backing : (60 - 15 * gap + 40 * backing) / 100),
};
/** Weight of experience, instead of 10, when a level is unknown. */
export const weightWithoutLevel = 4;
export const worthOfField = (name: string) => (isMarket(name) ? 1 : craftWorth);
export const hasMarket = ({ fields }: Portrait) => [...fields.keys()].some(isMarket);

function scoreTechnologies(overlap: Overlap): Scored {
  const { value } = overlap;
  const sentence =
    value <= sameStack
      ? overlapSentence(value, enough.technologies, "No technology in common")
      : `Nearly the same stack: overlap ${twoDecimals(value)}, and above ${twoDecimals(sameStack)} you add less to each other`;
  return [percents.technologies(value), () => [...sharedSentences(overlap), sentence]];
}

function scoreDomains(you: Portrait, they: Portrait): Scored {
  const overlap = overlapOf(you.fields, they.fields, { nearOf: relatedFields, worthOf: worthOfField });
  const isOneOpen = hasMarket(you) !== hasMarket(they);
  const because = () => [
    ...sharedSentences(overlap),
    overlapSentence(overlap.value, enough.domains, "No domain in common"),
    ...(isOneOpen && overlap.value / enough.domains < openShare
      ? ["One of you has no domain yet and could join the other's"]
      : []),
  ];
  return [percents.domains(overlap.value, isOneOpen), because];
}

function scoreArchitecture(you: Portrait, they: Portrait): Scored {
  const overlap = overlapOf(you.ideas, they.ideas, { nearOf: relatedTerms });
  const sentence = overlapSentence(overlap.value, enough.architecture, "No concept or strength in common");
  return [percents.architecture(overlap.value), () => [...sharedSentences(overlap), sentence]];
}

function scoreRoles(complement: Complement): Scored {
  const { difference, best } = complement;
  const percent = percents.roles(complement);
  if (!best) return [percent, () => ["You both cover the same areas"]];
  const verdict =
    percent >= 50
      ? "Your roles complement each other"
      : difference < 0.5
        ? "Your roles are very similar"
        : "Your roles differ, but add little to each other";
  return [
    percent,
    () => [
      // Not by commits: somebody can have fewer of both areas.
      `They bring ${areaNames[best[1]]}; you bring ${areaNames[best[0]]} (by their share of each profile)`,
      `${verdict}: ${percent} of 100`,
    ],
  ];
}

function scoreExperience(you: Portrait, they: Portrait): Scored {
  const backing = Math.min(you.backing, they.backing);
  const certainty = `The profile with less evidence reaches ${percentOf(backing)}% certainty`;
  if (you.level === null || they.level === null)
    return [
      percents.experience(null, backing),
      () => ["The level of at least one of you is unknown, so only the evidence counts here", certainty],
      weightWithoutLevel,
    ];
  const gap = Math.abs(you.level - they.level);
  const [lower, higher] = [you.level, they.level].sort((a, b) => a - b).map((level) => levelNames[level - 1]);
  const levels =
    gap === 0
      ? `Both ${lower}`
      : `${lower} and ${higher}, ${gap === 1 ? "one level" : `${gap} levels`} apart`;
  return [
    percents.experience(gap, backing),
    () => [
      `${levels}: ${60 - 15 * gap} of 60 points`,
      `${certainty}: ${(40 * backing).toFixed(1)} of 40 points`,
    ],
  ];
}

const maxListed = 6;

function sharedSentences(overlap: Overlap): string[] {
  const shared = overlap.shared();
  const apart = overlap.close().filter((pair) => !pair.some((name) => shared.includes(name)));
  const related = apart.slice(0, 3).map(([a, b]) => `${a} / ${b}`);
  return [
    ...(shared.length ? [`In common: ${shortList(shared, maxListed)}`] : []),
    ...(related.length ? [`Related: ${related.join(", ")}`] : []),
  ];
}
