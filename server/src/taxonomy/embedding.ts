import { rowCount, rowsOfWord } from "./features.ts";
import { wordsOf } from "./words.ts";

/** Numbers in a vector. */
export const dimensions = 128;

/** The same text always gives the same vector of length one; a text without words gives zeros. */
export function embedText(text: string): Float32Array {
  const sum = new Float32Array(dimensions);
  for (const word of wordsOf(text)) for (const row of rowsOfWord(word)) addRow(sum, row);
  return toUnit(sum);
}

/** Cosine of two vectors of length one: -1 to 1. */
export function likeness(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < dimensions; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** Untrained: each row has four random signs. */
function addRow(sum: Float32Array, row: number): void {
  let state = row + rowCount;
  for (let part = 0; part < 4; part++) {
    state = Math.imul(state ^ (state >>> 13), 0x9e3779b1) >>> 0;
    const at = (state >>> 8) % dimensions;
    sum[at] = (sum[at] ?? 0) + (state & 1 ? 1 : -1);
  }
}

function toUnit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length > 0 ? vector.map((value) => value / length) : vector;
}
