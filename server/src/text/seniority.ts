import { type JobLevel, jobLevels } from "@career-hub/db/enums.ts";
import { levelOf } from "./levelWords.ts";

/** Without "manager", "controller" and "captain": managers of accounts, documents or products may lead nobody. */
const leads =
  /\b(?:supervis\w+|superintendent|foreman|founder|head|chief)\b|(?<!\b(?:product|process|data|service|system) )\bowner\b/iu;
export const levelIndex = (level: JobLevel): number => jobLevels.indexOf(level);

/** The level that a title's words state; null without one ("Accountant"). */
export function levelOfTitle(title: string): JobLevel | null {
  const stated = levelOf(title, "")?.value ?? null;
  return stated === null && leads.test(title) ? "lead" : stated;
}
