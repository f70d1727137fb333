import type { Cell, Row } from "./document.ts";

function cellOf(text: string): Cell {
  const [, mark, marked] = /^([*_])(.*)[*_]$/.exec(text) ?? [];
  return marked ? { text: marked, [mark === "*" ? "bold" : "italic"]: true } : { text };
}

/**
 * Rows in one line: " // " begins a row, " >> " a cell at the right edge, "- " a bullet; *bold*, _italic_. Names of fields
 * are replaced by their values.
 */
export function rowsOf(template: string, fields: Record<string, string>): Row[] {
  const filled = (text: string) => text.replace(/\b[a-z]+\b/gi, (word) => fields[word] ?? word);
  return template.split(" // ").map((line) => {
    const cells = line.replace(/^- /, "").split(/ >> ?/).map(cellOf);
    return {
      cells: cells.map((cell) => ({ ...cell, text: filled(cell.text) })),
      ...(line.startsWith("- ") && { bullet: true }),
    };
  });
}
