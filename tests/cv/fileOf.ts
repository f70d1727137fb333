import { parseCv } from "@career-hub/server/cv/reading/parseCv.ts";
import type { FileText, Line } from "@career-hub/server/text/fileText.ts";
import { samplesIn } from "../matching/samples.ts";

/** When the CVs of these tests are read. */
export const now = new Date("2024-07-01T00:00:00Z");

type Written = string | (Partial<Line> & { text: string });

/** Lines of a file, plain except for what is given. */
const fileOf = (lines: Written[]): FileText => ({
  kind: "docx",
  pages: 1,
  leftOut: [],
  links: [],
  warnings: [],
  lines: lines.map((line) => ({
    page: 1,
    size: 10,
    bold: false,
    heading: false,
    hasGapAbove: false,
    left: 0,
    column: 0,
    startsColumn: false,
    ...(typeof line === "string" ? { text: line } : line),
  })),
});

export const readingOf = (...lines: Written[]) => parseCv(fileOf(lines), now).reading;

/** A line set as a heading. */
export const heading = (text: string): Written => ({ text, size: 14, bold: true });

/** Makes lines of a column from cells, each from its left to its right edge. */
export const rowsIn =
  (column: number, edge: number) =>
  (text: string, ...cells: [number, number][]): Written => ({
    text,
    left: cells[0]?.[0] ?? column,
    column,
    edge,
    cells: cells.map(([left, right]) => ({ left, right })),
  });

/** "title | company | from | to" of each position below a heading "Experience". */
export const jobsOf = (...lines: Written[]) =>
  readingOf("Experience", ...lines).experience.map(({ title, company, from, to }) =>
    [title, company, from, to].join(" | ").trimEnd(),
  );

/** "degree | institution" of each entry below a heading "Education". */
export const schoolsOf = (...lines: Written[]) =>
  readingOf(heading("Education"), ...lines).education.map(({ degree, institution }) =>
    [degree, institution].join(" | ").trimEnd(),
  );

/** Rows of a text: "# name", below it the lines of a CV, and each entry that is read from them after "= ". */
export const casesIn = (text: string): [name: string, lines: string[], entries: string[]][] =>
  samplesIn(text).map(([name, body]) => {
    const { line = [], entry = [] } = Object.groupBy(body.split("\n"), (one) =>
      one.startsWith("= ") ? "entry" : "line",
    );
    return [name, line, entry.map((one) => one.slice(2))];
  });
