import type { JobLine } from "./jobLabels.ts";
import { titleScore } from "./names.ts";
import { actionVerbs, isShort } from "./story.ts";

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
    actionVerbs.test(words[at] ?? "") ||
    (/ly$/.test(words[at] ?? "") && actionVerbs.test(words[at + 1] ?? ""));
  const end = words.slice(0, 11).findIndex((word, at) => at > 0 && /^\p{Lu}/u.test(word) && isDeed(at));
  const title = words.slice(0, Math.max(0, end)).join(" ");
  return !/[.,;:]$/.test(title) && titleScore(title) >= 1 ? title : "";
}
