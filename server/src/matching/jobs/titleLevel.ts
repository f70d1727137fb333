import type { JobLevel } from "@career-hub/db/enums.ts";
import { levelOfTitle } from "../../text/seniority.ts";
import { inEnglish } from "./glossary.ts";
import { readTitle } from "./titles.ts";

const managing = /\b(?:manager|mgr|gerente|jefe|jefa|responsable)\b|leit(?:er|erin|ung)(?!\p{L})/iu;
const ofPeople = /\b(?:people|team|engineering|general) manager\b/i;
const ofThings = /\bpro(?:ject|gramme?|duct)s?[ -]?manage|projekt|proye[ck]to/i;
const assists = /\b(?:assistant|deputy)\b/i;
/**
 * ISCO-08 groups of those who run an organisation, a site or a service. Group 12 (administrative and commercial managers) also has
 * managers of products, projects and accounts, who may lead nobody.
 */
const runsOthers = /^1[134]/;
/** Share of a title's occupations in these groups from which it is one of them. */
const mostly = 0.5;

/** The level of a job's title; null without one ("Accountant", "Account Manager"). */
export function levelOfJob(title: string): JobLevel | null {
  const english = inEnglish(title);
  const stated = levelOfTitle(english);
  return (stated === null || stated === "senior") && managesPeople(english) ? "lead" : stated;
}

function managesPeople(title: string): boolean {
  if (!managing.test(title) || assists.test(title) || ofThings.test(title)) return false;
  if (ofPeople.test(title)) return true;
  const matches = readTitle(title);
  const sumOf = (list: typeof matches) => list.reduce((sum, { weight }) => sum + weight, 0);
  return sumOf(matches.filter(({ node }) => runsOthers.test(node.isco))) > mostly * sumOf(matches);
}
