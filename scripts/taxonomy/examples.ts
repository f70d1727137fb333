/** Training data of the embedding: classes (one per occupation) with titles and descriptions as feature rows. */
import { rowsOfWord } from "../../server/src/taxonomy/features.ts";
import { type TaxonomyEntry, titleLanguages } from "../../server/src/taxonomy/taxonomy.ts";
import { wordsOf } from "../../server/src/taxonomy/words.ts";
import { descriptionsIn } from "./read.ts";

export type Class = {
  entry: TaxonomyEntry;
  /** Normalised titles by language. */
  titles: string[][];
  /** Descriptions and tasks as normalised words. */
  texts: string[][];
};

/** One class per occupation; titles in `without` and classes without titles are left out. */
export function classesOf(entries: TaxonomyEntry[], folder: string, without = new Set<string>()): Class[] {
  const texts = Map.groupBy(descriptionsIn(folder, titleLanguages), ({ id }) => id);
  return entries
    .map((entry) => ({
      entry,
      titles: Object.values(entry.titles)
        .map((titles) => titles.filter((title) => !without.has(title)))
        .filter((titles) => titles.length > 0),
      texts: [...(texts.get(entry.id) ?? []).map(({ text }) => text), ...chunksOf(entry.technologies ?? [])]
        .map((text) => wordsOf(text))
        .filter((words) => words.length > 2),
    }))
    .filter(({ titles }) => titles.length > 0);
}

/** Chunks of technology names, as in lists of skills. */
const chunksOf = (names: string[]): string[] =>
  names.flatMap((_, at) => (at % 6 === 0 ? [names.slice(at, at + 6).join(", ")] : []));

/** Cached rows of words. */
export function rowCache(): (word: string) => Int32Array {
  const known = new Map<string, Int32Array>();
  return (word) => {
    const rows = known.get(word) ?? Int32Array.from(rowsOfWord(word));
    known.set(word, rows);
    return rows;
  };
}
