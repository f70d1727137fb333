import { rangesIn, withoutSpans } from "../../text/dates.ts";
import type { FileText } from "../../text/fileText.ts";
import type { Layout } from "../schema.ts";
import type { ReadLine, Section } from "./sections.ts";

type Job = { title: string; company: string; lines: ReadLine[] };

/** Fewer lines beside the text are a date or a note, not a column. */
const leastColumn = 3;

/** The layout of a CV: see `layoutSchema`. Parts and positions are in the order of `Reading`. */
export const layoutOf = (
  { pictures = false, unmapped = 0 }: FileText,
  sections: Section[],
  jobs: Job[],
): Layout => ({
  pictures,
  unmapped,
  columns: columnsOf(sections),
  parts: sections.map(({ lines }, index) => pageOf(lines) ?? pageOf(sections[index + 1]?.lines ?? []) ?? 1),
  positions: positionsOf(sections, jobs),
});

const pageOf = (lines: ReadLine[]) => lines[0]?.page;

/** Sections in columns beside another one on the same page. */
function columnsOf(sections: Section[]): Layout["columns"] {
  const lines = sections.flatMap((section) => section.lines.map((line) => ({ line, section })));
  const columns = new Map<string, Layout["columns"][number]>();
  for (const [page, pageLines] of Map.groupBy(lines, ({ line }) => line.page)) {
    const byColumn = [...Map.groupBy(pageLines, ({ line }) => line.column)].filter(
      ([, column]) => column.length >= leastColumn,
    );
    // Second columns: a parser that reads straight across mixes their lines with the first.
    for (const { section } of byColumn.slice(1).flatMap(([, column]) => column)) {
      if (!section.heading) continue;
      const isBeside = section.lines.every((line) => line.page !== page || line.column !== byColumn[0]?.[0]);
      if (isBeside) columns.set(section.heading, { page, heading: section.heading });
    }
  }
  return [...columns.values()];
}

/** A number that is not a date: "cut the bill by 30%", "a team of 4". */
const hasFigure = (text: string): boolean => {
  const numbers = withoutSpans(text, "", rangesIn(text)).match(/(?<![\p{L}\d.])\d+(?:[.,]\d+)*/gu) ?? [];
  return numbers.some((number) => !/^(?:19|20)\d\d$/.test(number));
};

/** Header lines of a position: with its title, employer or dates. */
const isHeader = (line: ReadLine, { title, company }: Job) =>
  [title, company].some((name) => name !== "" && line.text.includes(name)) || rangesIn(line.plain).length > 0;

/** A position extends from its header to the next one, or to the end of its section. */
function positionsOf(sections: Section[], jobs: Job[]): Layout["positions"] {
  const starts: { section: Section; from: number; to: number }[] = [];
  return jobs
    .map((job) => {
      const texts = new Set(job.lines.filter((line) => isHeader(line, job)).map((line) => line.text));
      for (const section of sections) {
        const from = section.lines.findIndex(
          (line, index) =>
            texts.has(line.text) && !starts.some((one) => one.section === section && index < one.to),
        );
        if (from < 0) continue;
        const place = { section, from, to: from + 1 };
        while (texts.has(section.lines[place.to]?.text ?? "")) place.to += 1;
        starts.push(place);
        return place;
      }
      return null;
    })
    .map((place) => {
      if (!place) return { page: 1, lines: 0, figures: 0 };
      const { section, from, to } = place;
      const next = Math.min(
        section.lines.length,
        ...starts.filter((one) => one.section === section && one.from > from).map((one) => one.from),
      );
      const story = section.lines.slice(to, next).filter((line) => line.plain.split(/\s+/).length > 2);
      return {
        page: section.lines[from]?.page ?? 1,
        lines: story.length,
        figures: story.filter((line) => hasFigure(line.plain)).length,
      };
    });
}
