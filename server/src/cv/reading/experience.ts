import type { Experience } from "../schema.ts";
import { rangesIn, type Span, spansIn } from "./dates.ts";
import { companyScore, isContract, isPlace, titleScore } from "./names.ts";
import type { ReadLine } from "./sections.ts";

type Entry = Experience & { lines: ReadLine[] };
type Dated = { index: number; span: Span };

const longLine = 95;
const headerReach = 3;

/** The jobs of a section: each hangs on its dates; title and employer stand on that line, above it, or below it. */
export function experienceIn(lines: ReadLine[], needsTitle = false): Entry[] {
  const dated = datedLines(lines);
  if (dated.length === 0) return needsTitle ? [] : undatedJobs(lines);
  const above = usualReach(lines, dated);
  const used = new Set<number>();
  const entries = dated.map(({ index, span }, position): Entry => {
    const next = dated[position + 1]?.index ?? lines.length;
    const previous = dated[position - 1]?.index ?? -1;
    const header = headerAround(lines, { index, span, above, previous, next, used });
    const { title, company } = rolesOf(header.pieces);
    return { title, company, from: span.from, to: span.to, lines: header.lines };
  });
  const filled = withSharedEmployers(entries);
  return filled.filter((entry) =>
    needsTitle ? titleScore(entry.title) >= 1 && entry.company !== "" : entry.title || entry.company,
  );
}

/** Lines with a span that is not part of a sentence. A single date counts where the others of the section are single, too. */
function datedLines(lines: ReadLine[]): Dated[] {
  let found: Dated[] = [];
  lines.forEach((line, index) => {
    const [span] = rangesIn(line.plain);
    if (span && isHeader(line, span)) found.push({ index, span });
  });
  // Spans inside the indented text of a job are its story.
  const isOutdented = ({ index }: Dated) => (lines[index]?.left ?? 0) <= (lines[index]?.column ?? 0) + 12;
  if (found.some(isOutdented)) found = found.filter(isOutdented);
  if (found.length > 0) {
    lines.forEach((line, index) => {
      const [span] = spansIn(line.plain);
      const isAlone = span && rangesIn(line.plain).length === 0 && isHeader(line, span);
      const rest = span ? outside(line.plain, span) : "";
      const isNear = found.some((other) => Math.abs(other.index - index) < 2);
      if (isAlone && !isNear && titleScore(rest) >= 2 && rest.length < 70) found.push({ index, span });
    });
    return found.sort((a, b) => a.index - b.index);
  }
  lines.forEach((line, index) => {
    const [span] = spansIn(line.plain);
    const rest = span ? outside(line.plain, span) : "";
    if (span && isHeader(line, span) && (rest === "" || line.plain.includes("\t") || titleScore(rest) >= 1))
      found.push({ index, span });
  });
  return found;
}

function isHeader(line: ReadLine, span: Span): boolean {
  const rest = outside(line.plain, span);
  if (line.plain.startsWith("•") && titleScore(rest) < 1 && companyScore(rest) < 1) return false;
  if (rest.length > longLine + 30) return false;
  // A sentence goes on after its dates, or ends with a point.
  const isSentence = /[\p{Ll}\d][.;]$/u.test(rest) && rest.split(/\s+/).length > 9;
  return !isSentence && !/^\p{Ll}/u.test(rest);
}

function outside(text: string, span: Span): string {
  const rest = `${text.slice(0, span.start)}\t${text.slice(span.end)}`.replace(/\(\s*\)/g, " ");
  const trimmed = rest.replace(/^[\s,;:)|–—-]+|[\s,;:(|–—-]+$/g, "");
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

const isShort = (line: ReadLine | undefined): line is ReadLine =>
  line !== undefined && !isBody(line) && line.plain.length <= longLine;

const verbs =
  /^(?:responsible|responsibilities|managed?|managing|developed|developing|designed|created|creating|led|leading|worked|working|assisted|assisting|provided?|providing|maintained?|maintaining|performed|performing|implemented|built|supervised|coordinated|ensured?|conducted|prepared|supported|trained|achieved|achievements?|technologies|tech|stack|tasks|duties|key|projects?|tools|environment|description|monitor(?:ed|ing)?|oversaw|handled|analyzed|established|organized|utilized|used|served|participated|collaborated|installed|configured|reviewed|planned|increased|reduced|improved|delivered|company profile|role and)\b/i;

function isBody(line: ReadLine): boolean {
  const text = line.plain;
  if (/^[•▪*]/.test(text) || /^[-–] ?\p{L}/u.test(text)) return true;
  if (/^\p{Ll}/u.test(text)) return true;
  if (
    /[\p{Ll}\d)][.;]$/u.test(text) &&
    text.split(/\s+/).length > 3 &&
    !/\b(?:inc|ltd|co|corp|llc|jr|sr)\.$/i.test(text)
  )
    return true;
  if (/[,:]$/.test(text) && text.split(/\s+/).length > 2) return true;
  return verbs.test(text) && titleScore(text) < 2;
}

type Place = { index: number; span: Span; above: number; previous: number; next: number; used: Set<number> };

function headerAround(lines: ReadLine[], { index, span, above, previous, next, used }: Place) {
  const own = lines[index] as ReadLine;
  const taken: ReadLine[] = [];
  for (let step = 1; step <= above; step++) {
    const line = lines[index - step];
    if (index - step <= previous || used.has(index - step) || !isShort(line) || isIndented(line, own)) break;
    taken.unshift(line);
  }
  used.add(index);
  const pieces = [...taken.flatMap((line) => piecesOf(line.plain)), ...piecesOf(outside(own.plain, span))];
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
  return { pieces, lines: picked };
}

const isIndented = (line: ReadLine, header: ReadLine) =>
  line.left > 0 &&
  header.page === line.page &&
  line.column === header.column &&
  line.left > header.left + 12 &&
  header.left < header.column + 12;

/** "Title at Company", "Company – Place", "Title | Company": strong signs part, commas only when nothing else does. */
export function piecesOf(text: string): string[] {
  const strong = text
    .replace(/\b(company name)\b/gi, "\t$1\t")
    .replace(/\b(city\s*,\s*state(?:\s*,\s*united states)?)\b/gi, "\t$1\t")
    .replace(/\((?:\d{1,2}\s*(?:month|year)s?)\)/gi, "\t")
    .split(/\t|\s*[|•·∙●;]\s*|\s+[–—-]{1,2}\s+|\s*—\s*|\s+(?:@|at|bei|chez|en|->|→)\s+(?=\p{Lu})|:\s+/u)
    .flatMap(atSlash)
    .flatMap(withoutBrackets)
    .map(tidy)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  return strong;
}

/** "Specialist / Company": two things; "Student Assistant / Programmer": one. */
function atSlash(text: string): string[] {
  const parts = text.split(/\s+\/\s+/);
  const [first = "", second = ""] = parts;
  return parts.length === 2 && titleScore(first) >= 1 && titleScore(second) === 0 && companyScore(second) > 1
    ? parts
    : [text];
}

function withoutBrackets(text: string): string[] {
  const match = /^(.*?)\s*\(([^()]{2,60})\)\s*$/u.exec(text);
  if (!match) return [text];
  const [, outer = "", inner = ""] = match;
  return companyScore(inner) > 0.5 || isPlace(inner) ? [outer, inner] : [text];
}

const tidy = (text: string) =>
  text
    .replace(/^[\s,;:.–—|*/-]+|[\s,;:–—|*/-]+$/g, "")
    .replace(/^role:?\s+/i, "")
    .replace(/\s+/g, " ");

/** "Title, Company, City, ST" falls apart; "Director, Finance" and "Acme, Inc." stay whole. */
function byCommas(text: string): string[] {
  const parts = text
    .split(/\s*,\s+|\s+,\s*/)
    .map(tidy)
    .filter(Boolean);
  if (parts.length < 2 || isPlace(text)) return [text];
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last !== undefined && /^(?:inc|llc|ltd|corp|co|gmbh|s\.?a|jr|sr|ph\.?d)\.?$/i.test(part))
      joined[joined.length - 1] = `${last}, ${part}`;
    else joined.push(part);
  }
  const [first = "", ...rest] = joined;
  const places = rest.filter((part) => isPlace(part) || /^[A-Z]{2}$/.test(part));
  const isTitled = titleScore(first) >= 1;
  const employer = rest.find((part) => !places.includes(part) && companyScore(part) >= 0.5);
  if (isTitled && employer && (companyScore(employer) > 1 || places.length > 0 || titleScore(text) < 2))
    return joined;
  if (!isTitled && rest.some((part) => titleScore(part) >= 1)) return joined;
  return places.length
    ? [joined.filter((part) => !places.includes(part)).join(", "), places.join(", ")].filter(Boolean)
    : [text];
}

/** Commas part title and employer only where nothing stronger did. */
function rolesOf(pieces: string[]): { title: string; company: string } {
  const whole = pickRoles(pieces);
  if (whole.title && whole.company && titleScore(whole.title) >= 1) return whole;
  const parted = pickRoles(pieces.flatMap(byCommas));
  return parted.title && parted.company ? parted : whole;
}

function pickRoles(pieces: string[]): { title: string; company: string } {
  const named = pieces.filter((piece) => !isPlace(piece) && !isContract(piece));
  const scored = named.map((text) => ({ text, title: titleScore(text), company: companyScore(text) }));
  const placeholder = scored.find((one) => one.company >= 4);
  const title = [...scored]
    .filter((one) => one !== placeholder)
    .sort((a, b) => b.title - b.company * 0.4 - (a.title - a.company * 0.4))[0];
  const chosen =
    title && title.title > 0.2
      ? title
      : scored.length > 1
        ? scored.find((one) => one !== placeholder)
        : undefined;
  const company =
    placeholder ??
    [...scored]
      .filter((one) => one !== chosen)
      .sort((a, b) => b.company - b.title * 0.3 - (a.company - a.title * 0.3))[0];
  const fallback = !chosen && !company ? named[0] : undefined;
  return { title: chosen?.text ?? "", company: company?.text ?? fallback ?? "" };
}

/** Several posts under one employer name it once. */
function withSharedEmployers(entries: Entry[]): Entry[] {
  let employer = "";
  return entries.map((entry) => {
    if (entry.company) employer = entry.company;
    return entry.company || !entry.title ? entry : { ...entry, company: employer };
  });
}

/** A section without any dates: a short line that is surely a title, with an employer beside or below it. */
function undatedJobs(lines: ReadLine[]): Entry[] {
  return lines.flatMap((line, index) => {
    if (!isShort(line) || titleScore(line.plain) < 2) return [];
    const next = lines[index + 1];
    const pieces = [
      ...piecesOf(line.plain),
      ...(isShort(next) && titleScore(next.plain) === 0 ? piecesOf(next.plain) : []),
    ];
    const { title, company } = rolesOf(pieces);
    return title && company ? [{ title, company, from: "", to: "", lines: [line] }] : [];
  });
}
