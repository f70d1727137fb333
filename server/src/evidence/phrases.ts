import { termNamed } from "../knowledge/dictionary.ts";
import { lowerFirst, upperFirst } from "../text/firstLetter.ts";

/** Truncates a sentence at a clause if possible, otherwise at a word. */
export function cut(text: string, max: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= max) return plain;
  const head = plain.slice(0, max);
  const clause = Math.max(...["; ", ". ", " – ", " — "].map((mark) => head.lastIndexOf(mark)));
  if (clause > max * 0.55) return balanced(head.slice(0, clause)).replace(/[\s,;:–—-]+$/, "");
  const shortened = plain.slice(0, max - 1);
  const word = shortened.lastIndexOf(" ");
  const whole = word > 0 ? shortened.slice(0, word) : shortened;
  return `${balanced(whole).replace(/[\s,;:–—(-]+$/, "")}…`;
}

/** Removes an opening bracket that lost its closing one. */
function balanced(text: string): string {
  const open = text.lastIndexOf("(");
  return open > text.lastIndexOf(")") ? text.slice(0, open).trimEnd() : text;
}

export const figure = (count: number): string => count.toLocaleString("en-US");

/** By sound: "an R package", "an HTTP client", "an 8-bit game", "a Unix tool", "a one-page app". */
export function withArticle(phrase: string): string {
  const word = /^\P{L}?[\p{L}\p{N}]+/u.exec(phrase)?.[0] ?? "";
  const isVowel = /^\p{Lu}[\p{Lu}\d]*$/u.test(word)
    ? /^[AEFHILMNORSX]/.test(word)
    : /^(?:[aeio]|8|1[18]$|u(?!ni|[st][aei]|til|biq)|hour|honest)/i.test(word) &&
      !/^(?:eu|one$|once$)/i.test(word);
  return `${isVowel ? "an" : "a"} ${phrase}`;
}

/** "a and b"; "a, b and c"; separated by semicolons if an item contains commas outside quotation marks and numbers. */
export function joined(items: string[]): string {
  const mark = items.some((item) => item.replace(/“[^”]*”|\d,\d/g, "").includes(",")) ? ";" : ",";
  if (items.length < 3) return items.join(mark === ";" ? ", and " : " and ");
  return `${items.slice(0, -1).join(`${mark} `)}${mark === ";" ? ";" : ""} and ${items.at(-1)}`;
}

/** "iOS", "load(Map)" and "lib.rs" keep their case. */
export const capitalised = (text: string): string =>
  /^\p{Ll}[\p{Ll}’']*(?:-\p{L}*)*(?=[\s,]|$)/u.test(text) ? upperFirst(text) : text;

/** "Rate limiting" → "rate limiting"; "Gaussian processes", "CSS Grid" and "OAuth" stay as they are. */
export function inSentence(name: string): string {
  const [first = "", ...rest] = name.split(" ");
  const isName = /.\p{Lu}|\d|(?:ian|ean)$/u.test(first) || rest.some((word) => /^\p{Lu}/u.test(word));
  const kind: string = termNamed(first)?.kind ?? "concept";
  const isTool = !["concept", "practice", "domain"].includes(kind);
  return isName || isTool ? name : lowerFirst(name);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];

/** The share of the longer words of `text` that occur in `earlier`, 0 to 1. */
export function overlap(text: string, earlier: string): number {
  const earlierWords = new Set(wordsOf(earlier));
  const words = wordsOf(text).filter((word) => word.length > 3);
  return words.filter((word) => earlierWords.has(word)).length / Math.max(1, words.length);
}
