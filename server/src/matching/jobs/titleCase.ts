import { termNamed } from "../../knowledge/dictionary.ts";
import { inEnglish } from "./glossary.ts";
import { keyOf, wordOf } from "./phrases.ts";
import { commonWords } from "./recognition.ts";

/** Before these words a tool keeps its capital ("Java developer"); elsewhere the word is ordinary ("chef"). */
const technical =
  /\b(?:developer|engineer|programmer|administrator|consultant|architect|analyst|desarrollador[ae]?|programador[ae]?)\b|entwickler|programmierer/i;
const isCommon = (word: string) => commonWords.has(word.toLowerCase());
const isTool = (word: string) => !/^(?:concept|practice|domain)$/.test(termNamed(word)?.kind ?? "concept");

/**
 * Lower-cases a title for use within a sentence; acronyms and tools such as ICU, Java and iOS stay. `name`: used when the
 * title is all capitals.
 */
export function inSentence(title: string, name: string): string {
  const isShouted = !/\p{Ll}/u.test(title) && title.length > 4;
  if (isShouted && title !== name && keyOf(title) === keyOf(name)) return inSentence(name, name);
  const mayNameTool = technical.test(inEnglish(title));
  return title
    .split(/(?<=[\s/(-])/)
    .map((word) => {
      const plain = word.replace(/[^\p{L}]+$/u, "");
      if (isShouted) return plain.length > 3 || isCommon(plain) ? word.toLowerCase() : word;
      return /^\p{Lu}\p{Ll}+$/u.test(plain) && !(mayNameTool && isTool(plain)) ? word.toLowerCase() : word;
    })
    .join("")
    .replace(/\s+/g, " ");
}

const maxQuotedWords = 6;
/** "Associate Professor, State University", "Data Scientist - Sr.": what follows a title; not "Energie- und Gebäudetechnik". */
const afterTitle = /,\s.*|\s[-–—|].*|[-–—]\s(?!(?:und|oder|bzw\.?|and|or|en|of|och|og|eller|ja|tai)\s).*/u;
/** Dates stand before a title and grades after it: "2003-2005 designer", "Cook NA-04". */
function withoutNumbersAround(title: string): string {
  const words = title.split(" ");
  const isPlain = (word: string) => !/\d/.test(word);
  return words.slice(words.findIndex(isPlain), words.findLastIndex(isPlain) + 1).join(" ");
}

/** Other numbers and the punctuation of sentences are in no title that a person would say. */
const unsaid = /\d|["“”„«»:：;]|\.(?:\s|$)/u;

/** A title as it can be quoted in a sentence, or null where it is more than a title or part of one: "since 2008 accountant". */
export function quotedTitle(title: string): string | null {
  const quoted = withoutNumbersAround(title.replace(afterTitle, ""));
  const isBalanced = quoted.split("(").length === quoted.split(")").length;
  const isSaid =
    quoted !== "" && isBalanced && !unsaid.test(quoted) && quoted.split(" ").length <= maxQuotedWords;
  return isSaid ? quoted : null;
}

const lastWord = /\p{L}+(?=\sand\s|$)/gu;
const singular = (word: string) =>
  /(?:ch|sh|ss|x)es$/.test(word) ? word.slice(0, -2) : wordOf(word.toLowerCase());
/** The name of one who works in an occupation; O*NET has "Secretaries and Administrative Assistants, Except Legal". */
export function singularName({ name }: { name: string }): string {
  const [first = name] = name.split(", ");
  const [people = name] = (/s(?: |$)/.test(first) ? first : name).split(/\s(?=(?:of|for)\s)/);
  const rest = first.startsWith(people) ? first.slice(people.length) : "";
  const one = /^\p{Lu}/u.test(name) ? `${people.replace(lastWord, singular)}${rest}` : name;
  return inSentence(one, one);
}

/** A title as a sentence says it: quoted where possible, else the name of its occupation. */
export const titleInSentence = (title: string, occupation: { name: string }): string =>
  quotedTitle(title) ?? singularName(occupation);
