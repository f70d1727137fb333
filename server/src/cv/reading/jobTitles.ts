import type { JobLine } from "./jobLabels.ts";
import { companyScore, isPlace, titleScore } from "./names.ts";
import { piecesOf } from "./pieces.ts";
import { rolesOf } from "./roles.ts";
import { deeds, isShort } from "./story.ts";

export const titleDistance = 7;

/** Below dates and employer, some list place and trade before the title, or start the description with it. */
export function titleBelow(lines: JobLine[], index: number, next: number, above: number): string {
  if (above > 0) return "";
  const below = lines.slice(index + 1, Math.min(next, index + titleDistance));
  const isTitle = (text: string) =>
    titleScore(text) >= 2 || (titleScore(text) >= 1 && text.split(" ").length < 6);
  const line = below.find((one) => isShort(one) && isTitle(one.plain));
  return line?.plain ?? below.slice(0, 2).map(titleOfStory).find(Boolean) ?? "";
}

/** "Lecturer in Physics Taught courses and …": the words before the first verb of a task. */
function titleOfStory({ plain }: JobLine): string {
  const words = plain.split(" ");
  const isDeed = (at: number) =>
    deeds.test(words[at] ?? "") || (/ly$/.test(words[at] ?? "") && deeds.test(words[at + 1] ?? ""));
  const end = words.slice(0, 11).findIndex((word, at) => at > 0 && /^\p{Lu}/u.test(word) && isDeed(at));
  const title = words.slice(0, Math.max(0, end)).join(" ");
  return !/[.,;:]$/.test(title) && titleScore(title) >= 1 ? title : "";
}

/** "Fitness Director - Trainer" and "Engineer, Payments" above a line with the employer are complete titles. */
export function withWholeTitle(
  below: JobLine | undefined,
  { beside, pieces, above }: { beside: string; pieces: string[]; above: number },
): string[] {
  if (above > 0 || !/\s[-–—]\s|[,;]\s/.test(beside) || beside.includes("\t") || !isShort(below))
    return pieces;
  const employer = piecesOf(below.plain);
  const score = Math.max(...employer.map(companyScore));
  const isNamed = score >= 1.5 || (score > 0 && employer.some(isPlace));
  const isEmployer = isNamed && titleScore(below.plain) < 1 && below.plain.split(/\s+/).length < 9;
  const { company } = rolesOf(pieces);
  const isBetter = score > companyScore(company) || employer.includes(company);
  return isEmployer && isBetter && titleScore(beside) >= 1 ? [beside, ...employer] : pieces;
}
