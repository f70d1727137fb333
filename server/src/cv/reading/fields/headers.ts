import type { Span } from "../../../text/dates.ts";
import type { Dated } from "../datedLines.ts";
import type { JobLine } from "../jobLabels.ts";
import { isPlace } from "../names.ts";
import { isShort, longLine } from "../prose.ts";
import { withoutDates } from "../withoutDates.ts";
import { brokenSegments, signsOfBreaks } from "./broken.ts";
import { findLabels } from "./features.ts";
import { type Others, othersOf } from "./others.ts";
import { type Segment, segmentsOf } from "./segments.ts";

/** The lines around a job's dates, and the candidates for its title and employer. */
export type Header = {
  index: number;
  position: number;
  span: Span;
  isAlone: boolean;
  /** Title and employer according to the rules. */
  byRules?: { title: string; company: string };
  segments: Segment[];
  pieces: Segment[];
  lines: { line: JobLine; offset: number }[];
  others: Map<Segment, Others>;
  /** Segments that end or begin where a text seems to continue in another line. */
  breakSigns: Map<Segment, string[]>;
};

const [farAbove, farBelow] = [3, 3];

export function headersOf(lines: JobLine[], dated: Dated[]): Header[] {
  const headers = rawHeaders(lines, dated);
  findLabels(headers);
  const others = othersOf(headers.map(({ segments }) => segments));
  return headers.map((header) => ({ ...header, others }));
}

function rawHeaders(lines: JobLine[], dated: Dated[]): Omit<Header, "others">[] {
  // If dates are the first label, labels above them belong to the previous job.
  const isDatesFirst = lines.find(({ field }) => field)?.field === "dates";
  return dated.map(({ index, span }, position) => {
    const next = dated[position + 1]?.index ?? lines.length;
    const previous = dated[position - 1]?.index ?? -1;
    const own = lines[index] as JobLine;
    const around: { line: JobLine; offset: number; text: string }[] = [];
    const beside = withoutDates(own.plain, span).replace(/^• /, "");
    around.push({ line: own, offset: 0, text: beside });
    const take = (step: 1 | -1, end: number, far: number) => {
      let offset = 0;
      for (let at = index + step; at !== end; at += step) {
        const line = lines[at] as JobLine;
        if (step < 0 && line.field && isDatesFirst) break;
        const isFar = Math.abs(offset) >= far;
        const isBody: boolean = !isShort(line);
        if (line.field && step > 0 && Math.abs(at - index) < 12) {
          around.push({ line, offset: offset + step, text: line.plain });
          continue;
        }
        if (isFar || (isBody && (line.plain.length > longLine || line.plain.endsWith("。")))) {
          if (own.field === "dates" && step > 0) continue;
          break;
        }
        const isOnlyPlace = line.plain.split("\t").every(isPlace);
        if (!isOnlyPlace) offset += step;
        around.push({
          line,
          offset: isOnlyPlace ? offset + step * 0.5 : offset,
          text: line.plain.replace(/^• /, ""),
        });
        if (isBody && own.field !== "dates") break;
      }
    };
    // A job without dates, whose span is empty, begins with its header.
    if (span.start < span.end) take(-1, previous, farAbove);
    take(1, next, farBelow);
    const parts = around.map(({ line, text, offset }) => segmentsOf(line, text, offset));
    const inOrder = around.toSorted((a, b) => lines.indexOf(a.line) - lines.indexOf(b.line));
    const broken = inOrder.flatMap((one, at) => brokenSegments(one, inOrder[at + 1]));
    const segments = parts.flatMap((part) => part.segments);
    return {
      index,
      position,
      span,
      isAlone: beside === "",
      segments: [...segments, ...broken],
      breakSigns: signsOfBreaks(broken, segments),
      pieces: parts.flatMap(({ pieces }) => pieces),
      lines: around.map(({ line, offset }) => ({ line, offset })),
    };
  });
}
