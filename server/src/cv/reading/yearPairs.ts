import type { ReadLine } from "./sections.ts";

const pair = /(?<![\d./-])((?:19|20)\d{2})\/(\d{2})(?![\d./-])/g;

/** In years: longer ones are other numbers. */
const longest = 60;

/** The year of "00" in "1999/00"; undefined where it is not after the first. */
function endOf(from: string, end: string): number | undefined {
  const century = Number(from.slice(0, 2)) * 100;
  const year = century + Number(end) + (Number(end) < Number(from.slice(2)) ? 100 : 0);
  return year > Number(from) && year - Number(from) < longest ? year : undefined;
}

/**
 * If one date of a CV is like 2012/20 or 1999/00 and each is like a later year, all are ranges of years: 2011/12 becomes
 * 2011 – 2012. Otherwise it is December 2011.
 */
export function withYearPairs(lines: ReadLine[]): ReadLine[] {
  const pairs = lines.flatMap(({ plain }) => [...plain.matchAll(pair)]);
  const areYears = pairs.every(([, from = "", end = ""]) => endOf(from, end) !== undefined);
  const isMonth = ([, , end]: RegExpMatchArray) => Number(end) >= 1 && Number(end) <= 12;
  if (!areYears || pairs.every(isMonth)) return lines;
  return lines.map((line) => ({
    ...line,
    plain: line.plain.replace(pair, (_, from: string, end: string) => `${from} – ${endOf(from, end)}`),
  }));
}
