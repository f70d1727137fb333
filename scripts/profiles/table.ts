import { cutAtMarkers } from "../project.ts";
import type { Score } from "./score.ts";

/** A Markdown table of counts, with numbers instead of names. */
export function scoreTable(scores: Score[]): string {
  const sum = (pick: (score: Score) => number) => scores.reduce((total, one) => total + pick(one), 0);
  const share = (part: number, whole: number) =>
    `${part} of ${whole} (${Math.round((100 * part) / Math.max(1, whole))} %)`;
  const must = sum((one) => one.must);
  return [
    "| person | said up front | said anywhere | never-hits | level accepted |",
    "|---|---|---|---|---|",
    ...scores.map(
      (one, index) =>
        `| ${index + 1} | ${one.upFront} of ${one.must} | ${one.said} of ${one.must} | ${one.never} | ${one.level ? "yes" : "no"} |`,
    ),
    `| all | ${share(
      sum((one) => one.upFront),
      must,
    )} | ${share(
      sum((one) => one.said),
      must,
    )} | ${sum((one) => one.never)} | ${sum((one) => Number(one.level))} of ${scores.length} |`,
  ].join("\n");
}

/** Replaces the content between the two markers. Throws without markers. */
export function withTables(document: string, tables: string): string {
  const [before, , after] = cutAtMarkers(document, ["<!-- eval:profiles -->", "<!-- /eval:profiles -->"]);
  return `${before}\n\n${tables}\n\n${after}`;
}
