import { allTerms } from "../knowledge/dictionary.ts";
import { lazy } from "../lazy.ts";
import { errorsBetween } from "../text/editDistance.ts";
import { taxonomy } from "./taxonomy.ts";
import { wordsOf } from "./words.ts";

/** Assumed count of a technology, which is searched more often than a word of a single title. */
const countOfTerm = 50;
const minLength = 4;
/** Maximum edit distance by word length. */
const errorsIn = (word: string) => (word.length < 6 ? 1 : 2);

/** Words of titles and technologies with their counts, by first letter. */
const vocabulary = lazy(() => {
  const byLetter = new Map<string, Map<string, number>>();
  const add = (word: string, count: number) => {
    const counts = byLetter.getOrInsertComputed(word[0] ?? "", () => new Map());
    counts.set(word, (counts.get(word) ?? 0) + count);
  };
  for (const { titles } of taxonomy())
    for (const title of Object.values(titles).flat()) for (const word of title.split(" ")) add(word, 1);
  for (const { name, aliases } of allTerms())
    for (const word of wordsOf([name, ...aliases].join(" "))) add(word, countOfTerm);
  return byLetter;
});

/**
 * Corrects a search: each word that occurs in no title or technology is replaced by the most frequent one with the same
 * first letter within edit distance 1 (2 from six letters). Null when nothing changes, and for searches with quotes or
 * other signs.
 */
export function correctSpelling(search: string): string | null {
  if (!/^[\p{L}\p{N} ]{1,100}$/u.test(search)) return null;
  const words = wordsOf(search);
  const corrected = words.map(correctWord);
  return corrected.some((word, at) => word !== words[at]) ? corrected.join(" ") : null;
}

function correctWord(word: string): string {
  const candidates = vocabulary().get(word[0] ?? "");
  if (!candidates || candidates.has(word) || word.length < minLength || /\d/.test(word)) return word;
  let best = { word, errors: errorsIn(word) + 1, count: 0 };
  for (const [other, count] of candidates) {
    if (Math.abs(other.length - word.length) > errorsIn(word) || other.length < minLength) continue;
    const errors = errorsBetween(word, other);
    if (errors < best.errors || (errors === best.errors && count > best.count))
      best = errors <= errorsIn(word) ? { word: other, errors, count } : best;
  }
  return best.word;
}
