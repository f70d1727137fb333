import { boundSpaces, breakLine } from "./boundText.ts";
import type { FileKind } from "./enums.ts";
import { withoutInvisible } from "./invisible.ts";

/** A line in reading order with its formatting. */
export type Line = {
  text: string;
  page: number;
  /** Font size in points; 0 when unknown. */
  size: number;
  bold: boolean;
  /** Has a heading style in the file (Word). */
  heading: boolean;
  /** Separated from the previous line by more than the usual space. */
  hasGapAbove: boolean;
  /** Left edge in points; 0 in Word files. */
  left: number;
  /** Left edge of its column. `startsColumn` marks the first line of a page or column. */
  column: number;
  startsColumn: boolean;
  /** Edges of its parts between tabs and the right edge of its column; undefined for Word files. */
  cells?: { left: number; right: number }[];
  edge?: number;
  /** The prevailing typeface, colour and size; undefined for Word files. */
  face?: string;
  /** The text with `styleChange` for the spaces between words of different typography. */
  styled?: string;
};

/** Stands for a space; `\s` matches it. */
export const styleChange = "\u2002";

/** Text that is invisible on the page, and why. It is reported to the owner and does not count. */
export type LeftOut = {
  reason: "sameColour" | "tooSmall" | "offPage" | "invisible" | "covered" | "hiddenLayer";
  page: number;
  text: string;
};

export type FileText = {
  kind: FileKind;
  pages: number;
  lines: Line[];
  leftOut: LeftOut[];
  links: string[];
  warnings: string[];
  pictures?: boolean;
  /** Share of glyphs without a Unicode mapping, 0 to 1. */
  unmapped?: number;
};

const maxTextLength = 100_000;

/** Bounds the text before parsing, so that its cost is limited. */
export function withinLength(read: Line[]): { lines: Line[]; isCut: boolean } {
  const lines = read.flatMap((line) => breakLine(boundSpaces(line.text)).map((text) => ({ ...line, text })));
  let length = 0;
  for (const [index, line] of lines.entries()) {
    if (length + line.text.length + 2 > maxTextLength) return { lines: lines.slice(0, index), isCut: true };
    length += line.text.length + (line.hasGapAbove ? 2 : 1);
  }
  return { lines, isCut: false };
}

const ligatures: Record<string, string> = { ﬀ: "ff", ﬁ: "fi", ﬂ: "fl", ﬃ: "ffi", ﬄ: "ffl", ﬅ: "st", ﬆ: "st" };
/** Radicals without a compatibility mapping, each before its character (Unicode, EquivalentUnifiedIdeograph). */
const radicals = new Map(
  "⺠民 ⻄西 ⻅见 ⻆角 ⻉贝 ⻋车 ⻓长 ⻔门 ⻘青 ⻙韦 ⻚页 ⻛风 ⻜飞 ⻝食 ⻢马 ⻣骨 ⻤鬼 ⻥鱼 ⻦鸟 ⻧卤 ⻨麦 ⻩黄 ⻬齐 ⻮齿 ⻰龙"
    .split(" ")
    .map(([radical = "", character = ""]) => [radical, character] as const),
);
/** Normalises ligatures, presentation forms and symbol-font bullets, and removes invisible characters. */
export const cleanText = (text: string): string =>
  withoutInvisible(
    text
      .replace(/[ﬀ-ﬆ]/g, (ligature) => ligatures[ligature] ?? ligature)
      // Arabic presentation forms, and the radicals that some fonts map instead of Chinese characters ("⽇" for "日").
      .replace(/[\u2e80-\u2eff]/g, (radical) => radicals.get(radical) ?? radical)
      .replace(/[\u2e80-\u2fdf\ufb50-\ufdff\ufe70-\ufefc]/g, (form) => form.normalize("NFKC"))
      // A soft hyphen between spaces or digits is a dash; within a word it is invisible.
      .replace(/(?<=^|[\s\d])\u00ad(?=$|[\s\d])/gu, "–"),
  )
    // Some fonts map their slash to similar characters.
    .replace(/[\u2044\u2215]/g, "/")
    // Replacement characters of objects and unknown glyphs.
    .replace(/[\ufffc-\uffff]/g, "")
    .replace(/[\ue000-\uf8ff]+/g, "•");

/** Private use and replacement characters, including bullets and icons. */
export const isUnmapped = (text: string): boolean => /[\ufffd\ue000-\uf8ff]/.test(text);

export const textOf = (lines: Line[]): string =>
  lines.map((line, index) => (line.hasGapAbove && index > 0 ? `\n${line.text}` : line.text)).join("\n");
