import { readFileSync } from "node:fs";
import { joinedScripts } from "./scripts.ts";

/** Words of titles in languages without a taxonomy, by their English meaning, separated by "|". */
export const titleWords = JSON.parse(
  readFileSync(new URL("titleWordsByLanguage.json", import.meta.url), "utf8"),
) as Record<"roles" | "others", Record<string, string>>;

const forms = Object.values(titleWords.roles).flatMap((words) => words.split("|"));
const roles = new Set(forms);
/** Roles with at least this many letters also match at the end of compounds. */
const longRole = 7;
const joined = forms.filter((form) => joinedScripts.test(form));

/** The long role at the end of a lower-case compound: "utvecklare" in "webbutvecklare". */
export function roleAtEnd(word: string): string | undefined {
  for (let start = 1; start <= word.length - longRole; start++)
    if (roles.has(word.slice(start))) return word.slice(start);
  return undefined;
}

const isRole = (words: string) =>
  roles.has(words) || (!words.includes(" ") && roleAtEnd(words) !== undefined);

/** Whether a text begins or ends with a role of a language without a taxonomy: "prodavačka", "kỹ sư phần mềm". */
export function namesRoleByLanguage(text: string): boolean {
  const plain = text.toLowerCase();
  if (joinedScripts.test(plain)) return joined.some((form) => plain.endsWith(form));
  const words = plain.split(/[^\p{L}\p{M}'"-]+/u).filter(Boolean);
  return [1, 2, 3].some(
    (count) => isRole(words.slice(0, count).join(" ")) || isRole(words.slice(-count).join(" ")),
  );
}
