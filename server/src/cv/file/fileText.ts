import type { Kind } from "./kind.ts";

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
};

/** Text a person does not see on the page, and why: it is shown to the owner and counts for nothing. */
export type LeftOut = {
  reason: "sameColour" | "tooSmall" | "offPage" | "invisible" | "covered" | "hiddenLayer";
  page: number;
  text: string;
};

export type FileText = {
  kind: Kind;
  pages: number;
  lines: Line[];
  leftOut: LeftOut[];
  links: string[];
  warnings: string[];
};

export const maxTextLength = 100_000;

/** Cut before anything looks at it, so that a long text costs no more than a long CV. */
export function withinLength(lines: Line[]): { lines: Line[]; isCut: boolean } {
  let length = 0;
  for (const [index, line] of lines.entries()) {
    if (length + line.text.length + 2 > maxTextLength) return { lines: lines.slice(0, index), isCut: true };
    length += line.text.length + (line.apart ? 2 : 1);
  }
  return { lines, isCut: false };
}

export const textOf = (lines: Line[]): string =>
  lines.map((line, index) => (line.apart && index > 0 ? `\n${line.text}` : line.text)).join("\n");
