import { spansIn } from "../../text/dates.ts";
import type { Row } from "./rows.ts";
import { type Segment, segmentText } from "./segments.ts";
import { unspaced, type Word } from "./words.ts";

/** Distance of lines within a cell, at most, in multiples of the font size. */
const lineStep = 1.75;
/** Tolerance in points for the same left edge. */
const aligned = 1.5;
const mostLines = 8;
/** Room between columns, in multiples of the font size. */
const padding = 1.5;

/** The rank of each position in the order of painting, and how far to the right text reaches. */
type Page = { ranks: Map<number, number>; right: number };

const columnOf = (segment: Segment, row: Row) =>
  row.findIndex(({ x0 }) => Math.abs(x0 - segment.x0) < aligned);

/** Joins the rows of a table row whose cells are wrapped: each cell is painted to its end before the next one begins. */
export function joinWrappedCells(rows: Row[]): Row[] {
  const all = rows.flat();
  const orders = all.map(({ order }) => order).sort((a, b) => a - b);
  const page: Page = {
    ranks: new Map(orders.map((order, rank) => [order, rank])),
    right: all.reduce((most, { x1 }) => Math.max(most, x1), 0),
  };
  const joined: Row[] = [];
  for (let at = 0; at < rows.length; ) {
    const lines = linesOfTableRow(rows, at, page);
    joined.push(...(lines.length > 1 ? (tableRow(lines, page) ?? lines) : lines));
    at += lines.length;
  }
  return joined;
}

/** The rows from `at` on that are lines of the same cells: below its cells, and painted before a cell on the right. */
function linesOfTableRow(rows: Row[], at: number, { ranks }: Page): Row[] {
  const [first = []] = rows.slice(at);
  const lines = [first];
  for (const row of rows.slice(at + 1, at + mostLines)) {
    const last = lines.at(-1)?.[0];
    const isBelow =
      last !== undefined &&
      row.every((one) => columnOf(one, first) >= 0) &&
      last.y - (row[0]?.y ?? 0) < last.size * lineStep;
    const isInCell = row.some((one) =>
      lines.flat().some((other) => columnOf(other, first) > columnOf(one, first) && other.order > one.order),
    );
    if (!isBelow || !isInCell) break;
    lines.push(row);
  }
  const painted = lines.flat().map(({ order }) => ranks.get(order) ?? 0);
  const isTogether = Math.max(...painted) - Math.min(...painted) === painted.length - 1;
  return isTogether ? lines : [first];
}

/** The lines as one row, unless a cell has paragraphs; those of the last cell stay rows. */
function tableRow(lines: Row[], { right }: Page): Row[] | null {
  const [first = []] = lines;
  const edges = edgesOf(first, right);
  const rest: Row[] = [];
  const row: Row = [];
  for (const [column] of first.entries()) {
    const cell = lines.flatMap((line) => line.find((one) => columnOf(one, first) === column) ?? []);
    // Other text below dates is another paragraph.
    const isDated = isDates(first[column] as Segment) && !isDates(joinedCell(cell));
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

/** The first word of the next line had no room on this one. */
function isWrapped(line: Segment, next: Segment, edge: number): boolean {
  const [word] = next.words;
  if (!word) return false;
  const width = unspaced.test(word.text) ? (word.x1 - word.x0) / word.text.length : word.x1 - word.x0;
  return line.x1 + width > edge;
}

const isDates = (segment: Segment) => {
  const text = segmentText(segment.words);
  return spansIn(text).some(({ start, end }) => end - start > text.length * 0.8);
};

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
