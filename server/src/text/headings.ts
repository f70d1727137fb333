import { duration } from "./dateWords.ts";
import type { SectionKind } from "./enums.ts";
import type { Line } from "./fileText.ts";
import known from "./headings.json" with { type: "json" };
import byLanguage from "./headingsByLanguage.json" with { type: "json" };
import { memoized } from "./memoized.ts";
import { plain } from "./plain.ts";

const modifiers = `(?:${known.modifiers.join("|")})`;
const kinds = Object.entries(known.kinds).map(
  ([kind, words]) => [kind as SectionKind, words.join("|").replaceAll("{modifier}", modifiers)] as const,
);
const modifier = new RegExp(`^${modifiers}$`, "iu");
/** Capitals are often written without accents, and Romanian with ţ or ț. */
const withoutAccents = (words: string) => words.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
const patterns = kinds.flatMap(([kind, words]) =>
  [words, withoutAccents(words)].map((some) => [kind, new RegExp(`^(?:${some})$`, "iu")] as const),
);

/** The headings of the Europass CV and other common ones in the languages of Europe and some of Asia. */
const otherLanguages = new Map(
  Object.entries(byLanguage).flatMap(([kind, headings]) =>
    headings.map((heading) => [withoutAccents(heading), kind as SectionKind] as const),
  ),
);

const kindOfWords = (words: string): SectionKind | undefined =>
  patterns.find(([, pattern]) => pattern.test(words))?.[0] ?? otherLanguages.get(withoutAccents(words));

/** "Опыт работы — 8 лет 3 месяца", "Experience (12 years)". */
const howLong = new RegExp(`\\s*[:,(–—-]\\s*${duration}\\)?$`, "iu");

const wordsOfHeading = (text: string) =>
  plain(text)
    .replace(/^[\p{So}\p{Co}]+\s?|\s?[\p{So}\p{Co}]+$/gu, "")
    .replace(/^[\s•·\-–—*#=~>|:]*(?:\d{1,2}(?:[-.]\d{1,2})?[.):\s]+)*|[\s•·\-–—*#=~<|:_.]+$/g, "")
    .replace(/\t/g, " ")
    .replace(/İ/g, "i")
    .replace(/\s*\(\d{1,3}\)$/, "")
    .replace(/[ ,(–—-]{1,3}cont(?:inued|['’]?d\.?)\)?$/i, "")
    .replace(howLong, "")
    .replace(/(?<=[\p{sc=Han}\p{sc=Kana}]{2})(?:概要|詳細|一覧|要約|サマリー?|セット)$/u, "")
    .replace(/(?<=(?<!\p{L})\p{L}) (?=\p{L}(?!\p{L}))/gu, "")
    .toLowerCase();

/** The kinds of a heading; two for "Education and Skills". Empty for text that is no heading. */
export const headingKinds = memoized((text: string): SectionKind[] => {
  // The end of a sentence or bracket that wraps over two lines is not a heading.
  if (/^[a-zа-яß-ÿ]/.test(text) || /\p{Ll}\.$/u.test(text) || isEndOfBracket(text)) return [];
  const words = wordsOfHeading(text);
  // "Resume", unlike "Résumé", is the name of the document.
  if (words === "" || words === "resume" || words.length > 60) return [];
  // "工作经历 (Work)": the same in two languages.
  const [, outer = "", inner = ""] = /^([^()（）]{2,40}?) ?[（(]([^()（）]{2,40})[)）]?$/u.exec(words) ?? [];
  const fullMatch =
    kindOfWords(words) ?? kindOfGlued(words) ?? (inner && (kindOfWords(outer) ?? kindOfWords(inner)));
  if (fullMatch) return [fullMatch];
  const parts = words
    .split(/\s*[&/,+|・]\s*|\s+(?:and|und|et|y|e|en|i|a|og|och|ja|és|şi|și|и|і|και|ve)\s+/u)
    .filter(Boolean);
  // "Leadership and Activities": a word that only modifies others.
  const known = parts.map((part) => [kindOfWords(part), modifier.test(part)] as const);
  const kinds = known.filter(([kind, isModifier]) => kind || !isModifier).map(([kind]) => kind);
  if (parts.length > 1 && kinds.length > 0 && kinds.every((kind) => kind !== undefined))
    return [...new Set(kinds)];
  // "Education and something": the first part decides when the rest is short.
  if (parts.length === 2 && kinds[0] && (parts[1]?.split(" ").length ?? 9) <= 2) return [kinds[0]];
  return columnHeads(words);
});

/** "Project, MIRIS Project)", but not "1) Projects". */
function isEndOfBracket(text: string): boolean {
  const [inside = "", ...after] = text.split(/[)）]/);
  return after.length > 0 && !/[(（]/.test(inside) && /\p{L}{2}/u.test(inside);
}

/** "W O R K E X P E R I E N C E": letter-spaced, without recognisable word boundaries. */
function kindOfGlued(words: string): SectionKind | undefined {
  if (words.length < 8 || words.length > 30 || /\s/.test(words)) return undefined;
  for (let cut = 4; cut < words.length - 3; cut++) {
    const kind = kindOfWords(`${words.slice(0, cut)} ${words.slice(cut)}`);
    if (kind) return kind;
  }
  return undefined;
}

/** "Education Skills": headings of two columns that a converter joined. */
function columnHeads(words: string): SectionKind[] {
  const tokens = words.split(/[\s:]+/);
  if (tokens.length < 2 || tokens.length > 5) return [];
  for (let cut = tokens.length - 1; cut > 0; cut--) {
    const [first, second] = [
      kindOfWords(tokens.slice(0, cut).join(" ")),
      kindOfWords(tokens.slice(cut).join(" ")),
    ];
    if (first && second && first !== second) return [first, second];
  }
  return [];
}

/**
 * "Warehouse Experience", "Retail Employment": up to five words with this ending, in heading style. "10 years of
 * experience" is not a heading.
 */
export const endsInExperience = (text: string): boolean =>
  /^(?:[\p{L}&/'’-]+ ){1,4}(?:experience|employment):?$/iu.test(text.trim()) &&
  !/\b(?:years?|of|with|in)\b/i.test(text);

/** Formatting of a line; the headings of a CV share it. */
export const styleOf = (line: Line): string => {
  const letters = line.text.replace(/[^\p{L}]/gu, "");
  const isUpper =
    letters.length > 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  return `${Math.round(line.size * 2)}/${line.bold}/${isUpper}/${line.heading}`;
};

/** The typeface of a line or, in files that do not state it, its formatting. */
export const fontOf = (line: Line): string => line.face ?? styleOf(line);
