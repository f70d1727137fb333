import { readFileSync, writeFileSync } from "node:fs";
import { parts } from "./parts.ts";

export type Row = { part: string; asked: string; reached: string; date: string; minutes: string };

const [begin, end] = ["<!-- npm run trust: begin -->", "<!-- npm run trust: end -->"];
const head = "| part | asked for | reached | on | minutes |\n| --- | --- | --- | --- | --- |";
const lineOf = ({ part, asked, reached, date, minutes }: Row) =>
  `| ${[`\`${part}\``, asked, reached.replaceAll("|", "\\|"), date, minutes].join(" | ")} |`;

/** Replaces the rows between the document's markers. Rows of parts that did not run stay. */
export function writeRows(document: string, rows: Row[]): void {
  const text = readFileSync(document, "utf8");
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${document} has no place for the figures: ${begin}`);
  const before = new Map(
    text
      .slice(from, to)
      .split("\n")
      .flatMap((line) => {
        const part = /^\| `(\w+)` \|/.exec(line)?.[1];
        return part ? [[part, line] as const] : [];
      }),
  );
  for (const row of rows) before.set(row.part, lineOf(row));
  const lines = parts.flatMap(({ name }) => before.get(name) ?? []);
  writeFileSync(document, `${text.slice(0, from)}${begin}\n${head}\n${lines.join("\n")}\n${text.slice(to)}`);
}
