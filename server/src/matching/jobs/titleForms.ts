import { LRUCache } from "lru-cache";
import { foreignTitles } from "./nodes.ts";

// "Entwickler*in (m/w/d)", "enfermero/a", "infirmier(ère)": one form is enough to know the trade.
const genderLetters = /\(?\b[mwfhdx](?:\s?[/|]\s?[mwfhdxi]){1,3}\b\)?/giu;
const genders =
  /(?<=\p{Ll})(?:[*:_/(]-?in(?:nen)?\)?|In)(?!\p{L})|(?<=\p{Ll}{3})(?:\/|\(|·)-?(?:as?|es?|se|ère|ière|trice|euse|rice|ne|ve)\)?(?!\p{L})/gu;

/** A title that names both genders, with one of them. */
export const inOneForm = (title: string): string => withoutGenders(title).replace(genders, " ");

/** "H/F" and "(m/w/d)" are no programming languages. */
export const withoutGenders = (text: string): string => text.replace(genderLetters, " ");

/** How the other gender is called, by the end of a word. What stands behind "de" has a gender of its own. */
const otherForms: Record<string, [RegExp, string][]> = {
  de: [
    [/mann$/, "frau"],
    [/e$/, "in"],
    [/$/, "in"],
  ],
  fr: [
    [/teur\b/, "trice"],
    [/eur\b/, "euse"],
    [/(?<=[iln]e?)en\b/, "enne"],
    [/er\b/, "ère"],
    [/(?<=[éalni]n?t|é|al|el|if)\b(?! d)/, "e"],
  ],
  es: [
    [/(?<!\bde )(?<=\p{L}{3})o\b/gu, "a"],
    [/(?<=\p{L}{3}[dts])or\b/gu, "ora"],
    [/ero\b/, "era"],
  ],
};

/** "Krankenpfleger" and "Krankenpflegerin"; "développeur" as those write it who have no accents. */
export function spellingsOf(title: string, language: string): string[] {
  const others = (otherForms[language] ?? []).map(([end, other]) => title.replace(end, other));
  return [...new Set([title, ...others])].flatMap((one) => [
    one,
    one.normalize("NFD").replace(/\p{M}/gu, ""),
  ]);
}

const shortestEnd = 5;
let ends: Set<string> | undefined;
const resolved = new LRUCache<string, string>({ max: 20_000 });

/** German joins words: whoever is an "Industrieelektroniker" is an "Elektroniker". */
export function withoutStem(word: string, isKnown: (word: string) => boolean): string {
  const known = resolved.get(word);
  if (known !== undefined) return known;
  ends ??= new Set(
    Object.values(foreignTitles())
      .flatMap(({ de = [] }) => de.flatMap((title) => spellingsOf(title, "de")))
      .filter((title) => /^\p{L}+$/u.test(title) && title.length >= shortestEnd),
  );
  // A journeyman and a master are of the trade.
  const trade = word.replace(/(?:gesell(?:e|in)|meister(?:in)?)$/, "");
  let found = trade !== word && !isKnown(word) && isKnown(trade) ? trade : word;
  if (found === word && word.length >= shortestEnd + 3 && !isKnown(word))
    for (let cut = 3; cut <= word.length - shortestEnd && found === word; cut++)
      if (ends.has(word.slice(cut))) found = word.slice(cut);
  resolved.set(word, found);
  return found;
}
