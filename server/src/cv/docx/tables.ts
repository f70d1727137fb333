import { spansIn } from "../../text/dates.ts";
import type { Line } from "../../text/fileText.ts";
import { headingKinds } from "../../text/headings.ts";

type Cell = { lines: Line[] };
export type Table = { rows: Cell[][] };

/**
 * A table's text in reading order: a layout table column by column, after the rows above its sections (a name beside an
 * address); any other table row by row.
 */
export function tableLines({ rows }: Table): Line[] {
  if (!isPageLayout(rows)) return rows.flatMap(rowLines);
  const first = rows.findIndex((row) => row.some(hasHeading));
  const columns = columnsOf(rows.slice(first));
  return [...rows.slice(0, first).flatMap(rowLines), ...columns.flat().flatMap((cell) => cell.lines)];
}

const hasHeading = (cell: Cell) => cell.lines.some((line) => headingKinds(line.text).length > 0);
const isLabel = (cell: Cell) => cell.lines.length === 1;
const filled = (cells: Cell[]) => cells.filter((cell) => cell.lines.length > 0);

/** A layout table has sections stacked in at least two columns. Labels beside their values are a data table. */
function isPageLayout(rows: Cell[][]): boolean {
  const columns = columnsOf(rows)
    .map(filled)
    .filter((cells) => cells.length > 0);
  if (rows.length < 2 || columns.length < 2 || columns.length > 3) return false;
  const headed = columns.filter((cells) => cells.some(hasHeading));
  const areLabels = columns.some(
    (cells) => cells.length > 1 && cells.every((cell) => isLabel(cell) && hasHeading(cell)),
  );
  return headed.length > 1 && !areLabels;
}

/** A cell that spans columns counts for the first one. */
function columnsOf(rows: Cell[][]): Cell[][] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, index) => rows.flatMap((row) => row[index] ?? []));
}

const areDates = (text: string) => {
  const [span] = spansIn(text);
  return span?.start === 0 && span.end === text.length;
};

/**
 * Single-line cells are joined to one line, and dates with the first line of the cell beside them; longer cells follow
 * one another.
 */
function rowLines(row: Cell[]): Line[] {
  const cells = filled(row);
  const [first, ...others] = cells.map(({ lines: [line] }) => line as Line);
  const rest = cells.at(-1)?.lines.slice(1) ?? [];
  const isDated = cells.length === 2 && cells[0]?.lines.length === 1 && areDates(first?.text ?? "");
  if (!first || !(isDated || cells.every(isLabel))) return cells.flatMap((cell) => cell.lines);
  return [{ ...first, text: [first, ...others].map(({ text }) => text).join("\t") }, ...rest];
}
