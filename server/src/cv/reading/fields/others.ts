import { wordsKey } from "../../../text/tokens.ts";
import { companyScore, isPlace, titleScore } from "../names.ts";
import type { Segment } from "./segments.ts";

/** What the other headers of the section have in the place of a segment, as shares of these headers. */
export type Others = { there: number; title: number; company: number; place: number; same: number };

type Cell = { text: string; title: number; company: number; place: number };
const cellOf = ({ text }: Segment): Cell => ({
  text: wordsKey(text),
  title: Number(titleScore(text) >= 1),
  company: Number(companyScore(text) > 1),
  place: Number(isPlace(text)),
});

/** For each segment, what stands in its place in the other headers; undefined in a section of one job. */
export function othersOf(headers: Segment[][]): Map<Segment, Others> {
  const columns = new Map<string, Map<number, Cell>>();
  const cells = new Map<Segment, Cell>();
  headers.forEach((segments, header) => {
    for (const segment of segments) {
      const cell = cellOf(segment);
      cells.set(segment, cell);
      for (const key of segment.keys) {
        const column = columns.get(key) ?? new Map<number, Cell>();
        columns.set(key, column);
        if (!column.has(header)) column.set(header, cell);
      }
    }
  });
  const count = headers.length - 1;
  const seen = new Map<Segment, Others>();
  if (count < 1) return seen;
  headers.forEach((segments, header) => {
    for (const segment of segments) {
      const column = segment.keys
        .map((key) => columns.get(key) ?? new Map<number, Cell>())
        .reduce((a, b) => (b.size > a.size ? b : a));
      const others = [...column].filter(([at]) => at !== header).map(([, cell]) => cell);
      const mean = (of: (cell: Cell) => number) =>
        others.reduce((sum, cell) => sum + of(cell), 0) / Math.max(1, others.length);
      const text = cells.get(segment)?.text;
      seen.set(segment, {
        there: others.length / count,
        title: mean(({ title }) => title),
        company: mean(({ company }) => company),
        place: mean(({ place }) => place),
        same: mean((cell) => Number(cell.text === text)),
      });
    }
  });
  return seen;
}
