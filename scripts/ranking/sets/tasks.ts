import { existsSync } from "node:fs";
import { join } from "node:path";
import { rowsOf } from "../../taxonomy/read.ts";
import type { RankingSet } from "../readSet.ts";
import { type EvaluationSet, gradesOf, plainTitle, setOf } from "./evaluationSet.ts";

const maxTasks = 12;
const codeColumn = "O*NET-SOC Code";

/**
 * The tasks of an O*NET occupation as a CV without a title, against all ads: those with a title of the occupation are
 * relevant. Several occupations may share a title.
 */
export function tasksAsCvs(folder: string, ads: RankingSet): EvaluationSet | null {
  if (!existsSync(join(folder, "Task_Statements.txt"))) return null;
  const codesOf = new Map<string, Set<string>>();
  for (const [file, column] of [
    ["Occupation_Data.txt", "Title"],
    ["Alternate_Titles.txt", "Alternate Title"],
  ] as const)
    for (const { [codeColumn]: code = "", [column]: title = "" } of rowsOf(join(folder, file)))
      codesOf.getOrInsertComputed(plainTitle(title), () => new Set()).add(code);
  const adsOf = new Map<string, string[]>();
  for (const { id, title } of ads.jobs)
    for (const code of codesOf.get(plainTitle(title)) ?? [])
      adsOf.getOrInsertComputed(code, () => []).push(id);
  const tasks = Map.groupBy(rowsOf(join(folder, "Task_Statements.txt")), (row) => row[codeColumn]);
  const cvs = [...adsOf.keys()].sort().flatMap((code) => {
    const own = tasks.get(code)?.slice(0, maxTasks) ?? [];
    return own.length > 3
      ? [{ id: `onet-${code}`, text: own.map((row) => row.Task).join("\n"), category: "" }]
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
