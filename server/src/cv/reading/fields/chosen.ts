import { wordsKey } from "../../../text/tokens.ts";
import { datedLines } from "../datedLines.ts";
import type { Entry } from "../entry.ts";
import type { JobLine } from "../jobLabels.ts";
import { isPlace, withoutContract } from "../names.ts";
import { withoutTown } from "../roles.ts";
import { withoutDates } from "../withoutDates.ts";
import { chooseFields } from "./choose.ts";
import type { Pair } from "./features.ts";
import { type Header, headersOf } from "./headers.ts";
import { isText, type Segment } from "./segments.ts";

const datesOfJobs = (lines: JobLine[]) =>
  datedLines(lines).filter(({ index }) => [undefined, "dates"].includes(lines[index]?.field));

/** The headers of the jobs in these lines. `byRules`: what the rules parsed, which is one candidate among many. */
export function headersIn(lines: JobLine[], byRules: Entry[], dated = datesOfJobs(lines)): Header[] {
  const headers = headersOf(lines, dated);
  addReadByRules(headers, byRules);
  return headers;
}

/**
 * Jobs whose title and employer are chosen from all parts of their headers, for the way of joining lines that explains
 * them best.
 */
export function chosenJobs(variants: { headers: Header[] }[]): Entry[] {
  const readings = variants.map(({ headers }) => ({ headers, ...chooseFields(headers) }));
  const [best] = readings.toSorted((a, b) => b.score - a.score);
  return (best?.headers ?? []).map((header, index) => entryOf(header, best?.chosen[index] ?? {}));
}

/**
 * Adds what the rules parsed for the same dates as a candidate, even if it is not part of a header. A title from the
 * rules then counts as a separate position, which headers can agree on.
 */
function addReadByRules(headers: Header[], byRules: Entry[]): void {
  const left = [...byRules];
  for (const header of headers) {
    const at = left.findIndex(({ from, to }) => from === header.span.from && to === header.span.to);
    const [one] = at < 0 ? [] : left.splice(at, 1);
    const line = header.lines[0]?.line;
    if (!one || !line) continue;
    header.byRules = { title: one.title, company: one.isInherited ? "" : one.company };
    for (const text of Object.values(header.byRules))
      if (isText(text) && sameIn(header, text).length === 0) header.segments.push({ ...nowhere, text, line });
  }
  const titles = headers.map((header) => sameIn(header, header.byRules?.title ?? ""));
  if (titles.flat().some(({ keys }) => keys === nowhere.keys))
    for (const title of titles.flat()) title.keys = [...title.keys, "rules"];
}

const sameIn = ({ segments }: Header, text: string) =>
  segments.filter((segment) => wordsKey(segment.text) === wordsKey(text));

const nowhere = {
  keys: ["rules"],
  cellKey: "rules",
  offset: 0,
  cell: -1,
  start: 0,
  end: 0,
  left: "",
  right: "",
  depth: 0,
};

/** "Acme (CA)", "Acme à Lille" → "Acme"; "Serveuse au Canada" names no employer. */
function employerOf({ text, left }: Segment): string {
  const name = withoutTown(withoutContract(text).replace(/\s*\(\p{Lu}{2}\)$/u, ""));
  return left === "in" && isPlace(name) ? "" : name;
}

function entryOf({ span, lines }: Header, { title, company }: Pair): Entry {
  const offsets = [0, title?.offset ?? 0, company?.offset ?? 0];
  const [top, bottom] = [Math.min(...offsets), Math.max(...offsets)];
  const used = lines
    .filter(({ offset }) => offset >= top && offset <= bottom)
    .toSorted((a, b) => a.offset - b.offset);
  return {
    title: withoutContract(title?.text ?? ""),
    company: company ? employerOf(company) : "",
    from: span.from,
    to: span.to,
    lines: used.map(({ line }) => line),
    header: used.map(({ line, offset }) => ({
      offset,
      text: offset === 0 ? withoutDates(line.plain, span) : line.plain,
    })),
  };
}
