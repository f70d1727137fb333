import { type Dated, datedLines } from "./datedLines.ts";
import { applyGroupEmployers, withSharedEmployers } from "./employerGroups.ts";
import { headerAround } from "./headers.ts";
import type { JobLine } from "./jobLabels.ts";
import { titleBelow, titleDistance } from "./jobTitles.ts";
import { assignFields, type Entry } from "./layoutOfJobs.ts";
import { isPlace } from "./names.ts";
import { outside } from "./outside.ts";
import { piecesOf } from "./pieces.ts";
import { rolesOf, withoutPlace } from "./roles.ts";
import { scoreOf } from "./scoreOfJobs.ts";
import { splitVariants, type Variant } from "./splitVariants.ts";

/**
 * Number of lines above and below the dates that headers of a section may include, simplest first. `isShared`: lines
 * above the first of several positions belong to all of them, and none has lines below.
 */
const windows = [
  ...[0, 1, 2, 3].flatMap((above) =>
    [0, 1, 2].filter((below) => above + below < 4).map((below) => ({ above, below, isShared: false })),
  ),
  { above: 1, below: 0, isShared: true },
];
type Window = (typeof windows)[number];

/** The jobs as rules read them: in the way that explains all headers best. */
export function jobsByRules(ways: Variant[]): Entry[] {
  const variants = ways.flatMap(({ lines, prior }) => splitVariants(lines, prior));
  // If the first label is that of dates, lines above the dates belong to the previous job.
  const isDatesFirst = variants[0]?.lines[0]?.field === "dates";
  const possible = windows.filter(({ above }) => above === 0 || !isDatesFirst);
  const readings = variants.flatMap(({ lines, prior }) => {
    const dated = datedLines(lines);
    return possible.map((window) => {
      const entries = withSharedEmployers(applyGroupEmployers(readAll(lines, dated, window)));
      return { entries, score: scoreOf(entries, lines) + prior };
    });
  });
  const [best] = readings.toSorted((a, b) => b.score - a.score);
  return withSharedEmployers(assignFields(best?.entries ?? []));
}

/** All jobs with the same number of header lines. Below the dates, a header without title or employer takes more. */
function readAll(lines: JobLine[], dated: Dated[], { above, below, isShared }: Window): Entry[] {
  const used = new Set<number>();
  return dated.map(({ index, span }, position): Entry => {
    const next = dated[position + 1]?.index ?? lines.length;
    const previous = dated[position - 1]?.index ?? -1;
    const header = headerAround(lines, { index, span, above, below, isShared, previous, next, used });
    const { title, company, isLabelled } = labelledOr(
      [...header.lines, ...lines.slice(index + 1, endOfLabels(lines[index], { index, next, above }))],
      rolesOf(header.pieces, !isShared),
    );
    const lower = title || isShared ? "" : titleBelow(lines, index, next, above);
    // "Nurse, Acme" below dates on a separate line.
    const roles = lower && !company ? rolesOf(piecesOf(lower)) : { title: lower, company };
    return {
      title: title || roles.title || lower,
      company: company || roles.company,
      from: span.from,
      to: span.to,
      isLabelled,
      lines: header.lines,
      header: offsets(header.lines, lines[index]).map(({ line, offset }) => ({
        offset,
        text: line === lines[index] ? outside(line.plain, span) : line.plain,
        isHeader: line.isHeader,
        isSplit: line.isSplit,
      })),
    };
  });
}

/** Header lines with their offset from the dates; lines with only a place are not counted, since only some headers have them. */
function offsets(head: JobLine[], datesLine: JobLine | undefined) {
  const relevant = head.filter((line) => line === datesLine || !line.plain.split("\t").every(isPlace));
  const at = datesLine ? relevant.indexOf(datesLine) : -1;
  return relevant.map((line, index) => ({ line, offset: index - at }));
}

/** If the dates have a label, the other labels of the job follow them at any distance. */
const endOfLabels = (
  datesLine: JobLine | undefined,
  { index, next, above }: { index: number; next: number; above: number },
) => {
  if (datesLine?.field === "dates") return next;
  return above > 0 ? index + 1 : Math.min(next, index + titleDistance);
};

/** Labelled values ("Position: …") take precedence over values inferred from words. */
function labelledOr(lines: JobLine[], guessed: { title: string; company: string }) {
  const labelledAs = (label: JobLine["field"]) => lines.find((line) => line.field === label)?.plain;
  const [title, company] = [labelledAs("title"), labelledAs("company")];
  return {
    title: title ?? guessed.title,
    company: withoutPlace(company ?? guessed.company),
    isLabelled: title !== undefined && company !== undefined,
  };
}
