import { spansIn } from "../../text/dates.ts";
import { styleOf } from "../../text/headings.ts";
import type { Experience } from "../schema.ts";
import { companyScore, isContract, isPlace, titleScore } from "./names.ts";
import { commaParts, piecesOf } from "./pieces.ts";
import { withoutPlace } from "./roles.ts";
import type { ReadLine } from "./sections.ts";
import { deeds, isShort } from "./story.ts";
import { isTeam } from "./teams.ts";

/** A line that was read as part of a job's head; `offset`: lines from its dates, negative above; those that only name a place do not count. */
export type HeaderLine = { offset: number; text: string };
type Entry = Experience & { lines: ReadLine[]; header: HeaderLine[]; isInherited?: boolean };

/**
 * How well a reading explains the section: known titles and employers, each on the same line of its head, no short line
 * left over, gaps between the jobs.
 */
export function clarityOf(entries: Entry[], lines: ReadLine[]): number {
  const taken = new Set(entries.flatMap((entry) => entry.lines));
  const hasGaps =
    lines.some((line) => line.apart) && lines.filter((line) => line.apart).length < lines.length / 2;
  const employers = entries.map(lineOfEmployer);
  const usual = mostCommon(employers);
  const leftOvers = entries.map(({ lines: own }) => [
    ...leftOver(lines, taken, lines.indexOf(own[0] as ReadLine), -1),
    ...leftOver(lines, taken, lines.indexOf(own.at(-1) as ReadLine), 1),
  ]);
  const marks = headStyles(lines, entries.length);
  const isMarked = (line: ReadLine) => marks.has(styleOf(line));
  const sum = entries.reduce((total, { title, company, lines: own }, index) => {
    const first = lines.indexOf(own[0] as ReadLine);
    const gaps = hasGaps
      ? Number(first === 0 || own[0]?.apart) * 0.3 -
        own.slice(1).filter((line) => line.apart && !isMarked(line)).length * 0.5
      : 0;
    return (
      total +
      titleWorth(title) +
      (employers[index] === undefined
        ? Math.min(sharedWorth, companyWorth(company))
        : companyWorth(company)) -
      Number(employers[index] !== undefined && employers[index] !== usual) * 0.6 -
      (leftOvers[index] ?? []).reduce((sum, line) => sum + costOf(line) + Number(isMarked(line)) * 0.5, 0) +
      gaps
    );
  }, 0);
  return sum / Math.max(1, entries.length);
}

/** The looks that lines of most heads have, beside dates set like the text: a line or more to a job, and not most lines. */
function headStyles(lines: ReadLine[], jobs: number): Set<string> {
  const styles = [...Map.groupBy(lines, styleOf)].filter(
    ([, some]) =>
      jobs > 1 &&
      some.length >= jobs * 0.75 &&
      some.length < lines.length / 2 &&
      some.filter(({ plain }) => spansIn(plain).length > 0).length < some.length / 4,
  );
  return new Set(styles.map(([style]) => style));
}

/** An employer named above another job explains less than one of its own. */
const sharedWorth = 0.5;

/** The line of the head that names the employer; nothing where another job's head does. */
const lineOfEmployer = ({ header, company }: Entry) =>
  header.find(({ text }) => company !== "" && text.includes(company))?.offset;

const titleWorth = (title: string) =>
  title === "" ? 0 : Math.max(0.3, Math.min(2, titleScore(title)) * 0.75);
const companyWorth = (company: string) =>
  company === ""
    ? 0
    : Number(companyScore(company) >= 0.5) * 0.3 +
      0.1 +
      Math.min(1.5, companyScore(company)) * 0.4 -
      Math.min(2, titleScore(company)) * 0.3;

const costOf = ({ plain }: ReadLine) => (titleScore(plain) >= 1 || companyScore(plain) > 1 ? 0.4 : 0.15);

/** Short lines beside a head that belong to no head: at most two on each side. */
function leftOver(lines: ReadLine[], taken: Set<ReadLine>, from: number, step: 1 | -1): ReadLine[] {
  const found: ReadLine[] = [];
  for (let index = from + step; found.length < 2; index += step) {
    const line = lines[index];
    if (!line || taken.has(line) || !isShort(line)) break;
    if (!isPlace(line.plain) && !isTeam(line.plain) && !isContract(line.plain)) found.push(line);
  }
  return found;
}

/** Where a piece stands: the line, the piece in it, and its part between commas. */
type Slots = Map<string, string>;

function slotsOf({ header }: Entry): Slots {
  const slots: Slots = new Map();
  for (const { offset, text } of header)
    piecesOf(text).forEach((piece, index) => {
      slots.set(`${offset}:${index}`, piece);
      const parts = commaParts(piece);
      if (parts.length > 1)
        for (const [at, part] of parts.entries()) slots.set(`${offset}:${index}.${at}`, part);
    });
  return slots;
}

const slotOf = (slots: Slots, text: string) => [...slots].find(([, piece]) => piece === text)?.[0];
const isSure = ({ title, company }: Entry) =>
  titleScore(title) >= 1 && titleScore(company) < 1 && company !== "";

function mostCommon<T>(slots: (T | undefined)[]): T | undefined {
  const counts = new Map<T, number>();
  for (const slot of slots) if (slot !== undefined) counts.set(slot, (counts.get(slot) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** The slot most jobs have their employer in; a slot with an employer's signs counts more, one with places less. */
function employerSlot(entries: { entry: Entry; slots: Slots }[], titleSlot: string): string | undefined {
  const worth = new Map<string, number>();
  const add = (slot: string, points: number) => worth.set(slot, (worth.get(slot) ?? 0) + points);
  for (const { entry, slots } of entries)
    for (const [slot, text] of slots) {
      if (text === entry.company) add(slot, 1);
      if (companyScore(text) > 1) add(slot, 1);
      if (isPlace(text)) add(slot, -1);
    }
  const best = [...worth]
    .filter(([slot]) => slot !== titleSlot && !titleSlot.startsWith(`${slot}.`))
    .sort((a, b) => b[1] - a[1])[0];
  return best && best[1] > 0 ? best[0] : undefined;
}

/** Titles and employers whose words say nothing stand where those of the other jobs of the section do. */
export function bySlots(entries: Entry[]): Entry[] {
  const all = entries.map((entry) => ({ entry, slots: slotsOf(entry) }));
  const titleSlot = mostCommon(
    all.flatMap(({ entry, slots }) => (isSure(entry) ? [slotOf(slots, entry.title)] : [])),
  );
  const companySlot = titleSlot && employerSlot(all, titleSlot);
  if (!companySlot) return entries;
  return all.map(({ entry, slots }) => {
    const [title, company] = [slots.get(titleSlot), slots.get(companySlot)];
    // A post under the employer above it.
    if (title && !company && title === entry.company && !entry.title) return { ...entry, title, company: "" };
    // Within a line, an employer whose name has a role's word in it is where the other employers are.
    const isSameLine = titleSlot.split(":")[0] === companySlot.split(":")[0];
    const isSwapped = isSameLine && title === entry.company && company === entry.title;
    if (!title || !company || isPlace(company) || isTeam(company)) return entry;
    if (titleScore(company) >= 1 && !isSwapped) return entry;
    const isElsewhere = !title.includes(entry.title) && !entry.title.includes(title);
    if (isSure(entry) && !isSwapped && (titleScore(title) < 1 || !isElsewhere))
      return entry.title === title && companyScore(entry.company) <= companyScore(company)
        ? { ...entry, company: withoutPlace(company), isInherited: false }
        : entry;
    return deeds.test(title)
      ? entry
      : { ...entry, title, company: withoutPlace(company), isInherited: false };
  });
}
