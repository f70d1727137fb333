import { gapsIn, unspaced, type Word } from "./words.ts";

const leastLetters = 4;
const isLetter = (word: Word) => !word.isBullet && /^[\p{L}\p{N}&]$/u.test(word.text);

/** Joins letter-spaced words ("E X P E R I E N C E"); a clearly wider gap separates words. */
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
    // A repeated letter is filler, not a word.
    const letters = new Set(run.map((word) => word.text));
    // In these scripts two spaced letters are letter spacing already.
    const isUnspaced = run.length > 1 && run.every((word) => unspaced.test(word.text));
    if (isUnspaced || (run.length >= leastLetters && letters.size > 2)) joined.push(...wordsOf(run));
    else joined.push(...line.slice(index, Math.max(end, index + 1)));
    index = Math.max(end, index + 1);
  }
  return joined;
}

/** Beyond this distance letters are separate: table headers, ratings of skills. */
const isNear = (before: Word | undefined, word: Word, isWithin: boolean) =>
  !isWithin ||
  (before !== undefined &&
    word.x0 - before.x1 < word.size * 2 &&
    before.size === word.size &&
    before.isRtl === word.isRtl);

function wordsOf(run: Word[]): Word[] {
  const gaps = gapsIn(run);
  const steps = run.slice(1).map((word, index) => word.x0 - (run[index]?.x0 ?? 0));
  const [usualGap, usualStep] = [median(gaps), median(steps)];
  // Either the gap between letters is constant, or each has a slot of the same width.
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
