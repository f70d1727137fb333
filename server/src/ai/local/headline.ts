import type { Facts } from "../../evidence/facts.ts";
import { capitalised, joined, pluralOf } from "./english.ts";
import { commonKind, mainLanguages, mainProjects } from "./mainProjects.ts";
import { ownWordsOf, purposeOf } from "./project.ts";

const longest = 90;

/** What they build and with what, in at most 90 characters, without a full stop. */
export function headlineOf(facts: Facts): string {
  const { main } = mainProjects(facts);
  const languages = mainLanguages(facts);
  const subject = headlineSubject(facts);
  const common = commonKind(main);
  const names = main.map(({ name }) => name);
  const inLanguages = languages.length > 0 ? ` in ${joined(languages)}` : "";
  const candidates = [
    ...(subject ? [capitalised(subject)] : []),
    ...(common && names.length > 1 ? [`${common}: ${joined(names)}`] : []),
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
  const languages = mainLanguages(facts);
  const words =
    only.subject?.shape === "noun" ? firstClause(ownWordsOf(only, 1_000) ?? "") : purposeOf(only, 1_000);
  if (!words) return null;
  const isNamed = languages.some((language) => words.toLowerCase().includes(language.toLowerCase()));
  const whole = isNamed || languages.length === 0 ? words : `${words}, in ${joined(languages)}`;
  return whole.length <= longest ? whole : null;
}

/** "node, LoRaWAN, Zephyr" → "node"; a first clause of one or two words is mostly an adjective and stays with the next. */
function firstClause(text: string): string {
  const bare = text.replace(/ \([^()]*\)/g, "");
  const ends = [...bare.matchAll(/[,;:.] | [-–—] /g)].map(({ index }) => index);
  const end = ends.find((index) => bare.slice(0, index).split(" ").length >= 3);
  return end === undefined ? bare : bare.slice(0, end);
}
