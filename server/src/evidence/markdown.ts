import { withoutInvisible } from "../text/invisible.ts";
/** A paragraph or list item of a README with its headings, outermost first, without the title. */
export type Block = { headings: string[]; text: string; isListItem: boolean };

const readmeLimits = { characters: 65_536, lineLength: 2_000, spaces: 8 };

const hidden =
  /\bhidden\b|display\s?:\s?none|visibility\s?:\s?hidden|font-size\s?:\s?0|opacity\s?:\s?0|color\s?:\s?(?:white|#fff)/i;
const droppedElements = new Set(["script", "style", "svg", "pre", "table"]);
const blockElements = new Set("p div li ul ol br h1 h2 h3 h4 h5 h6 details summary tr td".split(" "));

/** Bounds the text first, so that no pattern below is slow: see docs/evidence.md. */
function bounded(markdown: string): string {
  return withoutInvisible(markdown.slice(0, readmeLimits.characters).replace(/\r\n?/g, "\n"))
    .replace(/[^\S\n]/g, (space) => (space === "\t" ? "    " : " "))
    .replace(/ {9,}/g, " ".repeat(readmeLimits.spaces))
    .split("\n")
    .map((line) => line.slice(0, readmeLimits.lineLength).trimEnd())
    .join("\n");
}

/** Removes comments, code elements, tables and hidden text; other tags become spaces or breaks. */
function withoutTags(text: string): string {
  const lower = text.toLowerCase();
  const unclosed = new Set<string>();
  const lastClose = text.lastIndexOf(">");
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf("<", at);
    if (open < 0) break;
    plain += text.slice(at, open);
    if (lower.startsWith("<!--", open)) {
      const end = text.indexOf("-->", open + 4);
      at = end < 0 ? text.length : end + 3;
      continue;
    }
    const name = /^<\/?([a-z][a-z0-9-]{0,20})/i.exec(text.slice(open, open + 24))?.[1]?.toLowerCase();
    const close = name && open < lastClose ? text.indexOf(">", open) : -1;
    if (!name || close < 0 || close - open > 2_000) {
      plain += "<";
      at = open + 1;
      continue;
    }
    at = close + 1;
    const tag = text.slice(open, at);
    if (!tag.startsWith("</") && (droppedElements.has(name) || hidden.test(tag)) && !unclosed.has(name)) {
      const end = lower.indexOf(`</${name}>`, at);
      if (end < 0) unclosed.add(name);
      else at = end + name.length + 3;
    }
    plain += blockElements.has(name) ? "\n\n" : " ";
  }
  return plain + text.slice(at);
}

const entities: Record<string, string> = {
  nbsp: " ",
  ensp: " ",
  emsp: " ",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
};

function plainInline(text: string): string {
  return text
    .replace(/\[!\[[^\]]{0,300}\]\([^)]{0,500}\)\]\([^)]{0,500}\)/g, " ")
    .replace(/!\[[^\]]{0,300}\](?:\([^)]{0,500}\)|\[[^\]]{0,300}\])/g, " ")
    .replace(/\[([^\]]{1,500})\](?:\([^)]{0,500}\)|\[[^\]]{0,300}\])/g, "$1")
    .replace(/\[\^\w{1,20}\]/g, "")
    .replace(/&([a-z]{2,4});/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/`([^`]{0,500})`/g, "$1")
    .replace(/(\*\*|__)(?=\S)([^*_]{1,500})\1/g, "$2")
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*]{1,500})\*(?![\p{L}\p{N}*])/gu, "$1")
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_]{1,500})_(?![\p{L}\p{N}_])/gu, "$1")
    .replace(/~~[^~]{0,500}~~/g, "")
    .replace(/\\([\\`*_{}[\]()#+.!|-])/g, "$1")
    .replace(/(?<!:):[a-z][a-z0-9_+]{1,40}:(?!:)/g, " ")
    .replace(/\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|\ufe0f/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const listStart = /^ {0,8}(?:[-*+•]|\d{1,2}[.)]) +/;
const isFence = (line: string) => /^ {0,8}(?:```|~~~)/.test(line);
const isDropped = (line: string) =>
  /^ *\|/.test(line) || /^ {0,3}\[[^\]]{1,200}\]: *\S/.test(line) || /^ *(?:[-*_] ?){3,}$/.test(line);

/** The prose of a README: no code, tables, badges, comments or hidden text. Runs in linear time. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  const headings: { level: number; text: string }[] = [];
  let hasTitle = false;
  let lines: string[] = [];
  let isListItem = false;
  let fence = "";
  const flush = () => {
    const text = plainInline(lines.join(" ")).slice(0, 2_000);
    if (text !== "") blocks.push({ headings: headings.flatMap((one) => one.text || []), text, isListItem });
    lines = [];
    isListItem = false;
  };
  const startSection = (level: number, title: string) => {
    flush();
    while ((headings.at(-1)?.level ?? 0) >= level) headings.pop();
    const text = plainInline(title);
    // "Name" or "Name: description" is the title; a single "Alternatives" is a section.
    const isTitle = level === 1 && !hasTitle && text.includes(" ");
    headings.push({ level, text: isTitle ? "" : text });
    hasTitle = true;
  };
  const all = withoutTags(bounded(markdown).replace(/^---\n[\s\S]{0,5000}?\n---\n/, "")).split("\n");
  // An unclosed fence hides nothing.
  const lastFence = new Map(
    all.flatMap((line, index) => (isFence(line) ? [[line.trim().slice(0, 3), index] as const] : [])),
  );
  for (const [index, line] of all.entries()) {
    if (isFence(line)) {
      const mark = line.trim().slice(0, 3);
      if (fence === "") {
        flush();
        fence = (lastFence.get(mark) ?? 0) > index ? mark : "";
      } else if (mark === fence) fence = "";
      continue;
    }
    if (fence !== "") continue;
    if (line.trim() === "" || (isDropped(line) && !(lines.length === 1 && /^-+$/.test(line)))) {
      flush();
      continue;
    }
    const level = /^ {0,3}(#{1,6}) /.exec(line)?.[1]?.length;
    // Headings may be underlined: "Name\n====".
    const isUnderline = lines.length === 1 && /^(?:={3,}|-{3,})$/.test(line.trim());
    if (level) startSection(level, line.trim().slice(level).replace(/#+$/, ""));
    else if (isUnderline) {
      const title = lines.pop() ?? "";
      startSection(line.trim().startsWith("=") ? 1 : 2, title);
    } else if (listStart.test(line)) {
      flush();
      isListItem = true;
      lines = [line.replace(listStart, "").replace(/^\[[ x]\] */i, "")];
    } else if (!(lines.length === 0 && /^ {4}/.test(line))) lines.push(line.trim().replace(/^> ?/, ""));
  }
  flush();
  return blocks;
}

const abbreviation =
  /(?<!\p{L})(?:e\.g|i\.e|etc|vs|cf|approx|ca|[Nn]o|[Ff]ig|Dr|Mr|Ms|Mrs|St|Inc|Ltd|\p{Lu})\.$|^\d{1,2}\.$/u;

/** `name`: the repository's name, which may start a sentence in lower case. */
export function sentencesOf(text: string, name = ""): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?…]["'”’)\]]{0,3}\s/gu)) {
    const next = text.slice(match.index + match[0].length, match.index + match[0].length + 100).trimStart();
    if (!/^[\p{Lu}\p{N}"“'‘([]/u.test(next) && !(name !== "" && next.startsWith(name))) continue;
    const sentence = text.slice(start, match.index + match[0].trimEnd().length);
    if (abbreviation.test(sentence.slice(-20))) continue;
    sentences.push(sentence.trim());
    start = match.index + match[0].length;
  }
  sentences.push(text.slice(start).trim());
  return sentences.filter((sentence) => sentence !== "");
}
