import { employmentWords, plainWords } from "../../text/employmentWords.ts";
import type { Found } from "../../text/found.ts";
import type { employmentTypes } from "../enums.ts";

type EmploymentType = (typeof employmentTypes)[number];

const words = (source: string) => new RegExp(source, "iu");
const types: [EmploymentType, RegExp][] = [
  ["internship", words(employmentWords("internship"))],
  ["volunteer", /\bvolunteer(?:ing)? (?:role|position)|^volunteer$/i],
  ["part-time", words(employmentWords("part-time"))],
  ["contract", words(employmentWords("contract"))],
  ["temporary", words(employmentWords("temporary"))],
  ["full-time", words(employmentWords("full-time"))],
];
/** "0 to 40 hours", "up to 40" and "a minimum of 15" state no usual number of hours. */
const hours = (number: string) =>
  `(?<!\\b(?:to|or|of|than|least) |[-–])\\b(?:${number}) (?:hours (?:a|per) week)`;
// In running text "contract" alone may be a document, so the kind of work must be meant.
const inText: [EmploymentType, RegExp][] = [
  ["part-time", words(`${plainWords("part-time")}|${hours("[12][0-9]")}`)],
  [
    "temporary",
    words(
      `${plainWords("temporary")}|\\b(?:fixed[- ]term|temporary|seasonal) (?:contract|position|role|job|appointment)|\\b(?:mission|contrat) (?:d['’])?intérim|contrat à durée déterminée|contrato temporal|tijdelijk contract`,
    ),
  ],
  [
    "contract",
    words(`${plainWords("contract")}|\\b(?:contract (?:role|position|to hire)|\\d+[- ]month contract)\\b`),
  ],
  [
    "full-time",
    words(
      `${plainWords("full-time")}|\\bpermanent (?:position|role|contract|employment)|${hours("3[5-9]|40")}`,
    ),
  ],
];

export function employmentOfField(text: string): EmploymentType | null {
  const spelled = text.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/_/g, " ");
  return types.find(([, pattern]) => pattern.test(spelled))?.[0] ?? null;
}

/** "Vollzeit oder Teilzeit": an ad that offers both states neither. */
const both = words(
  (
    [
      ["full-time", "part-time"],
      ["part-time", "full-time"],
    ] as const
  )
    .map(([one, other]) => `${plainWords(one)}[^.]{0,40}${plainWords(other)}`)
    .join("|"),
);

export function employmentOfText(title: string, text: string): Found<EmploymentType> {
  for (const [list, place] of [
    [types, title],
    [inText, text],
  ] as const)
    for (const [value, pattern] of list) {
      const words = place.match(pattern)?.[0];
      if (/-time$/.test(value) && both.test(place)) continue;
      if (words && !(list === types && value === "contract" && !/contractor|freelanc/i.test(words)))
        return { value, words };
    }
  return null;
}
