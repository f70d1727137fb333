import { lazy } from "../lazy.ts";
import { months } from "./dateWords.ts";
import { errorsBetween } from "./editDistance.ts";
import { spacedLetters } from "./scripts.ts";

/**
 * One placeholder letter per month. Patterns match these, because a pattern with all month names takes a second to
 * compile.
 */
const marks = "ᴀᴁᴂᴃᴄᴅᴆᴇᴈᴉᴊᴋ";
export const anyMonth = `[${marks}]+`;
const named = new RegExp(
  `(?<![${spacedLetters}])(?:${months.map((words) => `(${words})`).join("|")})(?!\\p{L})`,
  "giu",
);

/** Month names with at least six letters, which few other words resemble, each with its month from 0. */
const longNames = lazy(() =>
  ["en", "de", "fr", "es", "it", "pt", "nl"]
    .flatMap((language) => {
      const format = new Intl.DateTimeFormat(language, { month: "long" });
      return Array.from({ length: 12 }, (_, month) => ({
        month,
        name: format.format(new Date(2000, month)).toLowerCase(),
      }));
    })
    .filter(({ name }) => name.length >= 6),
);
// "Septembe 2015", "Febraury, 2020"
const wordBeforeYear = /(?<!\p{L})\p{Script=Latin}{5,11}(?=\.?,? (?:19|20)\d\d(?!\d))/gu;

const romanNumber = "(?:I{1,3}|IV|VI{0,3}|IX|XI{0,2})";
/** "III 2009 – X.2018" and Hungarian "2019. V.", not "Engineer II 2009". */
const romanMonth = new RegExp(
  `(?<=(?:^|[\\t(,|–—-]|(?<!\\p{L})(?:od|do|от|до|с|по))\\s*)${romanNumber}(?=[ ./]{1,2}(?:19|20)\\d\\d(?!\\d))|(?<=(?:19|20)\\d\\d\\.\\s?)${romanNumber}(?=\\.)`,
  "gu",
);
const roman = "I II III IV V VI VII VIII IX X XI XII".split(" ");

/** The mark of the month whose name is one typing error away. */
function markOfMistyped(word: string): string | undefined {
  const lower = word.toLowerCase();
  const meant = longNames().find(({ name }) => name[0] === lower[0] && errorsBetween(lower, name) === 1);
  return meant && marks[meant.month];
}

/**
 * The text with each letter of a month's name replaced by the mark of that month, a Latin letter that texts do not use.
 */
export const withMonthsMarked = (text: string): string =>
  text
    .replace(named, (name, ...groups) =>
      (marks[groups.findIndex((group) => group !== undefined)] ?? "").repeat(name.length),
    )
    .replace(romanMonth, (number) => (marks[roman.indexOf(number)] ?? "").repeat(number.length))
    .replace(wordBeforeYear, (word) => markOfMistyped(word)?.repeat(word.length) ?? word);

/**
 * `pattern.exec` on the text with its months marked; the groups are parts of the text itself. The pattern has the flag
 * "d".
 */
export function execMarked(pattern: RegExp, text: string): (string | undefined)[] | null {
  const indices = pattern.exec(withMonthsMarked(text))?.indices;
  return indices ? indices.map((found) => found && text.slice(...found)) : null;
}

/** 1 to 12; 0 without a mark. */
export const monthMarked = (text: string): number => marks.indexOf(/[ᴀ-ᴋ]/u.exec(text)?.[0] ?? "none") + 1;
