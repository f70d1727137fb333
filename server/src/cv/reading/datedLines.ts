import { isDuration, rangesIn, type Span, spansIn, withoutDurations } from "../../text/dates.ts";
import type { JobLine } from "./jobLabels.ts";
import { companyScore, titleScore } from "./names.ts";
import { piecesOf } from "./pieces.ts";
import { rolesOf } from "./roles.ts";
import type { ReadLine } from "./sections.ts";
import { deeds, longLine } from "./story.ts";

export type Dated = { index: number; span: Span };

/** Lines with a span that is not part of a sentence. A single date counts where the others of the section are single, too. */
export function datedLines(lines: ReadLine[]): Dated[] {
  let found: Dated[] = [];
  lines.forEach((line, index) => {
    const [span] = rangesIn(line.plain);
    if (span && isHeader(line, span)) found.push({ index, span });
  });
  // Spans inside the indented text of a job are its story.
  const edges = new Map<number, number>();
  for (const { column, left } of lines) edges.set(column, Math.min(left, edges.get(column) ?? left));
  const isOutdented = ({ index, span }: Dated) => {
    const { left = 0, column = 0 } = lines[index] ?? {};
    return span.start < 3 || left <= (edges.get(column) ?? column) + 12;
  };
  if (found.some(isOutdented)) found = found.filter(isOutdented);
  if (found.length > 0) {
    lines.forEach((line, index) => {
      const [span] = spansIn(line.plain);
      const isAlone = span && rangesIn(line.plain).length === 0 && isHeader(line, span);
      const rest = span ? outside(line.plain, span) : "";
      const isNear = found.some((other) => Math.abs(other.index - index) < 2);
      const namesEmployer = rest === "" && companyScore(lines[index + 1]?.plain ?? "") >= 1.5;
      const isLabelled =
        (lines[index + 1] as JobLine | undefined)?.says === "title" && companyScore(rest) > 0;
      const stands = isLabelled || (isNear ? isWhole(rest) : namesEmployer || isJob(rest));
      if (isAlone && stands) found.push({ index, span });
    });
    return withOpenEnd(
      lines,
      found.sort((a, b) => a.index - b.index),
    );
  }
  lines.forEach((line, index) => {
    const [span] = spansIn(line.plain);
    const rest = span ? outside(line.plain, span) : "";
    if (span && isHeader(line, span) && (rest === "" || line.plain.includes("\t") || titleScore(rest) >= 1))
      found.push({ index, span });
  });
  return found;
}

const dashed = /^\s*[-–—]\s+\p{Lu}/u;

/** "2019 – Acme" above "2015 – 2019 Volvo": the first job has not ended. Where no other has two dates, the dash only parts. */
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

/** A line that names title and employer needs no other beside it. */
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
  const rest = outside(line.plain, span);
  if (line.plain.startsWith("•") && titleScore(rest) < 1 && companyScore(rest) < 1) return false;
  if (rest.length > longLine + 30) return false;
  // "2013 - Completed the year in first place" is a deed of that year, not a job since then.
  if (/[-–—]\s*$/.test(line.plain.slice(span.start, span.end)) && deeds.test(rest)) return false;
  // "Best seller (2007, 2006, 2004)": years of something that came again are not the dates of a job.
  if (rangesIn(line.plain).length === 0 && (line.plain.match(/\b(?:19|20)\d{2}\b/g) ?? []).length > 2)
    return false;
  // A sentence goes on after its dates, or ends with a point.
  const longest = line.plain.startsWith("•") ? 4 : 9;
  const isSentence = /[\p{Ll}\d][.;]$/u.test(rest) && rest.split(/\s+/).length > longest;
  return !isSentence && !/^(?:\p{Ll}|(?:I|We|My|Then)\s)/u.test(rest);
}

/** What stands on the line beside its dates. */
export function outside(text: string, span: Span): string {
  const rest = `${text.slice(0, span.start)}\t${text.slice(span.end)}`.replace(/\(\s*\)/g, " ");
  const trimmed = withoutDurations(rest).replace(/^[\s,;:)|·–—-]+|[\s,;:(|·–—-]+$/g, "");
  if (isDuration(trimmed)) return "";
  return trimmed.includes("(") ? trimmed : trimmed.replace(/\)$/, "");
}
