import type { JobLevel } from "@career-hub/db/enums.ts";
import type { Found } from "./found.ts";

// Ordered, first match wins: "Senior Director" is a director, "Junior Team Lead" a lead.
const titles: [JobLevel, RegExp][] = [
  [
    "intern",
    /\b(?:intern(?:ship)?|working student|werkstudent\w*|praktik\w+|stagiaire|apprentic\w+|trainee|placement student|student assistant|azubi)\b/i,
  ],
  [
    "executive",
    /\b(?:chief(?! (?:of staff|engineer|officer'?s))|c[etiofmp]o|vp|svp|evp|vice[- ]president|managing director|(?<!art |creative |medical |funeral |assistant |associate |technical |camp |nursing )director|president|head of)\b/i,
  ],
  [
    "lead",
    /\b(?:lead(?!\s+(?:gen|generation))|leader|principal|staff (?:\w+ )?(?:engineer|developer|designer|scientist|software)|team ?lead|chief engineer|director|superintendent|foreman|forewoman|head (?:chef|teacher|nurse|coach|baker|gardener)|charge nurse|ward manager|(?:solutions?|software|systems?|enterprise|security|cloud|data|technical|infrastructure|network) architect)\b/i,
  ],
  [
    "senior",
    /\b(?:senior|sr\.?|snr|expert|experienced|specialist iii|(?:engineer|developer|analyst|nurse|technician) (?:iii|iv|3|4))\b/i,
  ],
  [
    "junior",
    /\b(?:junior|jr\.?|entry[- ]level|graduate|newly qualified|associate(?! (?:director|professor|vice|partner|general))|beginner|early career|(?:engineer|developer|analyst|technician) (?:i|1))\b/i,
  ],
  [
    "mid",
    /\b(?:mid[- ]?(?:level|senior|weight)?|intermediate|medior|(?:engineer|developer|analyst|technician) (?:ii|2))\b/i,
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
const number = "(\\d{1,2}|one|two|three|four|five|six|seven|eight|ten)";
const span = `${number}(?:\\s*(?:\\+|plus|or more))?(?:\\s*(?:-|–|to)\\s*${number}(?:\\s*\\+)?)?\\s*years?['’]?`;
/** The context must indicate the person's years, since companies state years too. */
const years = [
  new RegExp(
    `\\b(?:(?:at least|min(?:imum|\\.)?(?: of)?|more than|over)\\s+)?${span}\\s+(?:of\\s+)?(?:[\\w,/&-]+\\s+){0,5}?(?:experience|background|practice|in a similar|working|hands-on)`,
    "gi",
  ),
  new RegExp(
    `(?:^|[\\n.:;]|\\b(?:at least|min(?:imum)?(?: of)?)\\s)\\s*(?:-\\s*)?${span}\\s+(?:of|in|as|with|on|at)\\b[^\\n.;]{0,60}`,
    "gim",
  ),
];
const beginners =
  /\bno (?:prior |previous )?experience (?:is )?(?:needed|required|necessary)|\b(?:recent|new) graduates? (?:are )?welcome|\bentry[- ]level (?:role|position)\b/i;
const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
};
const toNumber = (word: string) => numbers[word.toLowerCase()] ?? Number(word);

const firstOf = (list: [JobLevel, RegExp][], text: string): Found<JobLevel> => {
  for (const [value, pattern] of list) {
    const words = text.match(pattern)?.[0];
    if (words) return { value, words };
  }
  return null;
};

export const levelOfField = (text: string): JobLevel | null => firstOf(fields, text)?.value ?? null;

/** The level from the title, otherwise from the required years in the text. */
export function levelOf(title: string, text: string): Found<JobLevel> {
  const fromTitle = firstOf(titles, title);
  if (fromTitle) return fromTitle;
  const required = years
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map((match) => ({ words: match[0].replace(/^[\s.:;-]+/, ""), years: toNumber(match[1] ?? "0") }))
    .filter((one) => one.years <= 20)
    .sort((a, b) => b.years - a.years)[0];
  if (required)
    return {
      value: required.years >= 5 ? "senior" : required.years >= 2 ? "mid" : "junior",
      words: required.words,
    };
  const words = text.match(beginners)?.[0];
  return words ? { value: "junior", words } : null;
}
