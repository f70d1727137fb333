import { type Drawing, type Font, glyphOf, initialState, type State } from "./glyphs.ts";
import { OPS } from "./library.ts";
import { type Box, boxOf, identity, intersect, type Matrix, multiply } from "./matrix.ts";

type GlyphLike = { unicode?: string; width: number; isSpace?: boolean; vmetric?: number[] | null };
export type Source = {
  operators: { fnArray: number[]; argsArray: unknown[][] };
  fontOf(name: string): Font | null;
  isLayerVisible(properties: unknown): boolean;
  base: Matrix;
};
type Step = (args: unknown[], order: number) => void;

const maxGlyphs = 300_000;
const maxPaints = 20_000;
const fillings = new Set<unknown>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const endsPlacing = new Set([
  OPS.save,
  OPS.restore,
  OPS.beginText,
  OPS.showText,
  OPS.constructPath,
  OPS.shadingFill,
  OPS.paintFormXObjectBegin,
  OPS.beginGroup,
]);
/** TeX's own encodings use control characters for these, in files without a Unicode mapping. */
const texLetters: Record<string, string> = {
  "\u000b": "ff",
  "\u000c": "fi",
  "\u000e": "ffi",
  "\u000f": "ffl",
  "\u0010": "“",
  "\u0011": "”",
  "\u0015": "–",
  "\u0016": "—",
  "\u001b": "ff",
  "\u001c": "fi",
  "\u001d": "fl",
  "\u001e": "ffi",
  "\u001f": "ffl",
};
const everywhere = { x0: -1e6, y0: -1e6, x1: 1e6, y1: 1e6 };
const unitBox = { x0: 0, y0: 0, x1: 1, y1: 1 };

const number = (value: unknown) => Number(value ?? 0);
const matrix = (value: unknown) => Array.from(value as number[]) as Matrix;

function boxFrom(bounds: unknown): Box {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(bounds as number[]);
  return { x0: Math.min(x0, x1), y0: Math.min(y0, y1), x1: Math.max(x0, x1), y1: Math.max(y0, y1) };
}

/** Path operators: 0 moves, 1 draws a line, 4 closes. A rectangle has four corners with two x and two y values. */
function isRectangle(path: unknown): boolean {
  const data = (path as [ArrayLike<number> | null] | null)?.[0];
  if (!data || data.length < 12 || data.length > 17) return false;
  const [xs, ys] = [new Set<number>(), new Set<number>()];
  for (let at = 0; at + 2 < data.length; at += 3) {
    if (data[at] !== 0 && data[at] !== 1) return false;
    xs.add(Math.round(Number(data[at + 1]) * 100));
    ys.add(Math.round(Number(data[at + 2]) * 100));
  }
  return xs.size === 2 && ys.size === 2;
}

/** Interprets the page's operators like a renderer, and records the position of each glyph and the paint below it. */
export function drawingOf({ operators, fontOf, isLayerVisible, base }: Source): Drawing {
  const drawing: Drawing = { glyphs: [], paints: [], pictures: [] };
  let state = initialState(base);
  const stack: State[] = [];
  const layers: boolean[] = [];
  let textMatrix: Matrix = identity;
  let [x, y, lineX, lineY] = [0, 0, 0, 0];
  let isAfterSpace = true;
  let isPaintedAlone = true;
  let isClipping = false;

  const paint = (box: Box, colour: string | null, order: number, exact = true) => {
    const seen = state.clip ? intersect(box, state.clip) : box;
    if (drawing.paints.length < maxPaints && seen.x0 < seen.x1 && seen.y0 < seen.y1)
      drawing.paints.push({ box: seen, colour, exact: exact && state.clipIsExact, order });
  };
  const clipTo = (box: Box, exact: boolean) => {
    state.clip = state.clip ? intersect(box, state.clip) : box;
    state.clipIsExact = state.clipIsExact && exact;
  };
  const within = (...inner: unknown[]) => {
    stack.push({ ...state });
    for (const one of inner) if (one) state.ctm = multiply(state.ctm, matrix(one));
  };
  const restore = () => {
    state = stack.pop() ?? state;
  };
  const startText = (from: Matrix) => {
    textMatrix = from;
    [x, y, lineX, lineY] = [0, 0, 0, 0];
  };
  const moveText = (dx: number, dy: number) => {
    [lineX, lineY] = [lineX + dx, lineY + dy];
    [x, y] = [lineX, lineY];
    isPaintedAlone = isPaintedAlone || dy !== 0;
  };
  const setFont = (name: unknown, size: unknown) => {
    state.font = fontOf(String(name)) ?? {};
    state.size = Math.abs(number(size));
    state.direction = number(size) < 0 ? -1 : 1;
  };
  const set =
    (change: (args: unknown[]) => Partial<State>): Step =>
    (args) =>
      Object.assign(state, change(args));
  const startClip = () => {
    isClipping = true;
  };

  const steps = new Map<number, Step>([
    [OPS.save, () => within()],
    [OPS.restore, restore],
    [OPS.transform, set((args) => ({ ctm: multiply(state.ctm, matrix(args)) }))],
    [
      OPS.paintFormXObjectBegin,
      ([inner, bounds]) => {
        within(inner);
        if (bounds) clipTo(boxOf(state.ctm, boxFrom(bounds)), true);
      },
    ],
    [OPS.paintFormXObjectEnd, restore],
    [
      OPS.beginGroup,
      ([group]) => {
        within((group as { matrix?: unknown } | null)?.matrix);
        state.groupAlpha *= state.alpha;
        state.alpha = 1;
      },
    ],
    [OPS.endGroup, restore],
    [OPS.endAnnotation, restore],
    [
      OPS.beginAnnotation,
      ([, , outer, inner]) => {
        within();
        state.ctm = multiply(multiply(base, matrix(outer)), matrix(inner));
      },
    ],
    [OPS.beginMarkedContent, () => void layers.push(true)],
    [OPS.beginMarkedContentProps, ([tag, props]) => void layers.push(tag !== "OC" || isLayerVisible(props))],
    [OPS.endMarkedContent, () => void layers.pop()],
    [
      OPS.beginText,
      () => {
        startText(identity);
        isPaintedAlone = true;
      },
    ],
    [OPS.setTextMatrix, (args) => startText(matrix(args.length === 1 ? args[0] : args))],
    [OPS.moveText, ([dx, dy]) => moveText(number(dx), number(dy))],
    [
      OPS.setLeadingMoveText,
      ([dx, dy]) => {
        state.leading = number(dy);
        moveText(number(dx), number(dy));
      },
    ],
    [OPS.nextLine, () => moveText(0, state.leading)],
    [OPS.setFont, ([name, size]) => setFont(name, size)],
    [OPS.setLeading, set(([leading]) => ({ leading: -number(leading) }))],
    [OPS.setCharSpacing, set(([spacing]) => ({ charSpacing: number(spacing) }))],
    [OPS.setWordSpacing, set(([spacing]) => ({ wordSpacing: number(spacing) }))],
    [OPS.setHScale, set(([percent]) => ({ scale: number(percent) / 100 }))],
    [OPS.setTextRise, set(([rise]) => ({ rise: number(rise) }))],
    [OPS.setTextRenderingMode, set(([mode]) => ({ mode: number(mode) }))],
    [OPS.setFillRGBColor, set(([colour]) => ({ fill: String(colour) }))],
    [OPS.setFillTransparent, set(() => ({ fill: "transparent" }))],
    [OPS.setFillColorN, set(() => ({ fill: "pattern" }))],
    [
      OPS.setGState,
      ([entries]) => {
        for (const [key, value] of (entries ?? []) as [string, unknown][]) {
          if (key === "ca") state.alpha = number(value);
          if (key === "BM") state.isBlended = !["source-over", "Normal"].includes(String(value));
          if (key === "Font") setFont((value as unknown[])[0], (value as unknown[])[1]);
        }
      },
    ],
    [OPS.shadingFill, (_, order) => paint(everywhere, null, order)],
    [
      OPS.constructPath,
      ([filling, path, bounds], order) => {
        const { fill, isBlended } = state;
        const alpha = state.alpha * state.groupAlpha;
        const box = bounds ? boxOf(state.ctm, boxFrom(bounds)) : null;
        const exact = isRectangle(path);
        if (box && fillings.has(filling) && alpha >= 0.5 && !isBlended && fill !== "transparent")
          paint(box, fill === "pattern" ? null : fill, order, exact);
        if (box && isClipping) clipTo(box, exact);
        isClipping = false;
      },
    ],
    [OPS.clip, startClip],
    [OPS.eoClip, startClip],
    [OPS.showText, ([items], order) => showText(items as (GlyphLike | number | null)[], order)],
  ]);

  function showText(items: (GlyphLike | number | null)[], order: number) {
    const { font, size, direction } = state;
    const scale = state.scale * direction;
    const advance = size * (font.fontMatrix?.[0] ?? 0.001);
    for (const item of items) {
      if (item === null) continue;
      if (typeof item === "number") {
        const jump = (item * size) / 1000;
        if (font.vertical) y -= jump;
        else x -= jump * scale;
        continue;
      }
      const gap = ((item.isSpace ? state.wordSpacing : 0) + state.charSpacing) * direction;
      const width = (font.vertical ? -(item.vmetric?.[0] ?? -1000) : item.width) * advance;
      put(item, font.vertical ? width : width * Math.abs(scale), order);
      if (font.vertical) y -= width - gap;
      else x += (width + gap) * scale;
    }
  }

  function put({ unicode = "", isSpace }: GlyphLike, width: number, order: number) {
    const text = texLetters[unicode] ?? unicode;
    if (/^\s*$/.test(text)) {
      isAfterSpace = isAfterSpace || /\s/.test(text) || isSpace === true;
      return;
    }
    if (drawing.glyphs.length >= maxGlyphs) return;
    const glyph = { text, width, afterSpace: isAfterSpace, isPaintedAlone, order };
    const [transform, isLayerOff] = [multiply(state.ctm, textMatrix), layers.includes(false)];
    drawing.glyphs.push(glyphOf(state, { ...glyph, at: { x, y }, transform, isLayerOff }));
    isAfterSpace = false;
    isPaintedAlone = false;
  }

  // An image that was not decoded leaves a transform after which nothing is painted.
  let isPlacing = false;
  operators.fnArray.forEach((operator, order) => {
    if (operator === OPS.restore && isPlacing) {
      const box = boxOf(state.ctm, unitBox);
      paint(box, null, order);
      if (drawing.pictures.length < maxPaints) drawing.pictures.push(box);
    }
    if (operator === OPS.transform) isPlacing = true;
    else if (endsPlacing.has(operator)) isPlacing = false;
    steps.get(operator)?.(operators.argsArray[order] ?? [], order);
  });
  return drawing;
}
