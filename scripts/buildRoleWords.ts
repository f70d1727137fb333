/**
 * Writes server/src/text/roleWords.json: the words that name the role in the titles of ESCO 1.2 and O*NET 29.2
 * (server/src/taxonomy/data). English titles end with them, Spanish ones begin with them, German ones have them for
 * both genders. And server/src/text/knownTitles.bin and titleWords.bin: hashes of the titles themselves and of the
 * words of English ones.
 */

import { writeFileSync } from "node:fs";
import { type TitleLanguage, taxonomy } from "../server/src/taxonomy/taxonomy.ts";
import { countsOf } from "../server/src/text/counts.ts";
import { hashOfTitle } from "../server/src/text/knownTitles.ts";

type Count = { inPlace: number; anywhere: number };

function countWords(language: TitleLanguage, place: number): Map<string, Count> {
  const counts = new Map<string, Count>();
  const add = (word: string, key: keyof Count) => {
    const count = counts.get(word) ?? { inPlace: 0, anywhere: 0 };
    counts.set(word, { ...count, [key]: count[key] + 1 });
  };
  for (const { titles } of taxonomy())
    for (const title of titles[language] ?? []) {
      const words = title.split(" ");
      add(words.at(place) ?? "", "inPlace");
      for (const word of words) add(word, "anywhere");
    }
  return counts;
}

const mostly = (counts: Map<string, Count>, { least, share }: { least: number; share: number }) =>
  [...counts]
    .filter(
      ([word, { inPlace, anywhere }]) => word.length > 3 && inPlace >= least && inPlace / anywhere > share,
    )
    .map(([word]) => word)
    .sort();

const german = countWords("de", 0);
const bothGenders = [...german.keys()].filter((word) => word.length > 5 && german.has(`${word}in`));
/** "techniker" stands for "abbruchtechniker": words are looked up by their endings. */
const shortest = bothGenders.filter(
  (word) => !bothGenders.some((other) => other !== word && word.endsWith(other)),
);
const words = {
  source:
    "ESCO 1.2 (European Commission) and O*NET 29.2 (CC BY 4.0): words of occupation titles, see server/src/taxonomy/data/ATTRIBUTION.md",
  en: mostly(countWords("en", -1), { least: 40, share: 0.75 }).join(" "),
  es: mostly(countWords("es", 0), { least: 4, share: 0.5 }).join(" "),
  de: shortest.sort().join(" "),
};
writeFileSync(
  new URL("../server/src/text/roleWords.json", import.meta.url),
  `${JSON.stringify(words, null, 2)}\n`,
);

/** Single words of fewer letters are mostly abbreviations or also surnames ("Smith"). */
const minLetters = 6;
/** Words of more occupations than this, such as "import", do not name a role by themselves. */
const maxOccupations = 10;
const occupationsOf = countsOf(
  taxonomy().flatMap(({ titles: all }) => [...new Set(Object.values(all).flat())]),
);
const known = [...occupationsOf].filter(
  ([title, count]) => count <= maxOccupations && (title.includes(" ") || title.length >= minLetters),
);
const writeHashes = (file: string, texts: string[]) =>
  writeFileSync(
    new URL(`../server/src/text/${file}`, import.meta.url),
    new Uint32Array(new Set(texts.map(hashOfTitle))).sort(),
  );
writeHashes(
  "knownTitles.bin",
  known.map(([title]) => title),
);
/** Words of one occupation alone are often names. */
const minOccupations = 2;
const englishWords = countsOf(
  taxonomy().flatMap(({ titles: { en } }) => [...new Set(en?.flatMap((title) => title.split(" ")))]),
);
writeHashes(
  "titleWords.bin",
  [...englishWords].filter(([, count]) => count >= minOccupations).map(([word]) => word),
);
