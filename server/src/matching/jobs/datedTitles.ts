import { monthOf, rangesIn, type Span, withoutSpans } from "../../text/dates.ts";
import { isKnownTitle } from "../../text/knownTitles.ts";
import { namesRole } from "../../text/roleWords.ts";
import type { CvPart } from "./cvParts.ts";
import { titlesBesideDates } from "./flatText.ts";
import { titleShare } from "./titles.ts";

/** A position with its dates, if the CV states them, and the month in which it ended. */
export type DatedTitle = { title: string; spans: Span[]; ended: number | null };

const dated = (title: string, spans: Span[], now: Date): DatedTitle => ({
  title,
  spans,
  ended: spans.length ? Math.max(...spans.map(({ to }) => monthOf(to, now, true))) : null,
});

/** Titles corrected by the person have no dates and are ordered newest first: each is assumed to end two years before the previous one. */
export const correctedTitle = (title: string, index: number): DatedTitle => ({
  title,
  spans: [],
  ended: -24 * index,
});

/** A position of the uploaded file: its layout tells more than lines of text. Dates are "2016-09", "2016", "present" or "". */
export type Position = { title: string; company?: string; from: string; to: string };

const positionTitle = ({ title, from, to }: Position, now: Date): DatedTitle =>
  dated(title, from ? [{ from, to: to || from, isRange: true, start: 0, end: 0 }] : [], now);

/** What may follow a title on its line: "Accountant, Acme Ltd", "Accountant (2019)". */
const afterTitle = /^(?:$|\s*(?:[,|@(·•]|[–—-]\s))/;
const holds = (line: string, title: string) => line.toLowerCase().includes(title.toLowerCase());
const isLineOf = (line: string, title: string) =>
  line.toLowerCase().startsWith(title.toLowerCase()) && afterTitle.test(line.slice(title.length));
const edges = /^[\s\p{P}]+|[\s\p{P}]+$/gu;
/** Whether a line names only the employer, or employer and title: "Turner Construction – Analyst". */
export const namesEmployer = (line: string, { title, company = "" }: Position) =>
  company !== "" &&
  !isKnownTitle(company) &&
  line.toLowerCase().replace(title.toLowerCase(), "").replace(edges, "") === company.toLowerCase();

/**
 * Titles of the text and positions of the file. A dated position replaces its line in the text, whose dates may be another
 * line's; it is not added to a longer title with the same start ("Accountant and Auditor"). Lines that name only employers are left out.
 */
export function withPositions(read: DatedTitle[], positions: Position[], now: Date): DatedTitle[] {
  const titled = positions.filter(({ title }) => title);
  const positionOf = (line: string) => titled.find(({ title }) => isLineOf(line, title));
  const kept = read
    .filter((one) => !positionOf(one.title)?.from)
    .filter((one) => !titled.some((position) => namesEmployer(one.title, position)))
    .map((one) => ({ ...one, title: positionOf(one.title)?.title ?? one.title }));
  const isNew = ({ title, from }: Position) =>
    !kept.some((one) => holds(one.title, title) && (!from || one.spans.some((span) => span.from === from)));
  return [...kept, ...titled.filter(isNew).map((position) => positionTitle(position, now))];
}

const degree =
  /\b(?:bachelor|master|associate['’]?s?|degree|diploma|b\.?[as]c?\b|b\.?com|b\.?tech|m\.?[as]c?\b|mba|ph\.?d|certificat|major|minor|faculty|college|university|school|institute)/i;
const study =
  /\b(?:bachelor|master|doctor|associate|school|college|university|faculty|institute)['’]?s?\s(?:.*\s)?(?:of|in)\s.*|\b(?:degree|diploma|school|college|university|faculty|institute|b\.?sc|m\.?sc|mba|ph\.?d)\b/gi;
/** A degree or school, and no role: "Master of Marketing", unlike "Marketing Manager, MBA" and "Lecturer, City College". */
export const isStudy = (line: string): boolean => {
  const parts = line.split(/[,|(–]|\s-\s/).map((part) => part.replace(study, " ").trim());
  const isRole = (part: string) => namesRole(part) || titleShare(part.split(/\s+/).at(-1) ?? "") === 1;
  return line.search(study) >= 0 && !parts.some((part) => part && isRole(part));
};

/** The first line at the head that names a profession. A line that names only a field must be short. */
export function headlineOf(lines: string[]): string {
  const isHeadline = (line: string) =>
    line.length <= 90 &&
    !isStudy(line) &&
    !/[.!?:]$|\b(?:19|20)\d\d\b|\b(?:skills?|proficienc\w+|knowledge|competenc\w+)\b/i.test(line) &&
    (titleShare(line) >= 0.25 || (line.split(" ").length <= 4 && titleShare(line) > 0));
  return lines.slice(0, 8).find(isHeadline) ?? headlineInText(lines);
}

const maxBeginnings = 6;
const separators = /(?<=[.;!?])\s+|\s*[,(|•·]\s*|\s+[–—-]\s+|\s*\b(?:19|20)\d\d\b/;
const where =
  /\s(?:with|at|for|since|from|who|turned|moving|seit|bei|mit|in|chez|avec|depuis|con|desde|en)\s.*$/i;
/** In a CV of running text the profession comes first: "Payroll Specialist, CIPP. 900 employees …". */
function headlineInText(lines: string[]): string {
  const beginnings = lines.slice(0, 2).flatMap((line) => line.split(separators).slice(0, maxBeginnings));
  return (
    beginnings
      .map((one) => one.replace(where, "").trim())
      .find((phrase) => {
        const count = phrase.split(/\s+/).length;
        if (isStudy(phrase)) return false;
        return (count <= 6 && titleShare(phrase) >= 0.4) || (count <= 3 && titleShare(phrase) > 0);
      }) ?? ""
  );
}

const roleLabel =
  /^(?:current |present |last |my )?(?:role|designation|position(?: held)?|job title|post(?: held)?)\s*[.:–-]+\s*(?=\S)/i;
/** Sections without positions. */
const noJobs = new Set<CvPart["kind"]>(["skills", "languages", "identity", "projects"]);

/** Positions: lines that are a title, with dates from the line itself or its neighbours. */
export function datedTitles({ kind, lines }: CvPart, now: Date): DatedTitle[] {
  return lines.flatMap((line, at): DatedTitle[] => {
    const label = roleLabel.exec(line)?.[0] ?? "";
    // In a CV without headings the positions are part of the head.
    const isText = kind === "identity" && line.length > 110;
    if (!label && noJobs.has(kind) && !isText) return [];
    const unlabelled = line.slice(label.length);
    if (kind === "education") return label || isOnlyTitle(line) ? [dated(unlabelled, [], now)] : [];
    if (line.length > 110) return titlesBesideDates(line).map(({ title, span }) => dated(title, [span], now));
    if (/[.;]$/.test(line)) return [];
    const spans = rangesIn(unlabelled);
    const title = withoutSpans(unlabelled, " – ", spans).replace(/^[\s,:–-]+|[\s,–-]+$/g, "");
    if ((titleShare(title) < 0.4 && !isOnlyTitle(title)) || title.split(/\s+/).length > 9 || isStudy(title))
      return [];
    const dates = [spans, rangesIn(lines[at + 1] ?? ""), rangesIn(lines[at - 1] ?? "")].find(
      (one) => one.length > 0,
    );
    if (!dates && !label && kind !== "experience" && !isOnlyTitle(line)) return [];
    return [dated(title, dates ?? [], now)];
  });
}

/** The line is nothing but a title: "Java Developer", "Java Developer - Vertical Software". */
function isOnlyTitle(line: string): boolean {
  const first = line.split(/\s+[-–—|@]\s+|,\s|\s+at\s+/)[0] ?? "";
  return first.split(/\s+/).length <= 6 && !degree.test(line) && titleShare(first) >= 0.6;
}
