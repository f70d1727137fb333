import type { Facts, ProjectFacts } from "../../evidence/facts.ts";
import {
  capitalised,
  counted,
  figure,
  inSentence,
  joined,
  shortened,
  startsWithVerb,
  withArticle,
} from "./english.ts";

const year = 365 * 86_400_000;
const longestSubject = 110;
/** Fewer stars or releases than these say nothing. */
const leastStars = 50;
const leastReleases = 3;
const topicsShown = 4;
/** Of the weight of the first concept. */
const leastTopic = 0.4;
const shortSubject = 40;
const featuresShown = { count: 5, characters: 240 };

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}+#]{4,}/gu) ?? [];

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

/** "R library to make HTTP requests": only where its kind is known, a verb it is for sure and it addresses nobody. */
export function purposeOf(project: ProjectFacts, max = longestSubject): string | null {
  const { subject, kind, language } = project;
  if (subject?.shape !== "verb" || !kind || /\byour?\b|\w\(/i.test(subject.text)) return null;
  if (!startsWithVerb(ownWordsOf(project) ?? "", subject.text)) return null;
  return `${language ? `${language} ` : ""}${kind} to ${shortened(subject.text, max)}`;
}

/**
 * "esbuild, an extremely fast bundler for the web"; in quotation marks where no sentence can be made of it, or where its
 * kind has been said.
 */
export function introduced(project: ProjectFacts, isKindSaid = false): string {
  const text = ownWordsOf(project);
  if (!text) return project.name;
  const phrase = nounPhrase(project) ?? (isKindSaid ? null : purposePhrase(project));
  return phrase ? `${project.name}, ${phrase}` : `${project.name} (“${withNextSentence(project, text)}”)`;
}

/** A few words say little: the description's second sentence is quoted with them. */
function withNextSentence({ description }: ProjectFacts, text: string): string {
  const next = /^[^.!?]+[.!?] ([^.!?]{20,90})\.?$/.exec(description ?? "")?.[1];
  return next && text.length < shortSubject ? `${text}. ${next}` : text;
}

/** "It is an extremely fast bundler for the web." */
export function described(project: ProjectFacts): string[] {
  const phrase = nounPhrase(project) ?? purposePhrase(project);
  const text = ownWordsOf(project);
  return phrase ? [`It is ${phrase}.`] : text ? [`In its own words: “${text}”.`] : [];
}

/** With the article that its description gives it; null where the description has none. */
function nounPhrase(project: ProjectFacts): string | null {
  const { subject, description } = project;
  const text = ownWordsOf(project);
  if (subject?.shape !== "noun" || !text) return null;
  const before = (description ?? "").slice(0, Math.max(0, (description ?? "").indexOf(subject.text)));
  const article = /\b(an?|the)\s+$/i.exec(before)?.[1]?.toLowerCase();
  return article ? (article === "the" ? `the ${text}` : withArticle(text)) : null;
}

function purposePhrase(project: ProjectFacts): string | null {
  const purpose = purposeOf(project);
  return purpose && withArticle(purpose);
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

/** What the README's opening says, unless it says again what was `said`: "thiserror provides a derive macro". */
export function introductionOf({ introduction }: ProjectFacts, as: string, said: string, most = 1): string[] {
  return introduction
    .filter((text) => overlap(text, said) < 0.5)
    .slice(0, most)
    .map((text, index) => `${index === 0 ? as : "It"} ${text}.`);
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

/** The README's first words, where the project's own are few or speak to the reader. */
export function openingOf({ opening, subject }: ProjectFacts, said: string): string[] {
  const isPlain = subject && subject.text.length >= shortSubject && !/\byour?\b/i.test(subject.text);
  return opening && !isPlain && overlap(opening, said) < 0.5 ? [`Its README begins: “${opening}”.`] : [];
}

/** Known concepts that nothing before has named, unless they are slight beside the first. */
export function topicsOf({ concepts, subjects }: Facts, said: string): string[] {
  const own = new Set(subjects.map(({ text }) => text));
  const least = (concepts[0]?.weight ?? 0) * leastTopic;
  const topics = concepts
    .filter(({ text, weight }) => weight >= least && !own.has(text) && !text.includes(" and "))
    .filter(({ text }) => overlap(text, said) < 0.5)
    .slice(0, topicsShown)
    .map(({ text }) => inSentence(text));
  return topics.length === 0 ? [] : [`Also covers ${joined(topics)}.`];
}

export const asSentence = (text: string): string =>
  /[.!?…]$/.test(text) ? capitalised(text) : `${capitalised(text)}.`;
