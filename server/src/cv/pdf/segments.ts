import { groupAdjacent } from "../../text/adjacent.ts";
import { median } from "../../text/median.ts";
import { joinSpaced } from "./spaced.ts";
import { gapsIn, type Word } from "./words.ts";

/** Words of one line between two wide gaps. */
export type Segment = {
  words: Word[];
  x0: number;
  x1: number;
  y: number;
  top: number;
  size: number;
  order: number;
  /** Set apart in a margin of headings. */
  isHeading?: boolean;
};

/** In multiples of the font size: wider than the spaces of justified text, narrower than the gap between columns. */
const wideGap = 0.95;

/** Level at the baseline, or at the top as in a row of boxes. */
export const isSameLine = (a: Placed, b: Placed): boolean =>
  Math.abs(a.y - b.y) < Math.min(a.size, b.size) * 0.35 + 0.2 ||
  Math.abs(topOf(a) - topOf(b)) < Math.min(a.size, b.size) * 0.1;

type Placed = { y: number; size: number };
const topOf = ({ y, size }: Placed) => y + size * 0.8;

export function segmentsOf(words: Word[]): Segment[] {
  const cells = linesOfWords(words)
    .map(joinSpaced)
    .flatMap((line) => (isStretched(line) ? [line] : splitAtGaps(line, isWide)));
  const usual = usualSpace(cells);
  const starts = cellStarts(cells, usual);
  const isAt = (word: Word, start: number) => Math.abs(start - word.x0) < aligned;
  // Where whole lines start, a column does: justified text has wide spaces elsewhere too.
  const columns = starts.filter(
    (start) => cells.filter(([first]) => first && isAt(first, start)).length >= leastLines,
  );
  return cells
    .flatMap((cell) => {
      const widest = widestGap(cell, usual)?.word;
      const isStart = (last: Word, word: Word) =>
        (word === widest && starts.some((start) => isAt(word, start))) ||
        (isClear(word, word.x0 - last.x1, usual) && columns.some((start) => isAt(word, start)));
      return cell[0]?.isBullet ? [cell] : splitAtGaps(cell, isStart);
    })
    .map(toSegment);
}

const isWide = (last: Word, word: Word) =>
  word.x0 - last.x1 > Math.max(last.size, word.size) * (last.isBullet ? 3.5 : wideGap);

const splitAtGaps = (line: Word[], isGap: (last: Word, word: Word) => boolean): Word[][] =>
  groupAdjacent(line, (last, word) => !isGap(last, word));

/** In multiples of the font size: wider than the space of most fonts. */
const cellGap = 0.5;
/** Tolerance in points for lines with the same left edge. */
const aligned = 0.6;
const [leastCells, leastLines] = [2, 3];

/** The space between words in multiples of the font size: 0.25 in most fonts, 0.6 in monospaced ones. */
function usualSpace(cells: Word[][]): number {
  const spaces = cells.flatMap((cell) =>
    cell.slice(1).map((word, index) => (word.x0 - (cell[index]?.x1 ?? 0)) / word.size),
  );
  return median(spaces) ?? 0;
}

const isClear = (word: Word, gap: number, usual: number) => gap > word.size * Math.max(cellGap, usual * 1.3);

/** The word after a single gap that is clearly wider than the line's others and than most spaces of the page. */
function widestGap(line: Word[], usual: number): { word: Word } | undefined {
  const gaps = line.slice(1).map((word, index) => ({ word, gap: word.x0 - (line[index]?.x1 ?? 0) }));
  const [first, second] = gaps.toSorted((a, b) => b.gap - a.gap);
  const isWide = first && isClear(first.word, first.gap, usual) && first.gap > (second?.gap ?? 0) * 1.4;
  return isWide && !line[0]?.isBullet ? first : undefined;
}

/** The left edge of a narrow table's second column: several lines have their widest gap before it, or start there. */
function cellStarts(cells: Word[][], usual: number): number[] {
  const gaps = cells.flatMap((cell) => widestGap(cell, usual)?.word.x0 ?? []);
  const all = [...gaps, ...cells.flatMap((cell) => cell[0]?.x0 ?? [])];
  return gaps.filter(
    (start) => all.filter((other) => Math.abs(other - start) < aligned).length >= leastCells,
  );
}

/** Justified text of few words: all spaces are wide and about equal. */
function isStretched(line: Word[]): boolean {
  const gaps = gapsIn(line);
  const size = line[0]?.size ?? 10;
  return (
    gaps.length > 2 && Math.max(...gaps) < size * 1.35 && Math.max(...gaps) - Math.min(...gaps) < size * 0.12
  );
}

function linesOfWords(words: Word[]): Word[][] {
  const lines: Word[][] = [];
  for (const word of [...words].sort((a, b) => b.y - a.y || a.x0 - b.x0)) {
    // Tall words may start slightly higher on the same line, so the last few lines are checked.
    const line = lines
      .slice(-3)
      .find((other) => other.some((one) => isSameLine(one, word) && !overlap(one, word)));
    if (line && !line.some((one) => overlap(one, word))) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.sort((a, b) => a.x0 - b.x0));
}

const overlap = (a: Word, b: Word) =>
  Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > Math.min(a.size, b.size) * 0.4;

function toSegment(words: Word[]): Segment {
  const size = Math.max(...words.map((word) => word.size));
  const y = words.find((word) => word.size === size)?.y ?? 0;
  return {
    words,
    x0: Math.min(...words.map((word) => word.x0)),
    x1: Math.max(...words.map((word) => word.x1)),
    y,
    top: y + size * 0.8,
    size,
    order: Math.min(...words.map((word) => word.order)),
  };
}

/** The words in reading order; runs against the line's direction are reversed. Mixed lines have the page's direction. */
export function segmentText(words: Word[], isRtlPage = false): string {
  const mark = words.at(-1);
  // On such a page the bullet of a line in another script is at its right.
  if (isRtlPage && mark?.isBullet && words.length > 1)
    return `${mark.text} ${segmentText(words.slice(0, -1), isRtlPage)}`;
  const rtlLetters = words.filter((word) => word.isRtl).length;
  const ltrLetters = words.filter((word) => !word.isRtl && /\p{L}/u.test(word.text)).length;
  // Numbers follow the page's direction: "2011 - 2015" is painted as "2015 - 2011".
  const isRtl = rtlLetters > ltrLetters || (isRtlPage && (rtlLetters > 0 || ltrLetters === 0));
  const base = isRtl ? [...words].reverse() : words;
  if (rtlLetters === 0) return base.map((word) => word.text).join(" ");
  const read: string[] = [];
  for (let index = 0; index < base.length; ) {
    const isTurned = (word: Word | undefined) =>
      word !== undefined && (isRtl ? !word.isRtl && /[\p{L}\p{N}]/u.test(word.text) : word.isRtl);
    // A sign between two words of the opposite direction belongs to them.
    const isBetween = (at: number) => !/[\p{L}\p{N}]/u.test(base[at]?.text ?? "a") && isTurned(base[at + 1]);
    let end = index;
    while (isTurned(base[end]) || (end > index && isBetween(end))) end++;
    if (end > index) for (const word of base.slice(index, end).reverse()) read.push(word.text);
    else read.push(base[end++]?.text ?? "");
    index = end;
  }
  return read.join(" ");
}

/** From top to bottom. */
export const byHeight = <T extends { y: number }>(segments: T[]): T[] =>
  segments.toSorted((a, b) => b.y - a.y);

/** The number of lines. */
export const linesIn = (segments: Segment[]): number => groupAdjacent(byHeight(segments), isSameLine).length;
