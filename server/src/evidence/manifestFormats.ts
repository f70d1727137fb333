import { parse } from "smol-toml";
import { isObject } from "../text/isObject.ts";
import { loadParser } from "../text/markupLibraries.ts";

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

type XmlElement = { name: string; attributes: Record<string, string>; path: string[]; text: string };

const maxDepth = 40;

/** Elements in the order of their closing tags, with own text and the names of their ancestors, outermost first. */
export function xmlElements(source: string): XmlElement[] {
  const { Parser } = loadParser();
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length === maxDepth) throw new Error("the elements are nested too deeply");
        open.push({ name, attributes, path: open.map((outer) => outer.name), text: "" });
      },
      ontext(text) {
        const inner = open.at(-1);
        if (inner) inner.text += text.trim();
      },
      onclosetag: () => elements.push(...open.splice(-1)),
    },
    { xmlMode: true },
  );
  parser.end(source);
  return elements;
}
