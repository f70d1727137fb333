import { perLanguage } from "../../text/adWords.ts";
import { employmentWords, plainWords } from "../../text/employmentWords.ts";
import { languageOf } from "../../text/languageOf.ts";
import type { employmentTypes } from "../enums.ts";

type EmploymentType = (typeof employmentTypes)[number];
type Patterns = [EmploymentType, RegExp][];

const pattern = (source: string) => new RegExp(source, "iu");
const inField: Patterns = [
  ["internship", pattern(employmentWords("internship"))],
  ["volunteer", /\bvolunteer(?:ing)? (?:role|position)|^volunteer$/i],
  ["part-time", pattern(employmentWords("part-time"))],
  ["contract", pattern(employmentWords("contract"))],
  ["temporary", pattern(employmentWords("temporary"))],
  ["full-time", pattern(employmentWords("full-time"))],
];
/** "Contract Lawyer" writes contracts. "Koch 60 %" works part-time; "80–100 %" is open. */
const inTitle: Patterns = [
  ...inField.filter(([type]) => type !== "contract"),
  [
    "contract",
    pattern(`contractor|freelanc|\\(contract\\)|[-–|,] contract$|${plainWords(null)("contract")}`),
  ],
  ["part-time", /(?<![\d–-]\s?)\b[1-9]\d ?%(?!\s*(?:[-–]|\p{L}))/u],
];

// In running text "contract" alone may be a document, so the kind of work must be meant.
const inTextOf = perLanguage((words, language): Patterns => {
  const plain = plainWords(language);
  /** "0 to 40 hours", "up to 40" and "a minimum of 15" state no usual number of hours. */
  const hours = (number: string) =>
    `(?<!(?<!\\p{L})(?:to|or|of|than|least|bis|mindestens|hasta|tot|à) |[-–\\d])(?:${number})(?:[.,]\\d)?\\s?${words("hour")}\\s?/?\\s?(?:\\p{L}{1,4}\\s){0,2}${words("week")}`;
  return [
    ["part-time", pattern(`${plain("part-time")}|${hours("[12][0-9]")}`)],
    ["temporary", pattern(plain("temporary"))],
    ["contract", pattern(`${plain("contract")}|\\b\\d+[- ]month contract\\b`)],
    [
      "full-time",
      pattern(
        `${plain("full-time")}|\\bpermanent (?:position|role|contract|employment)|${hours("3[5-9]|40")}`,
      ),
    ],
  ];
});
/** "Vollzeit oder Teilzeit": an ad that offers both states neither. */
const bothOf = perLanguage((words) =>
  pattern(
    `${words("full-time")}[^.]{0,40}${words("part-time")}|${words("part-time")}[^.]{0,40}${words("full-time")}`,
  ),
);

export function employmentOfField(text: string): EmploymentType | null {
  const spelled = text.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/_/g, " ");
  return inField.find(([, words]) => words.test(spelled))?.[0] ?? null;
}

export function employmentOfText(title: string, text: string, language = languageOf(text)) {
  for (const [patterns, place, both] of [
    [inTitle, title, bothOf(null)],
    [inTextOf(language), text, bothOf(language)],
  ] as const)
    for (const [value, words] of patterns) {
      const found = place.match(words)?.[0];
      if (found && !(value.endsWith("-time") && both.test(place))) return { value, words: found };
    }
  return null;
}
