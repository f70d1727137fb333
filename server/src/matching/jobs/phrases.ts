import { type Token, tokensOf } from "../../text/tokens.ts";

/** Normalises a word for comparison: "Systems Engineers" and "system engineer" become equal. */
export const wordOf = (word: string): string => {
  // "Securities" is not the plural of "security" here.
  if (/^(?:securities|series|species)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith("s") && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
};

/** Of lower-case letters only, which need no tokens: most of the 17,000 spellings that are read at the first use. */
const simple = /^[\p{Ll} ]+$/u;
export const keyOf = (text: string): string =>
  (simple.test(text) ? text.split(" ") : tokensOf(text).map(({ word }) => word))
    .filter((word) => word !== "s" && word !== "")
    .map(wordOf)
    .join(" ");

export type Words = { word: string; start: number; end: number; surface: string }[];

export const wordsOf = (text: string): Words =>
  tokensOf(text)
    .filter(({ word }) => word !== "s")
    .map(({ word, start, end }: Token) => ({
      word: wordOf(word),
      start,
      end,
      surface: text.slice(start, end),
    }));

export type PhraseIndex<T> = Map<string, { words: string[]; value: T }[]>;
export type Hit<T> = { value: T; from: number; to: number };

export function phraseIndex<T>(entries: Iterable<[key: string, value: T]>): PhraseIndex<T> {
  const index: PhraseIndex<T> = new Map();
  for (const [key, value] of entries) {
    const words = key.split(" ");
    if (words[0]) index.getOrInsertComputed(words[0], () => []).push({ words, value });
  }
  for (const list of index.values()) list.sort((a, b) => b.words.length - a.words.length);
  return index;
}

/** The longest phrase at each position, left to right, without overlaps. `from` and `to` are word indices, `to` exclusive. */
export function findPhrases<T>(index: PhraseIndex<T>, words: Words, canJoin = (_left: number) => true) {
  const hits: Hit<T>[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = index
      .get(words[at]?.word ?? "")
      ?.find(({ words: expected }) =>
        expected.every(
          (word, offset) => words[at + offset]?.word === word && (offset === 0 || canJoin(at + offset - 1)),
        ),
      );
    if (phrase) hits.push({ value: phrase.value, from: at, to: at + phrase.words.length });
    at += phrase?.words.length ?? 1;
  }
  return hits;
}

/** Phrases in running text do not span a full stop, a comma or a line break. */
export const isClose = (text: string, words: Words) => (left: number) =>
  /^[ \t]*(?:(?:['’]s|[-–/&+'’])[ \t]*)?$/.test(text.slice(words[left]?.end, words[left + 1]?.start));
