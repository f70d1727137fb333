import { stableHash } from "../vector.ts";
import { type Words, wordsOf } from "./phrases.ts";

/** Nobody writes eight words in a row as somebody else did, unless they copy. */
const run = 8;
/** A run or two is a stock phrase, or the same form filled in. */
const allowed = 0.05;

const hashAt = (words: Words, at: number) => {
  let text = "";
  for (let offset = 0; offset < run; offset++) text += `${words[at + offset]?.word} `;
  return stableHash(text);
};

/** Every run of a CV, each section by itself: no run reaches from one into the next. */
export function runsOf(texts: string[]): Set<number> {
  const all = new Set<number>();
  for (const words of texts.map(wordsOf))
    for (let at = 0; at + run <= words.length; at++) all.add(hashAt(words, at));
  return all;
}

const sampleSize = 100;

/** Some runs of an ad, evenly spread: enough to tell a copy. */
export function sampleOf(text: string): number[] {
  const words = wordsOf(text);
  const step = Math.max(3, Math.ceil(words.length / sampleSize));
  const sample: number[] = [];
  for (let at = 0; at + run <= words.length; at += step) sample.push(hashAt(words, at));
  return sample;
}

/** The share of an ad that stands word for word in a CV, 0 unless it is more than chance. */
export function copiedShare(cv: Set<number>, job: number[]): number {
  if (!job.length) return 0;
  let shared = 0;
  for (const hash of job) if (cv.has(hash)) shared++;
  const share = shared / job.length;
  return share <= allowed ? 0 : share;
}
