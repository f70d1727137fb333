import { addRows, toUnit } from "./embedding.ts";
import { rowsOfWord } from "./features.ts";
import { dimensions, model } from "./model.ts";
import { wordsOf } from "./words.ts";

/** Maximum words per piece: longer lines are split, so that text on one line is weighted like text on many. */
const piece = 40;
/** Maximum words read of a text; ads and CVs state their topic well before that. */
const maxWords = 3_000;

/**
 * Embeds a long text whose first line is a title or headline. Words are weighted by inverse document frequency (in texts
 * about occupations), lines by their similarity to the whole, so that boilerplate about benefits or the law hardly counts.
 * The first line makes up half of the vector. Unit length, or zeros for a text without words.
 */
export function embedDocument(text: string): Float32Array {
  const [first, ...rest] = piecesOf(text);
  return combined(first ? [first] : [], rest);
}

/** As `embedDocument`, with a separate title. If one of the two is empty, the other makes up the whole vector. */
export const embedTitled = (title: string, text: string): Float32Array =>
  combined(piecesOf(title), piecesOf(text));

function combined(titles: string[][], texts: string[][]): Float32Array {
  const [named, described] = [titles.map(vectorOf), texts.map(vectorOf)];
  if (!described.length) return toUnit(sumOf(named, () => 1));
  const overall = toUnit(sumOf([...named, ...described], () => 1));
  const text = toUnit(sumOf(described, (one) => Math.max(0, dot(one, overall)) ** 2));
  return named.length ? toUnit(sumOf([toUnit(sumOf(named, () => 1)), text], () => 1)) : text;
}

function piecesOf(text: string): string[][] {
  const pieces: string[][] = [];
  let remaining = maxWords;
  for (const line of text.split("\n")) {
    const words = wordsOf(line, remaining);
    for (let start = 0; start < words.length; start += piece) pieces.push(words.slice(start, start + piece));
    remaining -= words.length;
    if (remaining <= 0) break;
  }
  return pieces;
}

/** Mean direction of a piece; its length is proportional to the square root of its words' total weight. */
function vectorOf(words: string[]): Float32Array {
  const { rarity } = model();
  const vector = new Float32Array(dimensions);
  let weight = 0;
  for (const word of words) {
    const rows = rowsOfWord(word);
    const wordWeight = (rarity[rows[0] as number] as number) / 255;
    weight += wordWeight;
    addRows(vector, rows, wordWeight);
  }
  const length = Math.sqrt(weight);
  return toUnit(vector).map((value) => value * length);
}

function sumOf(vectors: Float32Array[], weightOf: (one: Float32Array) => number): Float32Array {
  const sum = new Float32Array(dimensions);
  for (const vector of vectors) {
    const weight = weightOf(vector);
    for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] as number) + weight * (vector[at] as number);
  }
  return sum;
}

/** Cosine of a piece and a unit vector. */
function dot(one: Float32Array, unit: Float32Array): number {
  let [sum, squares] = [0, 1e-12];
  for (let at = 0; at < dimensions; at++) {
    sum += (one[at] as number) * (unit[at] as number);
    squares += (one[at] as number) ** 2;
  }
  return sum / Math.sqrt(squares);
}
