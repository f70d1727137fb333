import { mostCommon } from "../../text/mostCommon.ts";
import type { JobLine } from "./jobLabels.ts";
import type { Entry } from "./layoutOfJobs.ts";
import { companyScore, isContract, isDescription, isPlace, titleScore } from "./names.ts";
import { isShort } from "./story.ts";
import { isTeam } from "./teams.ts";

/**
 * Score of a reading of the section: known titles and employers, consistent positions in the headers, no short lines
 * left, gaps between the jobs.
 */
export function scoreOf(entries: Entry[], lines: JobLine[]): number {
  const used = new Set(entries.flatMap((entry) => entry.lines));
  const hasGaps =
    lines.some((line) => line.hasGapAbove) &&
    lines.filter((line) => line.hasGapAbove).length < lines.length / 2;
  const employers = entries.map(lineOfEmployer);
  const usual = mostCommon(employers);
  const leftOvers = entries.map(({ lines: own }) => [
    ...leftOver(lines, used, lines.indexOf(own[0] as JobLine), -1),
    ...leftOver(lines, used, lines.indexOf(own.at(-1) as JobLine), 1),
  ]);
  const isMarked = ({ isHeader }: JobLine) => isHeader === true;
  // The end of the previous job's text above a few of the headers.
  const isForeign = (own: JobLine[]) => own.some(isMarked) && own[0]?.isText === true;
  const withText = entries.flatMap(({ lines: own }) => (isForeign(own) ? [own] : []));
  const foreign = withText.length < entries.length / 2 ? withText : [];
  const sum = entries.reduce((total, { title, company, lines: own }, index) => {
    const first = lines.indexOf(own[0] as JobLine);
    const gaps = hasGaps
      ? Number(first === 0 || own[0]?.hasGapAbove) * 0.3 -
        own.slice(1).filter((line) => line.hasGapAbove && !isMarked(line)).length * 0.5
      : 0;
    return (
      total +
      titlePoints(title) +
      (employers[index] === undefined
        ? Math.min(inheritedPoints, companyPoints(company))
        : companyPoints(company)) -
      Number(employers[index] !== undefined && employers[index] !== usual) * 0.6 -
      (leftOvers[index] ?? []).reduce((sum, line) => sum + costOf(line) + Number(isMarked(line)) * 0.5, 0) +
      gaps -
      Number(foreign.includes(own)) * 2
    );
  }, 0);
  return sum / Math.max(1, entries.length);
}

/** An employer inherited from another job scores less. */
export const inheritedPoints = 0.5;

/** The offset of the header line with the employer; undefined if it is in another job's header. */
const lineOfEmployer = ({ header, company }: Entry) =>
  header.find(({ text }) => company !== "" && text.includes(company))?.offset;

export const titlePoints = (title: string) =>
  title === "" ? 0 : Math.max(0.3, Math.min(2, titleScore(title)) * 0.75);
export const companyPoints = (company: string) =>
  company === "" || isDescription(company)
    ? -0.1
    : Number(companyScore(company) >= 0.5) * 0.3 +
      0.1 +
      Math.min(1.5, companyScore(company)) * 0.4 -
      Math.min(2, titleScore(company)) * 0.3;

const costOf = ({ plain }: JobLine) => (titleScore(plain) >= 1 || companyScore(plain) > 1 ? 0.4 : 0.15);

/** Short lines next to a header that belong to none: at most two on each side. */
function leftOver(lines: JobLine[], used: Set<JobLine>, from: number, step: 1 | -1): JobLine[] {
  const unused: JobLine[] = [];
  for (let index = from + step; unused.length < 2; index += step) {
    const line = lines[index];
    if (!line || used.has(line) || !isShort(line)) break;
    if (!isPlace(line.plain) && !isTeam(line.plain) && !isContract(line.plain)) unused.push(line);
  }
  return unused;
}
