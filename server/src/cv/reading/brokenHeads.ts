import { rangesIn, spansIn } from "../../text/dates.ts";
import { companyScore, isPlace, titleScore } from "./names.ts";
import { isTeam } from "./roles.ts";
import type { ReadLine } from "./sections.ts";

const breaks = /(?:,|\s[–—|·&/-])$/u;
const longest = 60;

/** "Nurse at Acme – Leeds," over "UK": the head of a job broken to fit a narrow column, on one line again. */
export function joinBrokenHeads<L extends ReadLine>(lines: L[]): L[] {
  const joined: L[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && goesOn(before, line)) {
      const [first = "", ...others] = before.plain.split("\t");
      const { room, right, left } = line;
      joined[joined.length - 1] = {
        ...before,
        ...{ room, right, left },
        plain: [`${first} ${line.plain}`, ...others].join("\t"),
      };
    } else joined.push(line);
  }
  return joined;
}

function goesOn(before: ReadLine, line: ReadLine): boolean {
  const [first = "", ...others] = before.plain.split("\t");
  const isHead =
    titleScore(first) >= 1 ||
    companyScore(first) > 1 ||
    others.some((cell) => rangesIn(cell).length > 0) ||
    titleScore(line.plain) >= 1;
  const isSet =
    (line.bold === before.bold || others.length > 0) &&
    line.size === before.size &&
    !line.apart &&
    !line.startsColumn;
  const isText =
    first.length < 95 && /^\p{Lu}/u.test(first) && line.plain.length < longest && !/[.;](?:$|\s\p{Lu})/u.test(line.plain);
  const hasOwnDates = rangesIn(line.plain.slice(0, 12)).length > 0;
  return (
    isHead &&
    isSet &&
    isText &&
    !hasOwnDates &&
    (isFull(before, line) || (breaks.test(first) && /^[\p{Lu}\p{N}(]/u.test(line.plain)))
  );
}

/** The first word of the next line had no room on this one, and the line says nothing by itself. */
function isFull(before: ReadLine, line: ReadLine): boolean {
  if (before.room === undefined || line.right === undefined || Math.abs(line.left - before.left) > 3)
    return false;
  const [first = ""] = line.plain.split("\t");
  const [word = ""] = first.split(/\s/);
  const width = ((line.right - line.left) * (word.length + 1)) / Math.max(1, first.length);
  const isWhole = titleScore(first) >= 1 || companyScore(first) > 1 || isPlace(first) || isTeam(first);
  const hasDates = spansIn(line.plain).length > 0;
  const completesDates =
    rangesIn(`${before.plain} ${line.plain}`).length > rangesIn(before.plain).length + rangesIn(line.plain).length;
  return before.room < width && (hasDates ? completesDates : !isWhole && !/^[•(]/.test(word));
}
