import { mostCommon } from "../../text/counts.ts";
import { cleanText } from "../../text/fileText.ts";
import { median } from "../../text/median.ts";
import type { Glyph } from "./glyphs.ts";

/** A word in the frame of its own writing direction: `x` along the line, `y` upwards. */
export type Word = {
  text: string;
  x0: number;
  x1: number;
  y: number;
  size: number;
  bold: boolean;
  /** Typeface, colour and size. */
  style: string;
  order: number;
  isRtl: boolean;
  isBullet: boolean;
};

const wordGap = 0.14;
const touching = 0.03;
/** Browsers add an eighth and word processors a fifth of an em between Chinese or Japanese and other letters: no space. */
const scriptGap = 0.22;
/** Scripts without spaces between words. */
export const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
const rtl = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const bulletLike = /^[•●▪■◆◇○◦‣⁃∙·➢➤►▶✓✔❖★☆–*-]$/;

type Placed = Glyph & { u: number; v: number };

/** Groups glyphs into words. Glyphs of a line may be painted in any order, twice (fake bold), or with separate accents. */
export function wordsOf(glyphs: Glyph[], angle: number): Word[] {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const placed = glyphs.map((glyph) => ({
    ...glyph,
    u: glyph.x * cos + glyph.y * sin,
    v: -glyph.x * sin + glyph.y * cos,
  }));
  const words: Word[] = [];
  let current: Placed[] = [];
  const flush = () => {
    const word = toWord(current);
    if (word) words.push(word);
    current = [];
  };
  const spacing = letterSpacing(placed);
  for (const [index, glyph] of placed.entries()) {
    if (current.length && !continues(current, glyph, spacing[index] ?? 0)) flush();
    if (!isRepeated(current, glyph)) current.push(glyph);
  }
  flush();
  return withoutFakeBold(words);
}

/** Between the words of a line. */
export const gapsIn = (line: Word[]): number[] =>
  line.slice(1).map((word, index) => word.x0 - (line[index]?.x1 ?? 0));

const leastGaps = 4;

/** Letter spacing around each glyph in points: about a tenth of the size or more, otherwise 0. */
function letterSpacing(glyphs: Placed[]): number[] {
  const spacings: number[] = [];
  for (let start = 0; start < glyphs.length; ) {
    const gaps: number[] = [];
    let end = start + 1;
    for (; end < glyphs.length; end++) {
      const [last, glyph] = [glyphs[end - 1] as Placed, glyphs[end] as Placed];
      const gap = glyph.u - (last.u + last.width);
      if (
        Math.abs(glyph.v - last.v) > 0.5 ||
        glyph.size !== last.size ||
        gap > glyph.size ||
        gap < -glyph.size
      )
        break;
      if (!glyph.afterSpace) gaps.push(gap - Math.max(0, last.spacing));
    }
    const { size } = glyphs[start] as Placed;
    const usual = median(gaps) ?? 0;
    const isSet = gaps.length >= leastGaps && usual > size * 0.08 && usual < size * 0.25;
    for (; start < end; start++) spacings.push(isSet ? usual : 0);
  }
  return spacings;
}

/** A word painted again with a tiny offset is fake bold. */
function withoutFakeBold(words: Word[]): Word[] {
  const seen = new Map<string, Word[]>();
  return words.filter((word) => {
    const others = seen.get(word.text) ?? [];
    const near = word.size * 0.12;
    if (others.some((other) => Math.abs(other.x0 - word.x0) < near && Math.abs(other.y - word.y) < near))
      return false;
    seen.set(word.text, [...others, word]);
    return true;
  });
}

function continues(word: Placed[], glyph: Placed, extraGap: number): boolean {
  const last = word.findLast((one) => !isMark(one.text)) ?? word.at(-1);
  if (!last) return false;
  if (isMark(glyph.text)) return isOver(glyph, last) || word.some((one) => isOver(glyph, one));
  const size = Math.max(last.size, glyph.size);
  if (Math.abs(glyph.v - last.v) > size * 0.35) return false;
  if (isAccent(glyph.text) || isAccent(last.text)) return Math.abs(glyph.u - last.u) < size * 1.2;
  if (glyph.symbols !== last.symbols || glyph.afterSpace) return false;
  // "•Python •SQL": bullets without spaces after them.
  if (!glyph.symbols && (glyph.text === "•" || last.text === "•")) return false;
  const spacing = Math.max(0, last.spacing);
  const gap = glyph.u - (last.u + last.width) - spacing;
  if (glyph.isPaintedAlone && !belong(last.text, glyph.text)) return false;
  const isChange = unspaced.test(glyph.text) !== unspaced.test(last.text);
  const widest = isChange ? scriptGap : glyph.isPaintedAlone ? touching : wordGap;
  if (gap >= -size * 0.35 && gap <= size * widest + extraGap) return true;
  // Right-to-left text may be painted in reading order.
  const back = last.u - (glyph.u + glyph.width) - spacing;
  return (
    rtl.test(glyph.text) && back >= -size * 0.35 && back <= size * (glyph.isPaintedAlone ? touching : wordGap)
  );
}

/** Whether two glyphs painted apart belong together: letters of one direction, or a sign beside a script without spaces. */
function belong(one: string, other: string): boolean {
  const [isLetter, isOther] = [one, other].map((text) => /[\p{L}\p{N}]/u.test(text));
  if (isLetter && isOther) return rtl.test(one) === rtl.test(other);
  return [one, other].some((text) => rtl.test(text) || unspaced.test(text));
}

/** Combining marks of Arabic and Hebrew, above or below a letter. */
const isMark = (text: string) => /^\p{M}+$/u.test(text);
const isOver = (mark: Placed, letter: Placed) => {
  const at = mark.u + mark.width / 2;
  const near = letter.size * 0.25;
  return (
    Math.abs(mark.v - letter.v) < letter.size * 0.8 &&
    at > letter.u - near &&
    at < letter.u + letter.width + near
  );
};

const isRepeated = (word: Placed[], glyph: Placed) =>
  word
    .slice(-12)
    .some(
      (other) =>
        other.text === glyph.text &&
        Math.abs(other.u - glyph.u) < glyph.size * 0.08 &&
        Math.abs(other.v - glyph.v) < glyph.size * 0.08,
    );

const combining: Record<string, string> = {
  "´": "\u0301",
  "`": "\u0300",
  "¨": "\u0308",
  ˆ: "\u0302",
  "˜": "\u0303",
  ˇ: "\u030c",
  "¸": "\u0327",
  "˚": "\u030a",
  "˝": "\u030b",
};
const isAccent = (text: string) => text in combining;

function toWord(glyphs: Placed[]): Word | null {
  const first = glyphs[0];
  if (!first) return null;
  // Signs have no direction: one Hebrew letter before a hyphen makes a Hebrew word.
  const letters = glyphs.filter((glyph) => /\p{L}/u.test(glyph.text));
  const isRtl = letters.filter((glyph) => rtl.test(glyph.text)).length > letters.length / 2;
  const ordered = marked(glyphs, isRtl);
  const text = clean(isRtl ? mirroredSigns(compose(ordered)) : compose(ordered), glyphs);
  if (text === "") return null;
  const size = Math.max(...glyphs.map((glyph) => glyph.size));
  return {
    text,
    x0: Math.min(...glyphs.map((glyph) => glyph.u)),
    x1: Math.max(...glyphs.map((glyph) => glyph.u + glyph.width)),
    y: first.v,
    size,
    bold: glyphs.filter((glyph) => glyph.bold).length > glyphs.length / 2,
    style: `${mostCommon(glyphs.map((glyph) => glyph.style))}/${Math.round(size * 2)}`,
    order: first.order,
    isRtl,
    isBullet: text === "•" || bulletLike.test(text),
  };
}

/** Letters in order, each with its marks: painted after it, or before it if the painting order is reversed. */
function marked(glyphs: Placed[], isRtl: boolean): Placed[] {
  const letters = glyphs.filter((glyph) => !isMark(glyph.text));
  const isBackwards = isRtl && (letters[0]?.u ?? 0) < (letters.at(-1)?.u ?? 0);
  const ordered = letters.toSorted((a, b) => (isRtl ? b.u - a.u : a.u - b.u));
  glyphs.forEach((mark, index) => {
    if (!isMark(mark.text)) return;
    const near = isBackwards ? glyphs.slice(index) : glyphs.slice(0, index).reverse();
    const letter = near.find((one) => !isMark(one.text));
    ordered.splice(letter ? ordered.indexOf(letter) + 1 : ordered.length, 0, mark);
  });
  return ordered;
}

const mirrors: Record<string, string> = { "(": ")", ")": "(", "[": "]", "]": "[", "«": "»", "»": "«" };

/** In right-to-left text, brackets are mirrored. */
export const mirroredSigns = (text: string): string =>
  text.replace(/[()[\]«»]/g, (sign) => mirrors[sign] ?? sign);

/** TeX draws "ü" as "¨" above "u": combines the two into one character. */
function compose(glyphs: Placed[]): string {
  let text = "";
  for (let index = 0; index < glyphs.length; index++) {
    const glyph = glyphs[index];
    const next = glyphs[index + 1];
    if (!glyph) continue;
    const mark = combining[glyph.text];
    const [before, after] = [glyphs[index - 1], next].map(
      (other) =>
        other && /^\p{L}$/u.test(other.text) && Math.abs(middle(other) - middle(glyph)) < glyph.size * 0.3,
    );
    if (mark && before) text += mark;
    else if (mark && after && next) {
      text += next.text + mark;
      index += 1;
    } else text += glyph.text;
  }
  return text.normalize("NFC");
}

const middle = (glyph: Placed) => glyph.u + glyph.width / 2;

/** A single symbol-font glyph is a bullet; several, or one within a word, are ignored. */
function clean(text: string, glyphs: Placed[]): string {
  const plain = cleanText(text);
  const isSymbolic = glyphs.every((glyph) => glyph.symbols) || /^•+$/.test(plain);
  if (isSymbolic && plain !== "") return [...text].length === 1 ? "•" : "";
  return /\p{L}/u.test(plain) ? plain.replaceAll("•", "") : plain;
}
