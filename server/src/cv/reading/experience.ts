import type { Experience } from "../schema.ts";
import { isDuration, joinBrokenDates, rangesIn, type Span, spansIn, withoutDurations } from "./dates.ts";
import { type JobLine, labelled } from "./jobLabels.ts";
import { titleBelow, titleReach, withWholeTitle } from "./jobTitles.ts";
import { companyScore, titleScore } from "./names.ts";
import { piecesOf, rolesOf, withoutPlace } from "./roles.ts";
import type { ReadLine } from "./sections.ts";
import { deeds, isShort, longLine } from "./story.ts";

type Entry = Experience & { lines: ReadLine[] };
type Dated = { index: number; span: Span };

const headerReach = 3;

/** The jobs of a section: each hangs on its dates; title and employer stand on that line, above it, or below it. */
export function experienceIn(section: ReadLine[], needsTitle = false): Entry[] {
  const lines = joinBrokenDates(section.filter((line) => !isDuration(line.plain)).map(labelled));
  const dated = datedLines(lines);
  if (dated.length === 0) return needsTitle ? [] : undatedJobs(lines);
  const above = usualReach(lines, dated);
  const used = new Set<number>();
  const entries = dated.map(({ index, span }, position): Entry => {
    const next = dated[position + 1]?.index ?? lines.length;
    const previous = dated[position - 1]?.index ?? -1;
    const header = headerAround(lines, { index, span, above, previous, next, used });
    const { title, company } = saidOr(
      above > 0
        ? header.lines
        : [...header.lines, ...lines.slice(index + 1, Math.min(next, index + titleReach))],
      rolesOf(header.pieces),
    );
    return {
      title: title || titleBelow(lines, index, next, above),
      company,
      from: span.from,
      to: span.to,
      lines: header.lines,
    };
  });
  const filled = withSharedEmployers(entries);
  return filled.filter((entry) =>
    needsTitle ? titleScore(entry.title) >= 1 && entry.company !== "" : entry.title || entry.company,
  );
}

/** What a label names ("Position: …") counts before what the words alone suggest. */
function saidOr(lines: JobLine[], guessed: { title: string; company: string }) {
  const said = (what: JobLine["says"]) => lines.find((line) => line.says === what)?.plain;
  return { title: said("title") ?? guessed.title, company: withoutPlace(said("company") ?? guessed.company) };
}

/** Lines with a span that is not part of a sentence. A single date counts where the others of the section are single, too. */
function datedLines(lines: ReadLine[]): Dated[] {
  let found: Dated[] = [];
  lines.forEach((line, index) => {
    const [span] = rangesIn(line.plain);
    if (span && isHeader(line, span)) found.push({ index, span });
  });
  // Spans inside the indented text of a job are its story.
  const isOutdented = ({ index, span }: Dated) =>
    span.start < 3 || (lines[index]?.left ?? 0) <= (lines[index]?.column ?? 0) + 12;
  if (found.some(isOutdented)) found = found.filter(isOutdented);
  if (found.length > 0) {
    lines.forEach((line, index) => {
      const [span] = spansIn(line.plain);
      const isAlone = span && rangesIn(line.plain).length === 0 && isHeader(line, span);
      const rest = span ? outside(line.plain, span) : "";
      const isNear = found.some((other) => Math.abs(other.index - index) < 2);
      const namesEmployer = rest === "" && companyScore(lines[index + 1]?.plain ?? "") >= 1.5;
      const stands = isNear ? isWhole(rest) : namesEmployer || isJob(rest);
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
  // A sentence goes on after its dates, or ends with a point.
  const isSentence = /[\p{Ll}\d][.;]$/u.test(rest) && rest.split(/\s+/).length > 9;
  return !isSentence && !/^\p{Ll}/u.test(rest);
}

function outside(text: string, span: Span): string {
  const rest = `${text.slice(0, span.start)}\t${text.slice(span.end)}`.replace(/\(\s*\)/g, " ");
  const trimmed = withoutDurations(rest).replace(/^[\s,;:)|·–—-]+|[\s,;:(|·–—-]+$/g, "");
  if (isDuration(trimmed)) return "";
  return trimmed.includes("(") ? trimmed : trimmed.replace(/\)$/, "");
}

/** How many lines stand above the dates of the first job: the other jobs are set the same way. */
function usualReach(lines: ReadLine[], dated: Dated[]): number {
  const first = dated[0]?.index ?? 0;
  let reach = 0;
  while (reach < headerReach && first - reach - 1 >= 0 && isShort(lines[first - reach - 1])) reach++;
  const texts = lines.slice(first - reach, first).map((line) => line.plain);
  // What opens the section need not belong to the first job.
  while (
    reach > 0 &&
    reach === headerReach &&
    titleScore(texts[0] ?? "") < 1 &&
    companyScore(texts[0] ?? "") < 1
  ) {
    reach--;
    texts.shift();
  }
  return reach;
}

type Place = { index: number; span: Span; above: number; previous: number; next: number; used: Set<number> };

function headerAround(lines: ReadLine[], { index, span, above, previous, next, used }: Place) {
  const own = lines[index] as ReadLine;
  const taken: ReadLine[] = [];
  const beside = outside(own.plain, span);
  // "Oct 2018 - Mar 2022 Created from scratch …": the story begins on the line of the dates.
  const isStory =
    /^[•*]/.test(beside) ||
    (!beside.includes("\t") &&
      deeds.test(beside) &&
      titleScore(beside) < 2 &&
      beside.split(/\s+/).length > 3);
  const besides = isStory ? [] : piecesOf(beside);
  const alone = rolesOf(besides);
  const isWhole = titleScore(alone.title) >= 1 && companyScore(alone.company) >= 1;
  for (let step = 1; step <= (isWhole ? 0 : above); step++) {
    const line = lines[index - step];
    if (index - step <= previous || used.has(index - step) || !isShort(line) || isIndented(line, own)) break;
    taken.unshift(line);
  }
  used.add(index);
  const pieces = [...taken.flatMap((line) => piecesOf(line.plain)), ...besides];
  const isComplete = () => {
    const { title, company } = rolesOf(pieces);
    return titleScore(title) >= 1 && company !== "";
  };
  const picked = [...taken, own];
  for (let step = 1; step <= 2 && !isComplete(); step++) {
    const line = lines[index + step];
    if (index + step >= next || !isShort(line) || isIndented(line, own)) break;
    // With lines above the dates, what is above the next dates belongs to them.
    if (above > 0 && next < lines.length && index + step >= next - above) break;
    used.add(index + step);
    pieces.push(...piecesOf(line.plain));
    picked.push(line);
  }
  return { pieces: withWholeTitle(lines[index + 1], { beside, pieces, above }), lines: picked };
}

const isIndented = (line: ReadLine, header: ReadLine) =>
  line.left > 0 &&
  header.page === line.page &&
  line.column === header.column &&
  line.left > header.left + 12 &&
  header.left < header.column + 12;

/** Several posts under one employer name it once. */
function withSharedEmployers(entries: Entry[]): Entry[] {
  let employer = "";
  return entries.map((entry) => {
    if (entry.company) employer = entry.company;
    return entry.company || !entry.title ? entry : { ...entry, company: employer };
  });
}

/** A section without any dates: a short line that is surely a title, with an employer on it or below it. */
function undatedJobs(lines: ReadLine[]): Entry[] {
  return lines.flatMap((line, index) => {
    if (!isShort(line)) return [];
    const own = rolesOf(piecesOf(line.plain));
    const next = lines[index + 1];
    const isBelow = titleScore(line.plain) >= 2 && isShort(next) && titleScore(next.plain) === 0;
    const isWhole = titleScore(own.title) >= 2 && companyScore(own.company) >= 1.5;
    if (!isWhole && titleScore(line.plain) < 2) return [];
    const { title, company } =
      isBelow && !isWhole ? rolesOf([...piecesOf(line.plain), ...piecesOf(next.plain)]) : own;
    return title && company ? [{ title, company, from: "", to: "", lines: [line] }] : [];
  });
}
