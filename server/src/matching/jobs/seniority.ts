import { type JobLevel, jobLevels } from "@career-hub/db/enums.ts";
import { levelOf } from "../../job/reading/level.ts";

const leads =
  /\b(?:manager|supervis\w+|superintendent|foreman|owner|founder|head|chief|captain|controller)\b/i;
const yearsAsked =
  /(\d{1,2})\s*(?:\+|plus|or more)?\s*(?:(?:-|–|to)\s*\d{1,2}\s*)?\+?\s*(?:years?|yrs?)(?:['’])?(?=[^.\n]{0,60}\b(?:experience|background|practice|work)\b)/gi;

export const levelIndex = (level: JobLevel): number => jobLevels.indexOf(level);

/** What a title says by itself; null when it says nothing ("Accountant"). */
export function levelOfTitle(title: string): JobLevel | null {
  const said = levelOf(title, "")?.value ?? null;
  return said === null && leads.test(title) ? "lead" : said;
}

export function levelOfYears(years: number): JobLevel {
  if (years < 1.5) return "junior";
  if (years < 5) return "mid";
  return "senior";
}

/** The least number of years that an ad asks for, the largest of its demands; null when it asks for none. */
export function yearsAskedIn(text: string): number | null {
  const all = [...text.matchAll(yearsAsked)]
    .map((match) => Number(match[1]))
    .filter((years) => years > 0 && years <= 20);
  return all.length ? Math.max(...all) : null;
}
