import { roleAtEnd, titleWords } from "../../text/rolesByLanguage.ts";
import { joinedScripts } from "../../text/scripts.ts";

type Words = Record<string, string>;
const { roles, others } = titleWords;
const formsOf = (words: Words) =>
  Object.entries(words).flatMap(([english, forms]) =>
    forms.split("|").map((form) => [form, english] as const),
  );
const english = new Map([...formsOf(roles), ...formsOf(others)]);
const alternatives = (words: Iterable<string>) =>
  [...words].toSorted((a, b) => b.length - a.length).join("|");
const joined = [...english.keys()].filter((form) => joinedScripts.test(form));
/** In Korean only the last one of joined words is a role. */
const isKoreanRole = (form: string) =>
  /\p{Script=Hangul}/u.test(form) && Object.hasOwn(roles, english.get(form) ?? "");
const knownJoined = new RegExp(
  alternatives(joined.map((form) => (isKoreanRole(form) ? `${form}(?!\\p{L})` : form))),
  "gu",
);
const word = /[\p{L}\p{M}]+/gu;
/** The most words that a form has: "maître d'hôtel" has three. */
const maxWords = 4;

/** A text with its known forms in English, the longest first. */
function replaceKnown(text: string): string {
  const words = [...text.matchAll(word)].map(({ 0: { length }, index }) => ({
    from: index,
    to: index + length,
  }));
  let replaced = "";
  let end = 0;
  for (const [at, { from }] of words.entries()) {
    if (from < end) continue;
    const form = words
      .slice(at, at + maxWords)
      .map(({ to }) => text.slice(from, to))
      .findLast((one) => english.has(one.toLowerCase()));
    if (form === undefined) continue;
    replaced += text.slice(end, from) + english.get(form.toLowerCase());
    end = from + form.length;
  }
  return replaced + text.slice(end);
}
const longWord = /\p{L}{8,}/gu;
const small = "(?:(?:de|des|du|do|da|di|en|em|in)\\s+|d['’])?";
/** "Développeur web", "inżynier oprogramowania": the role comes first and takes the words after it. */
const roleFirst = new RegExp(
  `^\\s*(${alternatives(Object.keys(roles))})\\s+${small}(\\p{L}[^()[\\]|,;:–]*)(?<!\\s)`,
  "iu",
);

/** A title with its words of languages without a taxonomy in English, as ESCO and O*NET would say it. */
export function inEnglish(written: string): string {
  // The Turkish capital of "i" is no capital "I".
  const title = written.replaceAll("İ", "i");
  const parted = joinedScripts.test(title)
    ? title
        .replace(knownJoined, (form) => ` ${english.get(form)} `)
        .replace(/ {2,}/g, " ")
        .trim()
    : title;
  const translated = replaceKnown(
    parted.replace(longWord, (one) => {
      const role = english.has(one.toLowerCase()) ? undefined : roleAtEnd(one.toLowerCase());
      return role ? `${one.slice(0, -role.length)} ${english.get(role)}` : one;
    }),
  );
  return translated === title ? written : translated.replace(roleFirst, "$2 $1");
}
