import { readFileSync } from "node:fs";

type Words = Record<string, string>;
const { roles, others } = JSON.parse(
  readFileSync(new URL("glossary.json", import.meta.url), "utf8"),
) as Record<"roles" | "others", Words>;
const formsOf = (words: Words) =>
  Object.entries(words).flatMap(([english, forms]) =>
    forms.split("|").map((form) => [form, english] as const),
  );
const english = new Map([...formsOf(roles), ...formsOf(others)]);
const alternatives = (words: Iterable<string>) =>
  [...words].toSorted((a, b) => b.length - a.length).join("|");
/** Chinese, Japanese and Korean join words; in Korean only the last one of a word is a role. */
const joined = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const isKorean = (form: string) => /\p{Script=Hangul}/u.test(form);
const isRole = (form: string) => Object.hasOwn(roles, english.get(form) ?? "");
/** A long role also ends compounds: "webbutvecklare", "wijkverpleegkundige". */
const endsCompounds = (form: string) => isRole(form) && form.length >= 7 && !form.includes(" ");
const patternOf = (form: string) => {
  if (joined.test(form)) return isKorean(form) && isRole(form) ? `${form}(?!\\p{L})` : form;
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
      const isJoined = joined.test(form) || /\p{L}/u.test(title[at - 1] ?? "");
      return `${isJoined ? " " : ""}${english.get(form.toLowerCase()) ?? form}${isJoined ? " " : ""}`;
    })
    .replace(/ {2,}/g, " ")
    .trim();
  return translated === title ? title : translated.replace(roleFirst, "$2 $1");
}
