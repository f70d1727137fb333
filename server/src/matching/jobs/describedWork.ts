import { embedTitled } from "../../taxonomy/documents.ts";

/** Quantisation to signed bytes: 127 represents 1. */
const scale = 127;

/**
 * The embedding of a text in the space of occupations' titles, tasks and descriptions (docs/taxonomy.md): 128 integers
 * from -127 to 127. All zero for a text without words.
 */
export const describedWork = (title: string, text: string): Int8Array => inBytes(embedTitled(title, text));

/** A text with fewer words shows too little of its subject. */
const fewWords = 20;
/** What a text is about, to decide between the meanings of a title; undefined for a short text. */
export const aboutOf = (text: string): Float32Array | undefined =>
  (text.match(/\p{L}{2,}/gu)?.length ?? 0) < fewWords ? undefined : embedTitled("", text);

export const inBytes = (vector: Float32Array): Int8Array =>
  Int8Array.from(vector, (value) => Math.round(value * scale));

/** 0 to 1: the squared cosine of two such vectors; 0 for opposite directions. */
export function workSimilarity(a: Int8Array, b: Int8Array): number {
  let [dot, squaresA, squaresB] = [0, 0, 0];
  for (let at = 0; at < a.length; at++) {
    const x = a[at] ?? 0;
    const y = b[at] ?? 0;
    dot += x * y;
    squaresA += x * x;
    squaresB += y * y;
  }
  return dot > 0 ? Math.min(1, (dot * dot) / (squaresA * squaresB)) : 0;
}
