import type { Word } from "./words.ts";

const leastLetters = 4;
const isLetter = (word: Word) => !word.isBullet && /^[\p{L}\p{N}&]$/u.test(word.text);
/** Where no spaces are set between words, two letters apart are set apart for looks. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

/** "E X P E R I E N C E": letters set apart for looks are one word; a clearly wider gap among them parts two words. */
export function joinSpaced(line: Word[]): Word[] {
  const joined: Word[] = [];
  for (let index = 0; index < line.length; ) {
    let end = index;
    while (
      end < line.length &&
      isLetter(line[end] as Word) &&
      isNear(line[end - 1], line[end] as Word, end > index)
    )
      end++;
    const run = line.slice(index, end);
    // The same letter again and again is filling, not a word.
    const letters = new Set(run.map((word) => word.text));
    const isUnspaced = run.length > 1 && run.every((word) => unspaced.test(word.text));
    if (isUnspaced || (run.length >= leastLetters && letters.size > 2)) joined.push(...wordsOf(run));
    else joined.push(...line.slice(index, Math.max(end, index + 1)));
    index = Math.max(end, index + 1);
  }
  return joined;
}

/** Further apart than this, letters are things of their own: heads of a table, marks beside skills. */
const isNear = (before: Word | undefined, word: Word, isWithin: boolean) =>
  !isWithin ||
  (before !== undefined &&
    word.x0 - before.x1 < word.size * 2 &&
    before.size === word.size &&
    before.isRtl === word.isRtl);

function wordsOf(run: Word[]): Word[] {
  const gaps = run.slice(1).map((word, index) => word.x0 - (run[index]?.x1 ?? 0));
  const steps = run.slice(1).map((word, index) => word.x0 - (run[index]?.x0 ?? 0));
  const [usualGap, usualStep] = [median(gaps), median(steps)];
  // Either the space between letters is always the same, or each has a place of the same width.
  const isGrid = steps.filter((step) => Math.abs(step - usualStep) < 0.3).length > steps.length * 0.6;
  const words: Word[] = [];
  run.forEach((letter, index) => {
    const last = words.at(-1);
    const parts = isGrid
      ? (steps[index - 1] ?? 0) > usualStep * 1.5
      : (gaps[index - 1] ?? 0) > usualGap * 1.6 + letter.size * 0.05;
    if (!last || parts) words.push({ ...letter });
    else
      Object.assign(last, {
        text: letter.isRtl ? letter.text + last.text : last.text + letter.text,
        x1: letter.x1,
      });
  });
  return words;
}

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0;
