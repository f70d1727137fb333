import type { ReadLine } from "./sections.ts";

const day = "(?:1[3-9]|2\\d|3[01])";
const year = "(?:19|20)\\d{2}";
const dayFirst = new RegExp(`(?<!\\d)${day}/\\d{1,2}/${year}(?!\\d)`);
const slashed = new RegExp(`(?<!\\d)(\\d{1,2})/(\\d{1,2})/(${year})(?!\\d)`, "g");

/** If one date of a CV is like 16/06/2021, all its dates with slashes begin with the day: 03/06/2021 becomes 03.06.2021. */
export const withDaysFirst = (lines: ReadLine[]): ReadLine[] =>
  lines.some(({ plain }) => dayFirst.test(plain))
    ? lines.map((line) => ({ ...line, plain: line.plain.replace(slashed, "$1.$2.$3") }))
    : lines;
