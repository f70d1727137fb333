import { median } from "../../text/median.ts";
import { areDates } from "./rows.ts";
import { isSameLine, linesIn, type Segment } from "./segments.ts";

/** An empty vertical strip, the text on both sides, and the text above and below. */
export type Gutter = { left: Segment[]; right: Segment[]; above: Segment[]; below: Segment[] };

/** The gutter that separates the most text of the region, or null without a plausible one. */
export function findGutter(region: Segment[]): Gutter | null {
  const rows = [...region].sort((a, b) => b.y - a.y || a.x0 - b.x0);
  let best: Gutter | null = null;
  let bestScore = 0;
  for (const edge of edgesOf(region)) {
    for (const run of runsBeside(rows, edge)) {
      const gutter = split(run, rows, edge);
      if (!gutter) continue;
      const score = scoreOf(gutter);
      if (score > bestScore) [best, bestScore] = [gutter, score];
    }
  }
  return best;
}

/** Candidate column edges: left edges of segments. */
function edgesOf(region: Segment[]): number[] {
  const edges: number[] = [];
  const starts = region.map((one) => one.x0).sort((a, b) => a - b);
  for (const start of starts) if (start - (edges.at(-1) ?? Number.NEGATIVE_INFINITY) > 3) edges.push(start);
  return edges.slice(1);
}

const isLeft = (segment: Segment, edge: number) => segment.x1 <= edge - segment.size * 0.5;
const isRight = (segment: Segment, edge: number) => segment.x0 >= edge - 1;

function runsBeside(rows: Segment[], edge: number): Segment[][] {
  const runs: Segment[][] = [[]];
  for (let index = 0; index < rows.length; ) {
    const line: Segment[] = [];
    for (let next = rows[index]; next && (!line[0] || isSameLine(line[0], next)); next = rows[++index])
      line.push(next);
    // A segment that crosses the gutter excludes its whole line.
    if (line.every((segment) => isLeft(segment, edge) || isRight(segment, edge))) runs.at(-1)?.push(...line);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.map(withoutSpreadHead).filter((run) => run.length > 2);
}

const headLines = 5;

/** A line spread over the page (contacts under a name) does not head two columns, nor do the lines above it. */
function withoutSpreadHead(run: Segment[]): Segment[] {
  let remaining = run;
  for (let line = 0; line < headLines; line++) {
    const [first] = remaining;
    if (!first) break;
    const head = remaining.filter((segment) => isSameLine(first, segment));
    remaining = remaining.filter((segment) => !head.includes(segment));
    if (isSpread(head, remaining[0]) && !isAligned(head, remaining)) return withoutSpreadHead(remaining);
  }
  return run;
}

/** Two of its segments start where other lines do: a row of both columns. */
const isAligned = (line: Segment[], others: Segment[]) =>
  line.filter((one) => others.filter((other) => Math.abs(other.x0 - one.x0) < 1).length > 1).length > 1;

function isSpread(line: Segment[], next: Segment | undefined): boolean {
  const ordered = line.toSorted((a, b) => a.x0 - b.x0);
  const [first] = ordered;
  const gaps = ordered.slice(1).map((segment, index) => segment.x0 - (ordered[index]?.x1 ?? 0));
  const isApart = !next || (first !== undefined && first.y - next.y > first.size * 1.5);
  const isEven = Math.max(...gaps) < Math.min(...gaps) * 2.2;
  return isApart && (gaps.length > 3 || (gaps.length > 1 && isEven));
}

function split(run: Segment[], rows: Segment[], edge: number): Gutter | null {
  const segments = trimmed(run, rows, edge);
  const left = segments.filter((segment) => isLeft(segment, edge));
  const right = segments.filter((segment) => !isLeft(segment, edge));
  if (linesIn(left) < 2 || linesIn(right) < 2) return null;
  const [first, last] = [rows.indexOf(segments[0] as Segment), rows.indexOf(segments.at(-1) as Segment)];
  return { left, right, above: rows.slice(0, first), below: rows.slice(last + 1) };
}

/**
 * Short lines of surrounding text (the end of a paragraph, a heading) also fit beside the gutter: between full lines,
 * columns extend only as far as both sides do. Beside the end of a long column the other one may have ended.
 */
function trimmed(run: Segment[], rows: Segment[], edge: number): Segment[] {
  const side = (isOn: boolean) => run.filter((segment) => isLeft(segment, edge) === isOn).map((one) => one.y);
  const [left, right] = [side(true), side(false)];
  if (!left.length || !right.length) return run;
  const top = Math.min(Math.max(...left), Math.max(...right));
  const bottom = Math.max(Math.min(...left), Math.min(...right));
  const beside = run.filter((one) => one.y <= top + one.size * 0.4 && one.y >= bottom - one.size * 0.4);
  const over = run.filter((one) => one.y > top + one.size * 0.4);
  const under = run.filter((one) => one.y < bottom - one.size * 0.4);
  const cutsTop = rows[0] !== run[0] && isForeign(over, beside, edge);
  const cutsBottom = rows.at(-1) !== run.at(-1) && isForeign(under, beside, edge);
  return run.filter((one) => !(cutsTop && over.includes(one)) && !(cutsBottom && under.includes(one)));
}

/** Text around the columns: painted after both, not aligned with its side, or clearly apart. */
function isForeign(outer: Segment[], beside: Segment[], edge: number): boolean {
  const own = beside.filter((one) => isLeft(one, edge) === outer.every((other) => isLeft(other, edge)));
  const other = beside.filter((one) => !own.includes(one));
  if (!outer.length || !own.length || !other.length) return false;
  const orders = (segments: Segment[]) => segments.map((one) => one.order);
  const [first, last] = [Math.min(...orders(other)), Math.max(...orders(other))];
  if (Math.min(...outer.map((one) => one.x0)) < Math.min(...own.map((one) => one.x0)) - 6) return true;
  const isElsewhere = orders(outer).every((order) => order > last);
  if (isElsewhere && orders(own).every((order) => order < first)) return true;
  const isMixed = orders(own).some((order) => order > first) && orders(own).some((order) => order < last);
  return isMixed && isElsewhere && distance(own, outer) > usualStep(own) * 1.35;
}

const distance = (above: Segment[], below: Segment[]) =>
  Math.min(...above.map((one) => one.y)) - Math.max(...below.map((one) => one.y));

function usualStep(segments: Segment[]): number {
  const heights = segments.map((one) => one.y).sort((a, b) => b - a);
  const steps = heights.slice(1).map((y, index) => (heights[index] ?? y) - y);
  return median(steps.filter((step) => step > 2)) ?? 12;
}

/** Prefers much text on both sides, a wide gutter, aligned lines on the right, and one side painted before the other, unless it is dates. */
function scoreOf({ left, right }: Gutter): number {
  const width = Math.min(...right.map((one) => one.x0)) - Math.max(...left.map((one) => one.x1));
  const size = left[0]?.size ?? 10;
  const edge = Math.min(...right.map((one) => one.x0));
  const aligned = right.filter((one) => one.x0 - edge < size * 2).length / right.length;
  return (
    Math.min(linesIn(left), linesIn(right)) *
    (1 + Math.min(3, width / size) * 0.1) *
    (0.5 + 0.5 * aligned) *
    (isPaintedApart(left, right) ? paintedApart : 1)
  );
}

const paintedApart = 2;
const isPaintedApart = (left: Segment[], right: Segment[]) =>
  (isPaintedFirst(left, right) || isPaintedFirst(right, left)) && !areDates(left) && !areDates(right);
const isPaintedFirst = (some: Segment[], others: Segment[]) =>
  Math.max(...some.map((one) => one.order)) < Math.min(...others.map((one) => one.order));
