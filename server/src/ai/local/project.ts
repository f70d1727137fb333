import type { ProjectFacts } from "../../evidence/facts.ts";
import { capitalised, counted, figure, joined, shortened, withArticle } from "./english.ts";

const year = 365 * 86_400_000;
const longestSubject = 110;
/** Fewer stars or releases than these say nothing. */
const leastStars = 50;
const leastReleases = 3;
const featuresShown = { count: 5, characters: 240 };

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}+#]{3,}/gu) ?? [];

/** The share of the words of `text` that have been said in `said`, 0 to 1. */
function overlap(text: string, said: string): number {
  const known = new Set(wordsOf(said));
  const words = wordsOf(text);
  return words.filter((word) => known.has(word)).length / Math.max(1, words.length);
}

/**
 * What it says it is, as it stands in the description: the facts have verbs in their base form ("make" of "Makes"), a
 * quotation does not. Its name is left out where the text begins with it.
 */
export function ownWordsOf(
  { subject, description, name }: ProjectFacts,
  max = longestSubject,
): string | null {
  if (!subject) return null;
  const original = description ?? "";
  const rest = subject.text.slice(subject.text.search(/[^\p{L}]|$/u));
  const at = rest.length > 4 ? original.indexOf(rest) : -1;
  const text = at < 0 ? subject.text : `${/[\p{L}]*$/u.exec(original.slice(0, at))?.[0]}${rest}`;
  const isNamed = text.toLowerCase().startsWith(`${name.toLowerCase()} `);
  return shortened(isNamed ? text.slice(name.length + 1) : text, max);
}

/** "R library to make HTTP requests": only where its kind is known and it addresses nobody. */
export function purposeOf({ subject, kind, language }: ProjectFacts, max = longestSubject): string | null {
  if (subject?.shape !== "verb" || !kind || /\byour?\b|\w\(/i.test(subject.text)) return null;
  return `${language ? `${language} ` : ""}${kind} to ${shortened(subject.text, max)}`;
}

/**
 * "esbuild, an extremely fast bundler for the web"; in quotation marks where no sentence can be made of it, or where its
 * kind has been said.
 */
export function introduced(project: ProjectFacts, isKindSaid = false): string {
  const { name, subject, description } = project;
  const text = ownWordsOf(project);
  if (!subject || !text) return name;
  const before = (description ?? "").slice(0, Math.max(0, (description ?? "").indexOf(subject.text)));
  const article = /\b(an?|the)\s+$/i.exec(before)?.[1]?.toLowerCase();
  if (subject.shape === "noun" && article)
    return `${name}, ${article === "the" ? `the ${text}` : withArticle(text)}`;
  const purpose = isKindSaid ? null : purposeOf(project);
  return purpose ? `${name}, ${withArticle(purpose)}` : `${name} (“${text}”)`;
}

/** Whether there was work within a year of `now`. */
export const isActive = (projects: ProjectFacts[], now: Date): boolean =>
  projects.some(({ lastAt }) => now.getTime() - Date.parse(lastAt) < year);

/** "since 2019" while there is work, else "from 2014 to 2023"; "in 2021" where it is all of one year. */
export function spanOf(projects: ProjectFacts[], now: Date): string {
  const times = projects.flatMap(({ firstAt, lastAt }) => [Date.parse(firstAt), Date.parse(lastAt)]);
  const [from, to] = [Math.min(...times), Math.max(...times)].map((time) => new Date(time).getUTCFullYear());
  if (from === to) return `in ${from}`;
  return isActive(projects, now) ? `since ${from}` : `from ${from} to ${to}`;
}

/** Ownership as figures that can be counted again: "Wrote most of karakeep: 1,774 of its 2,181 commits since 2024". */
export function ownershipOf(project: ProjectFacts, as: string, now: Date): string {
  const { ownCommits, allCommits } = project;
  const span = spanOf([project], now);
  const share = ownCommits / allCommits;
  if (share === 1) return `Wrote ${as} alone, in ${counted(ownCommits, "commit")} ${span}`;
  if (share < 0.5)
    return `Wrote ${figure(ownCommits)} of the ${counted(allCommits, "commit")} of ${as} ${span}`;
  const figures = `${figure(ownCommits)} of its ${counted(allCommits, "commit")} ${span}`;
  return share >= 0.9 ? `Wrote ${as} almost alone: ${figures}` : `Wrote most of ${as}: ${figures}`;
}

export const starsOf = ({ stars }: ProjectFacts): string | null =>
  stars >= leastStars ? counted(stars, "star") : null;

export const releasesOf = ({ releases }: ProjectFacts): string | null =>
  releases !== null && releases >= leastReleases ? counted(releases, "release") : null;

/** An opening sentence of the README, unless it says again what was `said`: "thiserror provides a derive macro". */
export function introductionOf({ introduction }: ProjectFacts, as: string, said: string): string[] {
  return introduction && overlap(introduction, said) < 0.5 ? [`${as} ${introduction}.`] : [];
}

/** Some features in the README's words, none that says again what was `said`. */
export function featuresOf({ features }: ProjectFacts, said: string): string[] {
  const chosen: string[] = [];
  for (const feature of features) {
    const length = chosen.join("").length + feature.length;
    if (chosen.length === featuresShown.count || length > featuresShown.characters) break;
    if (overlap(feature, [said, ...chosen].join(" ")) <= 0.6) chosen.push(feature);
  }
  return chosen.length < 2 ? [] : [`Its README lists ${joined(chosen.map((feature) => `“${feature}”`))}.`];
}

export const asSentence = (text: string): string =>
  /[.!?…]$/.test(text) ? capitalised(text) : `${capitalised(text)}.`;
