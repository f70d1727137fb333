import { readFileSync } from "node:fs";
import type { Profile } from "../../server/src/profile/schema.ts";

/** Scores like the data set's own scorer: required and forbidden statements of each profile, and whether its level is accepted. */

type Field =
  | "headline"
  | "summary"
  | "strengths"
  | "roles"
  | "technologies"
  | "concepts"
  | "languages"
  | "insights";
type Claim = { field: Field; place: number; text: string };
type Item = { patterns: RegExp[]; where?: Field[] };
type Expected = { level: string[]; must: Item[]; never: Item[] };

export type Score = { must: number; said: number; upFront: number; never: number; level: boolean };

/** Number of entries shown first in these lists; headline, summary and roles are checked completely. */
const upFrontOf: Partial<Record<Field, number>> = {
  headline: 1,
  summary: 1,
  roles: Number.POSITIVE_INFINITY,
  strengths: 5,
  technologies: 6,
};

/** Throws when the file is missing or has another shape. */
export function readExpected(file: string): Map<string, Expected> {
  const { people } = JSON.parse(readFileSync(file, "utf8"));
  const items = (list: { any: string[]; where?: Field[] }[] = []): Item[] =>
    list.map(({ any, where }) => ({ patterns: any.map(toPattern), ...(where && { where }) }));
  return new Map(
    Object.entries(people as Record<string, { level?: string[]; must: []; never: [] }>).map(
      ([login, { level = [], must, never }]) => [login, { level, must: items(must), never: items(never) }],
    ),
  );
}

/** "abc" ignores case, "/abc/" does not. */
function toPattern(source: string): RegExp {
  const exact = /^\/(.*)\/$/s.exec(source);
  return exact ? new RegExp(exact[1] ?? "") : new RegExp(source, "i");
}

function claimsOf({ technical }: Profile): Claim[] {
  const fields: [Field, string[]][] = [
    ["headline", [technical.headline]],
    ["summary", [technical.coFounderSummary]],
    ["strengths", technical.keyStrengths],
    ["roles", technical.potentialRoles],
    ["technologies", technical.identifiedTechnologies],
    ["concepts", technical.architecturalConcepts],
    ["languages", Object.keys(technical.languageStats)],
    ["insights", technical.projectInsights.map(({ name, highlight }) => `${name}: ${highlight}`)],
  ];
  return fields.flatMap(([field, texts]) => texts.map((text, place) => ({ field, place, text })));
}

export function scoreOf(profile: Profile, { must, never, level }: Expected): Score {
  const claims = claimsOf(profile);
  const isIn = ({ patterns }: Item, { text }: Claim) => patterns.some((pattern) => pattern.test(text));
  const found = must.map((item) =>
    claims.filter((claim) => (!item.where || item.where.includes(claim.field)) && isIn(item, claim)),
  );
  // Insights may quote what a README compares itself with, and languages are byte counts: neither are claims about the person.
  const neverHits = never.flatMap((item) =>
    claims.filter(
      (claim) =>
        (item.where ? item.where.includes(claim.field) : !["insights", "languages"].includes(claim.field)) &&
        isIn(item, claim),
    ),
  );
  return {
    must: must.length,
    said: found.filter((those) => those.length > 0).length,
    upFront: found.filter((those) => those.some(({ field, place }) => place < (upFrontOf[field] ?? 0)))
      .length,
    never: neverHits.length,
    level: level.includes(profile.technical.estimatedExperience || "none"),
  };
}
