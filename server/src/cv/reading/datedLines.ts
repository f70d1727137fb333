import { type Span, spansIn } from "../../text/dates.ts";
import { withDated } from "./dated/choose.ts";
import { datesOf } from "./dated/features.ts";
import type { JobLine } from "./jobLabels.ts";
import type { ReadLine } from "./sections.ts";

export type Dated = { index: number; span: Span };

/** The lines whose dates are those of a job. Lines that were joined after marking are classified again. */
export function datedLines(lines: JobLine[]): Dated[] {
  const isUnmarked = ({ plain, isDated }: JobLine) => isDated === undefined && spansIn(plain).length > 0;
  const marked = lines.some(isUnmarked)
    ? withDated(lines).map((line, index) => ({ ...line, isDated: lines[index]?.isDated ?? line.isDated }))
    : lines;
  return withOpenEnd(
    lines,
    marked.flatMap(({ plain, isDated }, index) => {
      const span = isDated ? datesOf(plain) : undefined;
      return span ? [{ index, span }] : [];
    }),
  );
}

const dashed = /^\s*[-–—]\s+\p{Lu}/u;

/**
 * "2019 – Acme" above "2015 – 2019 Volvo": the first job has not ended. Without other ranges the dash is a separator.
 */
function withOpenEnd(lines: ReadLine[], [first, ...others]: Dated[]): Dated[] {
  if (!first) return [];
  const text = lines[first.index]?.plain ?? "";
  const isOpen = first.span.to === "" && first.span.start === 0 && dashed.test(text.slice(first.span.end));
  const isNewest = others.every(({ span }) => span.to !== "present" && span.to <= first.span.from);
  const areRanges = others.some(({ span }) => span.to !== "");
  return [
    isOpen && isNewest && areRanges ? { ...first, span: { ...first.span, to: "present" } } : first,
    ...others,
  ];
}
