import { readFileSync } from "node:fs";
import { dimensions } from "./model.ts";
import { createOccupationIndex, type FindOccupations, type FoundOccupation } from "./occupationIndex.ts";
import { taxonomy } from "./taxonomy.ts";

let find: FindOccupations | undefined;
let means: Int8Array | undefined;

function storedMeans(): Int8Array {
  means ??= new Int8Array(readFileSync(new URL("data/occupations.bin", import.meta.url)));
  return means;
}

/**
 * The occupations of ESCO and O*NET that a job title names, most similar first. `similarity` is 1 when the title is one of
 * the occupation's own, otherwise the cosine to its most similar title. The data has English, Spanish and German titles;
 * titles in other languages match by shared stems.
 */
export function occupationsFor(title: string, limit = 5): FoundOccupation[] {
  find ??= createOccupationIndex(taxonomy(), storedMeans());
  return find(title, limit);
}

/** The mean vector of each occupation's English titles: unit length, in the order of `taxonomy()`. */
export function meanVectors(): Float32Array[] {
  let row = 0;
  return taxonomy().map(({ titles }) => {
    const from = row * dimensions;
    row += Object.keys(titles).length;
    return Float32Array.from(storedMeans().subarray(from, from + dimensions), (value) => value / 127);
  });
}
