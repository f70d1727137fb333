import { existsSync, readFileSync } from "node:fs";

/** Without marks and capitals: many write "Malaga" and "MALAGA". */
export const keyOfCity = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("Ł", "l")
    .toLowerCase();

const file = new URL("./cities.json", import.meta.url);
const readCities = () =>
  new Set(
    existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { names: string }).names.split("|") : [],
  );
let cities: Set<string> | undefined;

/** Whether the text is the name of a city of 50,000 people or more: made by `scripts/buildCities.ts`. */
export function isCity(text: string): boolean {
  if (!/^\p{Lu}/u.test(text)) return false;
  cities ??= readCities();
  return cities.has(keyOfCity(text));
}

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
const codes = letters.flatMap((first) => letters.map((second) => first + second));
const readCountries = () =>
  new Set(
    ["en", "de", "es", "fr", "pl", "it", "pt", "nl", "ru"].flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
      return codes.flatMap((code) => names.of(code) ?? []).map(keyOfCity);
    }),
  );
let countries: Set<string> | undefined;

/** Whether the text is the name of a country in one of the languages of CVs. */
export function isCountry(text: string): boolean {
  if (!/^\p{Lu}/u.test(text)) return false;
  countries ??= readCountries();
  return countries.has(keyOfCity(text));
}
