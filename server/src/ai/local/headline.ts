import type { Facts, ProjectFacts } from "../../evidence/facts.ts";
import { isScriptLanguage } from "../../evidence/languages.ts";
import { capitalised, counted, joined, names, pluralOf } from "../../evidence/phrases.ts";
import { withoutAdjectives } from "../../evidence/praise.ts";
import { isPlain } from "../../evidence/subject.ts";
import { isActive, spanOf } from "./project.ts";

/** The main project, or up to three of similar size with the same kind and language; `others`: remaining projects with a definition. */
export function mainProjects({ projects }: Facts): { main: ProjectFacts[]; others: ProjectFacts[] } {
  // Private projects are neither named nor quoted.
  const [first, ...rest] = projects.filter(({ isPrivate }) => !isPrivate);
  if (!first) return { main: [], others: [] };
  const peers = rest
    .filter((one) => one.ownCommits >= first.ownCommits * 0.3 && commonKind([first, one]) !== null)
    .slice(0, 2);
  return {
    main: [first, ...peers],
    others: rest.filter((one) => one.subject !== null && !peers.includes(one)),
  };
}

/** "Rust libraries" when all projects have one kind and one language. */
export function commonKind([first, ...rest]: ProjectFacts[]): string | null {
  if (!first?.kind || !first.language) return null;
  const isSame = rest.every(({ language, kind }) => language === first.language && kind === first.kind);
  return isSame ? `${first.language} ${pluralOf(first.kind)}` : null;
}

/** The languages to mention: one that clearly leads, otherwise two; with several projects only the main project's. */
export function mainLanguages({ languages, projects }: Facts): string[] {
  const [first, second] = languages;
  const main = projects.find(({ isPrivate }) => !isPrivate);
  if (projects.length > 1 && main) return main.language ? [main.language] : [];
  return [first, ...(second && second.percent >= 25 ? [second] : [])].flatMap((one) => one?.name ?? []);
}

const longest = 120;

/** `isWhole`: contains the main project's description, which the summary then omits. */
export type Headline = { text: string; isWhole: boolean };

/**
 * The main project in its own words and its language, in at most 120 characters, without a full stop. What the words are
 * need not be known: "yard: Plans the day of a depot (Go)".
 */
export function headlineOf(facts: Facts, now: Date): Headline {
  const { main } = mainProjects(facts);
  const [first, second] = main;
  const languages = joined(mainLanguages(facts));
  const byAllWork = facts.roles.find(({ text }) => text.endsWith(" developer"))?.text;
  const developer =
    isScriptLanguage(languages) && byAllWork
      ? byAllWork
      : languages
        ? `${languages} developer`
        : (facts.roles[0]?.text ?? "Software developer");
  const plain = [
    ...(second ? [`${commonKind(main)}: ${joined(main.map(({ name }) => name))}`] : []),
    ...(first ? [`${developer}, ${workOn(first, now)}${withStars(first)}`] : []),
    `${facts.roles[0]?.text ?? "Software developer"}${languages ? `, mostly ${languages}` : ""}`,
  ].map((text): Headline => ({ text, isWhole: false }));
  const described = first && !second ? inOwnWords(first) : [];
  const fitting = [...described, ...plain].find(({ text }) => text.length <= longest);
  return fitting ?? { text: "Software developer", isWhole: false };
}

const withStars = ({ stars }: ProjectFacts) => (stars >= 100 ? ` (${counted(stars, "star")})` : "");

const workOn = (project: ProjectFacts, now: Date) =>
  `${isActive([project], now) ? "working" : "worked"} on ${project.name} ${spanOf([project], now)}`;

/** "yard: Scheduler for depots (Go)", only if the definition is plain. */
function inOwnWords({ name, subject, language }: ProjectFacts): Headline[] {
  if (!subject || !isPlain(subject)) return [];
  const definition = capitalised(withoutAdjectives(subject.text));
  return [language, null].map((one) => ({
    text: `${name}: ${withLanguage(definition, one)}`,
    isWhole: true,
  }));
}

/** "Scheduler (Go)", "Scheduler (cranes; Go)"; a language in the text is not repeated. */
function withLanguage(text: string, language: string | null): string {
  if (language === null || names(text, language)) return text;
  return text.endsWith(")") ? `${text.slice(0, -1)}; ${language})` : `${text} (${language})`;
}
