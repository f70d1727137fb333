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

/** English names of the countries whose own name starts with the text. */
export const countriesStartingWith = (text: string): string[] => {
  const start = text.toLowerCase();
  return [...englishNames()].flatMap(([name, english]) => (name.startsWith(start) ? [english] : []));
};
