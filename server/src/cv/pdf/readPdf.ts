import { fileURLToPath } from "node:url";
import { type FileText, isUnmapped, type LeftOut, type Line } from "../../text/fileText.ts";
import { refuse } from "../file/refusal.ts";
import { glyphsOfAnnotations } from "./annotations.ts";
import { drawingOf } from "./drawing.ts";
import type { Glyph } from "./glyphs.ts";
import { hiddenReasons } from "./hidden.ts";
import { joinHyphens } from "./hyphens.ts";
import { getDocument } from "./library.ts";
import { linesOf } from "./lines.ts";
import type { Box, Matrix } from "./matrix.ts";
import { withoutRunningHeaders } from "./runningHeaders.ts";

/** Pages parsed of a CV; a file with more than `maxPages` is rejected. */
const readPages = 30;
const maxPages = 1_000;
/** Minimum share of the page: smaller images are icons or flags. */
const leastPicture = 0.01;
const assets = (folder: string) =>
  fileURLToPath(
    new URL(`../${folder}/`, import.meta.resolve("pdfjs-dist/package.json").replace("package.json", "x/")),
  );

export async function readPdf(bytes: Buffer): Promise<FileText> {
  const hasPictures = /\/Subtype\s*\/Image\b/.test(bytes.toString("latin1"));
  const document = await open(bytes);
  if (document.numPages > maxPages) throw refuse("tooMuchInside");
  const text: FileText = {
    kind: "pdf",
    pages: document.numPages,
    lines: [],
    leftOut: [],
    links: [],
    warnings: [],
    pictures: false,
    unmapped: 0,
  };
  const characters = { all: 0, unmapped: 0 };
  const layers = await document.getOptionalContentConfig().catch(() => null);
  const pages: (Line & { y: number })[][] = [];
  let broken = 0;
  for (let number = 1; number <= Math.min(readPages, document.numPages); number++) {
    try {
      const page = await document.getPage(number);
      const { viewBox, base } = frameOf(page);
      const operators = await page.getOperatorList();
      const drawing = drawingOf({
        operators: operators as never,
        fontOf: (name) => fontOf(page, name),
        isLayerVisible: (properties) => layers?.isVisible(properties as never) !== false,
        base,
      });
      const annotations = await page.getAnnotations();
      drawing.glyphs.push(...glyphsOfAnnotations(annotations, base));
      const reasons = hiddenReasons(drawing, viewBox);
      text.pictures ||= drawing.pictures.some((box) => shareOf(box, viewBox) >= leastPicture);
      characters.all += drawing.glyphs.length;
      characters.unmapped += drawing.glyphs.filter((glyph) => isUnmapped(glyph.text)).length;
      const visible = drawing.glyphs.filter((_, index) => !reasons[index]);
      pages.push(linesOf(visible, number));
      text.leftOut.push(...leftOutOf(drawing.glyphs, reasons, number));
      for (const annotation of annotations)
        if (typeof annotation.url === "string") text.links.push(annotation.url);
      page.cleanup();
    } catch {
      broken += 1;
    }
  }
  if (broken === pages.length + broken) throw refuse("broken");
  if (broken) text.warnings.push(`${broken} of ${document.numPages} pages could not be read.`);
  if (document.numPages > readPages) text.warnings.push(`Only the first ${readPages} pages were read.`);
  text.unmapped = characters.unmapped / Math.max(1, characters.all);
  const { flow, headers } = withoutRunningHeaders(pages);
  text.lines = [
    ...joinHyphens(flow),
    ...headers.map((line, index) => ({ ...line, hasGapAbove: index === 0 })),
  ].map(({ y: _, ...line }) => line);
  if (!text.lines.some((line) => /[\p{L}\p{N}]/u.test(line.text)))
    throw refuse(hasPictures ? "imageOnly" : "noText");
  return text;
}

async function open(bytes: Buffer) {
  try {
    return await getDocument({
      data: new Uint8Array(bytes),
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      useWorkerFetch: false,
      useWasm: false,
      enableXfa: false,
      stopAtErrors: false,
      // Images are never decoded: only their position matters.
      maxImageSize: 0,
      verbosity: 0,
      cMapUrl: assets("cmaps"),
      cMapPacked: true,
      standardFontDataUrl: assets("standard_fonts"),
    }).promise;
  } catch (error) {
    throw refuse((error as Error).name === "PasswordException" ? "encrypted" : "broken");
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof open>>["getPage"]>>;

/** The page upright, with its lower left corner at 0, 0. */
function frameOf(page: Page) {
  const viewport = page.getViewport({ scale: 1 });
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = viewport.transform as number[];
  const base: Matrix = [a, -b, c, -d, e, viewport.height - f];
  return { viewBox: { x0: 0, y0: 0, x1: viewport.width, y1: viewport.height }, base };
}

function fontOf(page: Page, name: string) {
  return page.commonObjs.has(name) ? page.commonObjs.get(name) : null;
}

const areaOf = ({ x0, y0, x1, y1 }: Box) => (x1 - x0) * (y1 - y0);
const shareOf = (box: Box, page: Box) => areaOf(box) / Math.max(1, areaOf(page));

const shownLength = 300;

function leftOutOf(glyphs: Glyph[], reasons: (LeftOut["reason"] | null)[], page: number): LeftOut[] {
  const kinds = new Set(reasons.filter((reason) => reason !== null));
  return [...kinds].flatMap((reason) => {
    const hidden = glyphs.filter((_, index) => reasons[index] === reason);
    const words = linesOf(hidden, page)
      .map((line) => line.text)
      .join(" ");
    return /[\p{L}\p{N}]/u.test(words) ? [{ reason, page, text: words.slice(0, shownLength) }] : [];
  });
}
