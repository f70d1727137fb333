import { readFileSync, writeFileSync } from "node:fs";
import { cutAtMarkers } from "../project.ts";
import { parts } from "./parts.ts";

export type Row = { part: string; asked: string; reached: string; date: string; minutes: string };

const markers: [string, string] = ["<!-- npm run trust: begin -->", "<!-- npm run trust: end -->"];
const head = "| part | asked for | reached | on | minutes |\n| --- | --- | --- | --- | --- |";
const lineOf = ({ part, asked, reached, date, minutes }: Row) =>
  `| ${[`\`${part}\``, asked, reached.replaceAll("|", "\\|"), date, minutes].join(" | ")} |`;

/** Replaces the rows between the document's markers. Rows of parts that did not run stay. */
export function writeRows(document: string, rows: Row[]): void {
  const [before, inside, after] = cutAtMarkers(readFileSync(document, "utf8"), markers);
  const byPart = new Map(
    inside.split("\n").flatMap((line) => {
      const part = /^\| `(\w+)` \|/.exec(line)?.[1];
      return part ? [[part, line] as const] : [];
    }),
  );
  for (const row of rows) byPart.set(row.part, lineOf(row));
  const lines = parts.flatMap(({ name }) => byPart.get(name) ?? []);
  writeFileSync(document, `${before}\n${head}\n${lines.join("\n")}\n${after}`);
}
