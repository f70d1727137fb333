import type { JobLevel } from "@career-hub/db/enums.ts";
import { rangesIn, yearsCovered } from "../../text/dates.ts";
import { levelOfYears } from "../../text/levelWords.ts";
import type { CvPart } from "./cvParts.ts";
import type { DatedTitle, Position } from "./datedTitles.ts";
import { levelOfJob } from "./titleLevel.ts";

const beginner =
  /\b(?:first job|entry[- ]level|junior (?:programmer|developer|position|role)|recent(?:ly)? graduate[ds]?|fresher|no (?:commercial|work) experience|(?:developer|engineer) (?:student|trainee))\b/i;

/** Years covered by all positions but internships, or by all dated work where no position has dates. */
export function yearsIn(parts: CvPart[], held: DatedTitle[], now: Date): number {
  const dated = held.filter(({ spans }) => spans.length > 0);
  const worked = dated.filter((one) => !isLearning(one));
  const spansOf = (titles: DatedTitle[]) => titles.flatMap(({ spans }) => spans);
  if (worked.length) return yearsCovered(spansOf(worked), now);
  if (dated.length && yearsCovered(spansOf(dated), now) < mostLearning) return 0;
  const all = parts
    .filter(({ kind }) => kind !== "education")
    .flatMap(({ lines }) => lines.flatMap((line) => (line.length <= 600 ? rangesIn(line) : [])));
  return yearsCovered(all, now);
}

/** Years covered by the positions of the file but internships: its layout shows dates that its lines leave apart. */
export const yearsOfPositions = (positions: Position[], now: Date): number =>
  yearsCovered(
    positions.filter(({ title, from }) => from && levelOfJob(title) !== "intern"),
    now,
  );

/** Internships and the like teach a profession: they are no years in it. */
export const isLearning = ({ title }: DatedTitle): boolean => levelOfJob(title) === "intern";

/** Years from which a title does not show such a level: it is of another profession, or of long ago. */
const mostLearning = 3;
const longest: Partial<Record<JobLevel, number>> = { intern: mostLearning, junior: 8 };

/** From this strength a profession is that of the person also without years in it: somebody who changes professions. */
const clearlyNamed = 0.5;

type Profession = { wording: string | null; years: number | null; strength: number };
/** The strongest profession that the CV names and dates; level and shown years are those in it. */
export const mainProfession = <P extends Profession>(professions: P[]): P | undefined =>
  professions.find(
    ({ wording, years, strength }) =>
      wording !== null && years !== null && (years > 0 || strength >= clearlyNamed),
  );

export function levelOf(headline: string, held: DatedTitle[], years: number, lines: string[]) {
  const newest = held.toSorted((a, b) => (b.ended ?? 0) - (a.ended ?? 0) || (a.title < b.title ? -1 : 1))[0];
  const stated = levelOfJob(headline) ?? (newest ? levelOfJob(newest.title) : null);
  if (stated && !(years >= (longest[stated] ?? Number.POSITIVE_INFINITY))) return stated;
  if (years < 2 && lines.some((line) => beginner.test(line))) return "junior";
  if (years === 0 && held.some(isLearning)) return "junior";
  return years > 0 ? levelOfYears(years) : null;
}
