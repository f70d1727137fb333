import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RankingSet } from "../readSet.ts";
import { type EvaluationSet, gradesOf, plainTitle, setOf } from "./evaluationSet.ts";

const rowsOf = (folder: string, name: string): string[][] =>
  readFileSync(join(folder, name), "utf8")
    .split(/\r?\n/)
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split("\t"));
const mostTasks = 12;

/**
 * The tasks of an O*NET occupation as a CV without a title, against all ads: those with a title of the occupation are
 * relevant. Several occupations may share a title.
 */
export function tasksAsCvs(folder: string, ads: RankingSet): EvaluationSet | null {
  if (!existsSync(join(folder, "Task_Statements.txt"))) return null;
  const codesOf = new Map<string, Set<string>>();
  for (const name of ["Occupation_Data.txt", "Alternate_Titles.txt"])
    for (const [code = "", title = ""] of rowsOf(folder, name)) {
      const codes = codesOf.get(plainTitle(title)) ?? new Set();
      codesOf.set(plainTitle(title), codes.add(code));
    }
  const adsOf = new Map<string, string[]>();
  for (const { id, title } of ads.jobs)
    for (const code of codesOf.get(plainTitle(title)) ?? [])
      adsOf.set(code, [...(adsOf.get(code) ?? []), id]);
  const tasks = Map.groupBy(rowsOf(folder, "Task_Statements.txt"), ([code = ""]) => code);
  const cvs = [...adsOf.keys()].sort().flatMap((code) => {
    const own = tasks.get(code)?.slice(0, mostTasks) ?? [];
    return own.length > 3
      ? [{ id: `onet-${code}`, text: own.map(([, , task]) => task).join("\n"), category: "" }]
      : [];
  });
  return {
    name: "tasks of O*NET, ads",
    source: "O*NET",
    measure: "ndcg@10",
    set: setOf(cvs, ads.jobs),
    grades: gradesOf(
      [...adsOf].flatMap(([code, ids]) => ids.map((id): [string, string, number] => [`onet-${code}`, id, 2])),
    ),
  };
}
