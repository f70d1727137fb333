import { readBands, readMargin } from "./bands.ts";
import { areColumns, areHeadings, areRepeated, hasLongCells, isOneFlow } from "./columns.ts";
import { findGutter } from "./gutters.ts";
import { type Row, rowsOf } from "./rows.ts";
import { linesIn, type Segment } from "./segments.ts";

const maxDepth = 12;
/** More segments than on any CV's page: such a page is read top to bottom. */
const maxPieces = 4_000;

/** The reading order of a region: columns one after another, tables and dated lists row by row. */
export function inReadingOrder(region: Segment[], depth = 0): Row[] {
  const gutter =
    depth < maxDepth && region.length > 3 && region.length < maxPieces ? findGutter(region) : null;
  if (!gutter) return rowsOf(region);
  const read = (part: Segment[]) => inReadingOrder(part, depth + 1);
  const { left, right } = gutter;
  const middle = isOneFlow(gutter)
    ? rowsOf([...left, ...right])
    : areRepeated(left, right)
      ? readBands(gutter, read)
      : areHeadings(gutter)
        ? readMargin(gutter, read)
        : areColumns(gutter)
          ? [...read(left), ...read(right)]
          : linesIn(left) < linesIn(right) || hasLongCells(gutter)
            ? readBands(gutter, read)
            : rowsOf([...left, ...right]);
  return [...read(gutter.above), ...middle, ...read(gutter.below)];
}
