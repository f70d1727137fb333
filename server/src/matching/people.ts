import { allTerms } from "../knowledge/dictionary.ts";
import { areaNames } from "./areas.ts";
import { type Complement, complementOf } from "./complement.ts";
import { fieldsNear, isMarket } from "./fields.ts";
import { type Overlap, overlapOf } from "./overlap.ts";
import { levelNames, type Portrait } from "./portrait.ts";

/** Names the formula: every number below, the fields, the areas. Change one, and change this. See docs/matching.md. */
export const peopleVersion = "people-3";

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
export const enough = { technologies: 0.3, domains: 0.35, architecture: 0.3, roles: 0.55 };
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

/** A percent, why, and the weight where it is not the usual one. */
type Scored = [percent: number, because: string[], weight?: number];

/**
 * Symmetric and of these two alone: who else is there, and what they are called, does not matter. Only the sentences
 * differ: the first is "you", the second "they".
 */
export function scorePair(you: Portrait, they: Portrait): PairScore {
  const technologies = overlapOf(you.technologies, they.technologies, { nearOf: termsNear });
  const part = (category: Category, [percent, because, weight = weightOf[category]]: Scored): Part => ({
    category,
    weight,
    percent,
    because,
  });
  const parts = [
    part("Technologies", scoreTechnologies(technologies)),
    part("Domains", scoreDomains(you, they)),
    part("Architecture", scoreArchitecture(you, they)),
    part("Complementary roles", scoreRoles(complementOf(you.areas, they.areas))),
    part("Experience", scoreExperience(you, they)),
  ];
  const total = Math.round(exactTotal(parts));
  return {
    receipt: { version: peopleVersion, parts, total },
    strength: strengthOf(total),
    commonTechnologies: technologies.shared,
  };
}

/** The total before it is rounded: it tells apart two people who are shown with the same number. */
export function exactTotal(parts: Part[]): number {
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  return parts.reduce((sum, { weight, percent }) => sum + weight * percent, 0) / weights;
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

/** How much two people have in common, and from where on that is full marks. */
function measured(value: number, full: number, nothing: string): string {
  if (value === 0) return nothing;
  return value < full
    ? `Some overlap: ${shown(value)}, with full marks from ${shown(full)}`
    : `Strong overlap: full marks from ${shown(full)}, you have ${shown(value)}`;
}

function scoreTechnologies(overlap: Overlap): Scored {
  const { value } = overlap;
  const percent = percentOf(value <= sameStack ? value / enough.technologies : 1 - (value - sameStack));
  const sentence =
    value <= sameStack
      ? measured(value, enough.technologies, "No technology in common")
      : `Nearly the same stack: overlap ${shown(value)}, and above ${shown(sameStack)} you bring each other less that is new`;
  return [percent, [...told(overlap), sentence]];
}

function scoreDomains(you: Portrait, they: Portrait): Scored {
  const overlap = overlapOf(you.fields, they.fields, {
    nearOf: fieldsNear,
    worthOf: (name) => (isMarket(name) ? 1 : craftWorth),
  });
  const value = overlap.value / enough.domains;
  const because = [...told(overlap), measured(overlap.value, enough.domains, "No domain in common")];
  const isOpen = hasMarket(you) !== hasMarket(they) && value < open;
  if (!isOpen) return [percentOf(value), because];
  return [percentOf(open), [...because, "One of you has no domain yet and could join the other's"]];
}

const hasMarket = ({ fields }: Portrait) => [...fields.keys()].some(isMarket);

function scoreArchitecture(you: Portrait, they: Portrait): Scored {
  const overlap = overlapOf(you.ideas, they.ideas, { nearOf: termsNear });
  const sentence = measured(overlap.value, enough.architecture, "No concept or strength in common");
  return [percentOf(overlap.value / enough.architecture), [...told(overlap), sentence]];
}

function scoreRoles({ difference, worth, best }: Complement): Scored {
  const percent = percentOf((difference * worth) / enough.roles);
  if (!best) return [percent, ["You both cover the same areas"]];
  const verdict =
    percent >= 50
      ? "Your roles complement each other"
      : difference < 0.5
        ? "Your roles are much alike"
        : "Your roles differ, but add little to each other";
  return [
    percent,
    [`They bring ${areaNames[best[1]]}; you bring ${areaNames[best[0]]}`, `${verdict}: ${percent} of 100`],
  ];
}

/** Of the 10 that experience weighs, what is left when a level is not known. */
const weightWithoutLevel = 4;

function scoreExperience(you: Portrait, they: Portrait): Scored {
  const backing = Math.min(you.backing, they.backing);
  const certainty = `The profile with less evidence reaches ${percentOf(backing)}% certainty`;
  if (you.level === null || they.level === null)
    return [
      percentOf(backing),
      ["The level of at least one of you is not known, so only the evidence counts here", certainty],
      weightWithoutLevel,
    ];
  const gap = Math.abs(you.level - they.level);
  const [lower, higher] = [you.level, they.level].sort((a, b) => a - b).map((level) => levelNames[level - 1]);
  const levels =
    gap === 0
      ? `Both ${lower}`
      : `${lower} and ${higher}, ${gap === 1 ? "one level" : `${gap} levels`} apart`;
  return [
    percentOf((60 - 15 * gap + 40 * backing) / 100),
    [`${levels}: ${60 - 15 * gap} of 60 points`, `${certainty}: ${(40 * backing).toFixed(1)} of 40 points`],
  ];
}

const maxTold = 6;

function told({ shared, close }: Overlap): string[] {
  const both = shared.slice(0, maxTold);
  const apart = close.filter((pair) => !pair.some((name) => shared.includes(name)));
  const near = apart.slice(0, 3).map(([a, b]) => `${a} / ${b}`);
  return [
    ...(both.length
      ? [
          `In common: ${both.join(", ")}${shared.length > maxTold ? ` and ${shared.length - maxTold} more` : ""}`,
        ]
      : []),
    ...(near.length ? [`Related: ${near.join(", ")}`] : []),
  ];
}
