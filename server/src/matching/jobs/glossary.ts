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
const known = new RegExp(`(?<!\\p{L})(?:${alternatives(english.keys())})(?!\\p{L})`, "giu");
const small = "(?:(?:de|des|du|do|da|di|en|em|in)\\s+|d['’])?";
/** "Développeur web", "inżynier oprogramowania": the role comes first and takes the words after it. */
const roleFirst = new RegExp(
  `^\\s*(${alternatives(Object.keys(roles))})\\s+${small}(\\p{L}[^()[\\]|,;:–]*)(?<!\\s)`,
  "iu",
);

/** A title with its words of languages without a taxonomy in English, as ESCO and O*NET would say it. */
export function inEnglish(title: string): string {
  const translated = title.replace(known, (form) => english.get(form.toLowerCase()) ?? form);
  return translated === title ? title : translated.replace(roleFirst, "$2 $1");
}
