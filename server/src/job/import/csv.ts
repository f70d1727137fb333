const delimiters = [",", ";", "\t", "|"];

/** The delimiter that stands most often in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const line = /^(?:"(?:[^"]|"")*"|[^\r\n"])*/.exec(text)?.[0].replace(/"(?:[^"]|"")*"/g, "") ?? "";
  const counted = delimiters.map((one) => [line.split(one).length, one] as const).sort((a, b) => b[0] - a[0]);
  return counted[0]?.[1] ?? ",";
}

export type CsvRow = { line: number; cells: string[] };

/** RFC 4180 with the liberties that spreadsheets take: other delimiters, line ends inside quotes, no last line end. */
export function parseCsv(text: string): CsvRow[] {
  const delimiter = delimiterOf(text);
  const rows: CsvRow[] = [];
  let [cells, cell, quoted, wasQuoted, line, start] = [[] as string[], "", false, false, 1, 1];
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
      [cell, quoted, wasQuoted] = ["", true, true];
    else if (character === delimiter) endCell();
    else if (character === "\n") {
      endRow();
      start = line;
    } else if (character !== "\r") cell += character;
  }
  if (cell !== "" || cells.length) endRow();
  return rows;
}
