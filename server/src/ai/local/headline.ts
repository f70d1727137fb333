import type { Facts } from "../../evidence/facts.ts";
import { capitalised, joined, names, shortened } from "./english.ts";
import { commonKind, mainLanguages, mainProjects } from "./mainProjects.ts";
import { ownWordsOf, purposeOf } from "./project.ts";

const longest = 90;

export type Headline = {
  text: string;
  /** What it says of the main project's own words: the summary's first sentence does not say it again. */
  tells: "all" | "part" | "nothing";
};

/** What they build and with what, in at most 90 characters, without a full stop. */
export function headlineOf(facts: Facts): Headline {
  const { main } = mainProjects(facts);
  const languages = mainLanguages(facts);
  const inLanguages = languages.length > 0 ? ` in ${joined(languages)}` : "";
  const kind = commonKind(main);
  const named = main.map(({ name }) => name);
  const mostly = languages.length > 0 ? `, mostly ${joined(languages)}` : "";
  const candidates: Headline[] = [
    ...(main.length === 1 ? ownWords(facts) : []),
    ...(kind && named.length > 1 ? [{ text: `${kind}: ${joined(named)}`, tells: "nothing" as const }] : []),
    ...named.slice(0, 1).map((name) => ({ text: `Builds ${name}${inLanguages}`, tells: "nothing" as const })),
  ];
  const otherwise = {
    text: `${facts.roles[0]?.text ?? "Software developer"}${mostly}`,
    tells: "nothing" as const,
  };
  return candidates.find(({ text }) => text.length <= longest) ?? otherwise;
}

/** The main project in its own words, whole, without its last clauses, or by its noun alone. */
function ownWords(facts: Facts): Headline[] {
  const [project] = mainProjects(facts).main;
  if (!project) return [];
  const { subject } = project;
  const languages = mainLanguages(facts);
  const whole = subject?.shape === "noun" ? ownWordsOf(project, 1_000) : purposeOf(project, 1_000);
  if (!whole || whole.includes("?")) return [];
  const cut = shortened(whole, longest - 20);
  const head = subject?.head?.includes(" ") ? subject.head : null;
  const parts = [cut.endsWith("…") ? null : cut, head].filter((text) => text !== null);
  return [
    { text: capitalised(withLanguages(whole, languages)), tells: "all" },
    ...parts.map((text) => ({ text: capitalised(withLanguages(text, languages)), tells: "part" as const })),
  ];
}

const withLanguages = (text: string, languages: string[]): string =>
  languages.length === 0 || languages.some((language) => names(text, language))
    ? text
    : `${text}, in ${joined(languages)}`;
