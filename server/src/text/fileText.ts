import { boundSpaces, breakLine } from "./boundText.ts";
import type { FileKind } from "./enums.ts";
import { withoutInvisible } from "./invisible.ts";

/** One line as it is read, with what its looks say about it. */
export type Line = {
  text: string;
  page: number;
  /** Points; 0 when the file does not say. */
  size: number;
  bold: boolean;
  /** Declared a heading by the file itself (a style of Word). */
  heading: boolean;
  /** Set apart from the line before it by more than the usual space. */
  apart: boolean;
  /** Where it begins, in points from the left; 0 in Word files. */
  left: number;
  /** The left edge of its column. A new number at the head of a page or column: see `startsColumn`. */
  column: number;
  startsColumn: boolean;
  /** Where its parts between tabs begin and end, and where the lines of its column do; not known of Word files. */
  cells?: { left: number; right: number }[];
  edge?: number;
};

/** Text a person does not see on the page, and why: it is shown to the owner and counts for nothing. */
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
  /** Share of the characters for which the file names no letter, from 0 to 1. */
  unmapped?: number;
};

export const maxTextLength = 100_000;

/** Cut before anything looks at it, so that a long text or line costs no more than a long CV. */
export function withinLength(read: Line[]): { lines: Line[]; isCut: boolean } {
  const lines = read.flatMap((line) => breakLine(boundSpaces(line.text)).map((text) => ({ ...line, text })));
  let length = 0;
  for (const [index, line] of lines.entries()) {
    if (length + line.text.length + 2 > maxTextLength) return { lines: lines.slice(0, index), isCut: true };
    length += line.text.length + (line.apart ? 2 : 1);
  }
  return { lines, isCut: false };
}

const ligatures: Record<string, string> = { ﬀ: "ff", ﬁ: "fi", ﬂ: "fl", ﬃ: "ffi", ﬄ: "ffl", ﬅ: "st", ﬆ: "st" };
/** Letters instead of ligatures and shapes, bullets instead of signs of symbol fonts, nothing that cannot be seen. */
export const cleanText = (text: string): string =>
  withoutInvisible(
    text
      .replace(/[ﬀ-ﬆ]/g, (ligature) => ligatures[ligature] ?? ligature)
      .replace(/[\ufb50-\ufdff\ufe70-\ufefc]/g, (form) => form.normalize("NFKC"))
      // Between spaces or digits a soft hyphen stands for a dash; within a word it is not seen.
      .replace(/(?<=^|[\s\d])\u00ad(?=$|[\s\d])/gu, "–"),
  )
    // What stands for an object or an unknown letter.
    .replace(/[\ufffc-\uffff]/g, "")
    .replace(/[\ue000-\uf8ff]+/g, "•");

/** Characters of no meaning outside one font, and what stands where a letter is not known; bullets and icons as well. */
export const isUnmapped = (text: string): boolean => /[\ufffd\ue000-\uf8ff]/.test(text);

export const textOf = (lines: Line[]): string =>
  lines.map((line, index) => (line.apart && index > 0 ? `\n${line.text}` : line.text)).join("\n");
