import { groupAdjacent } from "../../text/adjacent.ts";
import { isDuration, rangesIn, spansIn } from "../../text/dates.ts";
import { namesColumns } from "./jobLabels.ts";
import { companyScore, isLeave, titleScore } from "./names.ts";
import { repeatEmployers, repeatEmployersAbove, separatePromotions } from "./promotions.ts";
import { isFootnote } from "./prose.ts";
import type { ReadLine } from "./sections.ts";
import { withStyleChanges } from "./styleChanges.ts";
import { withoutDates } from "./withoutDates.ts";

/**
 * The lines of a section that can describe jobs: with fields and dates separated, without addresses, footnotes and
 * leaves.
 */
export function jobLines(section: ReadLine[]): ReadLine[] {
  const lines = section
    .map((line) => ({ ...line, plain: withoutText(withoutAddresses(withStyleChanges(line))) }))
    .flatMap(separateFields)
    .flatMap(separatePromotions);
  return repeatEmployersAbove(repeatEmployers(withDatesFirst(lines))).filter(
    ({ plain }) =>
      plain !== "" &&
      !isFootnote(plain) &&
      !isDuration(plain) &&
      !namesColumns(plain) &&
      !isLabelInBrackets(plain) &&
      !isBirth(plain) &&
      !isLeaveWithDates(plain),
  );
}

const born =
  /(?<!\p{L})(?:born|geboren|née?|nat[oa]|nacid[oa]|nascid[oa]|urodzon[ya]|narozena?|født|född|syntynyt|született|născută?|doğum(?:lu)?|родил(?:ся|ась)|народи(?:вся|лася)|γεννήθηκα?)(?!\p{L})|生まれ|出生|출생/iu;

/** "Born 1990 in Leeds": a date that begins no job. */
function isBirth(text: string): boolean {
  const [span, ...others] = spansIn(text);
  return span?.isRange === false && others.length === 0 && born.test(text);
}

/** "[所属期間]", "[Tasks]": labels of the lines below. */
const isLabelInBrackets = (text: string) =>
  /^[[［【〔][^\]］】〕]+[\]］】〕]$/u.test(text) &&
  spansIn(text).length === 0 &&
  titleScore(text) < 1 &&
  companyScore(text) <= 1;

const field = /^\p{L}[\p{L} ]{1,30}[:：]\s/u;

/** "Employer: Acme ⇥ Dates: 2019 – 2021": the fields of a form beside each other. */
function separateFields(line: ReadLine): ReadLine[] {
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

/** "Cook. Hotel Norvik. 2012 – 2017. Breakfasts and weddings.": what follows the dates is text. */
function withoutText(text: string): string {
  const [span, ...others] = rangesIn(text);
  const pieces = text
    .slice(0, span?.start)
    .split(/[.,]\s+|\t|\s[|–—-]\s/)
    .filter(Boolean);
  const isHeader = pieces.length > 1 && pieces.some((piece) => titleScore(piece) >= 1);
  const isFollowed = /^\)?\.\s+[\p{Lu}\d]/u.test(text.slice(span?.end));
  return span && others.length === 0 && isHeader && isFollowed ? text.slice(0, span.end) : text;
}

/** "Acme", "Nurse", what the nurse did, and the dates at the end of each block: moves the dates to its beginning. */
function withDatesFirst(lines: ReadLine[]): ReadLine[] {
  const blocks = groupAdjacent(lines, (_, line) => !line.hasGapAbove);
  const isOfDates = ({ plain }: ReadLine) => rangesIn(plain).some((span) => withoutDates(plain, span) === "");
  const dated = blocks.filter((block) => block.some(({ plain }) => rangesIn(plain).length > 0));
  const areLast = dated.every((block) => block.length > 3 && block.findIndex(isOfDates) === block.length - 1);
  return dated.length > 1 && areLast
    ? blocks.flatMap((block) => (dated.includes(block) ? [...block.slice(-1), ...block.slice(0, -1)] : block))
    : lines;
}

/** "2019 – 2020 ⇥ Parental leave": time without a job. */
function isLeaveWithDates(text: string): boolean {
  const [span] = rangesIn(text);
  return span !== undefined && isLeave(withoutDates(text, span));
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
