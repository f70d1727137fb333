import { rangesIn, spansIn } from "../../text/dates.ts";
import { styleChange } from "../../text/fileText.ts";
import type { JobLine } from "./jobLabels.ts";
import { titleScore } from "./names.ts";
import { isShort } from "./story.ts";

/** Added to the score of a reading: how likely headers are set like this. */
export const [likely, unlikely] = [0.1, -0.1];
export type Variant = { lines: JobLine[]; prior: number };
const stop = /(?<=(?:\p{L}{3}|\p{Lu}{2})\)?)\.\s+(?=\p{Lu})/gu;

const changes = new RegExp(styleChange, "g");
const slash = /\s+\/\s+/gu;
const at = /\s+(?:at|@|bei|chez|presso|bij)\s+/giu;

/** The lines as they are, and with headers split where the typography changes, at full stops or at slashes. */
export function splitVariants(lines: JobLine[], prior: number): Variant[] {
  const unmarked = lines.map((line) =>
    line.plain.includes(styleChange) ? { ...line, plain: line.plain.replaceAll(styleChange, " ") } : line,
  );
  const isHeader = (index: number) =>
    isShort(unmarked[index]) ||
    [lines[index], lines[index - 1]].some((line) => rangesIn(line?.plain ?? "").length > 0);
  const splitAt = (separator: RegExp) =>
    lines.map((line, index) => {
      const { plain } = line;
      if (plain.search(separator) < 0 || line.field || !isHeader(index)) return unmarked[index] as JobLine;
      if (separator === slash && plain.split(slash).every((part) => titleScore(part) >= 1))
        return unmarked[index] as JobLine;
      const dates = spansIn(plain);
      const split = plain.replace(separator, (text, at: number) =>
        dates.some(({ start, end }) => at >= start && at < end) ? text : " | ",
      );
      const isSplit = split !== plain;
      return {
        ...line,
        isSplit: isSplit && separator === changes,
        plain: split.replaceAll(styleChange, " ").replace(isSplit ? /(?<=\p{L})\.$/u : "", ""),
      };
    });
  const isDifferent = (some: JobLine[]) => some.some(({ plain }, index) => plain !== unmarked[index]?.plain);
  return [
    { lines: unmarked, prior },
    ...[
      { lines: splitAt(changes), prior: prior + likely },
      { lines: splitAt(stop), prior: prior + unlikely },
      { lines: splitAt(slash), prior: prior + unlikely },
      { lines: splitAt(at), prior },
    ].filter((one) => isDifferent(one.lines)),
  ];
}
