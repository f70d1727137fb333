import { type JobLevel, jobLevels } from "@career-hub/db/enums.ts";
import { levelOf } from "./levelWords.ts";

const leads =
  /\b(?:manager|supervis\w+|superintendent|foreman|owner|founder|head|chief|captain|controller)\b/i;
const numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const number = `\\d{1,2}|${numbers.join("|")}`;
/** "5+ years of Java", "at least three years in a kitchen", "2-4 yrs experience". */
const yearsAsked = new RegExp(
  `\\b(${number})\\s*(?:\\(\\d{1,2}\\)\\s*)?(?:(?:\\+|plus|or more)\\s*)?(?:(?:-|–|to)\\s*(?:${number})\\s*)?(?:\\+\\s*)?(?:years?|yrs?)(?:['’])?(?=\\s+(?:of|in|with|as|on|working|building|using|developing|designing|managing|teaching|leading|selling)\\b|[^.\\n]{0,60}\\b(?:experience|background|practice|work)\\b)`,
  "gi",
);
/** "18 years of age" and "30 years in business" are no requirements. */
const otherYears =
  /^\S*\s+(?:of (?:age|service|history|growth|innovation|excellence|success|tradition|operation)|in (?:business|operation))\b/i;

export const levelIndex = (level: JobLevel): number => jobLevels.indexOf(level);

/** The level of a title; null without one ("Accountant"). */
export function levelOfTitle(title: string): JobLevel | null {
  const stated = levelOf(title, "")?.value ?? null;
  return stated === null && leads.test(title) ? "lead" : stated;
}

export function levelOfYears(years: number): JobLevel {
  if (years < 1.5) return "junior";
  if (years < 5) return "mid";
  return "senior";
}

/** The years that an ad requires, the largest of several; null without a requirement. */
export function requiredYears(text: string): number | null {
  const years = [...text.matchAll(yearsAsked)]
    .filter((match) => !otherYears.test(text.slice(match.index + match[0].length - 1)))
    .map(([, stated = ""]) => Number(stated) || numbers.indexOf(stated.toLowerCase()) + 1)
    .filter((years) => years > 0 && years <= 20);
  return years.length ? Math.max(...years) : null;
}
