import { type Block, blocksOf } from "./blocks.ts";
import { cutAt, rawTextOf, sentencesOf, textOf } from "./sentences.ts";

const word = "responsibilities|requirements|qualifications|duties|skills|benefits";
const upper = word.toUpperCase();
const title = word.replace(
  /(^|\|)([a-z])/g,
  (_all, bar: string, letter: string) => bar + letter.toUpperCase(),
);

const maxHeadingLength = 60;

// "Requirements", "Key Responsibilities:", "Skills & Experience", "What we offer: Benefits". Matches lower case only:
// compiling case-insensitive Unicode classes takes a phone 100 ms.
const wholeLine = new RegExp(
  `^(?:[\\p{L}’'&/,-]+ ){0,4}(?:${word})(?: (?:&amp;|&|and|/|for|of|you|we|the|that)(?: [\\p{L}’'-]+){1,4}| [\\p{L}’'-]+)?\\s*[:：]?$`,
  "u",
);
// Inside a paragraph a heading begins a sentence and ends with a colon or dash: "Requirements: five years of Rust."
const before = "(?:^|[.!?;…:]\\s+|\\s(?=[A-Z]{4}))";
const prefix = "(?:(?:\\p{Lu}[\\p{L}’'-]*|&amp;|and|of|your|you|the)\\s+){0,3}";
const suffix = "(?:\\s+(?:&amp;|and)\\s+\\p{L}+(?:\\s+\\p{L}+)?)?";
const marked = new RegExp(
  `${before}(${prefix}(?:${title}|${upper})${suffix})\\s*(?:[:：]|\\s[-–—]\\s)\\s*`,
  "gu",
);
// Without punctuation only before a capital, and not as part of a job title.
const bare = new RegExp(
  `(?:^|[.!?…]\\s+)((?:Key |Main |Job |Required |Minimum )?(?:Responsibilities|Requirements|Qualifications|Duties|Skills|Benefits|${upper}))\\s+(?=[\\p{Lu}\\p{N}•])(?!(?:Engineer|Analyst|Manage|Specialist|Coordinat|Officer|Team|Consult|Direct|Admin|Advis|Train|Develop))`,
  "gu",
);

/** A cheap test before the Unicode patterns: most lines contain no heading. */
const mayHead = new RegExp(word, "i");
const isNamed = (text: string) => new RegExp(`\\b(?:${word})\\b`, "i").test(text);
const isBold = (line: string) => /^<(b|strong)\b[^>]*>(?:(?!<\/\1>).)*<\/\1>\s*[:：]?$/i.test(line);

type Section = { heading: string; named: boolean; blocks: Block[] };

/** The heading's text without trailing punctuation, and in sentence case if it was upper case. */
function headingOf(line: string): string {
  const text = textOf(line).replace(/\s*(?:[:：]|[-–—])$/, "");
  return /\p{Ll}/u.test(text) ? text : text.charAt(0) + text.slice(1).toLowerCase();
}

function marksIn(text: string): RegExpExecArray[] {
  if (!mayHead.test(text)) return [];
  const matches = [...text.matchAll(marked)];
  const isApart = ({ index, 0: { length } }: RegExpExecArray) =>
    !matches.some((one) => index < one.index + one[0].length && one.index < index + length);
  return [...matches, ...[...text.matchAll(bare)].filter(isApart)].sort((a, b) => a.index - b.index);
}

/** Splits a line at the headings inside it; the first piece, before any heading, has an empty one. */
function splitLine(line: string): { heading: string; text: string }[] {
  const text = rawTextOf(line);
  const offsets = marksIn(text).flatMap((match) => [
    match.index + match[0].indexOf(match[1] ?? ""),
    match.index + match[0].length,
  ]);
  const [first = "", ...rest] = cutAt(line, offsets);
  const pieces = [{ heading: "", text: first.trim() }];
  for (let index = 0; index < rest.length; index += 2)
    pieces.push({ heading: headingOf(rest[index] ?? ""), text: (rest[index + 1] ?? "").trim() });
  return pieces.filter((piece) => piece.heading || textOf(piece.text));
}

const isHeadingLine = (line: string) => {
  const text = textOf(line);
  if (text.length > maxHeadingLength) return false;
  // Any short bold line is a heading, such as "About Lantern Grid".
  if (isBold(line)) return !/[.!?,;]$/.test(text);
  return (
    mayHead.test(text) &&
    wholeLine.test(text.toLowerCase()) &&
    (/[:：]$/.test(text) || !/[.!?,;]$/.test(text))
  );
};

/** Groups blocks into sections by heading; the section before the first heading has an empty one. */
function sectionsOf(blocks: Block[]): Section[] {
  const sections: Section[] = [{ heading: "", named: false, blocks: [] }];
  const begin = (heading: string) => sections.push({ heading, named: isNamed(heading), blocks: [] });
  const put = (block: Block) => sections.at(-1)?.blocks.push(block);
  for (const block of blocks) {
    if (block.kind === "heading") begin(headingOf(block.line));
    else if (block.kind === "list") put(block);
    else {
      let lines: string[] = [];
      const flush = () => {
        if (lines.length > 0) put({ kind: "paragraph", lines });
        lines = [];
      };
      for (const line of block.lines) {
        if (isHeadingLine(line)) {
          flush();
          begin(headingOf(line));
          continue;
        }
        for (const piece of splitLine(line)) {
          if (piece.heading) {
            flush();
            begin(piece.heading);
          }
          if (textOf(piece.text)) lines.push(piece.text);
        }
      }
      flush();
    }
  }
  return sections.filter((section) => section.heading || section.blocks.length > 0);
}

const escapeText = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
/** Plain text as markup, with line breaks. */
export const markupOf = (text: string): string => escapeText(text).replace(/\r?\n/g, "<br>");
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** Length of an introduction such as "Job title: ". */
const maxIntroduction = 40;
const separated = /^\s*[-–—:|,.!·]+(?=\s|$)\s*/;
const begun = /^\s+(?=["'“([]*[\p{Lu}\p{N}\p{Lo}])/u;
const ended = /^\s*$/;

/** Length of a leading repeat of the title; 0 when a sentence continues after it ("… is wanted"). */
function repeatLength(text: string, jobTitle: string): number {
  const parts = escapeText(jobTitle.trim()).split(/\s+/).filter(Boolean);
  const first = parts[0]?.toLowerCase();
  const beginning = text.slice(0, maxIntroduction + (first?.length ?? 0)).toLowerCase();
  if (!first || !beginning.includes(first)) return 0;
  const words = parts.map(escapePattern).join("\\s+");
  // Compiled for each title, so without Unicode classes, which are slow to compile.
  const repeat = new RegExp(
    `^\\s*(?:(?:job title|position|title|role)\\s*:\\s*)?${words}(?:\\s*\\([mfwdxh/| *]{3,12}\\))?`,
    "i",
  );
  const repeated = repeat.exec(text)?.[0];
  if (repeated === undefined) return 0;
  const rest = text.slice(repeated.length);
  const end = separated.exec(rest) ?? begun.exec(rest) ?? ended.exec(rest);
  return end ? repeated.length + end[0].length : 0;
}

function withoutTitle(blocks: Block[], jobTitle: string): Block[] {
  const [first, ...rest] = blocks;
  if (!first || first.kind === "list") return blocks;
  const [line = "", ...lines] = first.kind === "heading" ? [first.line] : first.lines;
  const length = repeatLength(rawTextOf(line), jobTitle);
  if (length === 0) return blocks;
  const left = (cutAt(line, [length])[1] ?? "").trim();
  const remaining = textOf(left) ? [left, ...lines] : lines;
  if (remaining.length === 0) return withoutTitle(rest, jobTitle);
  return withoutTitle([{ kind: "paragraph", lines: remaining }, ...rest], jobTitle);
}

/** Turns several sentences under a known heading into a list, unless the section has one. */
function withBullets({ named, blocks }: Section): Block[] {
  if (!named || blocks.some((block) => block.kind === "list")) return blocks;
  const sentences = blocks.flatMap((block) =>
    block.kind === "paragraph" ? block.lines.flatMap(sentencesOf) : [],
  );
  return sentences.length > 1 ? [{ kind: "list", ordered: false, items: sentences }] : blocks;
}

function htmlOf(block: Block): string {
  if (block.kind === "heading") return "";
  if (block.kind === "paragraph") return `<p>${block.lines.join("<br>")}</p>`;
  const items = block.items.map((item) => `<li>${item}</li>`).join("");
  return block.ordered ? `<ol>${items}</ol>` : `<ul>${items}</ul>`;
}

/**
 * Arranges a job description into sections under headings and removes a leading repeat of the title. The result is
 * markup that must be sanitized before display.
 */
export function arrangeDescription(html: string, jobTitle: string, level: 2 | 3): string {
  return sectionsOf(withoutTitle(blocksOf(html), jobTitle))
    .map((section) => {
      const heading = section.heading ? `<h${level}>${section.heading}</h${level}>` : "";
      return heading + withBullets(section).map(htmlOf).join("");
    })
    .join("");
}
