import { apply, type Box, type Matrix } from "./matrix.ts";

/** One drawn character, in points from the lower left of the page as it is looked at. */
export type Glyph = {
  text: string;
  x: number;
  y: number;
  /** Along the writing direction. */
  width: number;
  size: number;
  /** Degrees, to whole quarters where it is nearly one. */
  angle: number;
  bold: boolean;
  symbols: boolean;
  colour: string;
  /** Transparent, drawn with the invisible mode, or in a layer that is switched off. */
  unseen: "invisible" | "hiddenLayer" | null;
  /** A space stands before it. */
  afterSpace: boolean;
  /** Painted on its own: only what it touches can be of its word. */
  apart: boolean;
  /** Wide setting of letters is not a space. */
  spacing: number;
  order: number;
};
/** Something painted under or over text; a null colour is a picture or a gradient. `exact`: it fills its box. */
export type Paint = { box: Box; colour: string | null; exact: boolean; order: number };
export type Drawing = { glyphs: Glyph[]; paints: Paint[]; pictures: Box[] };

export type Font = {
  name?: string;
  bold?: boolean;
  black?: boolean;
  vertical?: boolean;
  fontMatrix?: Matrix;
  isType3Font?: boolean;
};
/** What of the graphics state decides how text looks: kept by `save`, brought back by `restore`. */
export type State = {
  ctm: Matrix;
  font: Font;
  size: number;
  direction: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
  fill: string;
  alpha: number;
  /** How much of it the groups around let through: inside them `alpha` begins anew. */
  groupAlpha: number;
  /** Blended with what is below, paint hides nothing: a highlighter's mark. */
  isBlended: boolean;
  clip: Box | null;
  clipIsExact: boolean;
};

export const initialState = (ctm: Matrix): State => ({
  ctm,
  font: {},
  size: 0,
  direction: 1,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  mode: 0,
  fill: "#000000",
  alpha: 1,
  groupAlpha: 1,
  isBlended: false,
  clip: null,
  clipIsExact: true,
});

const boldName = /bold|black|heavy|semibd|demi/i;
const symbolName = /wingdings|webdings|dingbats|symbol|awesome|icons|icomoon|marvosym|materia/i;
/** Not within a word: "LMSansDemiCond" and "Lexicon" are fonts for text. */
const iconName = /(?<![A-Za-z])icon|Icon/;
export const isSymbolFont = (name: string): boolean => symbolName.test(name) || iconName.test(name);
const invisibleModes = new Set([3, 7]);

type Drawn = {
  text: string;
  width: number;
  at: { x: number; y: number };
  whole: Matrix;
  isLayerOff: boolean;
  afterSpace: boolean;
  apart: boolean;
  order: number;
};

export function glyphOf(state: State, drawn: Drawn): Glyph {
  const { whole, width } = drawn;
  const { font } = state;
  const [x, y] = apply(whole, drawn.at.x, drawn.at.y + state.rise);
  const along = font.vertical
    ? [-whole[2], -whole[3]]
    : [whole[0], whole[1]].map((part) => part * state.direction);
  const [dx = 1, dy = 0] = along;
  const stretch = Math.hypot(dx, dy);
  return {
    text: drawn.text,
    x,
    y,
    width: width * stretch,
    size: sizeOf(state, width) * Math.hypot(whole[2], whole[3]),
    angle: angleOf(dx, dy),
    bold: font.bold === true || font.black === true || boldName.test(font.name ?? ""),
    symbols: isSymbolFont(font.name ?? ""),
    colour: state.fill,
    unseen: drawn.isLayerOff ? "hiddenLayer" : isUnseen(state) || isCutOff(state, x, y) ? "invisible" : null,
    afterSpace: drawn.afterSpace,
    apart: drawn.apart,
    spacing: state.charSpacing * stretch * state.scale,
    order: drawn.order,
  };
}

/** Fonts made of drawings (type 3) say nothing of their height unless they use common units: their widest letter does. */
function sizeOf({ font, size }: State, width: number): number {
  const unit = Math.abs(font.fontMatrix?.[0] ?? 0.001);
  if (!font.isType3Font || (unit > 0.0003 && unit < 0.002)) return size;
  const widest = Math.max(widestOf.get(font) ?? 0, width);
  widestOf.set(font, widest);
  return widest * 1.1;
}
const widestOf = new WeakMap<Font, number>();

const isUnseen = (state: State) =>
  invisibleModes.has(state.mode) ||
  state.alpha * state.groupAlpha < 0.05 ||
  (state.mode !== 1 && state.fill === "transparent");

/** Far outside of what may be painted at the moment: a character at the very edge is still seen. */
function isCutOff({ clip, size }: State, x: number, y: number): boolean {
  const [near, far] = [3, size * 2 + 3];
  return (
    clip !== null && (x > clip.x1 + near || x < clip.x0 - far || y > clip.y1 + near || y < clip.y0 - far)
  );
}

function angleOf(dx: number, dy: number): number {
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
  const quarter = Math.round(degrees / 90) * 90;
  const near = Math.abs(degrees - quarter) < 3 ? quarter : Math.round(degrees);
  return (near + 360) % 360;
}
