import { textOf } from "./sentences.ts";

/** A block of a description; its lines are inline markup. */
export type Block =
  | { kind: "heading"; line: string }
  | { kind: "paragraph"; lines: string[] }
  | { kind: "list"; ordered: boolean; items: string[] };

const inline = new Set(["b", "i", "strong", "em", "a"]);
const invisible = /<(script|style|template|noscript|title)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const tag = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi;
const glyph = /^\s*(?:[-*•·●▪◦‣–]|\d{1,2}[.)])\s+/;

/** Parses sanitized markup into a flat list of blocks. Of other elements only the text is kept. */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  let lines = [""];
  let within: "text" | "heading" | "item" = "text";
  const write = (text: string) => {
    lines.push((lines.pop() ?? "") + text);
  };
  const end = () => {
    const written = lines.map((line) => line.replace(/\s+/g, " ").trim()).filter((line) => textOf(line));
    lines = [""];
    if (written.length === 0) return;
    if (within === "heading") blocks.push({ kind: "heading", line: written.join(" ") });
    else if (within === "item") addItem(blocks, written.join(" "));
    else blocks.push(...paragraphs(written));
  };
  const clean = html.replace(invisible, "").replace(/&nbsp;/g, "\u00a0");
  let last = 0;
  for (const match of clean.matchAll(tag)) {
    write(clean.slice(last, match.index));
    last = match.index + match[0].length;
    const [isEnd, name] = [match[1] === "/", match[2]?.toLowerCase() ?? ""];
    if (inline.has(name)) write(match[0]);
    else if (name === "br") lines.push("");
    else if (name === "span") continue;
    else {
      end();
      if (/^h[1-6]$/.test(name)) within = isEnd ? "text" : "heading";
      else if (name === "li") within = isEnd ? "text" : "item";
      else if ((name === "ul" || name === "ol") && !isEnd)
        blocks.push({ kind: "list", ordered: name === "ol", items: [] });
      else if (within === "heading") within = "text";
    }
  }
  write(clean.slice(last));
  end();
  return blocks.filter((block) => block.kind !== "list" || block.items.length > 0);
}

function addItem(blocks: Block[], item: string): void {
  const list = blocks.at(-1);
  if (list?.kind === "list") list.items.push(item);
  else blocks.push({ kind: "list", ordered: false, items: [item] });
}

/** Turns lines that begin with a bullet or number into a list. */
function paragraphs(lines: string[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const isItem = glyph.test(line);
    const before = blocks.at(-1);
    if (isItem) addItem(blocks, line.replace(glyph, ""));
    else if (before?.kind === "paragraph") before.lines.push(line);
    else blocks.push({ kind: "paragraph", lines: [line] });
  }
  return blocks;
}
