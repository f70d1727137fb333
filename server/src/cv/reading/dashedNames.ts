import { rangesIn } from "../../text/dates.ts";
import type { JobLine } from "./jobLabels.ts";
import { isPlace, titleScore } from "./names.ts";
import { isShort } from "./story.ts";
import { isTeam } from "./teams.ts";

const dashWithin = "\u0003";
const dashed =
  /(?<=^|[\t,|(/] ?| (?:at|bei|chez|en) )(\p{L}(?:(?! (?:at|bei|chez|en) )[^\t,|()/\d]){0,40}?) [-–] (\p{L}[^\t,|()/\d]{0,40})(?=$|[\t,|)]| \/ )/gu;

/** Replaces the dash in an employer's name: no title, place or department on either side, and not between dates. */
function joinDashes(text: string): { text: string; parts: boolean } {
  const dates = rangesIn(text);
  let parts = false;
  const result = text.replace(dashed, (match, left: string, right: string, offset: number) => {
    const isDate = dates.some(({ start, end }) => start < offset + match.length && end > offset);
    const isPart = isPlace(right) || [left, right].some((side) => titleScore(side) >= 1 || isTeam(side));
    parts ||= isPart && !isDate;
    return isDate || isPart ? match : `${left} ${dashWithin} ${right}`;
  });
  return { text: result, parts };
}

/** "Ruiz - Lang" is one name if few jobs have a dash and none separates a title or a place with one. */
export function withDashedNames(lines: JobLine[], jobs: number): JobLine[] {
  const read = lines.map((line) => {
    const { plain } = line;
    return isShort(line) ? joinDashes(plain) : { text: plain, parts: false };
  });
  const count = read.filter(({ text }) => text.includes(dashWithin)).length;
  return count > jobs / 2 || read.some(({ parts }) => parts)
    ? lines
    : lines.map((line, index) => ({ ...line, plain: read[index]?.text ?? line.plain }));
}

export const restoreDashes = (text: string): string => text.replaceAll(dashWithin, "-");
