import { headingKinds } from "../../text/headings.ts";
import { kindsByNouns } from "../../text/headingWords.ts";
import { median } from "../../text/median.ts";
import type { Gutter } from "./gutters.ts";
import {
  areDates,
  cellsOf,
  dated,
  isBrokenHeading,
  isDated,
  isHeading,
  joined,
  levelShare,
  painted,
  textOf,
} from "./rows.ts";
import { byHeight, isSameLine, linesIn, type Segment } from "./segments.ts";

/** Painted from top to bottom across both sides, whose lines are not beside each other: short lines on the left, others centred or on the right. */
export function isOneFlow({ left, right }: Gutter): boolean {
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
  if (areLabels(left, right)) return false;
  const shareOfDates = (side: Segment[]) =>
    side.filter((one) => dated.test(textOf(one)) && textOf(one).length < 40).length / side.length;
  // Title and employer level with place and dates are rows, whichever side is painted first.
  const datedShare = Math.max(shareOfDates(sparse), level === 1 ? shareOfDates(dense) : 0);
  // Dates alone are not a column, even if slightly lower than their entries.
  if (areDates(left) || areDates(right)) return false;
  if (level < 0.6) return true;
  if (datedShare >= 0.5) return false;
  const changes = sideChanges(left, right);
  const lines = linesIn(sparse);
  if (changes <= 1 || (changes === 2 && lines > 3)) return true;
  const isList = level > 0.9 && (median([...left, ...right].map((one) => textOf(one).length)) ?? 0) < 22;
  if (isList) return false;
  const isInterleaved = changes > Math.min(left.length, right.length) * 0.4;
  if (!isInterleaved) return true;
  // Painted line by line across both: columns of running text only if both are full.
  const isDense = lines > linesIn(dense) * 0.7;
  return isDense && (median(sparse.map((one) => textOf(one).length)) ?? 0) > 28 && changes > left.length;
}

/** Headings and dates on the left and their content on the right: dates are level with it, and it contains no headings. */
function areLabels(left: Segment[], right: Segment[]): boolean {
  const dates = left.filter(isDated);
  return dates.length > 1 && levelShare(dates, right) > 0.7 && left.some(isHeading) && !right.some(isHeading);
}

/** Most of the left are headings of one or more lines, level with the text beside them, which has none as bold or large. */
export function areHeadings({ left, right }: Gutter): boolean {
  const size = Math.max(...left.map((one) => one.size));
  const isSetAsHeading = (one: Segment) =>
    isHeading(one) && (one.size >= size * 1.05 || one.words.every((word) => word.bold));
  const cells = cellsOf(left, right);
  const headings = cells.filter(isBrokenHeading);
  // Groups of skills have headings of skills and languages only.
  const kinds = headings.map((cell) => headingKinds(textOf(joined(cell)))[0] ?? "other");
  const tops = headings.flatMap((cell) => cell.slice(0, 1));
  return (
    kinds.filter((kind) => kind !== "skills" && kind !== "languages").length > 1 &&
    cells.filter((cell) => isBrokenHeading(cell) || kindsByNouns(textOf(joined(cell))).length > 0).length >
      cells.length / 2 &&
    levelShare(tops, right) > 0.6 &&
    !left.some(isDated) &&
    !right.some(isSetAsHeading)
  );
}

/** "Dates", "Position", "Employer" beside each job: most of the left repeats, level with the right. */
export function areRepeated(left: Segment[], right: Segment[]): boolean {
  const repeated = [...Map.groupBy(left, textOf).values()].filter((some) => some.length > 1);
  return (
    repeated.flat().length > left.length / 2 &&
    repeated.filter((some) => levelShare(some, right) === 1).length > 1
  );
}

/** Cells of several lines on the shorter side, so that a row has more than one line. */
export function hasLongCells({ left, right }: Gutter): boolean {
  const [small, large] = linesIn(left) <= linesIn(right) ? [left, right] : [right, left];
  const sparse = byHeight(small);
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
