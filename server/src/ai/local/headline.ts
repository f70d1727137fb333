import { withoutPraise } from "../../evidence/about.ts";
import type { Facts, ProjectFacts } from "../../evidence/facts.ts";
import {
  capitalised,
  counted,
  joined,
  names,
  pluralOf,
  shortened,
  withArticle,
} from "../../evidence/phrases.ts";
import { bareKind, isActive, ownWordsOf, purposeOf, quotationOf } from "./project.ts";

/** The main project, or up to three of one kind in one language that come near each other; the rest that say what they are. */
export function mainProjects({ projects }: Facts): { main: ProjectFacts[]; others: ProjectFacts[] } {
  // Nothing of a private project is named or quoted.
  const [first, ...rest] = projects.filter(({ isPrivate }) => !isPrivate);
  if (!first) return { main: [], others: [] };
  const described = rest.filter((one) => ownWordsOf(one) !== null);
  const peers = described
    .filter((one) => one.ownCommits >= first.ownCommits * 0.3 && commonKind([first, one]) !== null)
    .slice(0, 2);
  return { main: [first, ...peers], others: described.filter((one) => !peers.includes(one)) };
}

/** "Rust libraries", where all are of one kind and in one language. */
export function commonKind([first, ...rest]: ProjectFacts[]): string | null {
  if (!first?.kind || !first.language) return null;
  const isSame = rest.every(({ language, kind }) => language === first.language && kind === first.kind);
  return isSame ? `${first.language} ${pluralOf(first.kind)}` : null;
}

/** The languages worth naming: one that leads clearly, else two; of several projects only the main one's. */
export function mainLanguages({ languages, projects }: Facts): string[] {
  const [first, second] = languages;
  const main = projects.find(({ isPrivate }) => !isPrivate);
  if (projects.length > 1 && main) return main.language ? [main.language] : [];
  return [first, ...(second && second.percent >= 25 ? [second] : [])].flatMap((one) => one?.name ?? []);
}

const longest = 90;

/** `isWhole`: it says all that the main project says of itself, and the summary does not say it again. */
export type Headline = { text: string; isWhole: boolean };

/** What they build and with what, in at most 90 characters, without a full stop. */
export function headlineOf(facts: Facts, now: Date): Headline {
  const { main } = mainProjects(facts);
  const [first, second] = main;
  const languages = joined(mainLanguages(facts));
  const builds = isActive(main, now) ? "Builds" : "Built";
  const head = first?.subject?.shape === "noun" ? first.subject.head : null;
  const as = head && !head.includes(" ") && !bareKind.test(head) ? `, ${withArticle(head)},` : "";
  const inThem = languages ? ` in ${languages}` : "";
  const plain = [
    ...(second ? [`${commonKind(main)}: ${joined(main.map(({ name }) => name))}`] : []),
    ...(first ? [`${builds} ${first.name}${inThem && as}${inThem}${withStars(first)}`] : []),
    `${facts.roles[0]?.text ?? "Software developer"}${languages ? `, mostly ${languages}` : ""}`,
  ].map((text): Headline => ({ text, isWhole: false }));
  const own = first && !second ? inOwnWords(first, mainLanguages(facts)) : [];
  const fitting = [...own, ...plain].find(({ text }) => text.length <= longest);
  return fitting ?? { text: "Software developer", isWhole: false };
}

const withStars = ({ stars }: ProjectFacts) => (stars >= 100 ? ` (${counted(stars, "star")})` : "");

/** The main project in its own words: whole, without its last clauses, or by its noun alone. */
function inOwnWords(project: ProjectFacts, languages: string[]): Headline[] {
  const isNoun = project.subject?.shape === "noun";
  const own = isNoun ? ownWordsOf(project, 1_000) : purposeOf(project, 1_000);
  const whole = own && isNoun ? withoutPraise(own) : own;
  if (!whole || whole.includes("?")) return [];
  const isWhole = !quotationOf(project)?.includes(". ");
  const [language] = languages;
  const withLanguages = (text: string) =>
    language && bareKind.test(text.split(" ")[0] ?? "")
      ? `${language} ${text.charAt(0).toLowerCase()}${text.slice(1)}`
      : languages.length === 0 || languages.some((one) => names(text, one))
        ? text
        : `${text}, in ${joined(languages)}`;
  const parts = [shortened(whole, longest - 20), withoutPraise(project.subject?.head ?? "")].filter(
    (text) => text.split(/[ -]/).length >= 3 && !text.endsWith("…") && !bareKind.test(text),
  );
  return [
    { text: capitalised(withLanguages(whole)), isWhole },
    ...parts.map((text): Headline => ({ text: capitalised(withLanguages(text)), isWhole: false })),
    { text: capitalised(whole), isWhole },
  ];
}
