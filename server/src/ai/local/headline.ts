import type { Facts, ProjectFacts } from "../../evidence/facts.ts";
import { capitalised } from "../../evidence/phrases.ts";
import { counted } from "../../text/counted.ts";
import { introduced, isActive, spanOf } from "./project.ts";

/** The public project with most of the person's own work: private ones are neither named nor quoted. */
export const mainProjectOf = ({ projects }: Facts): ProjectFacts | undefined =>
  projects.find(({ isPrivate }) => !isPrivate);

const maxLength = 120;

/**
 * "Go developer, working on yard (“Plans a depot”)" in at most 120 characters; without a short definition facts alone:
 * "Go developer, working on yard since 2019 (420 stars)". With a long name of the project: "Go developer".
 */
export function headlineOf(facts: Facts, now: Date): string {
  const main = mainProjectOf(facts);
  if (!main) return `${facts.roles[0]?.text ?? "Software developer"}, working in private repositories`;
  const work = `${titleOf(facts, main)}, ${isActive([main], now) ? "working" : "worked"} on`;
  const defined = main.subject ? [`${work} ${introduced(main)}`] : [];
  const dated = `${work} ${main.name} ${spanOf([main], now)}`;
  const starred = main.stars >= 100 ? `${dated} (${counted(main.stars, "star")})` : dated;
  return [...defined, starred, dated].find((text) => text.length <= maxLength) ?? titleOf(facts, main);
}

/**
 * The role by languages if they include the main project's language, otherwise a role by area that this project is
 * evidence for.
 */
function titleOf({ roles, evidence }: Facts, { repository, language }: ProjectFacts): string {
  const shown = new Set(evidence.filter((row) => row.repository === repository).map(({ id }) => id));
  const title =
    roles.find(({ text }) => text.endsWith(" developer") && ` ${text}`.includes(` ${language} `)) ??
    roles.find(({ text, evidence: ids }) => byArea.test(text) && ids.some((id) => shown.has(id)));
  return title ? capitalised(title.text.replace(/^Junior /, "")) : "Software developer";
}

/** "Game developer" is the only title by area with a different ending. */
const byArea = /(?: engineer| maintainer|game developer)$/i;
