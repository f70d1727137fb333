import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readGrades, readSet } from "../readSet.ts";
import { beginningsOfAds, halvesOfAds, sameTitles, sameTitlesWithinOneField, withinOneField } from "./ads.ts";
import { enciphered } from "./cipher.ts";
import { developers } from "./developers.ts";
import type { EvaluationSet } from "./evaluationSet.ts";
import { occupationSets } from "./occupations.ts";
import { withinOwnField } from "./ownField.ts";
import { tasksAsCvs } from "./tasks.ts";

const seed = 13;
/** Groups of professions of technical CVs, and sources with technical ads only. */
const technical = /INFORMATION-TECHNOLOGY|ENGINEERING|^gus-/;

/**
 * All sets of the data folder. The sets share ads but differ in what makes an ad relevant. Those in `reported` were made
 * after the last change of the formula and no number was tuned on them.
 */
export function allSets(data: string, now: Date): { forWork: EvaluationSet[]; reported: EvaluationSet[] } {
  const folder = join(data, "cvjob");
  const source = readSet(folder, now);
  const categories = new Map(
    existsSync(join(folder, "job_categories.tsv"))
      ? readFileSync(join(folder, "job_categories.tsv"), "utf8")
          .split("\n")
          .map((line): [string, string] => [line.split("\t")[0] ?? "", line.split("\t")[1] ?? ""])
      : [],
  );
  const cvjob: EvaluationSet = {
    name: "CVs and ads",
    source: "CVs and ads",
    measure: "ndcg@10",
    set: source,
    grades: readGrades(folder),
  };
  const technicalAds = developers(
    join(data, "cv", "texts_tech.jsonl"),
    source,
    (id) => technical.test(categories.get(id) ?? "") || technical.test(id),
  );
  const halves = halvesOfAds(source);
  const titles = sameTitles(source);
  const field = withinOneField(source, categories);
  const ownField = withinOwnField(source, categories);
  const tasks = tasksAsCvs(join(data, "skills", "onet"), source);
  const unseen = [
    ...(tasks ? [tasks] : []),
    beginningsOfAds(source),
    withinOneField(source, categories, { name: "within one field, other ads", part: 0 }),
    sameTitlesWithinOneField(titles, categories),
  ];
  const forWork = [
    cvjob,
    ...(technicalAds ? [technicalAds] : []),
    titles,
    halves,
    field,
    ownField,
    ...occupationSets(join(data, "skills", "esco"), source),
    ...[cvjob, titles, halves, field, ownField].map((one) => enciphered(one, seed)),
    ...(technicalAds ? [enciphered(technicalAds, seed)] : []),
  ];
  return { forWork, reported: [...unseen, ...unseen.map((one) => enciphered(one, seed + 1))] };
}
