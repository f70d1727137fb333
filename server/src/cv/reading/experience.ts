import { isDuration, rangesIn, type Span } from "../../text/dates.ts";
import type { Experience } from "../schema.ts";
import { joinBrokenDates } from "./brokenDates.ts";
import { joinBrokenHeads } from "./brokenHeads.ts";
import { released, withNamesHeld } from "./dashedNames.ts";
import { type Dated, datedLines, outside } from "./datedLines.ts";
import { type JobLine, labelled, namesColumns } from "./jobLabels.ts";
import { titleBelow, titleReach, withWholeTitle } from "./jobTitles.ts";
import { bySlots, clarityOf, type HeaderLine } from "./layoutOfJobs.ts";
import { companyScore, isPlace, titleScore } from "./names.ts";
import { isTeam, piecesOf, rolesOf, withoutPlace } from "./roles.ts";
import type { ReadLine } from "./sections.ts";
import { deeds, isShort, longLine } from "./story.ts";
import { withStylesApart } from "./styleRuns.ts";

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
  const said = section
    .filter((line) => !isDuration(line.plain) && !namesColumns(line.plain) && !isOnlyAddress.test(line.plain))
    .map((line) => ({ ...line, plain: line.plain.replace(addressBehind, "") }));
  const parted = withStylesApart(
    joinBrokenDates(joinBrokenHeads(joinBrokenDates(withoutHeadBullets(said).map(labelled)))),
  );
  const told = withoutRepeated(parted);
  const dated = datedLines(told);
  const lines = withNamesHeld(told, dated.length);
  if (dated.length === 0) return needsTitle ? [] : undatedJobs(lines);
  const readings = reaches.map((reach) => {
    const entries = withSharedEmployers(readAll(lines, dated, reach));
    return { entries, clarity: clarityOf(entries, lines) };
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

/** "Role outline", "Main activities" below each head: a line in small letters that comes again names a part of the job. */
function withoutRepeated(lines: JobLine[]): JobLine[] {
  const counts = new Map<string, number>();
  for (const { plain } of lines) counts.set(plain, (counts.get(plain) ?? 0) + 1);
  const jobs = lines.filter(({ plain }) => rangesIn(plain).length > 0).length;
  const isLabel = ({ plain, says }: JobLine) =>
    !says &&
    (counts.get(plain) ?? 0) >= Math.max(3, jobs / 2) &&
    /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+:?$/u.test(plain) &&
    titleScore(plain) < 1 &&
    companyScore(plain) <= 0.5;
  return lines.filter((line) => !isLabel(line));
}

/** Where most dates stand behind bullets, or most dated lines over one that names a role, the bullets are of heads. */
function withoutHeadBullets(lines: ReadLine[]): ReadLine[] {
  const dated = lines.filter((line) => line.plain.length < longLine && rangesIn(line.plain).length > 0);
  const bulleted = dated.filter(isBullet);
  const below = dated
    .filter((line) => !isBullet(line))
    .flatMap((line) => lines[lines.indexOf(line) + 1] ?? [])
    .filter(isBullet);
  const titled = below.filter(
    (line) =>
      titleScore(line.plain.slice(2)) >= 1 && (!/[.;]$/.test(line.plain) || companyScore(line.plain) > 1),
  );
  const isMost = (some: ReadLine[]) => some.length > dated.length / 2;
  const heads = new Set([...(isMost(bulleted) ? bulleted : []), ...(isMost(titled) ? below : [])]);
  return lines.map((line) =>
    heads.has(line) ? { ...line, plain: line.plain.slice(2), left: line.column } : line,
  );
}

const isOnlyAddress = /^(?:https?:\/\/|www\.)\S+$/i;
const addressBehind = /\s+\((?:https?:\/\/|www\.)[^\s()]+\)$/i;

const isBullet = (line: ReadLine) => line.plain.startsWith("• ");

/** All jobs with the same reach: jobs of one section are laid out alike. Below, a head without title or employer takes more. */
function readAll(lines: JobLine[], dated: Dated[], { above, below, isShared }: Reach): Entry[] {
  const used = new Set<number>();
  return dated.map(({ index, span }, position): Entry => {
    const next = dated[position + 1]?.index ?? lines.length;
    const previous = dated[position - 1]?.index ?? -1;
    const header = headerAround(lines, { index, span, above, below, isShared, previous, next, used });
    const { title, company } = saidOr(
      [...header.lines, ...lines.slice(index + 1, reachOfLabels(lines[index], { index, next, above }))],
      rolesOf(header.pieces, !isShared),
    );
    const told = title || isShared ? "" : titleBelow(lines, index, next, above);
    // "Nurse, Acme" below dates that stand alone.
    const parted = told && !company ? rolesOf(piecesOf(told)) : { title: told, company };
    return {
      title: title || parted.title || told,
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
function saidOr(lines: JobLine[], guessed: { title: string; company: string }) {
  const said = (what: JobLine["says"]) => lines.find((line) => line.says === what)?.plain;
  return { title: said("title") ?? guessed.title, company: withoutPlace(said("company") ?? guessed.company) };
}

type Place = {
  index: number;
  span: Span;
  above: number;
  below: number;
  isShared: boolean;
  previous: number;
  next: number;
  used: Set<number>;
};

function headerAround(
  lines: ReadLine[],
  { index, span, above, below, isShared, previous, next, used }: Place,
) {
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
  const inColumn = datesColumn(own.plain, span);
  const alone = rolesOf(besides);
  const isWhole = titleScore(alone.title) >= 1 && companyScore(alone.company) >= 1;
  for (let step = 1; step <= (isWhole ? 0 : above); step++) {
    const line = lines[index - step];
    if (index - step <= previous || used.has(index - step) || !isShort(line) || isIndented(line, own)) break;
    taken.unshift(line);
  }
  used.add(index);
  const pieces = [...taken.flatMap((line) => piecesOf(inColumn(line.plain))), ...besides];
  const isComplete = () => {
    const { title, company } = rolesOf(pieces, false);
    return titleScore(title) >= 1 && company !== "" && !isTeam(company);
  };
  const picked = [...taken, own];
  for (let step = 1; step <= 2 && !isShared && (step <= below || !isComplete()); step++) {
    const line = lines[index + step];
    if (index + step >= next || !isShort(line) || isIndented(line, own)) break;
    // With lines above the dates, what is above the next dates belongs to them.
    if (above > 0 && next < lines.length && index + step >= next - above) break;
    used.add(index + step);
    pieces.push(...piecesOf(inColumn(line.plain)));
    picked.push(line);
  }
  return { pieces: withWholeTitle(lines[index + 1], { beside, pieces, above }), lines: picked };
}

/** What stands over or under the dates, beside title and employer, says where: a place, unless its words say otherwise. */
function datesColumn(own: string, span: Span): (text: string) => string {
  const cells = own.split("\t");
  const at = own.slice(0, span.end).split("\t").length - 1;
  return (text) => {
    const others = text.split("\t");
    const cell = others[at] ?? "";
    const isBeside = cells.length > 1 && others.length === cells.length;
    if (!isBeside || titleScore(cell) > 0 || companyScore(cell) > 1) return text;
    return others.filter((_, index) => index !== at).join("\t");
  };
}

const isIndented = (line: ReadLine, header: ReadLine) =>
  line.left > 0 &&
  !isBesideDates(header) &&
  header.page === line.page &&
  line.column === header.column &&
  line.left > header.left + 8 &&
  header.left < header.column + 12;

/** Where the line begins with its dates, what they belong to begins further in. */
const isBesideDates = ({ plain }: ReadLine) => {
  const [first = "", ...others] = plain.split("\t");
  const [span] = rangesIn(first);
  return span !== undefined && (others.length > 0 || span.start === 0);
};

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
