import { allTerms } from "../dictionary.ts";
import { graph } from "./nodes.ts";
import { wordsOf } from "./phrases.ts";

const stopWords = new Set(
  `a an and are as at be by for from has have in is it its of on or our that the this to was we were will with you your
all any can do each must may not other per such than their they up us who work working job team year experience new include
including use using within well able ability strong position`.split(/\s+/),
);
const maxCount = 4;

type Bag = { words: Map<string, number>; length: number };
let background: Map<string, number> | undefined;

/**
 * How telling a word is, counted once over the product's own occupations and dictionary, never over the jobs and CVs at
 * hand: what else is listed changes no score. Words that stand in neither (names, places, employers) weigh nothing.
 */
function rarity(): Map<string, number> {
  if (background) return background;
  const texts = [
    ...graph().occupations.map(({ name, titles, skills }) => [name, ...titles, ...skills].join("\n")),
    ...allTerms().map(({ name, aliases }) => [name, ...aliases].join("\n")),
  ];
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(wordsOf(text).map(({ word }) => word)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  background = new Map();
  for (const [word, count] of counts)
    if (word.length > 1 && !stopWords.has(word) && !/^\d+$/.test(word))
      background.set(word, Math.log(1 + texts.length / count));
  return background;
}

/** Repeating a word pays little, and after the fourth time nothing. */
export function bagOf(text: string): Bag {
  const weights = rarity();
  const counts = new Map<string, number>();
  for (const { word } of wordsOf(text)) if (weights.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = new Map(
    [...counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([word, count]) => [word, (1 + Math.log(Math.min(count, maxCount))) * (weights.get(word) ?? 0)]),
  );
  const length = Math.sqrt([...words.values()].reduce((sum, weight) => sum + weight ** 2, 0));
  return { words, length };
}

/** Cosine. Summed in the order of the second bag, so that the order of the first text's parts changes nothing. */
export function similarity(a: Bag, b: Bag): number {
  if (!a.length || !b.length) return 0;
  let sum = 0;
  for (const [word, weight] of b.words) sum += weight * (a.words.get(word) ?? 0);
  return sum / (a.length * b.length);
}

export type { Bag };
