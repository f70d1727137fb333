import { groupAdjacent } from "../../text/adjacent.ts";
import { mostCommon } from "../../text/counts.ts";
import { type Line, styleChange } from "../../text/fileText.ts";
import { headingKinds } from "../../text/headings.ts";
import type { Glyph } from "./glyphs.ts";
import { inReadingOrder } from "./order.ts";
import { isDates, type Row } from "./rows.ts";
import { type Segment, segmentsOf, segmentText } from "./segments.ts";
import { unspaced, type Word, wordsOf } from "./words.ts";
import { joinWrappedCells } from "./wrappedCells.ts";

type PlacedLine = Line & { y: number };

/** Groups a page's glyphs into lines. A rotated heading in the margin precedes its section, other rotated text comes last. */
export function linesOf(glyphs: Glyph[], page: number): PlacedLine[] {
  const byAngle = [...Map.groupBy(glyphs, (glyph) => glyph.angle)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const [upright, ...turned] = byAngle.map(([angle, group]) => ({
    angle,
    segments: segmentsOf(wordsOf(group, angle)),
  }));
  if (!upright) return [];
  const lines = linesIn(upright.segments, page);
  for (const { angle, segments } of turned)
    if (upright.angle === 0 && angle % 180 === 90) addMarginHeads(lines, segments, { angle, page });
    else lines.push(...linesIn(segments, page));
  return lines;
}

/** A right-to-left page is parsed as its mirror image, so that columns, rows and edges work the same. */
function linesIn(segments: Segment[], page: number): PlacedLine[] {
  const sheet = { page, isRtl: isRtl(segments) };
  const rows = joinWrappedCells(inReadingOrder(sheet.isRtl ? mirrored(segments) : segments));
  return inColumns(rows.map((row, index) => toLine(row, rows[index - 1], sheet))).filter(
    (line) => line.text !== "",
  );
}

function mirrored(segments: Segment[]): Segment[] {
  const edges = segments.flatMap(({ x0, x1 }) => [x0, x1]);
  const width = Math.min(...edges) + Math.max(...edges);
  return segments.map((segment) => ({ ...segment, x0: width - segment.x1, x1: width - segment.x0 }));
}

const isRtl = (segments: Segment[]) => {
  const words = segments.flatMap((segment) => segment.words).filter((word) => /\p{L}/u.test(word.text));
  return words.filter((word) => word.isRtl).length > words.length / 2;
};

/** Each rotated segment is a separate line, so that headings in one margin are not joined. */
function addMarginHeads(
  lines: PlacedLine[],
  segments: Segment[],
  { angle, page }: { angle: number; page: number },
) {
  for (const segment of segments) {
    const line = toLine([segment], undefined, { page, isRtl: false });
    // Along the line is up or down the page.
    const [bottom, top] = angle === 90 ? [segment.x0, segment.x1] : [-segment.x1, -segment.x0];
    const first = headingKinds(line.text).length > 0 ? firstBeside(lines, top, bottom) : -1;
    const beside = lines[first];
    if (!beside) lines.push({ ...line, startsColumn: false });
    else
      lines.splice(first, 0, {
        ...line,
        y: beside.y,
        left: beside.left,
        column: beside.column,
        startsColumn: beside.startsColumn,
      });
    if (beside) beside.startsColumn = false;
  }
}

/** The first line of the text beside a heading: a heading beside the middle of its section is preceded by lines with the same spacing. */
function firstBeside(lines: PlacedLine[], top: number, bottom: number): number {
  let first = lines.findIndex((line) => line.y <= top + line.size);
  const stepAt = (index: number) =>
    (lines[index - 1]?.y ?? Number.POSITIVE_INFINITY) - (lines[index]?.y ?? 0);
  let widest = (lines[first]?.size ?? 0) * 1.3;
  for (let index = first + 1; index < lines.length && (lines[index]?.y ?? 0) >= bottom; index++)
    widest = Math.max(widest, stepAt(index));
  while (first > 0 && stepAt(first) > 0 && stepAt(first) <= widest * 1.1) first--;
  return first;
}

type Sheet = { page: number; isRtl: boolean };

function toLine(row: Row, previous: Row | undefined, { page, isRtl }: Sheet): PlacedLine {
  const words = row.flatMap((segment) => segment.words);
  const rtlWords = words.filter((word) => word.isRtl).length;
  // Rows of a mirrored page are in order; right-to-left lines on other pages are reversed.
  const ordered = !isRtl && rtlWords > words.length / 2 ? [...row].reverse() : row;
  const size = Math.max(...row.map((segment) => segment.size));
  // Dates beside a title are often in another style.
  const titled = row.filter((segment) => !isDates(segmentText(segment.words)));
  const styling = (titled.length > 0 ? titled : row).flatMap((segment) => segment.words);
  const letters = (some: typeof words) => some.reduce((sum, word) => sum + word.text.length, 0);
  const [first, last] = [row[0], previous?.[0]];
  const step = first && last ? last.y - first.y : Number.POSITIVE_INFINITY;
  const styled = ordered
    .map(
      (segment, index) =>
        (index > 0 ? between(ordered[index - 1], segment) : "") +
        (rtlWords || isRtl ? segmentText(segment.words, isRtl) : withStyleChanges(segment.words)),
    )
    .join("")
    .replace(/^(?:[•●▪■◆◇○◦‣⁃∙·➢➤►▶✓✔❖★☆–-]|o(?=\s\S))\s*(?=\S)/u, (mark) =>
      isMark(mark, words) ? "• " : mark,
    )
    .trim();
  return {
    text: styled.replaceAll(styleChange, " "),
    styled: styled.includes(styleChange) ? styled : undefined,
    page,
    size: Math.round(size * 10) / 10,
    bold: letters(styling.filter((word) => word.bold)) > letters(styling) * 0.7,
    face: mostCommon(styling.flatMap(({ text, style }) => [...text].map(() => style))),
    heading: first?.isHeading === true,
    hasGapAbove: step < 0 || step > size * 1.75,
    left: Math.round(first?.x0 ?? 0),
    cells: row.map(({ x0, x1 }) => ({ left: x0, right: x1 })),
    column: 0,
    startsColumn: step < -size || last === undefined,
    y: first?.y ?? 0,
  };
}

/**
 * The words of a segment, with `styleChange` before one of different typography. Chinese and Japanese letters, which many
 * fonts lack, are compared among themselves.
 */
function withStyleChanges(words: Word[]): string {
  let text = "";
  const last = new Map<boolean, string>();
  for (const word of words) {
    const script = unspaced.test(word.text);
    const isChange = hasLetters(word) && (last.get(script) ?? word.style) !== word.style;
    text += (text === "" ? "" : isChange ? styleChange : " ") + word.text;
    if (hasLetters(word)) last.set(script, word.style);
  }
  return text;
}

const hasLetters = ({ text }: Word) => /[\p{L}\p{N}]/u.test(text);

/** A wide gap on one line is a tab; a label wrapped over two lines stays one label. */
const between = (left: Segment | undefined, right: Segment) => (left && left.x0 === right.x0 ? " " : "\t");

/** A column starts where the text jumps up; its left edge identifies the column that continues it on the next page. */
function inColumns(lines: PlacedLine[]): PlacedLine[] {
  for (const columnLines of groupAdjacent(lines, (_, line) => !line.startsColumn)) {
    const column = Math.min(...columnLines.map((line) => line.left));
    for (const line of columnLines) {
      line.column = column;
      const beside = columnLines.filter((other) => other.left >= line.left - 3);
      line.edge = Math.max(...beside.flatMap(({ cells = [] }) => cells.map(({ right }) => right)));
    }
  }
  return lines;
}

/** A separate sign at the start of a line is a bullet; those of "-5 °C" and "o'clock" are not. */
const isMark = (mark: string, words: { isBullet: boolean; text: string }[]) =>
  words.length > 1 &&
  (words[0]?.isBullet === true || words[0]?.text === "o" || /^[^\p{L}\p{N}-]/u.test(mark));
