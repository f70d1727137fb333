import { readFileSync } from "node:fs";
import { lazy } from "../lazy.ts";
import { fnv1a } from "./hash.ts";

/** Hashes in ascending order, as `scripts/buildRoleWords.ts` writes them. */
const hashesIn = (file: string) =>
  lazy(() => {
    const bytes = readFileSync(new URL(file, import.meta.url));
    return new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  });
const knownTitles = hashesIn("./knownTitles.bin");
const titleWords = hashesIn("./titleWords.bin");

/** FNV-1a, 32 bits, of the letters and digits in lower case without accents. */
export function hashOfTitle(title: string): number {
  const words = title
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .match(/[\p{L}\p{N}]+/gu);
  return fnv1a(words?.join(" ") ?? "") >>> 0;
}

function includes(hashes: Uint32Array, wanted: number): boolean {
  let [from, to] = [0, hashes.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((hashes[middle] as number) < wanted) from = middle + 1;
    else to = middle;
  }
  return hashes[from] === wanted;
}

/** Whether the whole text is a title of ESCO (English, Spanish, German) or O*NET; of others, one in 40,000 passes. */
export const isKnownTitle = (text: string): boolean => includes(knownTitles(), hashOfTitle(text));

/** Whether a word occurs in English titles of two or more occupations of ESCO or O*NET; of others, one in 500,000 passes. */
export const isTitleWord = (word: string): boolean => includes(titleWords(), hashOfTitle(word));
