import { termNamed } from "../../knowledge/dictionary.ts";
import { keyOf } from "./phrases.ts";

/** Before these words a tool keeps its capital ("Java developer"); elsewhere the word is ordinary ("chef"). */
const technical = /\b(?:developer|engineer|programmer|administrator|consultant|architect|analyst)\b/i;
const isTool = (word: string) => !/^(?:concept|practice|domain)$/.test(termNamed(word)?.kind ?? "concept");

/**
 * Lower-cases a title for use within a sentence; acronyms and tools such as ICU, Java and iOS stay. `name`: used when the
 * title is all capitals.
 */
export function inSentence(title: string, name: string): string {
  const isShouted = !/\p{Ll}/u.test(title) && title.length > 4;
  if (isShouted && title !== name && keyOf(title) === keyOf(name)) return inSentence(name, name);
  const mayNameTool = technical.test(title);
  return title
    .split(/(?<=[\s/(-])/)
    .map((word) => {
      const plain = word.replace(/[^\p{L}]+$/u, "");
      if (isShouted) return plain.length > 3 ? word.toLowerCase() : word;
      return /^\p{Lu}\p{Ll}+$/u.test(plain) && !(mayNameTool && isTool(plain)) ? word.toLowerCase() : word;
    })
    .join("")
    .replace(/\s+/g, " ");
}
