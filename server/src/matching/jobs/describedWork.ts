import { embedTitled } from "../../taxonomy/documents.ts";

/** Numbers are stored as whole ones of one byte: 127 stands for 1. */
const whole = 127;

/**
 * Where a text stands in the space of occupations' titles, tasks and descriptions (docs/taxonomy.md): 128 numbers from -127
 * to 127. All zero for a text without words.
 */
export const describedWork = (title: string, text: string): number[] => inBytes(embedTitled(title, text));

export const inBytes = (vector: Float32Array): number[] =>
  Array.from(vector, (value) => Math.round(value * whole) || 0);

/** 0 to 1: the square of the cosine of two such places; opposite directions are 0. */
export function workSimilarity(a: number[], b: number[]): number {
  let [sum, own, other] = [0, 0, 0];
  for (let at = 0; at < a.length; at++) {
    const [one, two] = [a[at] ?? 0, b[at] ?? 0];
    sum += one * two;
    own += one * one;
    other += two * two;
  }
  return sum > 0 ? Math.min(1, (sum * sum) / (own * other)) : 0;
}
