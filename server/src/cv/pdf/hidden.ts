import type { LeftOut } from "../../text/fileText.ts";
import type { Drawing, Glyph, Paint } from "./glyphs.ts";
import { type Box, contains } from "./matrix.ts";

const tinyPoints = 2;
/** Minimum WCAG contrast (1 to 21) for text to be readable. */
const leastContrast = 1.12;

type Reason = LeftOut["reason"];

/** The invisible glyphs of a page, and why. */
export function hiddenReasons({ glyphs, paints }: Drawing, page: Box): (Reason | null)[] {
  const grounds = paints.filter(({ box }) => box.x1 - box.x0 > 3 && box.y1 - box.y0 > 3);
  const reasons = glyphs.map((glyph) => reasonOf(glyph, grounds, page));
  // The text layer of a scan is invisible by design: the image shows the same words.
  const unseen = reasons.filter((reason) => reason === "invisible").length;
  const hasPicture = grounds.some((paint) => paint.colour === null && covers(paint.box, page));
  return hasPicture && unseen > glyphs.length * 0.8
    ? reasons.map((reason) => (reason === "invisible" ? null : reason))
    : reasons;
}

function reasonOf(glyph: Glyph, grounds: Paint[], page: Box): Reason | null {
  if (glyph.unseen) return glyph.unseen;
  if (glyph.size <= tinyPoints) return "tooSmall";
  const turn = (glyph.angle * Math.PI) / 180;
  const [along, up] = [glyph.width / 2, glyph.size * 0.3];
  const x = glyph.x + along * Math.cos(turn) - up * Math.sin(turn);
  const y = glyph.y + along * Math.sin(turn) + up * Math.cos(turn);
  if (!contains(page, x, y)) return "offPage";
  let under: Paint[] = [];
  for (const ground of grounds) {
    if (!contains(ground.box, x, y)) continue;
    const isOver = ground.order > glyph.order;
    if (isOver && ground.exact && ground.colour !== null && ground.box.y1 - ground.box.y0 > glyph.size * 0.6)
      return "covered";
    // Paint that fills its box hides everything below; of a curve only the box is known.
    if (!isOver) under = ground.exact ? [ground] : [...under, ground];
  }
  // An image or a gradient may have any colour: text on it is assumed to be visible.
  if (glyph.colour === "pattern" || under.some((ground) => ground.colour === null)) return null;
  const colours = under.some((ground) => ground.exact) ? [] : ["#ffffff"];
  for (const ground of under) if (ground.colour) colours.push(ground.colour);
  return colours.every((colour) => contrast(glyph.colour, colour) < leastContrast) ? "sameColour" : null;
}

const covers = (box: Box, page: Box) =>
  (Math.min(box.x1, page.x1) - Math.max(box.x0, page.x0)) *
    (Math.min(box.y1, page.y1) - Math.max(box.y0, page.y0)) >
  0.3 * (page.x1 - page.x0) * (page.y1 - page.y0);

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(colour: string): number {
  const parts = /^#(..)(..)(..)/
    .exec(colour)
    ?.slice(1)
    .map((hex) => Number.parseInt(hex, 16) / 255) ?? [0, 0, 0];
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
