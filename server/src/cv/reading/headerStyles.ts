import { mainKey } from "../../text/counts.ts";
import { rangesIn, spansIn } from "../../text/dates.ts";
import { fontOf } from "../../text/headings.ts";
import type { Dated } from "./datedLines.ts";
import type { JobLine } from "./jobLabels.ts";
import { longLine } from "./prose.ts";

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
  const styles = new Set(
    [...Map.groupBy(lines, fontOf)].flatMap(([style, group]) => (isHeader(group) ? style : [])),
  );
  const text = mainKey(lines, fontOf, ({ plain }) => plain.length);
  return lines.map((line) => {
    const isBody = fontOf(line) === text && rangesIn(line.plain).length === 0;
    return styles.has(fontOf(line)) ? { ...line, isHeader: true } : isBody ? { ...line, isText: true } : line;
  });
}

/** A bullet, or a sentence. */
const isText = /^•|(?: \S+){5}\p{Ll}{2}[.;]$/u;
