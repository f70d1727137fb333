import { perLanguage } from "../text/adWords.ts";
import { unspacedLetter } from "../text/scripts.ts";
import { isJoined, type Token, tokensOf, wordsKey } from "../text/tokens.ts";
import { isMisleading } from "./ordinaryWords.ts";
import { packageKeys } from "./packageNames.ts";
import { dictionary, isTechnology, type Phrase, type Term } from "./terms.ts";

export type { Term } from "./terms.ts";
export type Mention = { term: Term; start: number; end: number };
type FoundTerm = { term: Term; count: number };

type Candidate = Mention & {
  position: number;
  isSure: boolean;
  isExact: boolean;
  isPlain: boolean;
  /** "Experience with Figma". */
  isAsked: boolean;
};

/** Maximum distance in words between a strict name and a term that confirms it. */
const maxDistance = 20;
// "Go to the settings", "Make the bed": at the start of a sentence a capital proves nothing.
const verbFollowers = new Set(
  "to the a an through ahead back up down on in into over via from your our it them this that with sure use all any by for no not out than".split(
    " ",
  ),
);

export const allTerms = (): Term[] => dictionary().terms;

/** Finds a term by name or alias, ignoring case and hyphens. */
export const termNamed = (name: string): Term | undefined => dictionary().byKey.get(wordsKey(name));

/** Topics are names with hyphens. They are chosen deliberately, so strict names need no confirmation. */
export const termOfTopic = (topic: string): Term | undefined => termNamed(topic.replace(/[-_]/g, " "));

/** The terms of a manifest entry such as "npm:react" or "go:github.com/x/y/v2". The most specific entry wins. */
export function termsOfPackage(name: string): Term[] {
  const { packages, prefixes } = dictionary();
  for (const key of packageKeys(name)) {
    const exact = packages.get(key);
    if (exact) return exact;
  }
  const key = packageKeys(name)[0] ?? name;
  const match = prefixes.find(({ prefix }) => key.startsWith(prefix));
  return match ? [match.term] : [];
}

export function termsOfPath(path: string): Term[] {
  const { byName, byExtension, others } = dictionary().paths;
  const name = path.slice(path.lastIndexOf("/") + 1);
  const extension = name.slice(name.lastIndexOf(".") + 1);
  return [
    ...new Set([
      ...(byName.get(name) ?? []),
      ...(name.includes(".") ? (byExtension.get(extension) ?? []) : []),
      ...others.flatMap(({ matches, term }) => (matches(path) ? [term] : [])),
    ]),
  ];
}

/**
 * `isTechnical`: the context is technical, so a common language or framework in its exact case needs no confirmation
 * ("3 years of Go."). `hasLists`: list items count in any case ("react, redux, node.js").
 */
type Setting = { isTechnical?: boolean; hasLists?: boolean };

/** All mentions of known terms in text order, longest match first. */
export function mentionsOf(text: string, { isTechnical = false, hasLists = false }: Setting = {}): Mention[] {
  const tokens = tokensOf(text);
  const candidates: Candidate[] = [];
  for (let position = 0; position < tokens.length; ) {
    const phrase = longestPhrase(text, tokens, position);
    if (phrase) {
      const candidate = toCandidate(text, tokens, position, phrase, hasLists);
      if (candidate) candidates.push(candidate);
    }
    position += phrase ? phrase.words.length : 1;
  }
  return candidates
    .filter(
      (candidate, index) =>
        candidate.isSure ||
        (isTechnical && candidate.isExact && isUsual(candidate.term)) ||
        (candidate.isExact && candidate.isAsked && isProduct(candidate.term)) ||
        ((isTechnical || !candidate.isPlain) && isConfirmedNearby(candidates, index)),
    )
    .map(({ term, start, end }) => ({ term, start, end }));
}

const isProduct = ({ kind }: Term) => kind === "tool" || kind === "service" || kind === "platform";
const isUsual = ({ kind, rarity }: Term) => (kind === "language" || kind === "framework") && rarity <= 3;

export function findTerms(text: string): FoundTerm[] {
  const byTerm = Map.groupBy(mentionsOf(text), ({ term }) => term);
  return [...byTerm].map(([term, mentions]) => ({ term, count: mentions.length }));
}

function longestPhrase(text: string, tokens: Token[], position: number): Phrase | undefined {
  const first = tokens[position];
  if (!first) return undefined;
  return dictionary()
    .phrases.get(first.word)
    ?.find((phrase) => matches(text, tokens, position, phrase));
}

function matches(text: string, tokens: Token[], position: number, phrase: Phrase): boolean {
  for (let offset = 1; offset < phrase.words.length; offset++) {
    const left = tokens[position + offset - 1];
    const right = tokens[position + offset];
    const word = phrase.words[offset];
    if (!left || !right || !word) return false;
    const isLast = offset === phrase.words.length - 1;
    if (right.word !== word && !(isLast && isPlural(right.word, word))) return false;
    if (!isJoined(text, left, right)) return false;
  }
  return true;
}

// Only the last word of a multi-word name may be in the plural: "write-ahead logs", but not "Rusts" and "Gos".
const isPlural = (word: string, singular: string) => singular.length >= 3 && word === `${singular}s`;

function toCandidate(
  text: string,
  tokens: Token[],
  position: number,
  phrase: Phrase,
  hasLists: boolean,
): Candidate | null {
  const first = tokens[position];
  const last = tokens[position + phrase.words.length - 1];
  if (!first || !last) return null;
  const { term } = phrase;
  const surface = text.slice(first.start, last.end);
  // "The Graph" and "IT support" are names, "the graph" and "it supports" are not.
  if (/^(?:the|it) /i.test(surface) && !/^(?:The|IT) /.test(surface)) return null;
  const isListed = hasLists && isItem(text, first, last);
  if (!phrase.isName && !isListed && isMisleading(phrase.words.join(" "), surface)) return null;
  // A name that is an everyday word in lower case ("just", "age") cannot be distinguished from the word.
  const isExact = surface === term.name && (term.name !== term.name.toLowerCase() || term.name.length > 5);
  // "SAP" is not sap; other abbreviations have meanings in other trades (SOAP notes).
  const isInitials = isExact && term.kind === "platform" && /^[A-Z]{3,}$/.test(surface);
  const isGuarded =
    term.strict && !isInitials && phrase.words.length === 1 && (phrase.isName || surface.length <= 2);
  const isMeant = isExact ? !isVerb(text, first, tokens[position + 1]) : isListed;
  if (isGuarded && (!isMeant || isPartOfName(text, first, last))) return null;
  const isPlain = !isListed && isInPlainWords(surface, phrase);
  return {
    term,
    start: first.start,
    end: last.end,
    position,
    isSure: !isGuarded && !isPlain,
    isExact,
    isPlain,
    isAsked: hasLists && isGuarded && isExact && isDemanded(text, first.start, last.end),
  };
}

const demandsOf = perLanguage((words) => {
  const noun = `(?:${words("knowledge", "experience")}|(?<!\\p{L})(?:knowledge|familiar\\p{L}*|proficien\\p{L}+|expert\\p{L}*|skill(?:s|ed)|fluent|command|using))`;
  return {
    before: new RegExp(
      `${noun}\\s(?:(?!(?:as|als|como|comme|come|som|jako|kot|ako)\\s)\\p{L}{1,5}\\s){0,2}$`,
      "iu",
    ),
    // Japanese, Chinese and Korean name the product first.
    behind: new RegExp(`^(?=${unspacedLetter}).{0,12}?${words("knowledge", "experience")}`, "iu"),
  };
});
/** "Experience with Figma", "Figmaの使用経験": asked for by name, in any language. */
function isDemanded(text: string, start: number, end: number): boolean {
  const { before, behind } = demandsOf(null);
  return before.test(text.slice(Math.max(0, start - 40), start)) || behind.test(text.slice(end, end + 30));
}

/**
 * "A small testing library", "core data", "visual basic": a product's name of several ordinary words is prose when in
 * lower case.
 */
function isInPlainWords(surface: string, { words, term, isName }: Phrase): boolean {
  if (!isName || words.length < 2 || !isTechnology(term)) return false;
  if (surface !== surface.toLowerCase() || term.name === term.name.toLowerCase()) return false;
  return !words.some((word) => isTechnology(dictionary().byKey.get(word)));
}

function isVerb(text: string, token: Token, next: Token | undefined): boolean {
  const before = text.slice(Math.max(0, token.start - 3), token.start);
  const startsSentence = token.start === 0 || /[\n.!?:*•(-]\s*$/.test(before);
  return (
    startsSentence &&
    next !== undefined &&
    verbFollowers.has(next.word) &&
    text[next.start] !== text[next.start]?.toUpperCase()
  );
}

/** Whether the words are a complete list item, between commas, bars or line ends. */
const isItem = (text: string, first: Token, last: Token) =>
  /(?:^|[,;|/•(:\n\t])[ ]*$/.test(text.slice(Math.max(0, first.start - 4), first.start)) &&
  /^[ ]*(?:[,;|/)\n\t.]|$)/.test(text.slice(last.end, last.end + 4));

// "R&D", "C-level", "D.C.", "vitamin C": a letter is a language only on its own.
function isPartOfName(text: string, first: Token, last: Token): boolean {
  if (last.end - first.start > 1) return false;
  return /[&.\-'’/]/.test(text[last.end] ?? "") && /[\p{L}\p{N}]/u.test(text[last.end + 1] ?? "");
}

function isConfirmedNearby(candidates: Candidate[], index: number): boolean {
  const candidate = candidates[index];
  if (!candidate) return false;
  const confirms = (other: Candidate) =>
    other.term !== candidate.term && isTechnology(other.term) && (other.isSure || other.isExact);
  for (const step of [-1, 1]) {
    for (let at = index + step; ; at += step) {
      const other = candidates[at];
      if (!other || Math.abs(other.position - candidate.position) > maxDistance) break;
      if (confirms(other)) return true;
    }
  }
  return false;
}
