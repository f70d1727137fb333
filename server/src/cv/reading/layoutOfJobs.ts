import { spansIn } from "../../text/dates.ts";
import { styleOf } from "../../text/headings.ts";
import type { Experience } from "../schema.ts";
import { companyScore, isContract, isPlace, titleScore } from "./names.ts";
import { commaParts, piecesOf } from "./pieces.ts";
import { withoutPlace } from "./roles.ts";
import type { ReadLine } from "./sections.ts";
import { deeds, isShort } from "./story.ts";
import { isTeam } from "./teams.ts";

/** A header line; `offset`: lines from the dates, negative above, without lines that contain only a place. */
export type HeaderLine = { offset: number; text: string };
type Entry = Experience & { lines: ReadLine[]; header: HeaderLine[]; isInherited?: boolean };

/**
 * Score of a reading of the section: known titles and employers, consistent positions in the headers, no short lines
 * left, gaps between the jobs.
 */
export function clarityOf(entries: Entry[], lines: ReadLine[]): number {
  const used = new Set(entries.flatMap((entry) => entry.lines));
  const hasGaps =
    lines.some((line) => line.apart) && lines.filter((line) => line.apart).length < lines.length / 2;
  const employers = entries.map(lineOfEmployer);
  const usual = mostCommon(employers);
  const leftOvers = entries.map(({ lines: own }) => [
    ...leftOver(lines, used, lines.indexOf(own[0] as ReadLine), -1),
    ...leftOver(lines, used, lines.indexOf(own.at(-1) as ReadLine), 1),
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

/** Styles of most headers, if dates are in body style: about one line or more per job, and not most lines. */
function headStyles(lines: ReadLine[], jobs: number): Set<string> {
  const styles = [...Map.groupBy(lines, styleOf)].filter(
    ([, group]) =>
      jobs > 1 &&
      group.length >= jobs * 0.75 &&
      group.length < lines.length / 2 &&
      group.filter(({ plain }) => spansIn(plain).length > 0).length < group.length / 4,
  );
  return new Set(styles.map(([style]) => style));
}

/** An employer inherited from another job scores less. */
const sharedWorth = 0.5;

/** The offset of the header line with the employer; undefined if it is in another job's header. */
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

/** Short lines next to a header that belong to none: at most two on each side. */
function leftOver(lines: ReadLine[], used: Set<ReadLine>, from: number, step: 1 | -1): ReadLine[] {
  const unused: ReadLine[] = [];
  for (let index = from + step; unused.length < 2; index += step) {
    const line = lines[index];
    if (!line || used.has(line) || !isShort(line)) break;
    if (!isPlace(line.plain) && !isTeam(line.plain) && !isContract(line.plain)) unused.push(line);
  }
  return unused;
}

/** Slots of a header: line, piece within it, and part between commas. */
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

/** The slot that holds the employer in most jobs; signs of an employer add to its score, places subtract. */
function employerSlot(entries: { entry: Entry; slots: Slots }[], titleSlot: string): string | undefined {
  const scores = new Map<string, number>();
  const add = (slot: string, points: number) => scores.set(slot, (scores.get(slot) ?? 0) + points);
  for (const { entry, slots } of entries)
    for (const [slot, text] of slots) {
      if (text === entry.company) add(slot, 1);
      if (companyScore(text) > 1) add(slot, 1);
      if (isPlace(text)) add(slot, -1);
    }
  const best = [...scores]
    .filter(([slot]) => slot !== titleSlot && !titleSlot.startsWith(`${slot}.`))
    .sort((a, b) => b[1] - a[1])[0];
  return best && best[1] > 0 ? best[0] : undefined;
}

/** Assigns unknown titles and employers by the slots of the section's other jobs. */
export function bySlots(entries: Entry[]): Entry[] {
  const all = entries.map((entry) => ({ entry, slots: slotsOf(entry) }));
  const titleSlot = mostCommon(
    all.flatMap(({ entry, slots }) => (isSure(entry) ? [slotOf(slots, entry.title)] : [])),
  );
  const companySlot = titleSlot && employerSlot(all, titleSlot);
  if (!companySlot) return entries;
  return all.map(({ entry, slots }) => {
    const [title, company] = [slots.get(titleSlot), slots.get(companySlot)];
    // A position under the employer above it.
    if (title && !company && title === entry.company && !entry.title) return { ...entry, title, company: "" };
    // Within a line, an employer with a role word in its name is in the slot of the other employers.
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
