import type { Line } from "../file/fileText.ts";
import type { Glyph } from "./glyphs.ts";
import { inReadingOrder, type Row } from "./order.ts";
import { type Segment, segmentsOf, segmentText } from "./segments.ts";
import { wordsOf } from "./words.ts";

/** A page's characters → its lines. Text that runs another way (turned labels) comes after the rest. */
export function linesOf(glyphs: Glyph[], page: number): (Line & { y: number })[] {
  const byAngle = Map.groupBy(glyphs, (glyph) => glyph.angle);
  return [...byAngle]
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([angle, some]) => {
      const rows = inReadingOrder(segmentsOf(wordsOf(some, angle)));
      return inColumns(rows.map((row, index) => toLine(row, rows[index - 1], page)));
    })
    .filter((line) => line.text !== "");
}

function toLine(row: Row, before: Row | undefined, page: number): Line & { y: number } {
  const words = row.flatMap((segment) => segment.words);
  const rtlWords = words.filter((word) => word.isRtl).length;
  const ordered = rtlWords > words.length / 2 ? [...row].reverse() : row;
  const size = Math.max(...row.map((segment) => segment.size));
  const letters = (some: typeof words) => some.reduce((sum, word) => sum + word.text.length, 0);
  const [own, last] = [row[0], before?.[0]];
  const step = own && last ? last.y - own.y : Number.POSITIVE_INFINITY;
  return {
    text: ordered
      .map(
        (segment, index) =>
          (index > 0 ? between(ordered[index - 1], segment) : "") + segmentText(segment.words),
      )
      .join("")
      .replace(/^(?:[•●▪■◆◇○◦‣⁃∙·➢➤►▶✓✔❖★☆–-]|o(?=\s\S))\s*(?=\S)/u, (mark) =>
        isMark(mark, words) ? "• " : mark,
      )
      .trim(),
    page,
    size: Math.round(size * 10) / 10,
    bold: letters(words.filter((word) => word.bold)) > letters(words) * 0.7,
    heading: false,
    apart: step < 0 || step > size * 1.75,
    left: Math.round(own?.x0 ?? 0),
    column: 0,
    startsColumn: step < -size || last === undefined,
    y: own?.y ?? 0,
  };
}

/** A wide gap on one line is a tab; a label broken over two lines is still one label. */
const between = (left: Segment | undefined, right: Segment) => (left && left.x0 === right.x0 ? " " : "\t");

/** Where the text jumps up, a column begins; its left edge tells which column of the next page goes on with it. */
function inColumns<L extends Line>(lines: L[]): L[] {
  let start = 0;
  lines.forEach((_, index) => {
    if (index + 1 < lines.length && !lines[index + 1]?.startsColumn) return;
    const column = Math.min(...lines.slice(start, index + 1).map((line) => line.left));
    for (const line of lines.slice(start, index + 1)) line.column = column;
    start = index + 1;
  });
  return lines;
}

/** A sign of its own at the head of a line is a bullet; "-5 °C" and "o'clock" are not. */
const isMark = (mark: string, words: { isBullet: boolean; text: string }[]) =>
  words.length > 1 &&
  (words[0]?.isBullet === true || words[0]?.text === "o" || /^[^\p{L}\p{N}-]/u.test(mark));
