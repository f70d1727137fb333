import { readFileSync } from "node:fs";

const data = JSON.parse(readFileSync(new URL("./roleWords.json", import.meta.url), "utf8")) as Record<
  "en" | "es" | "de",
  string
>;
const english = new Set(data.en.split(" "));
const spanish = new Set(data.es.split(" "));
const german = new Set(data.de.split(" "));
const maxTitleWords = 7;

/**
 * Whether a short text is a title by the role words of ESCO and O*NET: at the end in English, at the start in Spanish, as
 * a suffix in German.
 */
export function namesRole(text: string): boolean {
  const words = text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  if (words.length === 0 || words.length > maxTitleWords) return false;
  return (
    english.has(words.at(-1) ?? "") ||
    spanish.has(words[0] ?? "") ||
    words.some((word) => endsInGermanRole(word))
  );
}

/** Maps feminine forms to ESCO's masculine: "Pädagogin" → "Pädagoge", "Kauffrau" → "Kaufmann", "Angestellte" → "Angestellter". */
function masculineOf(word: string): string[] {
  if (word.endsWith("in")) return [word, word.slice(0, -2), `${word.slice(0, -2)}e`];
  if (word.endsWith("frau")) return [`${word.slice(0, -4)}mann`];
  return word.endsWith("te") ? [word, `${word}r`] : [word];
}

function endsInGermanRole(word: string): boolean {
  return masculineOf(word).some((base) => {
    for (let start = Math.max(0, base.length - 24); start <= base.length - 6; start++)
      if (german.has(base.slice(start))) return true;
    return false;
  });
}
