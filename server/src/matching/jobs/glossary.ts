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
const { true: joined = [], false: apart = [] } = Object.groupBy(english.keys(), (form) =>
  joinedScripts.test(form) ? "true" : "false",
);
const known = new RegExp(`(?<!\\p{L})(?:${alternatives(apart)})(?!\\p{L})`, "giu");
/** In Korean only the last one of joined words is a role. */
const isKoreanRole = (form: string) =>
  /\p{Script=Hangul}/u.test(form) && Object.hasOwn(roles, english.get(form) ?? "");
const knownJoined = new RegExp(
  alternatives(joined.map((form) => (isKoreanRole(form) ? `${form}(?!\\p{L})` : form))),
  "gu",
);
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
  const translated = parted
    .replace(longWord, (word) => {
      const role = english.has(word.toLowerCase()) ? undefined : roleAtEnd(word.toLowerCase());
      return role ? `${word.slice(0, -role.length)} ${english.get(role)}` : word;
    })
    .replace(known, (form) => english.get(form.toLowerCase()) ?? form);
  return translated === title ? written : translated.replace(roleFirst, "$2 $1");
}
