import { readFileSync } from "node:fs";
import { dimensions } from "./model.ts";
import { createOccupationIndex, type FindOccupations, type FoundOccupation } from "./occupationIndex.ts";
import { taxonomy } from "./taxonomy.ts";

export type { FoundOccupation, Occupation } from "./occupationIndex.ts";

let find: FindOccupations | undefined;
let means: Int8Array | undefined;

function storedMeans(): Int8Array {
  means ??= new Int8Array(readFileSync(new URL("data/occupations.bin", import.meta.url)));
  return means;
}

/**
 * The occupations of ESCO and O*NET that a job title names, most alike first. `similarity` is 0 to 1: 1 when the title
 * is one of the occupation's own, else the cosine to its most similar title. English, Spanish and German titles are
 * in the data; of other languages, those that share stems with them are found.
 */
export function occupationsFor(title: string, limit = 5): FoundOccupation[] {
  find ??= createOccupationIndex(taxonomy(), storedMeans());
  return find(title, limit);
}

/** The mean vector of each occupation's titles in its first language, which is English: length one, in the order of `taxonomy()`. */
export function meanVectors(): Float32Array[] {
  let row = 0;
  return taxonomy().map(({ titles }) => {
    const from = row * dimensions;
    row += Object.keys(titles).length;
    return Float32Array.from(storedMeans().subarray(from, from + dimensions), (value) => value / 127);
  });
}
