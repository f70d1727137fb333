import { makeDocx } from "../makeDocx.ts";
import type { Block, Cell, Document, Row, Section } from "./document.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const run = ({ text, bold, italic }: Cell, size: number) =>
  `<w:r><w:rPr>${bold ? "<w:b/>" : ""}${italic ? "<w:i/>" : ""}<w:sz w:val="${size * 2}"/></w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
const paragraph = (runs: string, properties = "") =>
  `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ""}${runs}</w:p>`;
const rightTab = '<w:tabs><w:tab w:val="right" w:pos="9600"/></w:tabs>';

function rowXml({ cells, bullet }: Row, size: number): string {
  if (bullet)
    return paragraph(
      run({ text: `• ${cells.map((cell) => cell.text).join(" ")}` }, size),
      '<w:ind w:left="360"/>',
    );
  return paragraph(
    cells.map((cell) => run(cell, size)).join("<w:r><w:tab/></w:r>"),
    cells.length > 1 ? rightTab : "",
  );
}

const cellXml = (body: string, width: number) =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${body || paragraph("")}</w:tc>`;
const tableXml = (rows: string[][], widths: number[]) =>
  `<w:tbl><w:tblPr><w:tblW w:w="9600" w:type="dxa"/></w:tblPr><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join("")}</w:tblGrid>${rows
    .map(
      (cells) => `<w:tr>${cells.map((cell, index) => cellXml(cell, widths[index] ?? 2400)).join("")}</w:tr>`,
    )
    .join("")}</w:tbl>${paragraph("")}`;

function blockXml(block: Block, size: number): string {
  const rows = block.rows.map((row) => rowXml(row, size)).join("");
  const [first] = block.table ?? [];
  const table = first
    ? tableXml(
        (block.table ?? []).map((cells) => cells.map((text) => paragraph(run({ text }, size)))),
        first.map(() => Math.floor(9600 / first.length)),
      )
    : "";
  return block.rail === undefined
    ? rows + table
    : tableXml([[paragraph(run({ text: block.rail }, size)), rows + table]], [2400, 7200]);
}

function sectionXml({ heading, blocks }: Section, { look }: Document): string {
  const text = look.heading === "caps" || look.heading === "spaced" ? heading?.toUpperCase() : heading;
  const head = text
    ? paragraph(run({ text, bold: look.heading !== "plain" }, look.size + 3), '<w:spacing w:before="200"/>')
    : "";
  const body = blocks.map((block) => blockXml(block, look.size)).join(paragraph(""));
  if (look.structure === "labelRail") return tableXml([[head, body]], [2200, 7400]);
  return head + body;
}

/** The CV as a Word file. */
export function wordOf(document: Document): Buffer {
  const { look, sections } = document;
  const part = (some: Section[]) => some.map((section) => sectionXml(section, document)).join("");
  const [side, main] = [
    part(sections.filter((one) => one.isSide)),
    part(sections.filter((one) => !one.isSide)),
  ];
  const head = [
    paragraph(run({ text: document.name, bold: true }, look.size + 9)),
    paragraph(run({ text: document.headline }, look.size + 1)),
    paragraph(run({ text: document.contact.join(" | ") }, look.size)),
  ].join("");
  const body =
    look.structure === "sideLeft"
      ? tableXml([[side, main]], [3000, 6600])
      : look.structure === "sideRight"
        ? tableXml([[main, side]], [6600, 3000])
        : part(sections);
  const foot = document.footer ? paragraph(run({ text: document.footer }, look.size - 2)) : "";
  return makeDocx(head + body + foot);
}
