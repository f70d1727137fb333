import { isDuration, rangesIn, type Span, spansIn, withoutDurations } from "../../text/dates.ts";
import type { JobLine } from "./jobLabels.ts";
import { companyScore, titleScore } from "./names.ts";
import { piecesOf } from "./pieces.ts";
import { rolesOf } from "./roles.ts";
import type { ReadLine } from "./sections.ts";
import { deeds, longLine } from "./story.ts";

export type Dated = { index: number; span: Span };

/** Lines with dates outside of sentences. A single date counts if the section's other dates are single too. */
export function datedLines(lines: ReadLine[]): Dated[] {
  let dated: Dated[] = [];
  const ranges = lines.flatMap((line, index) => {
    const [span] = rangesIn(line.plain);
    return span ? [{ index, span, countsAsHeader: isHeader(line, span) }] : [];
  });
  // A line that starts with its dates like most of the others is a header whatever follows.
  const areFirst =
    ranges.filter(({ span, countsAsHeader }) => countsAsHeader && span.start === 0).length >
    ranges.length / 2;
  for (const { index, span, countsAsHeader } of ranges)
    if (countsAsHeader || (areFirst && span.start === 0)) dated.push({ index, span });
  // Dates in the indented text of a job belong to its description.
  const edges = new Map<number, number>();
  for (const { column, left } of lines) edges.set(column, Math.min(left, edges.get(column) ?? left));
  const isOutdented = ({ index, span }: Dated) => {
    const { left = 0, column = 0 } = lines[index] ?? {};
    const isBelow = dated.some((other) => other.index === index - 1);
    return span.start < 3 || isBelow || left <= (edges.get(column) ?? column) + 12;
  };
  const outdented = dated.filter(isOutdented);
  if (outdented.length >= dated.length / 2) dated = outdented;
  if (dated.length > 0) {
    lines.forEach((line, index) => {
      const [span] = spansIn(line.plain);
      const isAlone = span && rangesIn(line.plain).length === 0 && isHeader(line, span);
      const text = span ? outside(line.plain, span) : "";
      const isNear = dated.some((other) => Math.abs(other.index - index) < 2);
      const namesEmployer = text === "" && companyScore(lines[index + 1]?.plain ?? "") >= 1.5;
      const isLabelled =
        (line as JobLine).says === "dates" ||
        ((lines[index + 1] as JobLine | undefined)?.says === "title" && companyScore(text) > 0);
      const countsAsHeader =
        isLabelled ||
        (span !== undefined && isSetLike(line, span, dated, lines)) ||
        (isNear ? isWhole(text) : namesEmployer || isJob(text));
      if (isAlone && countsAsHeader) dated.push({ index, span });
    });
    return withOpenEnd(
      lines,
      dated.sort((a, b) => a.index - b.index),
    );
  }
  lines.forEach((line, index) => {
    const [span] = spansIn(line.plain);
    const text = span ? outside(line.plain, span) : "";
    if (span && isHeader(line, span) && (text === "" || line.plain.includes("\t") || titleScore(text) >= 1))
      dated.push({ index, span });
  });
  return dated;
}

/** The cell in which dates stand. */
const cellOf = ({ plain, cells }: ReadLine, { start }: Span) => {
  const index = plain.slice(0, start).split("\t").length - 1;
  return { text: plain.split("\t")[index] ?? "", edges: cells?.[index] };
};

/** A date in a cell of its own, with an edge where most others have theirs. */
function isSetLike(line: ReadLine, span: Span, dated: Dated[], lines: ReadLine[]): boolean {
  const { text, edges } = cellOf(line, span);
  if (!edges || spansIn(text)[0]?.end !== text.length || spansIn(text)[0]?.start !== 0) return false;
  const alike = dated.filter((other) => {
    const there = cellOf(lines[other.index] as ReadLine, other.span).edges;
    return there && (Math.abs(there.left - edges.left) < 2 || Math.abs(there.right - edges.right) < 2);
  });
  return alike.length > dated.length / 2;
}

const dashed = /^\s*[-–—]\s+\p{Lu}/u;

/** "2019 – Acme" above "2015 – 2019 Volvo": the first job has not ended. Without other ranges the dash is a separator. */
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

/** The line contains title and employer. */
function isWhole(text: string): boolean {
  const { title, company } = rolesOf(piecesOf(text));
  return text.length < 110 && titleScore(title) >= 2 && companyScore(company) > 0;
}

function isJob(text: string): boolean {
  const pieces = piecesOf(text);
  const [isTitled, isNamed] = [
    pieces.some((one) => titleScore(one) >= 2),
    pieces.some((one) => companyScore(one) > 1),
  ];
  return text.length < 110 && (isTitled || (isNamed && pieces.length > 1));
}

function isHeader(line: ReadLine, span: Span): boolean {
  const text = outside(line.plain, span);
  if (line.plain.startsWith("•") && titleScore(text) < 1 && companyScore(text) < 1) return false;
  const isCell = line.plain.split("\t").includes(line.plain.slice(span.start, span.end));
  if (text.length > longLine + (isCell ? 70 : 30)) return false;
  // "2013 - Completed the year in first place" is an achievement of that year, not an open-ended job.
  if (/[-–—]\s*$/.test(line.plain.slice(span.start, span.end)) && deeds.test(text)) return false;
  // "Best seller (2007, 2006, 2004)": years of repeated events are not the dates of a job.
  if (rangesIn(line.plain).length === 0 && (line.plain.match(/\b(?:19|20)\d{2}\b/g) ?? []).length > 2)
    return false;
  // A sentence continues after its dates, or ends with a full stop.
  const longest = line.plain.startsWith("•") ? 4 : 9;
  const isSentence = !isCell && /[\p{Ll}\d][.;]$/u.test(text) && text.split(/\s+/).length > longest;
  return !isSentence && !/^(?:\p{Ll}|(?:I|We|My|Then)\s)/u.test(text);
}

/** The text of a line without its dates. */
export function outside(text: string, span: Span): string {
  const undated = `${text.slice(0, span.start)}\t${text.slice(span.end)}`.replace(/\(\s*\)|\[\s*\]/g, " ");
  const trimmed = withoutDurations(undated).replace(/^[\s,;:)\]|·–—-]+|[\s,;:([|·–—-]+$/g, "");
  if (isDuration(trimmed)) return "";
  return trimmed.includes("(") ? trimmed : trimmed.replace(/\)$/, "");
}
