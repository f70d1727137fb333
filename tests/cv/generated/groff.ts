import type { Block, Cell, Document, Row } from "./document.ts";

// A line that begins with a point or an apostrophe would be a command.
const escaped = (text: string) =>
  text
    .replaceAll("\\", "\\e")
    .replace(/^(?=[.'])/, "\\&")
    .replaceAll("•", "\\(bu")
    .replaceAll("●", "*")
    .replaceAll("○", "o");
const cell = ({ text, bold, italic }: Cell) => `${bold ? "\\fB" : italic ? "\\fI" : ""}${escaped(text)}\\fR`;

/** A line that would run off the page goes on below. */
const wrapped = (text: string) => text.replace(/(.{70,90}) /g, "$1\n.br\n");
const rowText = ({ cells, bullet }: Row): string =>
  `.br\n${bullet ? `\\h'1m'\\(bu\\h'1m'${cells.map(cell).join(" ")}` : cells.length === 1 ? wrapped(cells.map(cell).join("")) : cells.map(cell).join("\t")}`;

const blockText = (block: Block): string =>
  [
    ".sp 0.3",
    ...(block.rail ? [`.br\n${escaped(block.rail)}`] : []),
    ...block.rows.map(rowText),
    ...(block.table ?? []).map((cells) => `.br\n${cells.map(escaped).join("\t")}`),
  ].join("\n");

/** The source of a page for groff, which writes PDF by itself: `groff -k -Tpdf`. One column, tabs at the right edge. */
export function groffOf(document: Document): string {
  const { look, sections } = document;
  const heading = (text: string) => (look.heading === "caps" ? text.toUpperCase() : text);
  return [
    ".pl 297m",
    ".ps 10",
    ".vs 14p",
    ".ll 16.5c",
    ".po 2c",
    ".ta 16.5cR",
    ".nf",
    ".sp 2c",
    `.ps 20\n\\fB${escaped(document.name)}\\fR\n.ps 10\n.sp 0.5`,
    escaped(document.headline),
    escaped(document.contact.join(" | ")),
    ...sections.flatMap((section) => [
      ...(section.heading
        ? [".sp 0.8", `.ps 13\n.br\n\\fB${escaped(heading(section.heading))}\\fR\n.br\n.ps 10`]
        : []),
      ...section.blocks.map(blockText),
    ]),
    "",
  ].join("\n");
}
