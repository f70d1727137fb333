import { readFileSync } from "node:fs";
import { lazy } from "../lazy.ts";
import { dimensions } from "./model.ts";
import { createOccupationIndex, type FoundOccupation } from "./occupationIndex.ts";
import { taxonomy } from "./taxonomy.ts";

const storedMeans = lazy(() => new Int8Array(readFileSync(new URL("data/occupations.bin", import.meta.url))));
const index = lazy(() => createOccupationIndex(taxonomy(), storedMeans()));

/**
 * The occupations of ESCO and O*NET that a job title names, most similar first. `similarity` is 1 when the title is one of
 * the occupation's own, otherwise the cosine to its most similar title. The data has English, Spanish and German titles;
 * titles in other languages match by shared stems.
 */
export const occupationsFor = (title: string, limit = 5): FoundOccupation[] => index()(title, limit);

/** The mean vector of each occupation's English titles: unit length, in the order of `taxonomy()`. */
export function meanVectors(): Float32Array[] {
  let row = 0;
  return taxonomy().map(({ titles }) => {
    const from = row * dimensions;
    row += Object.keys(titles).length;
    return Float32Array.from(storedMeans().subarray(from, from + dimensions), (value) => value / 127);
  });
}
