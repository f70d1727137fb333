import { isDuration } from "../../text/dates.ts";
import type { Experience } from "../schema.ts";
import { joinBrokenDates } from "./brokenDates.ts";
import { joinBrokenHeads } from "./brokenHeads.ts";
import { released, withNamesHeld } from "./dashedNames.ts";
import { type Dated, datedLines, outside } from "./datedLines.ts";
import { withoutHeadBullets, withoutRepeated, withoutRepeatedPlaces } from "./headLines.ts";
import { headerAround } from "./heads.ts";
import { type JobLine, namesColumns, withLabels } from "./jobLabels.ts";
import { titleBelow, titleReach } from "./jobTitles.ts";
import { bySlots, clarityOf, type HeaderLine } from "./layoutOfJobs.ts";
import { companyScore, isPlace, titleScore } from "./names.ts";
import { piecesOf } from "./pieces.ts";
import { rolesOf, withoutPlace } from "./roles.ts";
import type { ReadLine } from "./sections.ts";
import { isShort } from "./story.ts";

type Entry = Experience & { lines: ReadLine[]; header: HeaderLine[]; isInherited?: boolean };

/**
 * Lines above the dates, and below them, that the heads of a section's jobs may take; simpler ones first. `isShared`:
 * what stands above the first of several posts belongs to all of them, and none looks for it below.
 */
const reaches = [
  ...[0, 1, 2, 3].flatMap((above) =>
    [0, 1, 2].filter((below) => above + below < 4).map((below) => ({ above, below, isShared: false })),
  ),
  { above: 1, below: 0, isShared: true },
];
type Reach = (typeof reaches)[number];

/** The jobs of a section: each belongs to its dates; title and employer stand on that line, above it, or below it. */
export function experienceIn(section: ReadLine[], needsTitle = false): Entry[] {
  const content = section
    .map((line) => ({ ...line, plain: withoutAddresses(line.plain) }))
    .filter((line) => line.plain !== "" && !isDuration(line.plain) && !namesColumns(line.plain));
  const parted = joinBrokenDates(joinBrokenHeads(joinBrokenDates(withLabels(withoutHeadBullets(content)))));
  const distinct = withoutRepeated(withoutRepeatedPlaces(parted));
  const dated = datedLines(distinct);
  const lines = withNamesHeld(distinct, dated.length);
  if (dated.length === 0) return needsTitle ? [] : undatedJobs(lines);
  // Where each job's labels begin with its dates, what stands above them belongs to the job before.
  const isDatesFirst = lines.find(({ says }) => says)?.says === "dates";
  const possible = reaches.filter(({ above }) => above === 0 || !isDatesFirst);
  const readings = [lines, ...datesMovedUp(lines, dated)].flatMap((ordered) => {
    const spans = datedLines(ordered);
    return possible.map((reach) => {
      const entries = withSharedEmployers(readAll(ordered, spans, reach));
      return { entries, clarity: clarityOf(entries, ordered) };
    });
  });
  const [best] = readings.toSorted((a, b) => b.clarity - a.clarity);
  const filled = withSharedEmployers(bySlots(best?.entries ?? [])).map((entry) => ({
    ...entry,
    title: released(withoutEmployer(entry.title, entry.company)),
    company: released(entry.company),
  }));
  const whole = filled.filter(({ title, company }) => titleScore(title) >= 1 && company !== "");
  // Where most are surely jobs, the others are laid out like them.
  return needsTitle && whole.length <= filled.length / 2
    ? whole
    : filled.filter(({ title, company }) => title || company);
}

/** Where dates stand alone and nothing follows the last ones, they may close each job: the same lines with its dates first. */
function datesMovedUp(lines: JobLine[], dated: Dated[]): JobLine[][] {
  const isAlone = ({ index, span }: Dated) => outside(lines[index]?.plain ?? "", span) === "";
  const isClosing = dated.at(-1)?.index === lines.length - 1 && dated[0]?.index !== 0;
  if (!isClosing || !dated.every(isAlone)) return [];
  const moved = dated.flatMap(({ index }, at) => {
    const [first, ...rest] = lines.slice((dated[at - 1]?.index ?? -1) + 1, index);
    const dates = lines[index] as JobLine;
    return first ? [{ ...dates, apart: first.apart }, { ...first, apart: false }, ...rest] : [dates];
  });
  return [moved];
}

const addressBehind = /\s+\((?:https?:\/\/|www\.)[^\s()]+\)$/i;
const isAddress = /^\(?(?:https?:\/\/|www\.)\S+$/i;

/** Where an employer is found on the web says nothing of the job, on its own line, in a cell or behind a name. */
const withoutAddresses = (text: string): string =>
  text
    .split("\t")
    .map((cell) => cell.replace(addressBehind, ""))
    .filter((cell) => !isAddress.test(cell))
    .join("\t");

/** All jobs with the same reach: jobs of one section are laid out alike. Below, a head without title or employer takes more. */
function readAll(lines: JobLine[], dated: Dated[], { above, below, isShared }: Reach): Entry[] {
  const used = new Set<number>();
  return dated.map(({ index, span }, position): Entry => {
    const next = dated[position + 1]?.index ?? lines.length;
    const previous = dated[position - 1]?.index ?? -1;
    const header = headerAround(lines, { index, span, above, below, isShared, previous, next, used });
    const { title, company } = labelledOr(
      [...header.lines, ...lines.slice(index + 1, reachOfLabels(lines[index], { index, next, above }))],
      rolesOf(header.pieces, !isShared),
    );
    const lower = title || isShared ? "" : titleBelow(lines, index, next, above);
    // "Nurse, Acme" below dates that stand alone.
    const parted = lower && !company ? rolesOf(piecesOf(lower)) : { title: lower, company };
    return {
      title: title || parted.title || lower,
      company: company || parted.company,
      from: span.from,
      to: span.to,
      lines: header.lines,
      header: offsets(header.lines, lines[index]).map(({ line, offset }) => ({
        offset,
        text: line === lines[index] ? outside(line.plain, span) : line.plain,
      })),
    };
  });
}

/** Lines of a head with their distance from its dates; one that only names a place lies between others in some heads only. */
function offsets(head: JobLine[], own: JobLine | undefined) {
  const counted = head.filter((line) => line === own || !line.plain.split("\t").every(isPlace));
  const at = own ? counted.indexOf(own) : -1;
  return counted.map((line, index) => ({ line, offset: index - at }));
}

/** Where the dates have a label, the other labels of the job stand below them, however far. */
const reachOfLabels = (
  own: JobLine | undefined,
  { index, next, above }: { index: number; next: number; above: number },
) => {
  if (own?.says === "dates") return next;
  return above > 0 ? index + 1 : Math.min(next, index + titleReach);
};

/** "Engineer, Acme" at Acme is an engineer. */
const withoutEmployer = (title: string, company: string) =>
  company !== "" && title.endsWith(`, ${company}`) ? title.slice(0, -company.length - 2) : title;

/** What a label names ("Position: …") counts before what the words alone suggest. */
function labelledOr(lines: JobLine[], guessed: { title: string; company: string }) {
  const labelledAs = (what: JobLine["says"]) => lines.find((line) => line.says === what)?.plain;
  return {
    title: labelledAs("title") ?? guessed.title,
    company: withoutPlace(labelledAs("company") ?? guessed.company),
  };
}

/** Several posts under one employer name it once. */
function withSharedEmployers(entries: Entry[]): Entry[] {
  let employer = "";
  return entries.map((entry) => {
    const own = entry.isInherited ? "" : entry.company;
    if (own) employer = own;
    return own || !entry.title ? entry : { ...entry, company: employer, isInherited: true };
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
    return title && company && company.split(/\s+/).length < 9
      ? [{ title, company, from: "", to: "", lines: [line], header: [] }]
      : [];
  });
}
