import { joinAdjacent } from "../../text/adjacent.ts";
import { spansIn } from "../../text/dates.ts";
import { styleOf } from "../../text/headings.ts";
import { degreePattern, school } from "./degrees.ts";
import { isDangling } from "./plausible.ts";
import words from "./schoolWords.json" with { type: "json" };
import type { ReadLine } from "./sections.ts";
import { wordWidth } from "./wordWidth.ts";

/** "Minor: History", "GPA 3.8": details of the previous entry. */
export const detail = new RegExp(`^(?:${words.details.join("|")})\\b`, "iu");

/** Rejoins names wrapped in a narrow column: "Westmere Institute of" above "Technology". */
export function joinWrapped<L extends ReadLine>(lines: L[]): L[] {
  return joinAdjacent(lines, (before, line) => {
    const [first = "", ...others] = before.plain.split("\t");
    // "Bachelor of Science at ⇥ 1999 – 2004" above "Northeastern University".
    if (others.length > 0 && isDangling(first) && spansIn(line.plain).length === 0)
      return { ...before, plain: [`${first} ${line.plain}`, ...others].join("\t") };
    return isContinuation(before, line)
      ? { ...before, cells: line.cells, plain: `${before.plain} ${line.plain}` }
      : null;
  });
}

const isDated = ({ plain }: ReadLine) => spansIn(plain).length > 0;
const hasOpenBracket = (text: string) => text.lastIndexOf("(") > text.lastIndexOf(")");

/** In characters. Longer lines are prose and stay unchanged. */
const longest = 200;

/** Whether the line's first word did not fit in the previous line, and the line is not a separate entry. */
function isContinuation(previous: ReadLine, line: ReadLine): boolean {
  const [cell, next] = [previous.cells?.at(-1), line.cells?.[0]];
  if (!cell || !next || line.cells?.length !== 1) return false;
  const isIndented = /^[•*–-]\s/.test(previous.plain) && next.left > cell.left && next.left < cell.left + 25;
  const isAligned =
    isIndented || Math.abs(cell.left - next.left) < 3 || Math.abs(cell.right - next.right) < 3;
  const isSet = isAligned && styleOf(previous) === styleOf(line) && !line.hasGapAbove && !line.startsColumn;
  const [word = "", ...others] = line.plain.split(" ");
  // Only columns have a known width; if the line does not reach the edge, it must be incomplete.
  const isFull = (previous.edge ?? 0) - cell.right < wordWidth(word, line.plain, next);
  const isJoining = /^(?:of|de|for|del|du|für)\s/iu.test(line.plain);
  const isSmall = /^\p{Ll}/u.test(line.plain) && isFull && !isDated(line);
  const isOpen =
    isDangling(previous.plain) || /[,–-]$/.test(previous.plain) || hasOpenBracket(previous.plain);
  const isRest = isJoining || isSmall || isOpen;
  if (/^[•*–-]\s/.test(line.plain) || detail.test(line.plain) || degreePattern.test(line.plain)) return false;
  if (isDated(line) && (isDated(previous) || !isRest)) return false;
  if (isRest) return isSet && previous.plain.length + line.plain.length < longest;
  const isEntry =
    spansIn(`${previous.plain} ${line.plain}`).length > 0 ||
    (others.length > 0 && school.test(line.plain)) ||
    /[.;:]$/.test(line.plain);
  return isSet && isFull && !isEntry && previous.cells?.length === 1 && previous.plain.length < 60;
}
