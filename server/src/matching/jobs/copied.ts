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

export type Runs = { all: Set<number>; sample: number[] };

/** Each text by itself: no run reaches from one section into the next. */
export function runsOf(texts: string[]): Runs {
  const all = new Set<number>();
  const sample: number[] = [];
  for (const words of texts.map(wordsOf)) {
    for (let at = 0; at + run <= words.length; at++) {
      const hash = hashAt(words, at);
      all.add(hash);
      if (at % 3 === 0) sample.push(hash);
    }
  }
  return { all, sample };
}

/** The share of an ad that stands word for word in a CV, 0 unless it is more than chance. */
export function copiedShare(cv: Runs, job: Runs): number {
  if (!job.sample.length) return 0;
  let shared = 0;
  for (const hash of job.sample) if (cv.all.has(hash)) shared++;
  const share = shared / job.sample.length;
  return share <= allowed ? 0 : share;
}
