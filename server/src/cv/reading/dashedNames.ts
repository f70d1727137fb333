import { rangesIn } from "../../text/dates.ts";
import type { JobLine } from "./jobLabels.ts";
import { isPlace, titleScore } from "./names.ts";
import { isTeam } from "./roles.ts";
import { isShort } from "./story.ts";

const dashWithin = "\u0003";
const dashed = /(?<=^|[\t,|(] ?)(\p{L}[^\t,|()\d]{0,40}) [-–] (\p{L}[^\t,|()\d]{0,40})(?=$|[\t,|)])/gu;

/** The dash in an employer's name: with no role, place or team on either side, and not between dates. */
function held(text: string): string {
  const dates = rangesIn(text);
  return text.replace(dashed, (whole, left: string, right: string, at: number) => {
    const isDate = dates.some(({ start, end }) => start < at + whole.length && end > at);
    const isPart = [left, right].some((side) => titleScore(side) >= 1 || isPlace(side) || isTeam(side));
    return isDate || isPart ? whole : `${left} ${dashWithin} ${right}`;
  });
}

/** "Ruiz - Lang" is one name where few of the jobs have such a dash; in most of them it parts the employer from something else. */
export function withNamesHeld(lines: JobLine[], jobs: number): JobLine[] {
  const named = lines.map((line) => (isShort(line) ? { ...line, plain: held(line.plain) } : line));
  const count = named.filter(({ plain }) => plain.includes(dashWithin)).length;
  return count > jobs / 2 ? lines : named;
}

export const released = (text: string): string => text.replaceAll(dashWithin, "-");
