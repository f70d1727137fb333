import { sourceFailure } from "./candidates.ts";

const delimiters = [",", ";", "\t", "|"];
const maxFirstLine = 20_000;

/** The most frequent delimiter in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const counts = new Map(delimiters.map((one) => [one, 0]));
  let quoted = false;
  for (const character of text.slice(0, maxFirstLine)) {
    if (character === '"') quoted = !quoted;
    if (quoted) continue;
    if (character === "\n") break;
    const count = counts.get(character);
    if (count !== undefined) counts.set(character, count + 1);
  }
  return delimiters.reduce((best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best));
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
  const delimiter = stated ?? delimiterOf(text);
  const rows: CsvRow[] = [];
  let [cells, cell, quoted, wasQuoted, line, start] = [[] as string[], "", false, false, 1, 1];
  let quotedFrom = 1;
  const endCell = () => {
    cells.push(wasQuoted ? cell : cell.trim());
    [cell, wasQuoted] = ["", false];
  };
  const endRow = () => {
    endCell();
    if (cells.some((one) => one !== "")) rows.push({ line: start, cells });
    cells = [];
  };
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string;
    if (character === "\n") line++;
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (character === '"' && cell.trim() === "" && !wasQuoted)
      [cell, quoted, wasQuoted, quotedFrom] = ["", true, true, line];
    else if (character === delimiter) endCell();
    else if (character === "\n") {
      endRow();
      start = line;
    } else cell += character;
  }
  if (quoted)
    throw sourceFailure(
      `The table is incomplete: the quotation mark that opens a cell in line ${quotedFrom} is never closed.`,
    );
  if (cell !== "" || cells.length) endRow();
  return stated ? rows.slice(1) : rows;
}
