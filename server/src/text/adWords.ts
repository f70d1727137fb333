import byLanguage from "./adWordsByLanguage.json" with { type: "json" };
import { joinedScripts } from "./scripts.ts";

type Lists = typeof byLanguage;
type Key = { [L in keyof Lists]: keyof Lists[L] }[keyof Lists];
/**
 * What words of an ad are about: a kind of employment, where people work, a unit of time, pay, experience or a level.
 */
export type AdTopic = Exclude<Key, "numbers">;
/** Source of a pattern for whole words of any of the topics; it needs the flags i and u. */
export type WordsOf = (...topics: AdTopic[]) => string;

/**
 * Written by hand: common words of ads, keyed by the language names that `languageOf` returns. "*" matches any letters,
 * a space matches white space or a hyphen, and the full stop of an abbreviation is optional. `numbers` are one to ten,
 * with forms separated by "/". `home` are names of remote work, `remote` words that mean it next to a word of `work`.
 * "one of" precedes a list, "one of these" follows it. `you` are words for the reader, the job and looking for
 * somebody. `duties`, `demands`, `wishes` and `offers` are headings and words in them. `credential` are licences,
 * certificates, degrees and training.
 */
const languages: Record<string, Partial<Record<Key, string>>> = byLanguage;
/** Articles and prepositions that Hebrew and Arabic attach to the word. */
const semitic = /^[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const prefixes = "(?:[הבלמוש]|بال|ال|لل|[وبل])?";

function sourceOf(word: string): string {
  const source = word
    .replaceAll(".", "\\.?\\s?")
    .replaceAll("*", "\\p{L}*")
    .replaceAll(" ", "[\\s_-]+")
    .replaceAll("%", "\\s?%")
    .replaceAll("'", "['’]");
  return semitic.test(word) ? `${prefixes}${source}` : source;
}

/**
 * Words that ads in a language use for any job, separated by spaces; credentials are left out, because only some jobs
 * need them.
 */
export const adWordsOf = (language: string): string =>
  Object.entries(languages[language] ?? {})
    .flatMap(([topic, words]) => (topic === "credential" ? [] : words))
    .join(" ")
    .replaceAll(/[|*/]/g, " ");

/**
 * Words of a language and of English, which ads in all languages use; words of all languages if the language is
 * unknown.
 */
const listsOf = (language: string | null) =>
  language === null
    ? Object.values(languages)
    : [languages.English, language === "English" ? undefined : languages[language]];

function wordsOf(language: string | null): WordsOf {
  return (...topics) => {
    const words = listsOf(language).flatMap((lists) =>
      topics.flatMap((topic) => lists?.[topic]?.split("|") ?? []),
    );
    // The longest first: "part time" before "part".
    const unique = [...new Set(words)].toSorted((a, b) => b.length - a.length);
    const [unspaced, spaced] = [
      unique.filter((word) => joinedScripts.test(word)),
      unique.filter((word) => !joinedScripts.test(word)),
    ];
    const whole = spaced.length
      ? [String.raw`(?<![\p{L}\p{M}])(?:${spaced.map(sourceOf).join("|")})(?![\p{L}\p{M}])`]
      : [];
    return `(?:${[...whole, ...unspaced.map(sourceOf)].join("|") || "(?!)"})`;
  };
}

/** Caches the result of `build` per language; null uses the words of all languages. */
export function perLanguage<T>(
  build: (words: WordsOf, language: string | null) => T,
): (language: string | null) => T {
  const built = new Map<string | null, T>();
  return (language) => {
    const key = language === null || Object.hasOwn(languages, language) ? language : "English";
    return built.getOrInsertComputed(key, () => build(wordsOf(key), key));
  };
}

/** Words for the numbers from one to ten with their values. */
export const numberWords = (language: string | null): Map<string, number> =>
  new Map(
    listsOf(language).flatMap((lists) =>
      (lists?.numbers?.split(" ") ?? []).flatMap((forms, index) =>
        forms.split("/").map((form) => [form, index + 1] as const),
      ),
    ),
  );
