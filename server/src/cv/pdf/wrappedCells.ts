import { isDates, type Row, textOf } from "./rows.ts";
import type { Segment } from "./segments.ts";
import { unspaced, type Word } from "./words.ts";

/** Tolerance in points for the same left edge. */
const aligned = 1.5;
const mostLines = 8;
/** Room between columns, in multiples of the font size. */
const padding = 1.5;

const columnOf = (segment: Segment, row: Row) =>
  row.findIndex(({ x0 }) => Math.abs(x0 - segment.x0) < aligned);

/**
 * Joins the rows of a table row whose cells are wrapped: each cell is painted to its end before the next one begins.
 */
export function joinWrappedCells(rows: Row[]): Row[] {
  const right = rows.flat().reduce((most, { x1 }) => Math.max(most, x1), 0);
  const joined: Row[] = [];
  for (let at = 0; at < rows.length; ) {
    const lines = linesOfTableRow(rows.slice(at, at + mostLines));
    joined.push(...(lines.length > 1 ? (tableRow(lines, right) ?? lines) : lines));
    at += lines.length;
  }
  return joined;
}

/**
 * The first row and those after it that are lines of the same cells: below its cells, and painted before a cell on the
 * right.
 */
function linesOfTableRow([first = [], ...following]: Row[]): Row[] {
  const lines = [first];
  const isPaintedBefore = (one: Segment, other: Segment) =>
    one.order < other.order && columnOf(one, first) < columnOf(other, first);
  for (const row of following) {
    const isBelow = row.every((one) => columnOf(one, first) >= 0);
    if (!isBelow || !row.some((one) => lines.flat().some((other) => isPaintedBefore(one, other)))) break;
    lines.push(row);
  }
  return lines;
}

/** The lines as one row, unless a cell has paragraphs; those of the last cell stay rows. */
function tableRow(lines: Row[], right: number): Row[] | null {
  const [first = []] = lines;
  const edges = edgesOf(first, right);
  const rest: Row[] = [];
  const row: Row = [];
  for (const [column] of first.entries()) {
    const cell = lines.flatMap((line) => line.find((one) => columnOf(one, first) === column) ?? []);
    // Other text below dates is another paragraph.
    const isDated = isDates(textOf(first[column] as Segment)) && !isDates(textOf(joinedCell(cell)));
    const end = cell.findIndex(
      (one, index) =>
        index > 0 && (isDated || !isWrapped(cell[index - 1] as Segment, one, edges[column] ?? 0)),
    );
    if (end > 0 && column < first.length - 1) return null;
    row.push(joinedCell(end < 0 ? cell : cell.slice(0, end)));
    if (end > 0) rest.push(...cell.slice(end).map((one) => [one]));
  }
  return [row, ...rest];
}

/** How far the text of each cell may reach: to the next column, and on the right as far as on the rest of the page. */
const edgesOf = (row: Row, right: number) =>
  row.map(({ size }, column) => {
    const next = row[column + 1];
    return next ? next.x0 - size * padding : right;
  });

/** Whether the first word of the next line would not have fit on this one. */
function isWrapped(line: Segment, next: Segment, edge: number): boolean {
  const [word] = next.words;
  if (!word) return false;
  const width = unspaced.test(word.text) ? (word.x1 - word.x0) / word.text.length : word.x1 - word.x0;
  return line.x1 + width > edge;
}

function joinedCell(cell: Segment[]): Segment {
  const [first] = cell as [Segment];
  return cell.length < 2
    ? first
    : {
        ...first,
        x1: Math.max(...cell.map(({ x1 }) => x1)),
        words: cell.map(({ words }) => words).reduce(joinWords),
      };
}

/** Chinese and Japanese break within words. */
function joinWords(words: Word[], next: Word[]): Word[] {
  const [last, first] = [words.at(-1), next[0]];
  return last && first && unspaced.test(last.text) && unspaced.test(first.text)
    ? [...words.slice(0, -1), { ...last, text: last.text + first.text }, ...next.slice(1)]
    : [...words, ...next];
}
