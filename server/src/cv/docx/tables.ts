import type { Line } from "../../text/fileText.ts";
import { headingKinds } from "../../text/headings.ts";

type Cell = { lines: Line[] };
export type Table = { rows: Cell[][] };

/**
 * A table's text in the order it is read: one that only sets the page column by column, below what stands above its
 * sections (a name beside an address), any other row by row.
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

/** Sections of the CV stand under one another in two columns at least; labels beside what they name are rows. */
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

/** What stretches over the columns is counted to the first, where its row begins. */
function columnsOf(rows: Cell[][]): Cell[][] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, index) => rows.flatMap((row) => row[index] ?? []));
}

/** Cells of one line each are a line of the table; longer ones are read one after the other. */
function rowLines(row: Cell[]): Line[] {
  const cells = filled(row);
  const first = cells[0]?.lines[0];
  if (first && cells.every((cell) => cell.lines.length === 1))
    return [{ ...first, text: cells.map((cell) => cell.lines[0]?.text ?? "").join("\t") }];
  return cells.flatMap((cell) => cell.lines);
}
