import { deflateSync } from "node:zlib";

export type Drawn =
  | {
      text: string;
      x: number;
      y: number;
      size?: number;
      bold?: boolean;
      /** Red, green, blue from 0 to 1. */
      colour?: [number, number, number];
      /** 3 is invisible. */
      mode?: number;
      /** Letters of any script, by a font that only says what its codes mean. */
      unicode?: boolean;
      /** Upwards, as headings in a margin. */
      turned?: boolean;
    }
  | { box: [x: number, y: number, width: number, height: number]; colour: [number, number, number] }
  | { picture: [x: number, y: number, width: number, height: number] }
  /** A group drawn almost transparent, in which the text itself is not; one a file. */
  | { faded: string; at: [x: number, y: number] }
  /** Typed onto the page in a viewer, which keeps no drawing of it. */
  | { typed: string; at: [x: number, y: number]; flags?: number };

type Options = { encrypted?: boolean; content?: Buffer };

const latin = (text: string) => Buffer.from(text, "latin1");
const stream = (content: Buffer, entries = "") =>
  Buffer.concat([
    latin(`<< /Length ${content.length} ${entries} >>\nstream\n`),
    content,
    latin("\nendstream"),
  ]);

/** A PDF of the given pages: what is drawn first in the list is painted first. */
export function makePdf(pages: Drawn[][], options: Options = {}): Buffer {
  const letters = [
    ...new Set(pages.flat().flatMap((one) => ("text" in one && one.unicode ? [...one.text] : []))),
  ];
  const pageIds = pages.map((_, index) => 10 + index * 2);
  const objects = new Map<number, Buffer>([
    [1, latin("<< /Type /Catalog /Pages 2 0 R >>")],
    [
      2,
      latin(
        `<< /Type /Pages /Count ${pages.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(" ")}] >>`,
      ),
    ],
    [3, latin("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>")],
    [4, latin("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>")],
    [
      5,
      latin(
        "<< /Type /Font /Subtype /Type0 /BaseFont /Any /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>",
      ),
    ],
    [
      6,
      latin(
        "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Any /DW 500 /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 8 0 R >>",
      ),
    ],
    [7, stream(latin(toUnicode(letters)))],
    [
      8,
      latin(
        "<< /Type /FontDescriptor /FontName /Any /Flags 4 /FontBBox [0 0 500 700] /ItalicAngle 0 /Ascent 700 /Descent 0 /CapHeight 700 /StemV 80 >>",
      ),
    ],
    [
      9,
      stream(
        Buffer.from([255, 255, 255]),
        "/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8",
      ),
    ],
  ]);
  const faded = pages.flat().find((one) => "faded" in one);
  objects.set(
    pageIds.length * 2 + 10,
    stream(
      latin(faded ? `/G1 gs BT /F1 10 Tf ${faded.at.join(" ")} Td (${faded.faded}) Tj ET` : ""),
      "/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Group << /S /Transparency >> /Resources << /Font << /F1 3 0 R >> /ExtGState << /G1 << /ca 1 >> >> >>",
    ),
  );
  pages.forEach((drawn, index) => {
    const id = pageIds[index] ?? 0;
    const content = options.content ?? latin(drawn.map((one) => operators(one, letters)).join("\n"));
    objects.set(
      id,
      latin(
        `<< /Type /Page /Annots [${drawn.map(annotation).join(" ")}] /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${id + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> /ExtGState << /G0 << /ca 0.01 >> >> /XObject << /I1 9 0 R /X1 ${pageIds.length * 2 + 10} 0 R >> >> >>`,
      ),
    );
    objects.set(id + 1, stream(deflateSync(content), "/Filter /FlateDecode"));
  });
  return assemble(objects, options.encrypted ?? false);
}

const annotation = (one: Drawn) =>
  "typed" in one
    ? `<< /Type /Annot /Subtype /FreeText /F ${one.flags ?? 4} /DA (/Helv 10 Tf 0 g) /Contents (${one.typed}) /Rect [${one.at[0]} ${one.at[1]} ${one.at[0] + 200} ${one.at[1] + 20}] >>`
    : "";

function operators(one: Drawn, letters: string[]): string {
  if ("typed" in one) return "";
  if ("faded" in one) return "q /G0 gs /X1 Do Q";
  if ("box" in one) return `q ${one.colour.join(" ")} rg ${one.box.join(" ")} re f Q`;
  if ("picture" in one) {
    const [x, y, width, height] = one.picture;
    return `q ${width} 0 0 ${height} ${x} ${y} cm /I1 Do Q`;
  }
  const font = one.unicode ? "F3" : one.bold ? "F2" : "F1";
  const shown = one.unicode
    ? `<${[...one.text].map((letter) => (letters.indexOf(letter) + 1).toString(16).padStart(4, "0")).join("")}>`
    : `(${one.text.replace(/[\\()]/g, "\\$&")})`;
  return `BT ${(one.colour ?? [0, 0, 0]).join(" ")} rg ${one.mode ?? 0} Tr /${font} ${one.size ?? 10} Tf ${one.turned ? "0 1 -1 0" : "1 0 0 1"} ${one.x} ${one.y} Tm ${shown} Tj ET`;
}

function toUnicode(letters: string[]): string {
  const lines = letters.map((letter, index) => {
    const code = (index + 1).toString(16).padStart(4, "0");
    return `<${code}> <${Buffer.from(letter, "utf16le").swap16().toString("hex")}>`;
  });
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Any def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${lines.length} beginbfchar
${lines.join("\n")}
endbfchar
endcmap end end`;
}

function assemble(objects: Map<number, Buffer>, encrypted: boolean): Buffer {
  const parts = [latin("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")];
  const offsets = new Map<number, number>();
  let at = parts[0]?.length ?? 0;
  for (const [id, body] of objects) {
    const part = Buffer.concat([latin(`${id} 0 obj\n`), body, latin("\nendobj\n")]);
    offsets.set(id, at);
    at += part.length;
    parts.push(part);
  }
  const size = Math.max(...objects.keys()) + 1;
  const rows = Array.from({ length: size }, (_, id) => {
    const offset = offsets.get(id);
    return offset === undefined ? "0000000000 65535 f \n" : `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  // Made-up keys: no password opens it.
  const keys = "00".repeat(32);
  const encrypt = encrypted
    ? `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${keys}> /U <${"11".repeat(32)}> >> /ID [<00> <00>]`
    : "";
  parts.push(
    latin(
      `xref\n0 ${size}\n${rows.join("")}trailer\n<< /Size ${size} /Root 1 0 R ${encrypt} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** Letters set apart for looks, each in a place of the same width. */
export const spaced = (text: string, x: number, y: number, step = 10): Drawn[] =>
  [...text].flatMap((letter, index) =>
    letter === " " ? [] : { text: letter, x: x + index * step, y, size: 10 },
  );

/** Lines of text one under the other, as most CVs have them. */
export const column = (
  lines: string[],
  at: { x?: number; y?: number; step?: number; size?: number } = {},
): Drawn[] =>
  lines.map((text, index) => ({
    text,
    x: at.x ?? 50,
    y: (at.y ?? 790) - index * (at.step ?? 14),
    size: at.size ?? 10,
  }));
