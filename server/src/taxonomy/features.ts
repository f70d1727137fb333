import { stableHash } from "../text/hash.ts";

/** Number of rows of the model; each word and character n-gram is hashed to one of them. */
export const rowCount = 1 << 16;
const minGram = 3;
const maxGram = 5;

/** The seed separates words from n-grams. */
const seeds = { word: 1, gram: 2 };

/** The rows of one normalised word: the word itself and its character n-grams of 3 to 5, with "<" and ">" as boundaries. */
export function rowsOfWord(word: string): number[] {
  const rows = [stableHash(word, seeds.word) % rowCount];
  const bounded = `<${word}>`;
  for (let length = minGram; length <= maxGram; length++)
    for (let start = 0; start + length <= bounded.length; start++)
      rows.push(stableHash(bounded.slice(start, start + length), seeds.gram) % rowCount);
  return rows;
}
