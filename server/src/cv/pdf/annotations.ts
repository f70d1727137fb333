import type { Glyph } from "./glyphs.ts";
import { apply, type Matrix } from "./matrix.ts";

type Annotation = {
  subtype?: string;
  hasAppearance?: boolean;
  annotationFlags?: number;
  rect?: number[];
  textContent?: string[];
  defaultAppearanceData?: { fontSize?: number; fontColor?: ArrayLike<number> | null };
};

/** The flags Hidden and NoView. */
const unseenFlags = 2 | 32;

/** Text typed onto a page in a viewer without an appearance stream: viewers draw it themselves. */
export function glyphsOfAnnotations(annotations: Annotation[], base: Matrix): Glyph[] {
  return annotations.flatMap((one) => {
    const { subtype, hasAppearance, annotationFlags = 0, rect = [], textContent = [] } = one;
    if (subtype !== "FreeText" || hasAppearance || annotationFlags & unseenFlags) return [];
    const size = one.defaultAppearanceData?.fontSize || 10;
    const parts = Array.from(one.defaultAppearanceData?.fontColor ?? [0, 0, 0]);
    const colour = `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
    const [x = 0, y = 0] = apply(base, rect[0] ?? 0, Math.max(rect[1] ?? 0, rect[3] ?? 0));
    return textContent.flatMap((row, index) =>
      placed(row, { x, y: y - size * 1.2 * (index + 1), size, colour }),
    );
  });
}

/** Letter positions are unknown: a width of half the height is close enough for the reading order. */
function placed(text: string, { x, y, size, colour }: Pick<Glyph, "x" | "y" | "size" | "colour">): Glyph[] {
  const width = size * 0.5;
  return [...text].flatMap((letter, index, letters) =>
    letter.trim() === ""
      ? []
      : {
          text: letter,
          x: x + index * width,
          y,
          width,
          size,
          angle: 0,
          bold: false,
          style: colour,
          symbols: false,
          colour,
          unseen: null,
          afterSpace: (letters[index - 1] ?? " ").trim() === "",
          isPaintedAlone: index === 0,
          spacing: 0,
          order: Number.MAX_SAFE_INTEGER,
        },
  );
}
