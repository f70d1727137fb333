import { parse } from "smol-toml";
import { isObject } from "./manifestText.ts";

/** Formats of manifests: JSON with comments, TOML, XML. Parsed in linear time. */

export function parseJson(text: string): Record<string, unknown> {
  const plain = text.replace(/^\ufeff/, "");
  let value: unknown;
  try {
    value = JSON.parse(plain);
  } catch {
    value = JSON.parse(withoutJsonComments(plain));
  }
  return isObject(value) ? value : {};
}

/** Removes comments and trailing commas outside of strings. */
function withoutJsonComments(text: string): string {
  const output: string[] = [];
  // Index in `output` of a comma followed only by spaces and comments so far.
  let comma = -1;
  for (let i = 0; i < text.length; ) {
    const sign = text[i] ?? "";
    if (sign === "/" && (text[i + 1] === "/" || text[i + 1] === "*")) {
      const close = text[i + 1] === "/" ? "\n" : "*/";
      const end = text.indexOf(close, i + 2);
      i = end < 0 ? text.length : end + close.length;
      continue;
    }
    const end = sign === '"' ? endOfString(text, i) : i + 1;
    if (comma >= 0 && (sign === "}" || sign === "]")) output[comma] = "";
    if (sign.trim()) comma = sign === "," ? output.length : -1;
    output.push(text.slice(i, end));
    i = end;
  }
  return output.join("");
}

function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === "\\") i++;
    else if (text[i] === '"') return i + 1;
  }
  return text.length;
}

/** Truncated files are parsed up to their last complete table. */
export function parseToml(text: string): Record<string, unknown> {
  const plain = text.replace(/^\ufeff/, "");
  try {
    return parse(plain);
  } catch {
    const lastTable = plain.lastIndexOf("\n[");
    return lastTable < 0 ? {} : parse(plain.slice(0, lastTable + 1));
  }
}

type XmlElement = { name: string; attributes: Map<string, string>; path: string[]; text: string };

const maxDepth = 40;
const maxTagLength = 2000;

/** Elements in the order of their closing tags, with own text and the names of their ancestors, outermost first. */
export function xmlElements(text: string): XmlElement[] {
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  for (let from = 0; ; ) {
    const start = text.indexOf("<", from);
    if (start < 0) return elements;
    const inner = open.at(-1);
    if (inner && inner.text.length < maxTagLength) inner.text += text.slice(from, start).trim();
    const isComment = text.startsWith("<!--", start);
    const close = isComment ? "-->" : ">";
    const end = text.indexOf(close, start);
    if (end < 0) return elements;
    from = end + close.length;
    const tag = text.slice(start + 1, Math.min(end, start + maxTagLength));
    if (isComment || /^[!?]/.test(tag)) continue;
    if (tag.startsWith("/")) {
      const closed = open.pop();
      if (closed) elements.push(closed);
    } else if (open.length < maxDepth) {
      const element = { ...tagOf(tag), path: open.map(({ name }) => name), text: "" };
      if (tag.endsWith("/")) elements.push(element);
      else open.push(element);
    } else return elements;
  }
}

function tagOf(tag: string): Pick<XmlElement, "name" | "attributes"> {
  const parts = tag.replace(/\/$/, "").split('"');
  const attributes = new Map<string, string>();
  for (let i = 1; i < parts.length; i += 2) {
    const name = (parts[i - 1] ?? "").replace("=", " ").trim().split(/\s/).at(-1);
    if (name) attributes.set(name, parts[i] ?? "");
  }
  return { name: (parts[0] ?? "").trim().split(/\s/)[0] ?? "", attributes };
}
