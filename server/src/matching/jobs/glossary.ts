import { joinedScripts, longRole, titleWords } from "../../text/rolesByLanguage.ts";

type Words = Record<string, string>;
const { roles, others } = titleWords;
const formsOf = (words: Words) =>
  Object.entries(words).flatMap(([english, forms]) =>
    forms.split("|").map((form) => [form, english] as const),
  );
const english = new Map([...formsOf(roles), ...formsOf(others)]);
const alternatives = (words: Iterable<string>) =>
  [...words].toSorted((a, b) => b.length - a.length).join("|");
/** In Korean only the last one of joined words is a role. */
const isKorean = (form: string) => /\p{Script=Hangul}/u.test(form);
const isRole = (form: string) => Object.hasOwn(roles, english.get(form) ?? "");
const endsCompounds = (form: string) => isRole(form) && form.length >= longRole && !form.includes(" ");
const patternOf = (form: string) => {
  if (joinedScripts.test(form)) return isKorean(form) && isRole(form) ? `${form}(?!\\p{L})` : form;
  return `${endsCompounds(form) ? "" : "(?<!\\p{L})"}${form}(?!\\p{L})`;
};
const known = new RegExp(alternatives(english.keys().map(patternOf)), "giu");
const small = "(?:(?:de|des|du|do|da|di|en|em|in)\\s+|d['’])?";
/** "Développeur web", "inżynier oprogramowania": the role comes first and takes the words after it. */
const roleFirst = new RegExp(
  `^\\s*(${alternatives(Object.keys(roles))})\\s+${small}(\\p{L}[^()[\\]|,;:–]*)(?<!\\s)`,
  "iu",
);

/** A title with its words of languages without a taxonomy in English, as ESCO and O*NET would say it. */
export function inEnglish(title: string): string {
  const translated = title
    .replace(known, (form, at: number) => {
      const isJoined = joinedScripts.test(form) || /\p{L}/u.test(title[at - 1] ?? "");
      return `${isJoined ? " " : ""}${english.get(form.toLowerCase()) ?? form}${isJoined ? " " : ""}`;
    })
    .replace(/ {2,}/g, " ")
    .trim();
  return translated === title ? title : translated.replace(roleFirst, "$2 $1");
}
