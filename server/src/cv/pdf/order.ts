import { rangesIn, spansIn } from "../../text/dates.ts";
import { present } from "../../text/dateWords.ts";
import { headingKinds } from "../../text/headings.ts";
import { findGutter, type Gutter, linesIn } from "./gutters.ts";
import { isSameLine, type Segment, segmentText } from "./segments.ts";

/** Segments of one line, left to right. */
export type Row = Segment[];

const maxDepth = 12;
/** More segments than on any CV's page: such a page is read top to bottom. */
const maxPieces = 4_000;

/** The reading order of a region: columns one after another, tables and dated lists row by row. */
export function inReadingOrder(region: Segment[], depth = 0): Row[] {
  const gutter =
    depth < maxDepth && region.length > 3 && region.length < maxPieces ? findGutter(region) : null;
  if (!gutter) return rowsOf(region);
  const above = inReadingOrder(gutter.above, depth + 1);
  const below = inReadingOrder(gutter.below, depth + 1);
  const middle = isOneFlow(gutter)
    ? rowsOf([...gutter.left, ...gutter.right])
    : areColumns(gutter)
      ? [...inReadingOrder(gutter.left, depth + 1), ...inReadingOrder(gutter.right, depth + 1)]
      : linesIn(gutter.left) < linesIn(gutter.right) || hasLongCells(gutter)
        ? withWholeLabels(bandsOf(gutter)).flatMap((band) => readBand(band, depth))
        : rowsOf([...gutter.left, ...gutter.right]);
  return [...above, ...middle, ...below];
}

function rowsOf(region: Segment[]): Row[] {
  const rows: Row[] = [];
  for (const segment of [...region].sort((a, b) => b.y - a.y)) {
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

const dated = /(?:19|20)\d\d|present|current|\bnow\b|today/i;

/** Painted from top to bottom across both sides, whose lines are not beside each other: short lines on the left, others centred or on the right. */
function isOneFlow({ left, right }: Gutter): boolean {
  const [sparse, dense] = linesIn(left) <= linesIn(right) ? [left, right] : [right, left];
  const order = painted(left, right).map(({ segment }) => segment);
  const isDown = order.every((one, index) => one.y <= (order[index - 1]?.y ?? one.y) + one.size * 0.4);
  return isDown && sideChanges(left, right) > 2 && levelShare(sparse, dense) < 0.6;
}

/**
 * Columns are independent; rows belong together. They are distinguished by the alignment of lines on both sides, by
 * their text, and by painting order.
 */
export function areColumns({ left, right }: Gutter): boolean {
  const [sparse, dense] = linesIn(left) <= linesIn(right) ? [left, right] : [right, left];
  const level = levelShare(sparse, dense);
  if (areLabels(left, right) || areRepeated(left, right) || areHeadings(left, right)) return false;
  const texts = sparse.map(textOf);
  const datedShare = texts.filter((text) => dated.test(text) && text.length < 40).length / texts.length;
  // Dates alone are not a column, even if slightly lower than their entries.
  if (areDates(left) || areDates(right)) return false;
  if (level < 0.6) return true;
  if (datedShare >= 0.5) return false;
  const changes = sideChanges(left, right);
  const lines = linesIn(sparse);
  if (changes <= 1 || (changes === 2 && lines > 3)) return true;
  const isList = level > 0.9 && median([...left, ...right].map((one) => segmentText(one.words).length)) < 22;
  if (isList) return false;
  const isInterleaved = changes > Math.min(left.length, right.length) * 0.4;
  if (!isInterleaved) return true;
  // Painted line by line across both: columns of running text only if both are full.
  const isDense = lines > linesIn(dense) * 0.7;
  return isDense && median(texts.map((text) => text.length)) > 28 && changes > left.length;
}

const isPresent = new RegExp(`^(?:${present})$`, "iu");

/** Only dates, each on one line or wrapped over two. */
function areDates(side: Segment[]): boolean {
  const text = rowsOf(side)
    .flat()
    .map(textOf)
    .filter((one) => !isPresent.test(one))
    .join(" ");
  const length = spansIn(text).reduce((sum, { start, end }) => sum + end - start, 0);
  return length > text.length * 0.9;
}

const textOf = (segment: Segment) => segmentText(segment.words);
const levelShare = (some: Segment[], others: Segment[]) =>
  some.filter((one) => others.some((other) => isSameLine(one, other))).length / Math.max(1, some.length);
const isHeading = (segment: Segment) => headingKinds(textOf(segment)).length > 0;
const longestDates = 45;
const isDated = (segment: Segment) => textOf(segment).length < longestDates && dated.test(textOf(segment));

/** Headings and dates on the left and their content on the right: dates are level with it, and it contains no headings. */
function areLabels(left: Segment[], right: Segment[]): boolean {
  const dates = left.filter(isDated);
  return dates.length > 1 && levelShare(dates, right) > 0.7 && left.some(isHeading) && !right.some(isHeading);
}

/** Most of the left are headings of one or more lines, level with the text beside them, which has none as bold or large. */
function areHeadings(left: Segment[], right: Segment[]): boolean {
  const size = Math.max(...left.map((one) => one.size));
  const isSetAsHeading = (one: Segment) =>
    isHeading(one) && (one.size >= size * 1.05 || one.words.every((word) => word.bold));
  const cells: Segment[][] = [];
  for (const one of left.toSorted((a, b) => b.y - a.y)) {
    const last = cells.at(-1)?.at(-1);
    if (last && last.y - one.y < one.size * 1.7) cells.at(-1)?.push(one);
    else cells.push([one]);
  }
  const headings = cells.filter(isBrokenHeading);
  const areLevel =
    levelShare(
      headings.flatMap((cell) => cell.slice(0, 1)),
      right,
    ) > 0.6;
  return headings.length > Math.max(1, cells.length / 2) && areLevel && !right.some(isSetAsHeading);
}

/** "Dates", "Position", "Employer" beside each job: most of the left repeats, level with the right. */
function areRepeated(left: Segment[], right: Segment[]): boolean {
  const repeated = [...Map.groupBy(left, textOf).values()].filter((some) => some.length > 1);
  return (
    repeated.flat().length > left.length / 2 &&
    repeated.filter((some) => levelShare(some, right) === 1).length > 1
  );
}

/** Cells of several lines on the shorter side, so that a row has more than one line. */
function hasLongCells({ left, right }: Gutter): boolean {
  const [small, large] = linesIn(left) <= linesIn(right) ? [left, right] : [right, left];
  const sparse = small.toSorted((a, b) => b.y - a.y);
  const following = sparse.filter((one, index) => {
    const before = sparse[index - 1];
    if (!before || isSameLine(before, one) || before.y - one.y >= one.size * 1.7) return false;
    // A place below dates, each beside a separate line: two rows.
    const isLevel = large.some((other) => isSameLine(one, other));
    return !(isLevel && (isDated(one) || isDated(before)));
  });
  return following.length > sparse.length * 0.3;
}

/** Number of side changes in painting order: one for columns, one per row for tables. */
function sideChanges(left: Segment[], right: Segment[]): number {
  const sides = painted(left, right).map(({ side }) => side);
  return sides.filter((side, index) => index > 0 && side !== sides[index - 1]).length;
}

const painted = (left: Segment[], right: Segment[]) =>
  [
    ...left.map((segment) => ({ segment, side: "left" as const })),
    ...right.map((segment) => ({ segment, side: "right" as const })),
  ].sort((a, b) => a.segment.order - b.segment.order);

type Band = { left: Segment[]; right: Segment[] };

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
  const top = band.right.toSorted((a, b) => b.y - a.y)[0];
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
  const goesOn = (one: Segment) =>
    sparse.some((above) => {
      const step = above.y - one.y;
      return step > 0 && step < one.size * 1.7 && isBrokenHeading([above, one]);
    });
  const starts = sparse
    .filter((one) => (isHeading(one) && !goesOn(one)) || dense.some((other) => isSameLine(one, other)))
    .map((one) => one.y + one.size * 0.5)
    .sort((a, b) => b - a);
  const bandAt = (segment: Segment) => starts.filter((start) => start >= segment.y).length;
  const bands: Band[] = Array.from({ length: starts.length + 1 }, () => ({ left: [], right: [] }));
  for (const segment of left) bands[bandAt(segment)]?.left.push(segment);
  for (const segment of right) bands[bandAt(segment)]?.right.push(segment);
  return bands.filter((band) => segmentsOf(band).length > 0);
}

/** "Name and address" above "of employer" beside each job: labels of several lines that repeat are joined to one line. */
function withWholeLabels(bands: Band[]): Band[] {
  const labelOf = ({ left }: Band) => (left.length > 0 && linesIn(left) < 4 ? textOf(joined(left)) : "");
  const counts = new Map<string, number>();
  for (const band of bands) counts.set(labelOf(band), (counts.get(labelOf(band)) ?? 0) + 1);
  return bands.map((band) =>
    labelOf(band) !== "" && (counts.get(labelOf(band)) ?? 0) > 1
      ? { ...band, left: [joined(band.left)] }
      : band,
  );
}

/** A one-line cell is joined with the line beside it; a longer cell is read completely first. */
function readBand({ left, right }: Band, depth: number): Row[] {
  if (linesIn(left) > 1) {
    // "June 2022 –" above "Present": wrapped dates.
    if (isBrokenDate(left)) {
      const [first = [], ...rest] = inReadingOrder(right, depth + 1);
      return [[joined(left), ...first], ...rest];
    }
    if (isBrokenHeading(left)) return [[joined(left)], ...inReadingOrder(right, depth + 1)];
    const [small, large] = linesIn(left) <= linesIn(right) ? [left, right] : [right, left];
    if ([left, right].some((cell) => linesIn(cell) < 5 && cell.some(isDated)))
      return readLevel(small, large, depth);
    return [...inReadingOrder(left, depth + 1), ...inReadingOrder(right, depth + 1)];
  }
  const [first, ...rest] = inReadingOrder(right, depth + 1);
  const label = left[0];
  if (first && label && first.some((one) => isSameLine(one, label)))
    return isHeadingBeside(label, first) ? [left, first, ...rest] : [[...left, ...first], ...rest];
  const rows = [...(first ? [first] : []), ...rest];
  return left.length ? [[...left].sort((a, b) => a.x0 - b.x0), ...rows] : rows;
}

function isBrokenDate(cell: Segment[]): boolean {
  const lines = cell.toSorted((a, b) => b.y - a.y);
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

/** "Professional" above "Experience" in a narrow column of headings. */
function isBrokenHeading(cell: Segment[]): boolean {
  const text = textOf(joined(cell));
  return linesIn(cell) < 4 && headingKinds(text).length > 0;
}

function joined(cell: Segment[]): Segment {
  const lines = cell.toSorted((a, b) => b.y - a.y);
  return { ...(lines[0] as Segment), words: lines.flatMap((one) => one.words) };
}

/** Dates above a place, beside a title above an employer: line by line, to the end of the shorter cell. */
function readLevel(small: Segment[], large: Segment[], depth: number): Row[] {
  const bottom = Math.min(...small.map((one) => one.y - one.size * 0.4));
  const beside = large.filter((one) => one.y >= bottom);
  const below = large.filter((one) => one.y < bottom);
  return [...rowsOf([...small, ...beside]), ...inReadingOrder(below, depth + 1)];
}

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
