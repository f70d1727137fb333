import { countsOf } from "../../text/counts.ts";
import { rangesIn } from "../../text/dates.ts";
import type { Gutter } from "./gutters.ts";
import {
  cellsOf,
  isBrokenHeading,
  isDated,
  isHeading,
  joined,
  longestDates,
  painted,
  type Row,
  rowsOf,
  textOf,
} from "./rows.ts";
import { byHeight, isSameLine, linesIn, type Segment } from "./segments.ts";

type Band = { left: Segment[]; right: Segment[] };

/** Reads a separate region. */
type Read = (region: Segment[]) => Row[];

/** A table, row by row. In a form, whose labels are repeated, "Position" and "Reference" are not headings. */
export function readBands(gutter: Gutter, read: Read): Row[] {
  const counts = countsOf(gutter.left.map(textOf));
  const isForm = [...counts.values()].filter((count) => count > 1).length > 1;
  return withWholeLabels(bandsOf(gutter)).flatMap((band) => readBand(band, read, isForm));
}

/** Headings in a margin, each above the text from its first line on. */
export function readMargin({ left, right }: Gutter, read: Read): Row[] {
  const cells = cellsOf(left, right);
  const tops = cells.map(([first]) => (first ? first.y + first.size * 0.5 : 0));
  const textFrom = (at: number) =>
    right.filter(
      ({ y }) =>
        y < (tops[at] ?? Number.POSITIVE_INFINITY) && y >= (tops[at + 1] ?? Number.NEGATIVE_INFINITY),
    );
  return [
    ...read(textFrom(-1)),
    ...cells.flatMap((cell, at) => [[{ ...joined(cell), isHeading: true }], ...read(textFrom(at))]),
  ];
}

/** The rows of a table: in painting order or, if that jumps up and down, by aligned lines. */
function bandsOf({ left, right }: Gutter): Band[] {
  const bands: Band[] = [];
  let side = "right";
  for (const cell of painted(left, right)) {
    if (side === "right" && cell.side === "left") bands.push({ left: [], right: [] });
    if (bands.length === 0) bands.push({ left: [], right: [] });
    bands.at(-1)?.[cell.side].push(cell.segment);
    side = cell.side;
  }
  const isOrdered = bands.every((band, index) => {
    const next = bands[index + 1];
    return !next || bottomOf(band) > topOf(next) - 2;
  });
  // Painting one side after the other does not reveal the rows.
  return isOrdered && bands.length > 1 ? bands.flatMap(withoutLinesAbove) : levelBands(left, right);
}

/** If the right starts level with a later line of the left, the lines before it are separate rows. */
function withoutLinesAbove(band: Band): Band[] {
  const [top] = byHeight(band.right);
  const label = top && band.left.find((one) => isSameLine(one, top));
  const above = label ? band.left.filter((one) => one.y > label.y && !isSameLine(one, label)) : [];
  if (above.length === 0) return [band];
  const left = band.left.filter((one) => !above.includes(one));
  return [...above.map((one) => ({ left: [one], right: [] })), { left, right: band.right }];
}

const segmentsOf = (band: Band) => [...band.left, ...band.right];
const topOf = (band: Band) => Math.max(...segmentsOf(band).map((one) => one.y));
const bottomOf = (band: Band) => Math.min(...segmentsOf(band).map((one) => one.y));

function levelBands(left: Segment[], right: Segment[]): Band[] {
  const [sparse, dense] = linesIn(left) <= linesIn(right) ? [left, right] : [right, left];
  const starts = sparse
    .filter((one) => isHeading(one) || dense.some((other) => isSameLine(one, other)))
    .map((one) => one.y + one.size * 0.5)
    .sort((a, b) => b - a);
  const bandAt = (segment: Segment) => starts.filter((start) => start >= segment.y).length;
  const bands: Band[] = Array.from({ length: starts.length + 1 }, () => ({ left: [], right: [] }));
  for (const segment of left) bands[bandAt(segment)]?.left.push(segment);
  for (const segment of right) bands[bandAt(segment)]?.right.push(segment);
  return bands.filter((band) => segmentsOf(band).length > 0);
}

/**
 * "Name and address" above "of employer" beside each job: labels of several lines that repeat are joined to one line.
 */
function withWholeLabels(bands: Band[]): Band[] {
  const labelOf = ({ left }: Band) => (left.length > 0 && linesIn(left) < 4 ? textOf(joined(left)) : "");
  const counts = countsOf(bands.map(labelOf));
  return bands.map((band) =>
    labelOf(band) !== "" && (counts.get(labelOf(band)) ?? 0) > 1
      ? { ...band, left: [joined(band.left)] }
      : band,
  );
}

/** A one-line cell is joined with the line beside it; a longer cell is read completely first. */
function readBand({ left, right }: Band, read: Read, isForm: boolean): Row[] {
  if (linesIn(left) > 1) {
    // "June 2022 –" above "Present": wrapped dates.
    if (isBrokenDate(left)) {
      const [first = [], ...rest] = read(right);
      return [[joined(left), ...first], ...rest];
    }
    if (isBrokenHeading(left)) return [[joined(left)], ...read(right)];
    const [small, large] = linesIn(left) <= linesIn(right) ? [left, right] : [right, left];
    if ([left, right].some((cell) => linesIn(cell) < 5 && cell.some(isDated)))
      return readLevel(small, large, read);
    return [...read(left), ...read(right)];
  }
  const [first, ...rest] = read(right);
  const label = left[0];
  if (first && label && first.some((one) => isSameLine(one, label)))
    return isHeadingBeside(label, first) && !isForm ? [left, first, ...rest] : [[...left, ...first], ...rest];
  const rows = [...(first ? [first] : []), ...rest];
  return left.length ? [[...left].sort((a, b) => a.x0 - b.x0), ...rows] : rows;
}

function isBrokenDate(cell: Segment[]): boolean {
  const lines = byHeight(cell);
  const label = lines.map(textOf).join(" ");
  const [span] = rangesIn(label);
  const [first] = lines;
  return (
    label.length < longestDates &&
    first !== undefined &&
    span !== undefined &&
    span.end > textOf(first).length &&
    span.end - span.start > label.length * 0.9 &&
    lines.every((one, index) => (lines[index - 1]?.y ?? one.y) - one.y < one.size * 1.7)
  );
}

/** A heading level with the first line of its section, and larger or bolder. */
function isHeadingBeside(label: Segment, row: Row): boolean {
  const words = row.flatMap((segment) => segment.words);
  const isBolder = label.words.every((word) => word.bold) && !words.some((word) => word.bold);
  return isHeading(label) && (isBolder || row.every((one) => label.size > one.size * 1.05));
}

/** Dates above a place, beside a title above an employer: line by line, to the end of the shorter cell. */
function readLevel(small: Segment[], large: Segment[], read: Read): Row[] {
  const bottom = Math.min(...small.map((one) => one.y - one.size * 0.4));
  const beside = large.filter((one) => one.y >= bottom);
  const below = large.filter((one) => one.y < bottom);
  return [...rowsOf([...small, ...beside]), ...read(below)];
}
