import { stableHash } from "../../text/hash.ts";
import { type Words, wordsOf } from "./phrases.ts";

/** Length in words of a shingle. Two texts rarely share eight words in a row unless one copies the other. */
const run = 8;
/** Below this share the matches are stock phrases or the same form. */
const allowed = 0.05;

const hashAt = (words: Words, at: number) => {
  let text = "";
  for (let offset = 0; offset < run; offset++) text += `${words[at + offset]?.word} `;
  return stableHash(text);
};

/** Hashes of all runs of a CV. Sections are hashed separately, so no run spans two of them. */
export function runsOf(texts: string[]): Set<number> {
  const all = new Set<number>();
  for (const words of texts.map(wordsOf))
    for (let at = 0; at + run <= words.length; at++) all.add(hashAt(words, at));
  return all;
}

const sampleSize = 100;

/** Hashes of evenly spaced runs of an ad, enough to detect a copy. */
export function sampleOf(text: string): Uint32Array {
  const words = wordsOf(text);
  const step = Math.max(3, Math.ceil(words.length / sampleSize));
  const sample: number[] = [];
  for (let at = 0; at + run <= words.length; at += step) sample.push(hashAt(words, at));
  return Uint32Array.from(sample);
}

/** The share of an ad's sampled runs that occur verbatim in a CV; 0 up to `allowed`. */
export function copiedShare(cv: Set<number>, job: Uint32Array): number {
  if (!job.length) return 0;
  let shared = 0;
  for (const hash of job) if (cv.has(hash)) shared++;
  const share = shared / job.length;
  return share <= allowed ? 0 : share;
}
