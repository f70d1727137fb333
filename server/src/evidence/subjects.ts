import { wordsKey } from "../text/tokens.ts";
import type { Phrase } from "./about.ts";
import type { Ground } from "./claims.ts";
import type { CountedRepository } from "./repositories.ts";

export type WeighedPhrase = {
  text: string;
  weight: number;
  grounds: Ground[];
  /** Named as a feature or by one keyword alone: part of a project, not what it is about. */
  isDetail: boolean;
  /** Only a tag of one repository says it. */
  isTagOnly: boolean;
};

/** Below this share of the heaviest phrase it is a detail of a side project. */
const leastShare = 0.2;
/** What no catalogue knows has to be said in two places: one alone is often a turn of phrase or a name. */
const leastPlaces = 2;
const most = 10;
const mostCompared = 200;

/**
 * What the person's projects are about, in the projects' own words, heaviest first. A phrase counts by the repositories
 * that say it and by how: each kind of place once (1 − Π(1 − strength)).
 */
export function subjectsOf(phrases: Phrase[]): WeighedPhrase[] {
  const byKey = new Map<string, Phrase[]>();
  for (const phrase of phrases.filter(isOwn)) {
    const key = singular(phrase.key);
    byKey.set(key, byKey.get(key) ?? []);
    byKey.get(key)?.push(phrase);
  }
  const weighed = [...byKey.values()]
    .filter(
      (same) =>
        same.some(({ isDescribed, text }) => isDescribed && text.includes(" ")) ||
        placesOf(same) >= leastPlaces,
    )
    .map((same) => {
      const repositories = [...new Set(same.map((phrase) => phrase.in))];
      const weight = repositories.reduce(
        (sum, one) => sum + one.weight * sureness(same.filter((phrase) => phrase.in === one)),
        0,
      );
      return {
        text: same[0]?.text ?? "",
        weight,
        grounds: same,
        isDetail: same.every(isDetail),
        isTagOnly: placesOf(same) < leastPlaces,
      };
    })
    .sort((a, b) => b.weight - a.weight || a.text.localeCompare(b.text));
  const best = weighed[0]?.weight ?? 0;
  const heavy = weighed.filter(({ weight }) => weight >= best * leastShare).slice(0, mostCompared);
  return withoutRepeats(heavy).slice(0, most);
}

/** Independent places: repository × kind of place. */
const placesOf = (same: Phrase[]) =>
  [...Map.groupBy(same, (phrase) => phrase.in).values()].reduce(
    (sum, own) => sum + new Set(own.map(({ kind }) => kind)).size,
    0,
  );

const isOwn = ({ in: one }: Phrase) => !one.isCollection && one.relation !== "guest";

const isDetail = ({ kind, text }: Phrase) =>
  kind === "feature" || ((kind === "keyword" || kind === "topic") && !text.includes(" "));

function sureness(phrases: Phrase[]): number {
  const best = new Map(phrases.map((phrase): [Phrase["kind"], number] => [phrase.kind, phrase.strength]));
  return 1 - [...best.values()].reduce((rest, strength) => rest * (1 - strength), 1);
}

const singular = (key: string) => key.replace(/(?<=[^s])s$/, "");
/** Without what another text says with more words: its words' stems are all there. */
export function withoutRepeats<T extends { text: string }>(all: T[]): T[] {
  const stems = all.map(({ text }) => stemsOf(text));
  return all.filter((_, index) => {
    const own = stems[index] ?? [];
    return !stems.some(
      (other, at) =>
        at !== index &&
        (other.length > own.length || (other.length === own.length && at < index)) &&
        own.every((stem) => other.includes(stem)),
    );
  });
}

export const stemsOf = (text: string): string[] => wordsKey(text).split(" ").map(stemOf);

/** "planning" and "plan" have one stem, so have "equal" and "equality". */
const stemOf = (word: string) =>
  word.replace(/(?:ations?|ions?|ings?|it(?:y|ies)|ers?|ed|es|e|s)$/, "").replace(/([bdglmnprt])\1$/, "$1");

/** The phrases of one repository, best first, each once. */
export function aboutOf(one: CountedRepository, phrases: Phrase[]): string[] {
  const own = phrases.filter((phrase) => phrase.in === one).sort((a, b) => b.strength - a.strength);
  return [...new Set(own.map(({ text }) => text))].slice(0, 8);
}
