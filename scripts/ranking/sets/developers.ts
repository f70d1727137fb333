import { existsSync, readFileSync } from "node:fs";
import type { RankingSet, SetCv } from "../readSet.ts";
import { type EvaluationSet, gradesOf, plainTitle, setOf } from "./evaluationSet.ts";
import { alike, similarityTo, withoutTitle } from "./likeTitles.ts";

const labelled = /\n([^\n]{3,80}?)\s*\n+Skill Details/;

/**
 * Technical CVs without their title above the skills, against all technical ads: an ad with the same title words has grade
 * 2, with some shared words grade 1. Words are weighted by rarity in titles.
 */
export function developers(
  file: string,
  ads: RankingSet,
  isTechnical: (id: string) => boolean,
): EvaluationSet | null {
  if (!existsSync(file)) return null;
  const jobs = ads.jobs.filter(({ id }) => isTechnical(id));
  const similarity = similarityTo(jobs.map((job) => job.title));
  const cvs: SetCv[] = [];
  const rows: [string, string, number][] = [];
  for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
    const { id, text } = JSON.parse(line) as { id: string; text: string };
    const [stated = ""] = (labelled.exec(text.replaceAll("\r", ""))?.[1] ?? "").split(/\s+[-–@(]\s*/);
    const title = plainTitle(stated);
    if (!title) continue;
    const own = jobs.map((job, at) => [job.id, similarity(title, at)] as const);
    if (!own.some(([, value]) => value >= alike.related)) continue;
    cvs.push({ id, text: withoutTitle(text, title), category: "" });
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
