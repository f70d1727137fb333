/** A paragraph, bullet or table-free line of a README, with the heading or bold label it stands under. */
export type Block = { heading: string; text: string };

// Zero-width characters, direction marks and tag characters: what a person cannot see must not be read either.
const invisible = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
const hiddenElement =
  /<(\w{1,20})\b[^>]{0,300}?(?:\bhidden\b|display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0|color\s*:\s*(?:white|#fff))[^>]{0,300}>[\s\S]{0,4000}?<\/\1>/gi;

function withoutMarkup(markdown: string): string {
  return markdown
    .replace(invisible, "")
    .replace(/\r\n?/g, "\n")
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .replace(/<!--[\s\S]*?(?:-->|$)/g, " ")
    .replace(/^([ \t]*)(```|~~~)[\s\S]*?^[ \t]*\2[^\n]*$/gm, "\n")
    .replace(hiddenElement, " ")
    .replace(/<(script|style|svg|pre|table)\b[\s\S]{0,20000}?<\/\1>/gi, " ")
    .replace(/<br\s*\/?>|<\/(?:p|div|li|h\d)>/gi, "\n\n")
    .replace(/<\/?[a-z][^>]{0,1000}>/gi, " ")
    .replace(/^(?: {4}|\t)(?!\s*[-*+•]|\s*\d+[.)])\S.*$/gm, "")
    .replace(/^[ \t]*\|.*\|[ \t]*$/gm, "")
    .replace(/^[ \t]*\[[^\]\n]{1,200}\]:[ \t]*\S+.*$/gm, "")
    .replace(/\[!\[[^\]]{0,300}\]\([^)]{0,500}\)\]\([^)]{0,500}\)/g, " ")
    .replace(/!\[[^\]]{0,300}\](?:\([^)]{0,500}\)|\[[^\]]{0,300}\])/g, " ")
    .replace(/\[([^\]]{1,500})\](?:\([^)]{0,500}\)|\[[^\]]{0,300}\])/g, "$1")
    .replace(/\[\^\w+\]/g, "")
    .replace(/&nbsp;/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/^(.+)\n(?:={3,}|-{3,})\s*$/gm, "# $1")
    .replace(/^[ \t]*(?:[-*_][ \t]*){3,}$/gm, "");
}

function plainInline(text: string): string {
  return text
    .replace(/`([^`]*)`/g, "$1")
    .replace(/(\*\*|__)(?=\S)([\s\S]*?\S)\1/g, "$2")
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*]*?\S)\*(?![\p{L}\p{N}*])/gu, "$1")
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_]*?\S)_(?![\p{L}\p{N}_])/gu, "$1")
    .replace(/~~([^~]*)~~/g, "")
    .replace(/\\([\\`*_{}[\]()#+.!|-])/g, "$1")
    .replace(/(?<!:):[a-z][a-z0-9_+]*[a-z]:(?!:)/g, " ")
    .replace(/\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|\ufe0f/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const bulletStart = /^\s*(?:[-*+•]|\d{1,2}[.)])\s+/;
const boldLabel = /^\s*(?:\*\*|__)([^*_]{2,60}?)[.:]?(?:\*\*|__)[.:]?\s+(?=\S)/;

/** The prose of a README: no code, tables, badges, comments or hidden text. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let heading = "";
  for (const paragraph of withoutMarkup(markdown.slice(0, 65_536)).split(/\n\s*\n/)) {
    let lines: string[] = [];
    let label = "";
    const flush = () => {
      const raw = lines.join(" ");
      const bold = boldLabel.exec(raw);
      const text = plainInline(bold ? raw.slice(bold[0].length) : raw);
      if (bold?.[1]) label = plainInline(bold[1]);
      if (text !== "") blocks.push({ heading: label || heading, text: text.slice(0, 2000) });
      lines = [];
    };
    for (const line of paragraph.split("\n")) {
      const title = /^\s*#{1,6}\s+(.*?)\s*#*\s*$/.exec(line);
      if (title) {
        flush();
        heading = plainInline(title[1] ?? "");
        label = "";
      } else if (bulletStart.test(line)) {
        flush();
        lines = [line.replace(bulletStart, "").replace(/^\[[ x]\]\s*/i, "")];
      } else {
        lines.push(line.replace(/^\s*>\s?/, ""));
      }
    }
    flush();
  }
  return blocks;
}

const abbreviation =
  /(?<!\p{L})(?:e\.g|i\.e|etc|vs|cf|approx|ca|[Nn]o|[Ff]ig|Dr|Mr|Ms|Mrs|St|Inc|Ltd|\p{Lu})\.$|^\d{1,2}\.$/u;

/** `name` is the repository's: projects written in lower case begin sentences too. */
export function sentencesOf(text: string, name = ""): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?…]+["'”’)\]]*\s+/gu)) {
    const next = text.slice(match.index + match[0].length);
    if (!/^[\p{Lu}\p{N}"“'‘([]/u.test(next) && !(name !== "" && next.startsWith(name))) continue;
    const sentence = text.slice(start, match.index + match[0].trimEnd().length);
    if (abbreviation.test(sentence)) continue;
    sentences.push(sentence.trim());
    start = match.index + match[0].length;
  }
  sentences.push(text.slice(start).trim());
  return sentences.filter((sentence) => sentence !== "");
}
