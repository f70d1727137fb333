import { wordsKey } from "../../../text/tokens.ts";
import { companyScore, isPlace, titleScore } from "../names.ts";
import type { Segment } from "./segments.ts";

/**
 * Statistics of the other headers of the section at the same position, as shares of these headers. `cuts`: the share
 * that has the same separators there.
 */
export type Others = {
  there: number;
  title: number;
  company: number;
  place: number;
  same: number;
  cuts: number[];
};

type Cell = { text: string; title: number; company: number; place: number };
const cellOf = ({ text }: Segment): Cell => ({
  text: wordsKey(text),
  title: Number(titleScore(text) >= 1),
  company: Number(companyScore(text) > 1),
  place: Number(isPlace(text)),
});

/** The cells at one position by header, with their sums. */
type Column = { cells: Map<number, Cell>; sum: Omit<Cell, "text">; texts: Map<string, number> };
const noCell: Cell = { text: "", title: 0, company: 0, place: 0 };
const emptyColumn = (): Column => ({ cells: new Map(), sum: { ...noCell }, texts: new Map() });

function addTo({ cells, sum, texts }: Column, header: number, cell: Cell): void {
  if (cells.has(header)) return;
  cells.set(header, cell);
  for (const field of ["title", "company", "place"] as const) sum[field] += cell[field];
  texts.set(cell.text, (texts.get(cell.text) ?? 0) + 1);
}

/** The separators within the positions of a header: the keys of the parts before them. */
function cutsOf(segments: Segment[]): Map<string, Set<string>> {
  const cuts = new Map<string, Set<string>>();
  for (const key of segments.flatMap(({ keys }) => keys)) {
    if (!key.endsWith(".first")) continue;
    const place = key.slice(0, key.lastIndexOf(":"));
    cuts.getOrInsertComputed(place, () => new Set()).add(key);
  }
  return cuts;
}

/** For each segment the statistics of its position in the other headers; undefined in a section with one job. */
export function othersOf(headers: Segment[][]): Map<Segment, Others> {
  const seen = new Map<Segment, Others>();
  if (headers.length < 2) return seen;
  const columns = new Map<string, Column>();
  const cells = new Map<Segment, Cell>();
  headers.forEach((segments, header) => {
    for (const segment of segments) {
      const cell = cellOf(segment);
      cells.set(segment, cell);
      for (const key of segment.keys) addTo(columns.getOrInsertComputed(key, emptyColumn), header, cell);
    }
  });
  headers.forEach((segments, header) => {
    const cuts = cutsOf(segments);
    for (const segment of segments) {
      const column = segment.keys
        .map((key) => columns.get(key) ?? emptyColumn())
        .reduce((a, b) => (b.cells.size > a.cells.size ? b : a));
      const own = column.cells.get(header) ?? noCell;
      const count = column.cells.size - Number(own !== noCell);
      const share = (sum: number) => sum / Math.max(1, count);
      const text = cells.get(segment)?.text ?? "";
      seen.set(segment, {
        there: count / (headers.length - 1),
        title: share(column.sum.title - own.title),
        company: share(column.sum.company - own.company),
        place: share(column.sum.place - own.place),
        cuts: segment.keys
          .flatMap((key) => [...(cuts.get(key) ?? [])])
          .map((key) => ((columns.get(key)?.cells.size ?? 1) - 1) / (headers.length - 1)),
        same: share((column.texts.get(text) ?? 0) - Number(own !== noCell && own.text === text)),
      });
    }
  });
  return seen;
}
