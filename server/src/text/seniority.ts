import { type JobLevel, jobLevels } from "@career-hub/db/enums.ts";
import { levelOf } from "./levelWords.ts";

const leads =
  /\b(?:manager|supervis\w+|superintendent|foreman|owner|founder|head|chief|captain|controller)\b/i;
export const levelIndex = (level: JobLevel): number => jobLevels.indexOf(level);

/** The level of a title; null without one ("Accountant"). */
export function levelOfTitle(title: string): JobLevel | null {
  const stated = levelOf(title, "")?.value ?? null;
  return stated === null && leads.test(title) ? "lead" : stated;
}
