import { apply, type Box, type Matrix } from "./matrix.ts";

/** One drawn character, in points from the lower left of the page as displayed. */
export type Glyph = {
  text: string;
  x: number;
  y: number;
  /** Along the writing direction. */
  width: number;
  size: number;
  /** Degrees, rounded to quarter turns when close to one. */
  angle: number;
  bold: boolean;
  /** Typeface and colour. */
  style: string;
  symbols: boolean;
  colour: string;
  /** Transparent, in invisible mode, or in a hidden layer. */
  unseen: "invisible" | "hiddenLayer" | null;
  /** Preceded by a space. */
  afterSpace: boolean;
  /** Painted separately: only glyphs it touches can be in the same word. */
  isPaintedAlone: boolean;
  /** Letter spacing, which is not a space. */
  spacing: number;
  order: number;
};
/** Paint below or above text; a null colour is an image or a gradient. `exact`: it fills its box. */
export type Paint = { box: Box; colour: string | null; exact: boolean; order: number };
export type Drawing = { glyphs: Glyph[]; paints: Paint[]; pictures: Box[] };

export type Font = {
  name?: string;
  loadedName?: string;
  bold?: boolean;
  black?: boolean;
  vertical?: boolean;
  fontMatrix?: Matrix;
  isType3Font?: boolean;
};
/** The part of the graphics state that affects text: saved by `save`, restored by `restore`. */
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
  /** Opacity of the enclosing groups, within which `alpha` starts again. */
  groupAlpha: number;
  /** Blended paint hides nothing, like a highlighter. */
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
/** As a separate word only: "LMSansDemiCond" and "Lexicon" are text fonts. */
const iconName = /(?<![A-Za-z])icon|Icon/;
export const isSymbolFont = (name: string): boolean => symbolName.test(name) || iconName.test(name);
const invisibleModes = new Set([3, 7]);

/** `width` is in the units of the text matrix here. */
type Drawn = Pick<Glyph, "text" | "width" | "afterSpace" | "isPaintedAlone" | "order"> & {
  at: { x: number; y: number };
  transform: Matrix;
  isLayerOff: boolean;
};

export function glyphOf(state: State, { at, transform, isLayerOff, ...drawn }: Drawn): Glyph {
  const { font } = state;
  const [x, y] = apply(transform, at.x, at.y + state.rise);
  const along = font.vertical
    ? [-transform[2], -transform[3]]
    : [transform[0], transform[1]].map((part) => part * state.direction);
  const [dx = 1, dy = 0] = along;
  const stretch = Math.hypot(dx, dy);
  return {
    ...drawn,
    x,
    y,
    width: drawn.width * stretch,
    size: sizeOf(state, drawn.width) * Math.hypot(transform[2], transform[3]),
    angle: angleOf(dx, dy),
    bold: font.bold === true || font.black === true || boldName.test(font.name ?? ""),
    style: `${font.name?.replace(/^[A-Z]{6}\+/, "") ?? font.loadedName}/${state.fill}`,
    symbols: isSymbolFont(font.name ?? ""),
    colour: state.fill,
    unseen: isLayerOff ? "hiddenLayer" : isUnseen(state) || isCutOff(state, x, y) ? "invisible" : null,
    spacing: state.charSpacing * stretch * state.scale,
  };
}

/** Type 3 fonts do not state their height unless they use common units, so it is estimated from their widest glyph. */
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

/** Whether the glyph is far outside the clip; at the edge it is still visible. */
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
