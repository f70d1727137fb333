import { readFileSync } from "node:fs";
import { lazy } from "../lazy.ts";
import { fnv1a } from "./hash.ts";

/** Hashes of the occupation titles of ESCO and O*NET in ascending order, as `scripts/buildRoleWords.ts` writes them. */
const knownHashes = lazy(() => {
  const bytes = readFileSync(new URL("./knownTitles.bin", import.meta.url));
  return new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
});

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

/** Whether the whole text is a title of ESCO (English, Spanish, German) or O*NET; of others, one in 40,000 passes. */
export function isKnownTitle(text: string): boolean {
  const hashes = knownHashes();
  const wanted = hashOfTitle(text);
  let [from, to] = [0, hashes.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((hashes[middle] as number) < wanted) from = middle + 1;
    else to = middle;
  }
  return hashes[from] === wanted;
}
