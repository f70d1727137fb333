/** Number of rows of the model; each word and character n-gram is hashed to one of them. */
export const rowCount = 1 << 16;
const minGram = 3;
const maxGram = 5;

/** FNV-1a over UTF-16 units with a final mix; `seed` separates words from n-grams. */
function hash(text: string, start: number, end: number, seed: number): number {
  let value = 0x811c9dc5 ^ seed;
  for (let at = start; at < end; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return ((value ^ (value >>> 12)) >>> 0) % rowCount;
}

/** The rows of one normalised word: the word itself and its character n-grams of 3 to 5, with "<" and ">" as boundaries. */
export function rowsOfWord(word: string): number[] {
  const rows = [hash(word, 0, word.length, 1)];
  const bounded = `<${word}>`;
  for (let length = minGram; length <= maxGram; length++)
    for (let start = 0; start + length <= bounded.length; start++)
      rows.push(hash(bounded, start, start + length, 2));
  return rows;
}
