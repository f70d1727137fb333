import { rangesIn, spansIn } from "../../text/dates.ts";
import { styleOf } from "../../text/headings.ts";
import type { Dated } from "./datedLines.ts";
import type { JobLine } from "./jobLabels.ts";
import { longLine } from "./story.ts";

/**
 * Marks the lines in the style of headers: a style of about one line or more per job, of few long or bulleted lines, and
 * not of dates or most of the text.
 */
export function withHeaders(lines: JobLine[], dated: Dated[]): JobLine[] {
  const jobs = dated.length;
  const isHeader = (group: JobLine[]) =>
    jobs > 1 &&
    group.length >= jobs * 0.75 &&
    group.length < lines.length / 2 &&
    group.filter(({ plain }) => plain.length > longLine || isText.test(plain)).length < group.length / 4 &&
    group.filter(({ plain }) => plain.split("\t").every((cell) => spansIn(cell).length > 0)).length <
      group.length / 4;
  const fontOf = (line: JobLine) => line.face ?? styleOf(line);
  const styles = new Set(
    [...Map.groupBy(lines, fontOf)].flatMap(([style, group]) => (isHeader(group) ? style : [])),
  );
  const lettersOf = (group: JobLine[]) => group.reduce((sum, { plain }) => sum + plain.length, 0);
  const [text] = [...Map.groupBy(lines, fontOf)].sort(([, a], [, b]) => lettersOf(b) - lettersOf(a))[0] ?? [];
  return lines.map((line) => {
    const isBody = fontOf(line) === text && rangesIn(line.plain).length === 0;
    return styles.has(fontOf(line)) ? { ...line, isHeader: true } : isBody ? { ...line, isText: true } : line;
  });
}

/** A bullet, or a sentence. */
const isText = /^•|(?: \S+){5}\p{Ll}{2}[.;]$/u;

/** Joins successive lines in one style of headers where the first word of the second had no room in the first. */
export function joinHeaders(lines: JobLine[]): JobLine[] {
  const rightOf = ({ cells }: JobLine) => cells?.at(-1)?.right ?? 0;
  const edges = new Map<number, number>();
  const edgeAt = (left: number) => {
    const edge =
      edges.get(left) ??
      lines.reduce(
        (max, line) => (Math.abs(line.left - left) < indent ? Math.max(max, rightOf(line)) : max),
        0,
      );
    edges.set(left, edge);
    return edge;
  };
  const joined: JobLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const word = line.plain.split(" ")[0] ?? "";
    const width = ((rightOf(line) - line.left) * (word.length + 1)) / Math.max(1, line.plain.length);
    const isSet =
      last?.isHeader && line.isHeader && styleOf(last) === styleOf(line) && last.left === line.left;
    const edge = isSet ? edgeAt(line.left) : 0;
    if (
      last &&
      last.cells?.length === 1 &&
      edge > 0 &&
      !line.hasGapAbove &&
      !line.startsColumn &&
      rightOf(last) + width > edge - tolerance
    )
      joined[joined.length - 1] = { ...last, cells: line.cells, plain: `${last.plain} ${line.plain}` };
    else joined.push(line);
  }
  return joined;
}

/** In points: lines of one column, and the room that hyphenation leaves. */
const [indent, tolerance] = [60, 25];
