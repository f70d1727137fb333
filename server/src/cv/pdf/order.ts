import { findGutter, type Gutter, linesIn } from "./gutters.ts";
import { isSameLine, type Segment, segmentText } from "./segments.ts";

/** Segments that are read as one line, left to right. */
export type Row = Segment[];

const maxDepth = 12;
/** More pieces than any CV's page has: such a page is read from top to bottom. */
const maxPieces = 4_000;

/** The reading order of a region: columns one after the other, tables and dated lists row by row. */
export function inReadingOrder(region: Segment[], depth = 0): Row[] {
  const gutter =
    depth < maxDepth && region.length > 3 && region.length < maxPieces ? findGutter(region) : null;
  if (!gutter) return rowsOf(region);
  const above = inReadingOrder(gutter.above, depth + 1);
  const below = inReadingOrder(gutter.below, depth + 1);
  const middle = areColumns(gutter)
    ? [...inReadingOrder(gutter.left, depth + 1), ...inReadingOrder(gutter.right, depth + 1)]
    : linesIn(gutter.left) < linesIn(gutter.right) || hasLongCells(gutter)
      ? bandsOf(gutter).flatMap((band) => readBand(band, depth))
      : rowsOf([...gutter.left, ...gutter.right]);
  return [...above, ...middle, ...below];
}

function rowsOf(region: Segment[]): Row[] {
  const rows: Row[] = [];
  for (const segment of [...region].sort((a, b) => b.y - a.y)) {
    const row = rows.slice(-2).find((other) => other.some((one) => isSameLine(one, segment)));
    if (row && !row.some((one) => overlap(one, segment))) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => row.sort((a, b) => a.x0 - b.x0));
}

const overlap = (a: Segment, b: Segment) => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > 1;

const dated = /(?:19|20)\d\d|present|current|\bnow\b|today/i;

/**
 * Columns flow on their own; rows belong together side by side. What tells them apart: whether one side's lines stand
 * level with the other's, what they say, and the order in which the file paints them.
 */
export function areColumns({ left, right }: Gutter): boolean {
  const [sparse, dense] = linesIn(left) <= linesIn(right) ? [left, right] : [right, left];
  const level = sparse.filter((one) => dense.some((other) => isSameLine(one, other))).length / sparse.length;
  if (level < 0.6) return true;
  const texts = sparse.map((one) => segmentText(one.words));
  const datedShare = texts.filter((text) => dated.test(text) && text.length < 40).length / texts.length;
  if (datedShare >= 0.5) return false;
  const changes = sideChanges(left, right);
  const lines = linesIn(sparse);
  if (changes <= 1 || (changes === 2 && lines > 3)) return true;
  const isList = level > 0.9 && median([...left, ...right].map((one) => segmentText(one.words).length)) < 22;
  if (isList) return false;
  const isInterleaved = changes > Math.min(left.length, right.length) * 0.4;
  if (!isInterleaved) return true;
  // Painted line by line across both: two columns of running text all the same when both are full.
  const isDense = lines > linesIn(dense) * 0.7;
  return isDense && median(texts.map((text) => text.length)) > 28 && changes > left.length;
}

/** Cells of several lines on the side that has fewer: then a row is more than a line. */
function hasLongCells({ left, right }: Gutter): boolean {
  const sparse = (linesIn(left) <= linesIn(right) ? left : right).toSorted((a, b) => b.y - a.y);
  const following = sparse.filter((one, index) => {
    const before = sparse[index - 1];
    return before && !isSameLine(before, one) && before.y - one.y < one.size * 1.7;
  });
  return following.length > sparse.length * 0.3;
}

/** How often the file changes sides while painting: once for columns, at each row for tables. */
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

/** The rows of a table: as the file paints its cells, or, if that goes up and down, by the lines that stand level. */
function bandsOf({ left, right }: Gutter): Band[] {
  const bands: Band[] = [];
  let side = "right";
  for (const one of painted(left, right)) {
    if (side === "right" && one.side === "left") bands.push({ left: [], right: [] });
    if (bands.length === 0) bands.push({ left: [], right: [] });
    bands.at(-1)?.[one.side].push(one.segment);
    side = one.side;
  }
  const isOrdered = bands.every((band, index) => {
    const next = bands[index + 1];
    return !next || bottomOf(band) > topOf(next) - 2;
  });
  return isOrdered ? bands : levelBands(left, right);
}

const all = (band: Band) => [...band.left, ...band.right];
const topOf = (band: Band) => Math.max(...all(band).map((one) => one.y));
const bottomOf = (band: Band) => Math.min(...all(band).map((one) => one.y));

function levelBands(left: Segment[], right: Segment[]): Band[] {
  const [sparse, dense] = linesIn(left) <= linesIn(right) ? [left, right] : [right, left];
  const starts = sparse
    .filter((one) => dense.some((other) => isSameLine(one, other)))
    .map((one) => one.y + one.size * 0.5)
    .sort((a, b) => b - a);
  const bandAt = (segment: Segment) => starts.filter((start) => start >= segment.y).length;
  const bands: Band[] = Array.from({ length: starts.length + 1 }, () => ({ left: [], right: [] }));
  for (const segment of left) bands[bandAt(segment)]?.left.push(segment);
  for (const segment of right) bands[bandAt(segment)]?.right.push(segment);
  return bands.filter((band) => all(band).length > 0);
}

/** A cell of one line and what stands level with it are one line; a longer cell is read to its end first. */
function readBand({ left, right }: Band, depth: number): Row[] {
  if (linesIn(left) > 1) {
    const label = left.map((one) => segmentText(one.words)).join(" ");
    // "June 2022 –" over "Present": dates that were broken to fit.
    if (
      label.length < 30 &&
      dated.test(label) &&
      left.every((one) => Math.abs(one.y - (left[0]?.y ?? 0)) < one.size * 1.7)
    ) {
      const [first = [], ...rest] = inReadingOrder(right, depth + 1);
      return [[...left.toSorted((a, b) => b.y - a.y), ...first], ...rest];
    }
    return [...inReadingOrder(left, depth + 1), ...inReadingOrder(right, depth + 1)];
  }
  const [first, ...rest] = inReadingOrder(right, depth + 1);
  const label = left[0];
  if (first && label && first.some((one) => isSameLine(one, label))) return [[...left, ...first], ...rest];
  const rows = [...(first ? [first] : []), ...rest];
  return left.length ? [[...left].sort((a, b) => a.x0 - b.x0), ...rows] : rows;
}

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
