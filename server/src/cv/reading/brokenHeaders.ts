import { joinAdjacent } from "../../text/adjacent.ts";
import { mainKey } from "../../text/counts.ts";
import { rangesIn, spansIn } from "../../text/dates.ts";
import { styleOf } from "../../text/headings.ts";
import { companyScore, isPlace, titleScore } from "./names.ts";
import { isDangling } from "./plausible.ts";
import { longLine } from "./prose.ts";
import type { ReadLine } from "./sections.ts";
import { isTeam } from "./teams.ts";
import { wordWidth } from "./wordWidth.ts";

const breaks = /(?:,|\s[–—|·&/-])$/u;
const longest = 60;
const joins = /^(?:of|for|and|pour|des?|du|et|und|für|y|di|del|della|do|da|och|van|en)\s/u;

/** Rejoins headers wrapped in a narrow column: "Nurse at Acme – Leeds," above "UK". */
export function joinBrokenHeaders<L extends ReadLine>(lines: L[], byWidth = true): L[] {
  const usual = mainKey(lines, styleOf, ({ plain }) => plain.length);
  return joinAdjacent(lines, (previous, line) => {
    const at = wrappedCellIndex(previous, line, styleOf(previous) !== usual, byWidth);
    if (at < 0) return null;
    const texts = previous.plain
      .split("\t")
      .map((text, index) => (index === at ? `${text} ${line.plain}` : text));
    const cells = previous.cells?.map((cell, index) => (index === at ? (line.cells?.[0] ?? cell) : cell));
    return { ...previous, cells, plain: texts.join("\t") };
  });
}

/** The index of the cell that the next line continues, or -1. `isMarked`: not in body style. */
function wrappedCellIndex(previous: ReadLine, line: ReadLine, isMarked: boolean, byWidth: boolean): number {
  const texts = previous.plain.split("\t");
  const at = line.cells ? (previous.cells ?? []).findIndex(({ left }) => Math.abs(left - line.left) < 3) : 0;
  const text = texts[at] ?? "";
  const others = texts.filter((_, index) => index !== at);
  const isHeader =
    (isMarked && !/\s/.test(line.plain)) ||
    titleScore(text) >= 1 ||
    companyScore(text) > 1 ||
    beginsEmployer(text) ||
    others.some((cell) => rangesIn(cell).length > 0) ||
    titleScore(line.plain) >= 1;
  const isSet =
    (line.bold === previous.bold || others.length > 0) &&
    line.size === previous.size &&
    !line.hasGapAbove &&
    !line.startsColumn;
  const isText =
    text.length < 95 &&
    (/^\p{Lu}/u.test(text) || spansIn(text)[0]?.start === 0) &&
    line.plain.length < (isDangling(text) || joins.test(line.plain) ? longLine : longest) &&
    !/[.;]\s\p{Lu}/u.test(line.plain) &&
    // "Nurse, Acme," above "Leeds.": the end of a header with full stops.
    (!/[.;]$/.test(line.plain) || (/,$/.test(text) && line.plain.split(" ").length < 4));
  const hasOwnDates = rangesIn(line.plain.slice(0, 12)).length > 0;
  const isBroken =
    ((byWidth || spansIn(line.plain).length > 0) && isFull(previous, line, at)) ||
    (!hasOwnDates && breaks.test(text) && /^[\p{Lu}\p{N}(]/u.test(line.plain));
  return isHeader && isSet && isText && isBroken ? at : -1;
}

/** Whether the first word of the line did not fit in the cell, and the line has no meaning by itself. */
function isFull(previous: ReadLine, line: ReadLine, at: number): boolean {
  const [cell, next] = [previous.cells?.[at], line.cells?.[0]];
  if (!cell || !next || previous.plain.split("\t").length !== previous.cells?.length) return false;
  const space = (previous.cells[at + 1]?.left ?? previous.edge ?? 0) - cell.right;
  const [first = ""] = line.plain.split("\t");
  const [word = ""] = first.split(/\s/);
  // "National Rail" above "Trust", "Acme" above "Pvt. Ltd.": one word or abbreviations are the end of a name.
  const isName = /\s/.test(first) && !/^(?:\p{L}{1,4}\.\s?)+$/u.test(first);
  const isWhole =
    titleScore(first) >= 1 ||
    (isName && companyScore(first) > 1 && !beginsEmployer(previous.plain.split("\t")[at] ?? "")) ||
    isPlace(first) ||
    isTeam(first);
  const [span] = spansIn(line.plain);
  const end = previous.plain.length;
  const breaksDates = rangesIn(`${previous.plain} ${line.plain}`).some(
    (one) => one.start < end && one.end > end,
  );
  const goesOn =
    !isWhole && !/^[•(]/.test(word) && (!span || (span.start > 0 && spansIn(previous.plain).length === 0));
  return space < wordWidth(word, first, next) && (breaksDates || goesOn);
}

/** "Nurse. Sheffield Teaching" above "Hospitals Trust": a title and the beginning of a name that is no employer yet. */
function beginsEmployer(text: string): boolean {
  const parts = text.split(/[.,:|]\s+|\s[–—-]\s/);
  const last = parts.at(-1) ?? "";
  const isName = /^\p{Lu}/u.test(last) && titleScore(last) < 1 && companyScore(last) < 1 && !isPlace(last);
  return parts.length > 1 && isName && parts.some((part) => titleScore(part) >= 1);
}
