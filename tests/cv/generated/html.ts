import type { Block, Cell, Document, Row, Section } from "./document.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const span = ({ text, bold, italic }: Cell) =>
  `<span style="${bold ? "font-weight:bold;" : ""}${italic ? "font-style:italic" : ""}">${escaped(text)}</span>`;

function rowHtml({ cells, bullet }: Row): string {
  if (bullet) return `<li>${cells.map(span).join(" ")}</li>`;
  const [first, ...others] = cells.map(span);
  if (others.length === 0) return `<p>${first}</p>`;
  return `<table class="row"><tr><td>${first}</td><td class="right">${others.join(" ")}</td></tr></table>`;
}

const tableHtml = (table: string[][]) =>
  `<table class="data">${table.map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`).join("")}</table>`;

function blockHtml(block: Block, isRailRight: boolean): string {
  const rows = `${block.rows.map(rowHtml).join("")}${block.table ? tableHtml(block.table) : ""}`;
  if (block.rail === undefined) return `<div class="block">${rows}</div>`;
  const rail = `<td class="rail">${escaped(block.rail)}</td>`;
  const cells = isRailRight ? `<td>${rows}</td>${rail}` : `${rail}<td>${rows}</td>`;
  return `<table class="block"><tr>${cells}</tr></table>`;
}

function sectionHtml({ heading, blocks }: Section, document: Document): string {
  const body = blocks.map((block) => blockHtml(block, document.look.railRight === true)).join("");
  if (document.look.structure === "labelRail")
    return `<table class="section"><tr><td class="label">${escaped(heading ?? "")}</td><td>${body}</td></tr></table>`;
  return `${heading ? `<h2>${escaped(heading)}</h2>` : ""}${body}`;
}

const headingCss = {
  bold: "font-weight:bold;font-size:1.25em",
  caps: "text-transform:uppercase;font-size:1.1em;border-bottom:1px solid #888",
  spaced: "text-transform:uppercase;letter-spacing:0.15em;font-size:1.1em",
  plain: "font-weight:normal;font-size:1.3em;color:#246",
  boxed: "font-weight:bold;background:#dde;padding:2px 6px",
};

/** The page for a browser or any other printer of HTML. */
export function htmlOf(document: Document): string {
  const { look, sections } = document;
  const isSided = look.structure === "sideLeft" || look.structure === "sideRight";
  const part = (some: Section[]) => some.map((section) => sectionHtml(section, document)).join("");
  const side = `<td class="side">${part(sections.filter((one) => one.isSide))}</td>`;
  const main = `<td class="main">${part(sections.filter((one) => !one.isSide))}</td>`;
  const body = isSided
    ? `<table class="page"><tr>${look.structure === "sideLeft" ? side + main : main + side}</tr></table>`
    : part(sections);
  return `<!doctype html><html><head><meta charset="utf-8"><style>
    @page { size: A4; margin: 16mm } body { font: ${look.size}pt "${look.font}"; line-height: 1.35; margin: 0 }
    h1 { font-size: 1.9em; margin: 0 } h2 { ${headingCss[look.heading]}; margin: 12px 0 4px } p { margin: 0 } ul, li { margin: 0 }
    li { margin-left: 16px } table { border-spacing: 0; width: 100% } td { padding: 0; vertical-align: top } .right { text-align: right; white-space: nowrap }
    .block { margin-bottom: 7px } .rail { width: 24%; padding-right: 8px } .label { width: 22%; ${headingCss[look.heading]} }
    .section { margin-top: 8px } .data td { padding: 2px 8px 2px 0 } .side { width: 31%; padding: 0 10px; background: #eef } .main { padding: 0 10px }
    </style></head><body><h1>${escaped(document.name)}</h1><p>${escaped(document.headline)}</p><p>${escaped(document.contact.join(" | "))}</p>${body}
    ${document.footer ? `<p style="margin-top:20px;font-size:0.8em">${escaped(document.footer)}</p>` : ""}</body></html>`;
}
