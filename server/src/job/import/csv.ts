import { CsvError } from "csv-parse";
import { parse } from "csv-parse/sync";
import { sourceFailure } from "./candidates.ts";

const delimiters = [",", ";", "\t", "|"];
/** Cells in quotes may hold delimiters and line breaks. */
const firstLine = /^(?:"(?:[^"]|"")*"|[^"\n])*/;
const maxFirstLine = 20_000;

function delimiterOf(text: string): string {
  const line = firstLine.exec(text.slice(0, maxFirstLine))?.[0].replace(/"(?:[^"]|"")*"/g, "") ?? "";
  const counts = delimiters.map((delimiter) => line.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ",";
}

type CsvRow = { line: number; cells: string[] };

/**
 * RFC 4180 with common deviations: other delimiters and line breaks, no final line break. Throws when a quotation mark is
 * not closed: the rest of the table would be taken for one cell.
 */
export function parseCsv(content: string): CsvRow[] {
  const text = content.replace(/\r\n?/g, "\n");
  // The first line of some spreadsheets' exports.
  const stated = /^sep=([,;\t|])\n/i.exec(text)?.[1];
  const records = parsed(text, {
    delimiter: stated ?? delimiterOf(text),
    from: stated ? 2 : 1,
  });
  return records.map(({ record, info }) => ({
    // `info.lines` is the last line of a record.
    line: info.lines - record.reduce((count, cell) => count + cell.split("\n").length - 1, 0),
    cells: record.map((cell) => cell.trimEnd()),
  }));
}

type ParsedRow = { record: string[]; info: { lines: number } };

function parsed(text: string, options: { delimiter: string; from: number }): ParsedRow[] {
  try {
    return parse(text, {
      ...options,
      info: true,
      record_delimiter: "\n",
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_empty_values: true,
      ltrim: true,
    }) as unknown as ParsedRow[];
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== "CSV_QUOTE_NOT_CLOSED") throw error;
    const row = Number((error as { records?: unknown }).records) + 1;
    throw sourceFailure(
      `The table is incomplete: the quotation mark that opens a cell in row ${row} is never closed.`,
      error,
    );
  }
}
