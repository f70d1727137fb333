import { allTerms } from "../knowledge/dictionary.ts";
import { taxonomy } from "./taxonomy.ts";
import { wordsOf } from "./words.ts";

/** A technology is asked for more often than a word that stands in one title. */
const countOfTerm = 50;
const shortest = 4;
/** Typing errors that a word of so many letters may have. */
const errorsIn = (word: string) => (word.length < 6 ? 1 : 2);

type Known = Map<string, number>;
let byLetter: Map<string, Known> | undefined;

/** Words of titles and technologies with how often they stand there, by their first letter. */
function vocabulary(): Map<string, Known> {
  if (byLetter) return byLetter;
  byLetter = new Map<string, Known>();
  const add = (word: string, count: number) => {
    const letter = word[0] ?? "";
    const known = byLetter?.get(letter) ?? new Map<string, number>();
    known.set(word, (known.get(word) ?? 0) + count);
    byLetter?.set(letter, known);
  };
  for (const { titles } of taxonomy())
    for (const title of Object.values(titles).flat()) for (const word of title.split(" ")) add(word, 1);
  for (const { name, aliases } of allTerms())
    for (const word of wordsOf([name, ...aliases].join(" "))) add(word, countOfTerm);
  return byLetter;
}

/**
 * A search as it was probably meant: each word that no title and no technology has becomes the most frequent one with the
 * same first letter and at most one typing error (two from six letters on). Null where nothing changes, and for searches
 * with quotes or other signs.
 */
export function correctSpelling(search: string): string | null {
  if (!/^[\p{L}\p{N} ]{1,100}$/u.test(search)) return null;
  const words = wordsOf(search);
  const corrected = words.map(correctWord);
  return corrected.some((word, at) => word !== words[at]) ? corrected.join(" ") : null;
}

function correctWord(word: string): string {
  const known = vocabulary().get(word[0] ?? "");
  if (!known || known.has(word) || word.length < shortest || /\d/.test(word)) return word;
  let best = { word, errors: errorsIn(word) + 1, count: 0 };
  for (const [other, count] of known) {
    if (Math.abs(other.length - word.length) > errorsIn(word) || other.length < shortest) continue;
    const errors = errorsBetween(word, other);
    if (errors < best.errors || (errors === best.errors && count > best.count))
      best = errors <= errorsIn(word) ? { word: other, errors, count } : best;
  }
  return best.word;
}

/** Optimal string alignment: letters added, left out, changed, and two neighbours swapped, each once. */
function errorsBetween(a: string, b: string): number {
  let [beforeLast, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let at = 1; at <= b.length; at++) {
      const isSame = a[row - 1] === b[at - 1];
      let errors = Math.min(
        (last[at] as number) + 1,
        (current[at - 1] as number) + 1,
        (last[at - 1] as number) + (isSame ? 0 : 1),
      );
      if (row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1])
        errors = Math.min(errors, (beforeLast[at - 2] as number) + 1);
      current.push(errors);
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] as number;
}
