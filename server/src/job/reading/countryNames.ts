import { lazy } from "../../lazy.ts";
import { countryCodes, countryName } from "../../text/countries.ts";

/** English names by the country's name in its most spoken language, in lower case: "polska" → "Poland". */
const englishNames = lazy(() => {
  const codesByLanguage = Map.groupBy(
    countryCodes,
    (code) => new Intl.Locale(`und-${code}`).maximize().language,
  );
  const names = new Map<string, string>();
  for (const [language, codes] of codesByLanguage) {
    const own = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
    for (const code of codes) names.set((own.of(code) ?? "").toLowerCase(), countryName(code));
  }
  return names;
});

/** The English name of a country that is named in its own language; undefined for other places. */
export const englishCountryName = (place: string): string | undefined =>
  englishNames().get(place.toLowerCase());

/** Own names by the English name in lower case. */
const ownNames = lazy(() =>
  Map.groupBy(englishNames().keys(), (own) => englishNames().get(own)?.toLowerCase()),
);

/** A place as jobs may have it: as named, and a country also in English and, from earlier imports, by its own name. */
export function namesOfPlace(place: string): string[] {
  const english = englishCountryName(place) ?? place;
  return [place, english, ...(ownNames().get(english.toLowerCase()) ?? [])];
}

/** English names of the countries whose own name starts with the text. */
export const countriesStartingWith = (text: string): string[] => {
  const start = text.toLowerCase();
  return [...englishNames()].flatMap(([name, english]) => (name.startsWith(start) ? [english] : []));
};
