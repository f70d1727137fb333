import { mainKey, mostCommon } from "../../text/counts.ts";
import { rangesIn, type Span, spansIn } from "../../text/dates.ts";
import { styleOf } from "../../text/headings.ts";
import { companyScore, titleScore } from "./names.ts";
import { piecesOf } from "./pieces.ts";
import type { ReadLine } from "./sections.ts";
import { withoutDates } from "./withoutDates.ts";

/** "Project Manager (1998 – 2004), Site Manager (2004 – 2008)": a line for each title. */
export function separatePromotions(line: ReadLine): ReadLine[] {
  const spans = rangesIn(line.plain);
  if (spans.length < 2 || spans.length > mostPromotions) return [line];
  const starts = [0, ...spans.slice(0, -1).map(({ end }) => end + behindDates(line.plain.slice(end)))];
  const parts = starts.map((start, index) => line.plain.slice(start, starts[index + 1]));
  const areTitles = spans.every(
    ({ start }, index) => titleScore(line.plain.slice(starts[index], start).replace(/[\s(,–—-]+$/u, "")) >= 1,
  );
  return areTitles
    ? parts.map((plain) => ({ ...line, plain: plain.replace(/[\s,;]+$/u, ""), cells: undefined }))
    : [line];
}
const mostPromotions = 8;
const behindDates = (text: string) => /^\)?\s*[,;•|/]?\s*/u.exec(text)?.[0].length ?? 0;

/**
 * "Acme, 2015 – 2021" above "Nurse (2018 – 2021)" and "Carer (2015 – 2018)": repeats the line of the employer above each
 * title, with the dates of that title, so that promotions look like other jobs.
 */
export function repeatEmployers(lines: ReadLine[]): ReadLine[] {
  const result = [...lines];
  for (let index = 0; index < result.length; index++) {
    const promotions = promotionsBelow(result, index);
    const employer = result[index];
    if (!employer || promotions.length < 2) continue;
    for (const { at, line, span } of promotions.toReversed()) {
      const title = { ...line, plain: withoutDates(line.plain, span), cells: undefined, hasGapAbove: false };
      result.splice(at, 1, withDatesOf(employer, line.plain.slice(span.start, span.end)), title);
    }
    result.splice(index, 1);
  }
  return result;
}

function withDatesOf(employer: ReadLine, dates: string): ReadLine {
  const [{ start, end } = { start: 0, end: 0 }] = rangesIn(employer.plain);
  return { ...employer, plain: employer.plain.slice(0, start) + dates + employer.plain.slice(end) };
}

/** Lines between two titles, so that hostile files take no longer. */
const farthest = 40;
type Promotion = { at: number; line: ReadLine; span: Span };

/** The titles below an employer that divide its time among themselves, if there are two or more. */
function promotionsBelow(lines: ReadLine[], index: number): Promotion[] {
  const whole = onlyRange(lines[index]);
  if (!whole || titleScore(withoutDates(lines[index]?.plain ?? "", whole)) >= 1) return [];
  if (withoutDates(lines[index]?.plain ?? "", whole) === "") return [];
  const found: Promotion[] = [];
  for (let at = index + 1; at < lines.length; at++) {
    const line = lines[at];
    if (at - (found.at(-1)?.at ?? index) > farthest || found.length > mostPromotions) break;
    const span = onlyRange(line);
    if (!line || !span) continue;
    if (!isWithin(span, whole)) break;
    if (titleScore(withoutDates(line.plain, span)) >= 1) found.push({ at, line, span });
  }
  const coversAll =
    found.some(({ span }) => isAbout(span.from, whole.from)) &&
    found.some(({ span }) => isAbout(span.to, whole.to));
  return coversAll ? found : [];
}

const onlyRange = (line: ReadLine | undefined): Span | undefined => {
  const [span, ...others] = rangesIn(line?.plain ?? "");
  return others.length === 0 ? span : undefined;
};
/** Equal as far as both are known: "2019" and "2019-04". */
const isAbout = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);
const isWithin = (inner: Span, whole: Span) =>
  (inner.from >= whole.from || isAbout(inner.from, whole.from)) &&
  (whole.to === "present" || (inner.to !== "present" && inner.to <= whole.to) || isAbout(inner.to, whole.to));

/**
 * "Acme" above "Senior Engineer, 2018 – 2021" and, below its text, "Engineer, 2015 – 2018": repeats the line of the employer
 * above each title that has none, if employers have a style of their own.
 */
export function repeatEmployersAbove(lines: ReadLine[]): ReadLine[] {
  const body = mainKey(lines, styleOf, ({ plain }) => plain.length);
  const isPosition = (line: ReadLine | undefined) => {
    const span = onlyRange(line);
    const text = span && line ? withoutDates(line.plain, span) : "";
    return titleScore(text) >= 1 && !piecesOf(text).some((piece) => companyScore(piece) > 1);
  };
  const isEmployer = (line: ReadLine) =>
    styleOf(line) !== body && spansIn(line.plain).length === 0 && titleScore(line.plain) < 1;
  const isRemark = (line: ReadLine) =>
    !line.hasGapAbove && spansIn(line.plain).length === 0 && titleScore(line.plain) < 1;
  // The place or trade of the employer may be between.
  const employerAt = (index: number): ReadLine | undefined => {
    const [second, first] = [lines[index - 2], lines[index - 1]];
    if (!first || !isPosition(lines[index])) return undefined;
    if (second && isEmployer(second) && isRemark(first)) return second;
    return isEmployer(first) ? first : undefined;
  };
  const above = [...lines.keys()].map(employerAt).filter((line) => line !== undefined);
  const style = mostCommon(above.map(styleOf));
  const employers = new Set(above.filter((line) => styleOf(line) === style));
  if (employers.size < 2) return lines;
  let employer: ReadLine | undefined;
  return lines.flatMap((line, index) => {
    if (employers.has(line)) employer = line;
    else if (styleOf(line) === style && !isPosition(line)) employer = undefined;
    const own = employerAt(index);
    return employer && !(own && employers.has(own)) && isPosition(line) ? [employer, line] : [line];
  });
}
