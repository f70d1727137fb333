import { termNamed } from "../../knowledge/dictionary.ts";
import { styleOf } from "../../text/headings.ts";
import type { ReadLine } from "./sections.ts";

/** How well somebody knows a thing: no skill. */
export const grade =
  /^(?:(?:very |highly |upper[- ]|pre[- ])?(?:basic(?:s| knowledge| level)?|beginner|elementary|intermediate|advanced|conversational|master|experts?|proficient|competent|fluent|native|good|excellent|strong|familiar|skilled|experienced)(?: user| level| knowledge| skills)?|latest|versions? .*|knowledge|present|current|etc\.?|and more|other|others|misc\.?|miscellaneous|various|[abc][12]\+?|\d{1,3} ?%|grundkenntnisse|fortgeschritten|sehr gut|gut|notions|avancé|débutant|básico|avanzado|intermedio|base|avanzato|начальный|средний|продвинутый|базовый|熟悉|精通|掌握|了解|初级|中级|高级)$/iu;

const indent = 40;

/**
 * "Software" over "Excel" and "Word": lines set alike that each stand over lines set otherwise name groups of skills.
 * Where two such lines follow one another they are skills themselves.
 */
export function withoutGroupNames(lines: ReadLine[]): ReadLine[] {
  const items = lines.filter((line) => !grade.test(line.plain));
  const [first] = items;
  if (!first) return lines;
  const isName = (line: ReadLine | undefined) =>
    line !== undefined && styleOf(line) === styleOf(first) && Math.abs(line.left - first.left) < 3;
  const isOver = (line: ReadLine, below: ReadLine | undefined) =>
    below !== undefined &&
    /^\p{L}[\p{L} &-]*$/u.test(line.plain) &&
    (styleOf(below) !== styleOf(line) || (below.left > line.left + 3 && below.left < line.left + indent));
  const areOver = items.every((line, index) => !isName(line) || isOver(line, items[index + 1]));
  return areOver ? lines.filter((line) => !isName(line) || termNamed(line.plain) !== undefined) : lines;
}
