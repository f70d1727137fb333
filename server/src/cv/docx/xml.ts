import { refuse } from "../file/refusal.ts";

export type Element = { name: string; attributes: Record<string, string> };
export type Handler = {
  open(element: Element): void;
  close?(name: string): void;
  text?(text: string): void;
};

const maxDepth = 500;
const entities: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/**
 * A forward-only XML parser without document types and with only XML's five entities, which rules out external entities
 * and entity expansion ("billion laughs"). Prefixes are kept.
 */
export function walkXml(xml: string, handler: Handler): void {
  const open: string[] = [];
  let at = 0;
  while (at < xml.length) {
    const start = xml.indexOf("<", at);
    if (start < 0) break;
    if (start > at && open.length) handler.text?.(decode(xml.slice(at, start)));
    if (xml.startsWith("<!--", start)) at = endOf(xml, "-->", start);
    else if (xml.startsWith("<![CDATA[", start)) {
      at = endOf(xml, "]]>", start);
      handler.text?.(xml.slice(start + 9, at - 3));
    } else if (xml.startsWith("<?", start)) at = endOf(xml, "?>", start);
    // Word files have no document type, and it could declare entities.
    else if (xml.startsWith("<!", start)) throw refuse("broken");
    else at = readTag(xml, start, open, handler);
    if (open.length > maxDepth) throw refuse("broken");
  }
  if (open.length) throw refuse("broken");
}

function endOf(xml: string, mark: string, from: number): number {
  const end = xml.indexOf(mark, from);
  if (end < 0) throw refuse("broken");
  return end + mark.length;
}

const tagPattern =
  /<(\/?)([\p{L}_][\p{L}\p{N}_.:-]*)((?:\s+[^\s=<>"'/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/uy;
const attributePattern = /([^\s=]{1,100})\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function readTag(xml: string, start: number, open: string[], handler: Handler): number {
  tagPattern.lastIndex = start;
  const match = tagPattern.exec(xml);
  if (!match) throw refuse("broken");
  const [, closing, name = "", attributes = "", selfClosing] = match;
  if (closing) {
    if (open.pop() !== name) throw refuse("broken");
    handler.close?.(name);
  } else {
    handler.open({ name, attributes: attributesOf(attributes) });
    if (selfClosing) handler.close?.(name);
    else open.push(name);
  }
  return tagPattern.lastIndex;
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null);
  for (const [, name = "", double, single] of text.matchAll(attributePattern))
    attributes[name] = decode(double ?? single ?? "");
  return attributes;
}

const decode = (text: string) =>
  text.includes("&")
    ? text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (match, decimal, hex, name) => {
        if (name) return entities[name] ?? match;
        const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
      })
    : text;
