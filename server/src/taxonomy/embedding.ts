import { rowsOfWord } from "./features.ts";
import { dimensions, model } from "./model.ts";
import { wordsOf } from "./words.ts";

/** Deterministic embedding of unit length; zeros for a text without words. */
export function embedText(text: string): Float32Array {
  const sum = new Float32Array(dimensions);
  for (const word of wordsOf(text)) addRows(sum, rowsOfWord(word), 1);
  return toUnit(sum);
}

/** Adds rows of the model to `sum`, multiplied by `weight`; returns `sum`. */
export function addRows(sum: Float32Array, rows: number[], weight: number): Float32Array {
  const { scales, values } = model();
  for (const row of rows) {
    const scale = (scales[row] as number) * weight;
    const from = row * dimensions;
    if (scale === 0) continue;
    for (let at = 0; at < dimensions; at++)
      sum[at] = (sum[at] as number) + scale * (values[from + at] as number);
  }
  return sum;
}

/** Cosine of two unit vectors: -1 to 1. */
export function similarity(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < dimensions; at++) sum += (a[at] as number) * (b[at] as number);
  return sum;
}

/** Normalises in place to unit length; zero vectors are unchanged. */
export function toUnit(vector: Float32Array): Float32Array {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares);
  if (length > 0) for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] as number) / length;
  return vector;
}
