import type { JobLevel } from "@career-hub/db/enums.ts";
import { perLanguage } from "./adWords.ts";
import { employmentWords } from "./employmentWords.ts";
import type { Found } from "./found.ts";
import { languageOf } from "./languageOf.ts";
import { requiredYears } from "./requiredYears.ts";

/** "Stage développeuse web", "Stage marketing"; in English a stage belongs to a theatre. */
const internshipFirst = String.raw`^stage (?!manage|hand|direct|design|technician|crew|carpenter|act|lighting)\p{L}`;

// Ordered, first match wins: "Senior Director" is a director, "Junior Team Lead" a lead.
const titles: [JobLevel, RegExp][] = [
  [
    "intern",
    new RegExp(
      `${employmentWords("internship")}|\\b(?:placement student|student assistant)\\b|${internshipFirst}`,
      "iu",
    ),
  ],
  [
    "executive",
    /\b(?:chief(?= executive| (?:[a-z]+ ){1,3}officer\b)|c[etiofmp]o|vp|svp|evp|vice[- ]president|managing director|(?<!art |creative |medical |funeral |assistant |associate |technical |camp |nursing )director|president|head of(?! (?:[a-z]+ ){0,3}(?:department|dept|year)\b))\b/i,
  ],
  [
    "lead",
    /\b(?:lead(?!\s+(?:gen|generation))|leader|principal|staff (?:\w+ )?(?:engineer|developer|designer|scientist|software)|team ?lead|chief engineer|director|superintendent|foreman|forewoman|head (?:chef|teacher|nurse|coach|baker|gardener|of (?:[a-z]+ ){0,3}(?:department|dept|year))|charge nurse|ward manager|(?:solutions?|software|systems?|enterprise|security|cloud|data|technical|infrastructure|network) architect)\b/i,
  ],
  [
    "senior",
    /\b(?:(?<!semi[- ]?)senior|sr\.?|snr|expert|experienced|specialist iii|(?:engineer|developer|analyst|nurse|technician) (?:iii|iv|3|4))\b/i,
  ],
  [
    "junior",
    /\b(?:junior|jr\.?|entry[- ]level|graduate|newly qualified|(?<![a-z] )associate(?= [a-z])(?! (?:director|professor|vice|partner|general))|beginner|early career|(?:engineer|developer|analyst|technician) (?:i|1))\b/i,
  ],
  [
    "mid",
    /\b(?:semi[- ]?senior|ssr(?=\.?$)|middle(?= (?:[\w.+#-]+ ){0,2}(?:developer|engineer|designer|analyst)\b)|mid[- ]?(?:level|senior|weight)?|intermediate|medior|(?:engineer|developer|analyst|technician) (?:ii|2))\b/i,
  ],
];
const fields: [JobLevel, RegExp][] = [
  ["intern", /intern|trainee|apprentic|student/i],
  ["executive", /executive|c-level|vp|director/i],
  ["lead", /lead|principal|staff|manager|architect/i],
  ["mid", /mid|intermediate|medior|associate.*mid|regular/i],
  ["senior", /senior|sr\b|expert|experienced/i],
  ["junior", /junior|jr\b|entry|graduate|beginner|associate/i],
];
const beginnersOf = perLanguage(
  (words) =>
    new RegExp(
      `\\bno (?:prior |previous )?experience (?:is )?(?:needed|required|necessary)|\\bexperience is not (?:needed|required|necessary)|\\b(?:recent|new) graduates? (?:are )?welcome|\\bentry[- ]level (?:role|position)\\b|${words("beginner")}`,
      "iu",
    ),
);
/** Titles are too short for language detection. */
const inAnyLanguage = perLanguage(
  (words) =>
    new Map(
      (["executive", "lead", "senior", "junior", "mid"] as const).map((level) => [
        level as JobLevel,
        new RegExp(words(level), "iu"),
      ]),
    ),
);
const firstOf = (list: [JobLevel, RegExp][], text: string): Found<JobLevel> => {
  for (const [value, pattern] of list) {
    const words = text.match(pattern)?.[0];
    if (words) return { value, words };
  }
  return null;
};

/** "Jefe/a", "Voditelj/ica". */
const otherGender = /(?<=\p{L})[/*:]-?\p{Ll}{1,4}(?!\p{L})/gu;

function levelInTitle(titleWithGenders: string): Found<JobLevel> {
  const title = titleWithGenders.replace(otherGender, "");
  for (const [value, pattern] of titles) {
    const words = (title.match(pattern) ?? title.match(inAnyLanguage(null).get(value) ?? /(?!)/))?.[0];
    if (words) return { value, words };
  }
  return null;
}

export const levelOfField = (text: string): JobLevel | null =>
  (firstOf(fields, text) ?? levelInTitle(text))?.value ?? null;

export function levelOfYears(years: number): JobLevel {
  if (years < 1.5) return "junior";
  if (years < 5) return "mid";
  return "senior";
}

/** The level from the title, otherwise from the required years in the text. */
export function levelOf(title: string, text: string, language = languageOf(text)): Found<JobLevel> {
  const fromTitle = levelInTitle(title);
  if (fromTitle || !text) return fromTitle;
  const required = requiredYears(text, language);
  if (required) return { value: levelOfYears(required.value), words: required.words };
  const words = text.match(beginnersOf(language))?.[0];
  return words ? { value: "junior", words } : null;
}
