import { covers, kindOf, overlap, type Pair } from "./features.ts";
import type { Header } from "./headers.ts";
import type { Segment } from "./segments.ts";

/** Features of two consecutive headers: text used by both, and lines in between used by neither. */
export function between(
  upper: Pair,
  { pieces: above }: Header,
  lower: Pair,
  { pieces: below }: Header,
): string[] {
  const fields = [upper.title, upper.company, lower.title, lower.company].filter((one) => one !== undefined);
  const isTaken = (a: Segment | undefined) =>
    a !== undefined && [lower.title, lower.company].some((b) => b && overlap(a, b));
  const byLine = (pieces: Segment[]) => Map.groupBy(pieces, ({ line }) => line);
  const lines = byLine(above.filter(({ offset }) => offset > 0));
  for (const [line, parts] of byLine(below.filter(({ offset }) => offset < 0)))
    lines.getOrInsert(line, parts);
  return [
    ...([upper.title, upper.company].some(isTaken) ? ["doubled"] : []),
    ...[...lines].flatMap(([line, parts]) => {
      if (parts.some((part) => fields.some((field) => covers(field, part)))) return [];
      const kind = parts.length === 1 ? kindOf(parts[0] as Segment) : "more";
      const style = line.isHeader ? "header" : line.isText ? "text" : "line";
      return [`free.${style}`, `free.${kind}`];
    }),
  ];
}
