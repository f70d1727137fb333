import type { Facts } from "../../evidence/facts.ts";
import { capitalised, joined, shortened } from "./english.ts";
import { commonKind, mainLanguages, mainProjects } from "./mainProjects.ts";
import { ownWordsOf, purposeOf } from "./project.ts";

const longest = 90;
const longestWords = 75;

/** What they build and with what, in at most 90 characters, without a full stop. */
export function headlineOf(facts: Facts): string {
  const { main } = mainProjects(facts);
  const languages = mainLanguages(facts);
  const subject = headlineSubject(facts);
  const kind = commonKind(main);
  const names = main.map(({ name }) => name);
  const inLanguages = languages.length > 0 ? ` in ${joined(languages)}` : "";
  const candidates = [
    ...(subject ? [capitalised(subject)] : []),
    ...(kind && names.length > 1 ? [`${kind}: ${joined(names)}`] : []),
    ...names.map((_, index) => `Builds ${joined(names.slice(0, names.length - index))}${inLanguages}`),
    `${facts.roles[0]?.text ?? "Software developer"}${languages.length > 0 ? `, mostly ${joined(languages)}` : ""}`,
  ];
  return candidates.find((text) => text.length <= longest) ?? "Software developer";
}

/**
 * The only main project in its own words with its language, where it says what it is and that fits: the summary then
 * need not begin with it.
 */
export function headlineSubject(facts: Facts): string | null {
  const { main } = mainProjects(facts);
  const [only] = main;
  if (!only || main.length > 1) return null;
  const words = only.subject?.shape === "noun" ? ownWordsOf(only, 1_000) : purposeOf(only, 1_000);
  if (!words) return null;
  const candidates = [words, shortened(words, longestWords)].map((text) =>
    withLanguages(text, mainLanguages(facts)),
  );
  return candidates.find((text) => text.length <= longest && !text.includes("…")) ?? null;
}

const withLanguages = (text: string, languages: string[]): string =>
  languages.length === 0 || languages.some((one) => text.toLowerCase().includes(one.toLowerCase()))
    ? text
    : `${text}, in ${joined(languages)}`;
