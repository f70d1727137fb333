import { existsSync, readFileSync } from "node:fs";
import type { RankingSet, SetCv } from "../readSet.ts";
import { type EvaluationSet, gradesOf, plainTitle, setOf } from "./evaluationSet.ts";

const labelled = /\n([^\n]{3,80}?)\s*\n+Skill Details/;
const alike = { same: 0.65, related: 0.35 };

/**
 * Technical CVs without the title that they carry above their skills, against all technical ads: an ad whose title has
 * the same words is what they look for (grade 2), one that shares some is related (1). Words weigh by rarity in titles.
 */
export function developers(
  file: string,
  ads: RankingSet,
  isTechnical: (id: string) => boolean,
): EvaluationSet | null {
  if (!existsSync(file)) return null;
  const jobs = ads.jobs.filter(({ id }) => isTechnical(id));
  const titles = jobs.map(({ title }) => new Set(plainTitle(title).split(" ")));
  const weight = (word: string) =>
    Math.log((titles.length + 1) / (titles.filter((title) => title.has(word)).length + 1)) + 0.2;
  const likeness = (a: Set<string>, b: Set<string>) => {
    const sum = (words: Iterable<string>) => [...words].reduce((all, word) => all + weight(word) ** 2, 0);
    return sum(a.intersection(b)) / Math.sqrt(sum(a) * sum(b) || 1);
  };
  const cvs: SetCv[] = [];
  const rows: [string, string, number][] = [];
  for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
    const { id, text } = JSON.parse(line) as { id: string; text: string };
    const [said = ""] = (labelled.exec(text.replaceAll("\r", ""))?.[1] ?? "").split(/\s+[-–@(]\s*/);
    const title = plainTitle(said);
    if (!title) continue;
    const words = new Set(title.split(" "));
    const own = jobs.map((job, at) => [job.id, likeness(words, titles[at] ?? new Set())] as const);
    if (!own.some(([, value]) => value >= alike.related)) continue;
    const hidden = new RegExp(title.replaceAll(" ", "\\W+"), "gi");
    cvs.push({ id, text: text.replace(hidden, " "), category: "" });
    for (const [job, value] of own)
      if (value >= alike.related) rows.push([id, job, value >= alike.same ? 2 : 1]);
  }
  return {
    name: "developers without their title",
    source: "developers",
    measure: "ndcg@5",
    set: setOf(cvs, jobs),
    grades: gradesOf(rows),
  };
}
