import { termNamed } from "../../knowledge/dictionary.ts";

/** Languages that decline names of products: "TypeScriptiä", "Pythonem", "v Jiře". */
const declining = new Set([
  "Finnish",
  "Estonian",
  "Hungarian",
  "Polish",
  "Czech",
  "Slovak",
  "Slovenian",
  "Serbo-Croatian",
  "Lithuanian",
  "Latvian",
  "Turkish",
]);
const latinName = /(?<![\p{L}\p{N}])[A-Z][A-Za-z]{3,20}\p{L}{1,4}(?!\p{L})/gu;
const shortestName = 4;
const longestEnding = 4;

/** The text with names of products in their basic form. */
export const withoutCaseEndings = (text: string, language: string | null): string =>
  declining.has(language ?? "") ? text.replace(latinName, (word) => basicForm(word) ?? word) : text;

function basicForm(word: string): string | undefined {
  if (termNamed(word)) return undefined;
  for (let length = 1; length <= longestEnding && word.length - length >= shortestName - 1; length++) {
    const stem = word.slice(0, -length);
    // "Figmy" is a form of "Figma".
    const name = [stem, `${stem}a`].find((one) => one.length >= shortestName && termNamed(one)?.name === one);
    if (name && word.slice(-length) === word.slice(-length).toLowerCase()) return name;
  }
  return undefined;
}
