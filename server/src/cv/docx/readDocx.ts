import type { FileText, Line } from "../../text/fileText.ts";
import { refuse } from "../file/refusal.ts";
import { type Archive, openArchive } from "./archive.ts";
import { readBody } from "./body.ts";
import { attribute, localName, readStyles } from "./styles.ts";
import { walkXml } from "./xml.ts";

/** Reading order: headers first, footers last. */
const order = ["header", "document", "footnotes", "endnotes", "diagram", "footer"] as const;

export async function readDocx(bytes: Buffer): Promise<FileText> {
  const archive = await openArchive(bytes);
  const main = await mainPart(archive);
  const folder = main.slice(0, main.lastIndexOf("/") + 1);
  const styles = await archive.read(`${folder}styles.xml`);
  const styleOf = styles ? readStyles(styles) : () => ({});
  const pictures = archive.names.some((name) => name.startsWith(`${folder}media/`));
  const text: FileText = {
    kind: "docx",
    pages: 1,
    lines: [],
    leftOut: [],
    links: [],
    warnings: [],
    pictures,
  };
  const seen = new Set<string>();
  for (const kind of order)
    for (const name of partsOf(archive, folder, main, kind)) {
      const xml = await archive.read(name);
      if (!xml) continue;
      const part = readBody(xml, styleOf);
      const words = part.lines.map((line) => line.text).join("\n");
      // First, even and odd pages have separate headers, often identical.
      if (kind !== "document" && (seen.has(words) || words.trim() === "")) continue;
      seen.add(words);
      // Uses concat because spreading many lines into push() overflows the stack.
      text.lines = text.lines.concat(separated(part.lines));
      text.leftOut = text.leftOut.concat(part.leftOut);
      text.links = text.links.concat(part.links, await linksOf(archive, name));
    }
  if (!text.lines.some((line) => /[\p{L}\p{N}]/u.test(line.text)))
    throw refuse(pictures ? "imageOnly" : "noText");
  return text;
}

/** Accepts templates; rejects documents with macros, whatever their extension. */
async function mainPart(archive: Archive): Promise<string> {
  const [types, relations] = [await archive.read("[Content_Types].xml"), await archive.read("_rels/.rels")];
  if (!types || !relations) throw refuse("wrongKind");
  if (/macroEnabled|vbaProject/i.test(types) || archive.names.some((name) => /vbaProject\.bin$/i.test(name)))
    throw refuse("wrongKind");
  let target = "";
  walkXml(relations, {
    open(element) {
      if (attribute(element, "Type")?.endsWith("/officeDocument"))
        target = attribute(element, "Target") ?? "";
    },
  });
  const main = target.replace(/^\//, "");
  if (!archive.names.includes(main) || !/wordprocessingml\.(?:document|template)\.main\+xml/.test(types))
    throw refuse("wrongKind");
  return main;
}

function partsOf(archive: Archive, folder: string, main: string, kind: (typeof order)[number]): string[] {
  if (kind === "document") return [main];
  const pattern = kind === "diagram" ? /^diagrams\/data\d*\.xml$/ : new RegExp(`^${kind}\\d*\\.xml$`);
  return archive.names
    .filter((name) => name.startsWith(folder) && pattern.test(name.slice(folder.length)))
    .sort();
}

const separated = (lines: Line[]) =>
  lines.map((line, index) => (index === 0 ? { ...line, hasGapAbove: true } : line));

/** Targets of hyperlinks. They are reported, never requested. */
async function linksOf(archive: Archive, part: string): Promise<string[]> {
  const cut = part.lastIndexOf("/") + 1;
  const xml = await archive.read(`${part.slice(0, cut)}_rels/${part.slice(cut)}.rels`);
  const links: string[] = [];
  if (xml)
    walkXml(xml, {
      open(element) {
        const isLink = attribute(element, "Type")?.endsWith("/hyperlink");
        if (localName(element.name) === "Relationship" && isLink)
          links.push(attribute(element, "Target") ?? "");
      },
    });
  return links;
}
