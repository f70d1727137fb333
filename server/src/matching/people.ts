import { areaNames } from "./areas.ts";
import { type Complement, complementOf } from "./complement.ts";
import { allTerms } from "./dictionary.ts";
import { fieldsNear, isMarket } from "./fields.ts";
import { type Overlap, overlapOf } from "./overlap.ts";
import { levelNames, type Portrait } from "./portrait.ts";

/** Names the formula: every number below, the fields, the areas. Change one, and change this. See docs/matching.md. */
export const peopleVersion = "people-1";

export const weightOf = {
  Technologies: 15,
  Domains: 25,
  Architecture: 10,
  "Complementary roles": 40,
  Experience: 10,
} as const;
export type Category = keyof typeof weightOf;
export const categories = Object.keys(weightOf) as Category[];

/** Where a raw value is enough for 100%. */
export const enough = { technologies: 0.3, domains: 0.45, architecture: 0.3, roles: 0.6 };
/** Up to here common technologies are common ground; beyond, each brings less of their own. */
const sameStack = 0.5;
/** What shared crafts count beside shared markets. */
const craftWorth = 0.4;
/** Somebody with crafts and no market of their own is free to work in any. */
const open = 0.35;

export type Part = { category: Category; weight: number; percent: number; because: string[] };
export type Strength = "Excellent" | "High" | "Medium" | "Low";
export type Receipt = { version: string; parts: Part[]; total: number };
export type PairScore = { receipt: Receipt; strength: Strength; commonTechnologies: string[] };

const percentOf = (value: number) => Math.round(Math.max(0, Math.min(1, value)) * 100);
const shown = (value: number) => value.toFixed(2);

/** Symmetric and of these two alone: who else is there, and what they are called, does not matter. */
export function scorePair(one: Portrait, other: Portrait): PairScore {
  const technologies = overlapOf(one.technologies, other.technologies, { nearOf: termsNear });
  const part = (category: Category, [percent, because]: [number, string[]]): Part => ({
    category,
    weight: weightOf[category],
    percent,
    because,
  });
  const parts = [
    part("Technologies", scoreTechnologies(technologies)),
    part("Domains", scoreDomains(one, other)),
    part("Architecture", scoreArchitecture(one, other)),
    part("Complementary roles", scoreRoles(complementOf(one.areas, other.areas))),
    part("Experience", scoreExperience(one, other)),
  ];
  const total = Math.round(parts.reduce((sum, { weight, percent }) => sum + weight * percent, 0) / 100);
  return {
    receipt: { version: peopleVersion, parts, total },
    strength: strengthOf(total),
    commonTechnologies: technologies.shared,
  };
}

export function strengthOf(total: number): Strength {
  if (total >= 80) return "Excellent";
  if (total >= 65) return "High";
  return total >= 50 ? "Medium" : "Low";
}

let nearNames: Map<string, string[]> | undefined;

/** Portraits name terms as the dictionary does; what it does not know is near nothing. */
function termsNear(name: string): string[] {
  nearNames ??= new Map(allTerms().map((term) => [term.name, term.near.map((other) => other.name)]));
  return nearNames.get(name) ?? [];
}

function scoreTechnologies(overlap: Overlap): [number, string[]] {
  const { value } = overlap;
  const percent = percentOf(value <= sameStack ? value / enough.technologies : 1 - (value - sameStack));
  const measured =
    value <= sameStack
      ? `Overlap ${shown(value)} of the ${shown(enough.technologies)} that are enough`
      : `Overlap ${shown(value)}: above ${shown(sameStack)} each brings less that is new`;
  return [percent, [...told(overlap), measured]];
}

function scoreDomains(one: Portrait, other: Portrait): [number, string[]] {
  const overlap = overlapOf(one.fields, other.fields, {
    nearOf: fieldsNear,
    worthOf: (name) => (isMarket(name) ? 1 : craftWorth),
  });
  const value = overlap.value / enough.domains;
  const measured = `Overlap ${shown(overlap.value)} of the ${shown(enough.domains)} that are enough`;
  const isOpen = hasMarket(one) !== hasMarket(other) && value < open;
  if (!isOpen) return [percentOf(value), [...told(overlap), measured]];
  return [
    percentOf(open),
    [...told(overlap), "One has no market of their own and is free to join the other's"],
  ];
}

const hasMarket = ({ fields }: Portrait) => [...fields.keys()].some(isMarket);

function scoreArchitecture(one: Portrait, other: Portrait): [number, string[]] {
  const overlap = overlapOf(one.ideas, other.ideas, { nearOf: termsNear });
  const measured = `Overlap ${shown(overlap.value)} of the ${shown(enough.architecture)} that are enough`;
  return [percentOf(overlap.value / enough.architecture), [...told(overlap), measured]];
}

function scoreRoles({ difference, worth, best }: Complement): [number, string[]] {
  const value = difference * worth;
  const measured = `Difference ${shown(difference)} × worth ${shown(worth)} = ${shown(value)} of the ${shown(enough.roles)} that are enough`;
  return [
    percentOf(value / enough.roles),
    [
      best ? `Most from ${areaNames[best[0]]} beside ${areaNames[best[1]]}` : "Both own the same areas",
      measured,
    ],
  ];
}

function scoreExperience(one: Portrait, other: Portrait): [number, string[]] {
  const backing = Math.min(one.backing, other.backing);
  const backed = `The less proven profile is proven to ${shown(backing)}: ${(40 * backing).toFixed(1)} of 40 points`;
  if (one.level === null || other.level === null) {
    // Neither for nor against: as much as one level apart, which is what two people mostly are.
    return [percentOf((45 + 40 * backing) / 100), ["A level is not known: 45 of 60 points", backed]];
  }
  const gap = Math.abs(one.level - other.level);
  const names = [one.level, other.level].sort((a, b) => a - b).map((level) => levelNames[level - 1] ?? "");
  const steps = gap === 0 ? "the same level" : gap === 1 ? "one level apart" : `${gap} levels apart`;
  return [
    percentOf((60 - 15 * gap + 40 * backing) / 100),
    [`${names.join(" and ")}, ${steps}: ${60 - 15 * gap} of 60 points`, backed],
  ];
}

const maxTold = 6;

function told({ shared, close }: Overlap): string[] {
  const both = shared.slice(0, maxTold);
  const apart = close.filter((pair) => !pair.some((name) => shared.includes(name)));
  const near = apart.slice(0, 3).map(([a, b]) => `${a} and ${b}`);
  return [
    ...(both.length
      ? [`Both: ${both.join(", ")}${shared.length > maxTold ? ` and ${shared.length - maxTold} more` : ""}`]
      : []),
    ...(near.length ? [`Close: ${near.join(", ")}`] : []),
  ];
}
