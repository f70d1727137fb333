import { groupAdjacent } from "../../text/adjacent.ts";
import { spansIn, withoutSpans } from "../../text/dates.ts";
import { present } from "../../text/dateWords.ts";
import { headingKinds } from "../../text/headings.ts";
import { byHeight, isSameLine, linesIn, type Segment, segmentText } from "./segments.ts";

/** Segments of one line, left to right. */
export type Row = Segment[];

export function rowsOf(region: Segment[]): Row[] {
  const rows: Row[] = [];
  for (const segment of byHeight(region)) {
    const isFree = (row: Row, one: Segment) => row.every((other) => !overlap(one, other));
    const [row, other] = rows
      .slice(-2)
      .filter((some) => isFree(some, segment) && some.some((one) => isSameLine(one, segment)));
    if (!row) rows.push([segment]);
    else row.push(segment);
    // Level with one at the baseline and with the other at the top.
    if (row && other?.every((one) => isFree(row, one))) row.push(...(rows.pop() ?? []));
  }
  return rows.map((row) => row.sort((a, b) => a.x0 - b.x0));
}

const overlap = (a: Segment, b: Segment) => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > 1;

export const textOf = (segment: Segment) => segmentText(segment.words);
export const levelShare = (some: Segment[], others: Segment[]) =>
  some.filter((one) => others.some((other) => isSameLine(one, other))).length / Math.max(1, some.length);
export const isHeading = (segment: Segment) => headingKinds(textOf(segment)).length > 0;
export const dated = /(?:19|20)\d\d|present|current|\bnow\b|today/i;

/** Whether the text is little more than dates. */
export const isDates = (text: string) =>
  spansIn(text).some(({ start, end }) => end - start > text.length * 0.8);

const isPresent = new RegExp(`^(?:${present})$`, "iu");

const lengthWithoutSpaces = (text: string) => text.replace(/\s/g, "").length;

/** Only dates, each on one line or wrapped over two, and the line of a timeline. */
export function areDates(side: Segment[]): boolean {
  const text = rowsOf(side)
    .flat()
    .map(textOf)
    .filter((one) => !isPresent.test(one) && one !== "|")
    .join(" ");
  return lengthWithoutSpaces(withoutSpans(text, " ")) < lengthWithoutSpaces(text) * 0.1;
}

export const longestDates = 45;
export const isDated = (segment: Segment) =>
  textOf(segment).length < longestDates && dated.test(textOf(segment));

/** The lines of a column that stand close to each other, without text of the other side painted between them. */
export const cellsOf = (column: Segment[], others: Segment[]): Segment[][] =>
  groupAdjacent(
    byHeight(column),
    (last, one) =>
      last.y - one.y < one.size * 1.7 && !others.some(({ order }) => order > last.order && order < one.order),
  );

/** "Professional" above "Experience" in a narrow column of headings. */
export const isBrokenHeading = (cell: Segment[]): boolean => linesIn(cell) < 4 && isHeading(joined(cell));

export function joined(cell: Segment[]): Segment {
  const lines = byHeight(cell);
  return { ...(lines[0] as Segment), words: lines.flatMap((one) => one.words) };
}

export const painted = (left: Segment[], right: Segment[]) =>
  [
    ...left.map((segment) => ({ segment, side: "left" as const })),
    ...right.map((segment) => ({ segment, side: "right" as const })),
  ].sort((a, b) => a.segment.order - b.segment.order);
