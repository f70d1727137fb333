import { isDuration, rangesIn } from "../../text/dates.ts";
import { namesColumns, namesDates } from "./jobLabels.ts";
import { companyScore, isLeave, titleScore } from "./names.ts";
import { outside } from "./outside.ts";
import type { ReadLine } from "./sections.ts";
import { isFootnote, isShort } from "./story.ts";
import { withStyleChanges } from "./styleChanges.ts";

/** The lines of a section that can tell of jobs: fields and dates apart, without addresses, footnotes and leaves. */
export function jobLines(section: ReadLine[]): ReadLine[] {
  return section
    .map((line) => ({ ...line, plain: withoutAddresses(withStyleChanges(line)) }))
    .flatMap(datesApart)
    .flatMap(fieldsApart)
    .filter(
      ({ plain }) =>
        plain !== "" &&
        !isFootnote(plain) &&
        !isDuration(plain) &&
        !namesColumns(plain) &&
        !isLabelInBrackets(plain) &&
        !isLeaveWithDates(plain),
    );
}

/** Dates in a cell of their own beside the description belong to the header above it. */
function datesApart(line: ReadLine): ReadLine[] {
  const cells = line.plain.split("\t");
  const [dates = "", text] = [cells.at(-1), cells.slice(0, -1).join("\t")];
  const [span] = rangesIn(dates);
  const isBeside =
    text !== "" &&
    span?.start === 0 &&
    span.end === dates.length &&
    !namesDates(line) &&
    !isShort({ ...line, plain: text });
  return isBeside
    ? [
        { ...line, plain: dates, cells: line.cells?.slice(-1) },
        { ...line, plain: text, cells: line.cells?.slice(0, -1), hasGapAbove: false },
      ]
    : [line];
}

/** "[所属期間]", "[Tasks]": what the lines below say. */
const isLabelInBrackets = (text: string) =>
  /^[[［【〔][^\]］】〕]+[\]］】〕]$/u.test(text) && titleScore(text) < 1 && companyScore(text) <= 1;

const field = /^\p{L}[\p{L} ]{1,30}[:：]\s/u;

/** "Employer: Acme ⇥ Dates: 2019 – 2021": the fields of a form beside each other. */
function fieldsApart(line: ReadLine): ReadLine[] {
  const cells = line.plain.split(/\t| \| /);
  return cells.length > 1 && cells.every((cell) => field.test(cell))
    ? cells.map((plain, index) => ({
        ...line,
        plain,
        cells: undefined,
        hasGapAbove: index === 0 && line.hasGapAbove,
      }))
    : [line];
}

/** "2019 – 2020 ⇥ Parental leave": time without a job. */
function isLeaveWithDates(text: string): boolean {
  const [span] = rangesIn(text);
  return span !== undefined && isLeave(outside(text, span));
}

const addressBehind = /(?:\s+\(?(?:https?:\/\/|www\.)[^\s()]+\)?)+$/i;
const isAddress = /^\(?(?:https?:\/\/|www\.)\S+$/i;

/** Removes web addresses on a separate line, in a cell or after a name. */
const withoutAddresses = (text: string): string =>
  text
    .split("\t")
    .map((cell) => cell.replace(addressBehind, ""))
    .filter((cell) => !isAddress.test(cell))
    .join("\t");
