import { rangesIn, spansIn } from "../../text/dates.ts";
import { styleOf } from "../../text/headings.ts";
import { companyScore, isPlace, titleScore } from "./names.ts";
import type { ReadLine } from "./sections.ts";
import { isTeam } from "./teams.ts";

const breaks = /(?:,|\s[–—|·&/-])$/u;
const longest = 60;

/** "Nurse at Acme – Leeds," over "UK": the head of a job broken to fit a narrow column, on one line again. */
export function joinBrokenHeads<L extends ReadLine>(lines: L[]): L[] {
  const joined: L[] = [];
  const usual = usualStyle(lines);
  for (const line of lines) {
    const before = joined.at(-1);
    const at = before ? cellThatGoesOn(before, line, styleOf(before) !== usual) : -1;
    if (!before || at < 0) joined.push(line);
    else {
      const texts = before.plain
        .split("\t")
        .map((text, index) => (index === at ? `${text} ${line.plain}` : text));
      const cells = before.cells?.map((cell, index) => (index === at ? (line.cells?.[0] ?? cell) : cell));
      joined[joined.length - 1] = { ...before, cells, plain: texts.join("\t") };
    }
  }
  return joined;
}

/** How most of the text is set. */
function usualStyle(lines: ReadLine[]): string | undefined {
  const lettersOf = (some: ReadLine[]) => some.reduce((sum, line) => sum + line.plain.length, 0);
  return [...Map.groupBy(lines, styleOf)].sort(([, a], [, b]) => lettersOf(b) - lettersOf(a))[0]?.[0];
}

/** Which cell the next line goes on with, or -1. `isMarked`: set otherwise than the text. */
function cellThatGoesOn(before: ReadLine, line: ReadLine, isMarked: boolean): number {
  const texts = before.plain.split("\t");
  const at = line.cells ? (before.cells ?? []).findIndex(({ left }) => Math.abs(left - line.left) < 3) : 0;
  const text = texts[at] ?? "";
  const others = texts.filter((_, index) => index !== at);
  const isHead =
    (isMarked && !/\s/.test(line.plain)) ||
    titleScore(text) >= 1 ||
    companyScore(text) > 1 ||
    others.some((cell) => rangesIn(cell).length > 0) ||
    titleScore(line.plain) >= 1;
  const isSet =
    (line.bold === before.bold || others.length > 0) &&
    line.size === before.size &&
    !line.apart &&
    !line.startsColumn;
  const isText =
    text.length < 95 &&
    (/^\p{Lu}/u.test(text) || spansIn(text)[0]?.start === 0) &&
    line.plain.length < longest &&
    !/[.;](?:$|\s\p{Lu})/u.test(line.plain);
  const hasOwnDates = rangesIn(line.plain.slice(0, 12)).length > 0;
  const isBroken =
    isFull(before, line, at) || (!hasOwnDates && breaks.test(text) && /^[\p{Lu}\p{N}(]/u.test(line.plain));
  return isHead && isSet && isText && isBroken ? at : -1;
}

/** The first word of the next line had no room in the cell, and the line says nothing by itself. */
function isFull(before: ReadLine, line: ReadLine, at: number): boolean {
  const [own, next] = [before.cells?.[at], line.cells?.[0]];
  if (!own || !next || before.plain.split("\t").length !== before.cells?.length) return false;
  const room = (before.cells[at + 1]?.left ?? before.edge ?? 0) - own.right;
  const [first = ""] = line.plain.split("\t");
  const [word = ""] = first.split(/\s/);
  const width = ((next.right - next.left) * (word.length + 1)) / Math.max(1, first.length);
  // "National Rail" over "Trust", "Acme" over "Pvt. Ltd.": one word or abbreviations are the end of a name.
  const isName = /\s/.test(first) && !/^(?:\p{L}{1,4}\.\s?)+$/u.test(first);
  const isWhole =
    titleScore(first) >= 1 || (isName && companyScore(first) > 1) || isPlace(first) || isTeam(first);
  const [span] = spansIn(line.plain);
  const end = before.plain.length;
  const breaksDates = rangesIn(`${before.plain} ${line.plain}`).some(
    (one) => one.start < end && one.end > end,
  );
  const goesOn =
    !isWhole && !/^[•(]/.test(word) && (!span || (span.start > 0 && spansIn(before.plain).length === 0));
  return room < width && (breaksDates || goesOn);
}
