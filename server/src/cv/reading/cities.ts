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
const known = new Set(
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { names: string }).names.split("|") : [],
);

/** Whether the text is the name of a city of 50,000 people or more: made by `scripts/buildCities.ts`. */
export const isCity = (text: string): boolean => /^\p{Lu}/u.test(text) && known.has(keyOfCity(text));
