import { rangesIn } from "../../text/dates.ts";
import type { JobLine } from "./jobLabels.ts";
import { isPlace, titleScore } from "./names.ts";
import { isShort } from "./story.ts";
import { isTeam } from "./teams.ts";

const dashWithin = "\u0003";
const dashed =
  /(?<=^|[\t,|(/] ?| (?:at|bei|chez|en) )(\p{L}(?:(?! (?:at|bei|chez|en) )[^\t,|()/\d]){0,40}?) [-–] (\p{L}[^\t,|()/\d]{0,40})(?=$|[\t,|)]| \/ )/gu;

/** The dash in an employer's name: with no role, place or team on either side, and not between dates. */
function held(text: string): { text: string; parts: boolean } {
  const dates = rangesIn(text);
  let parts = false;
  const named = text.replace(dashed, (whole, left: string, right: string, at: number) => {
    const isDate = dates.some(({ start, end }) => start < at + whole.length && end > at);
    const isPart = isPlace(right) || [left, right].some((side) => titleScore(side) >= 1 || isTeam(side));
    parts ||= isPart && !isDate;
    return isDate || isPart ? whole : `${left} ${dashWithin} ${right}`;
  });
  return { text: named, parts };
}

/** "Ruiz - Lang" is one name where few of the jobs have a dash, and none has one that parts a role or a place from it. */
export function withNamesHeld(lines: JobLine[], jobs: number): JobLine[] {
  const read = lines.map((line) => {
    const { plain } = line;
    return isShort(line) ? held(plain) : { text: plain, parts: false };
  });
  const count = read.filter(({ text }) => text.includes(dashWithin)).length;
  return count > jobs / 2 || read.some(({ parts }) => parts)
    ? lines
    : lines.map((line, index) => ({ ...line, plain: read[index]?.text ?? line.plain }));
}

export const released = (text: string): string => text.replaceAll(dashWithin, "-");
