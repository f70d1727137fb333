import { cleanText, type LeftOut, type Line } from "../../text/fileText.ts";
import { headingKinds } from "../../text/headings.ts";
import { attribute, type Format, formatOf, localName } from "./styles.ts";
import { type Table, tableLines } from "./tables.ts";
import { type Element, walkXml } from "./xml.ts";

type Paragraph = {
  text: string;
  size: number;
  bold: number;
  letters: number;
  format: Format;
  style: Format;
  run: Format;
};
type Part = { lines: Line[]; leftOut: LeftOut[]; links: string[] };
type Styles = (id: string | undefined) => Format;

// Deleted and moved text, field codes, phonetic guides, fallback versions of drawings, and placeholders of form fields.
const skipped = new Set(["del", "moveFrom", "rt", "Fallback", "delText", "pPrChange", "rPrChange"]);
const tinyPoints = 2;

/** The text of one part (document, header, footer, notes) in reading order. */
export function readBody(xml: string, styleOf: Styles): Part {
  const part: Part = { lines: [], leftOut: [], links: [] };
  const path: string[] = [];
  const paragraphs: Paragraph[] = [];
  let skipDepth = 0;
  let placeholder = 0;
  let fieldCode = "";

  const inside = (name: string) => path.includes(name);
  // Sections in text boxes form a column beside the text, wherever their anchor is.
  const aside: Line[] = [];
  /** Stack of targets, for a table in a text box or a text box in a cell. */
  const targets: (Line[] | Table)[] = [];
  const target = () => {
    const last = targets.at(-1) ?? part.lines;
    return Array.isArray(last) ? last : (last.rows.at(-1)?.at(-1)?.lines ?? []);
  };

  function add(text: string) {
    const paragraph = paragraphs.at(-1);
    if (!paragraph || placeholder) return;
    const format = { ...paragraph.style, ...paragraph.run };
    const hidden = hiddenReason(format, paragraph.format.shaded || targets.length > 0);
    if (hidden) return leaveOut(part.leftOut, hidden, text);
    const letters = text.replace(/\s/g, "").length;
    paragraph.text += text;
    paragraph.letters += letters;
    if (format.bold) paragraph.bold += letters;
    if (letters) paragraph.size = Math.max(paragraph.size, format.size ?? 0);
  }

  function endParagraph() {
    const paragraph = paragraphs.pop();
    if (!paragraph) return;
    const format = { ...paragraph.style, ...paragraph.format };
    const rows = paragraph.text.split("\n").map((row) => row.replace(/[^\S\t]+/g, " ").trim());
    rows.filter(Boolean).forEach((row, index) => {
      const isBullet = format.bullet && index === 0 && !format.heading;
      target().push({
        text: isBullet ? `• ${row}` : row,
        page: 1,
        size: paragraph.size,
        bold: paragraph.bold > paragraph.letters * 0.7,
        heading: format.heading === true,
        hasGapAbove: index === 0 && (format.heading === true || !format.bullet),
        left: 0,
        column: 0,
        startsColumn: false,
      });
    });
  }

  walkXml(xml, {
    open(element) {
      const name = localName(element.name);
      path.push(name);
      if (skipDepth || skipped.has(name)) skipDepth += 1;
      else start(element, name);
    },
    close(qualified) {
      const name = localName(qualified);
      path.pop();
      if (skipDepth) skipDepth -= 1;
      else end(name);
    },
    text(text) {
      if (skipDepth) return;
      const name = path.at(-1);
      if (name === "instrText") fieldCode += text;
      else if (name === "t") add(cleanText(text.replace(/[^\S\t]+/g, " ")));
    },
  });

  function start(element: Element, name: string) {
    const paragraph = paragraphs.at(-1);
    if (name === "p")
      paragraphs.push({
        text: "",
        size: 0,
        bold: 0,
        letters: 0,
        format: {},
        style: styleOf(undefined),
        run: {},
      });
    else if (name === "txbxContent") targets.push([]);
    else if (name === "tbl") targets.push({ rows: [] });
    else if (name === "tr") openTable()?.rows.push([]);
    else if (name === "tc") openTable()?.rows.at(-1)?.push({ lines: [] });
    else if (name === "showingPlcHdr") placeholder = 1;
    else if (!paragraph) return;
    else if (name === "pStyle") paragraph.style = styleOf(attribute(element, "val"));
    else if (name === "r") paragraph.run = {};
    else if (name === "rStyle") Object.assign(paragraph.run, styleOf(attribute(element, "val")));
    else if (inside("rPr") && !inside("pPr")) Object.assign(paragraph.run, formatOf(element));
    else if (inside("pPr") && !inside("rPr")) Object.assign(paragraph.format, formatOf(element));
    else if (inside("r")) addMark(element, name);
  }

  function addMark(element: Element, name: string) {
    if (name === "tab" || name === "ptab") add("\t");
    else if (name === "br" || name === "cr") add("\n");
    else if (name === "noBreakHyphen") add("-");
    else if (name === "sym") add(symbol(attribute(element, "char") ?? ""));
  }

  function openTable(): Table | undefined {
    const last = targets.at(-1);
    return last && !Array.isArray(last) ? last : undefined;
  }

  function end(name: string) {
    if (name === "p") endParagraph();
    else if (name === "tbl") {
      const table = openTable();
      targets.pop();
      if (table) addAll(target(), tableLines(table));
    } else if (name === "txbxContent") {
      const box = (targets.pop() ?? []) as Line[];
      const isSection = box.some((line) => headingKinds(line.text).length > 0);
      addAll(isSection ? aside : target(), box);
    } else if (name === "sdt") placeholder = 0;
    else if (name === "instrText") {
      const address = /HYPERLINK\s+"([^"]+)"/.exec(fieldCode)?.[1];
      if (address === undefined) return;
      part.links.push(address);
      fieldCode = "";
    }
  }
  addAll(part.lines, aside);
  return part;
}

function addAll(list: Line[], lines: Line[]): void {
  for (const line of lines) list.push(line);
}

function hiddenReason(format: Format, isOnColour: boolean): LeftOut["reason"] | null {
  if (format.vanish) return "invisible";
  if (format.size !== undefined && format.size <= tinyPoints) return "tooSmall";
  const isWhite = /^f[c-f]f[c-f]f[c-f]$/.test(format.colour ?? "");
  return isWhite && !format.shaded && !isOnColour ? "sameColour" : null;
}

function leaveOut(list: LeftOut[], reason: LeftOut["reason"], text: string): void {
  const last = list.at(-1);
  if (last?.reason === reason) last.text += text;
  else if (text.trim()) list.push({ reason, page: 1, text });
}

/** Symbol fonts put bullets into the private use area; other characters there are not text. */
function symbol(code: string): string {
  const value = Number.parseInt(code, 16);
  if (!Number.isFinite(value)) return "";
  return value >= 0xf000 || value < 0x20 ? "• " : String.fromCodePoint(value);
}
