/**
 * npm run skills -- FOLDER: writes server/src/matching/skills/usage.json, the ISCO-08 minor groups of the occupations whose
 * tasks and descriptions in ESCO 1.2 and O*NET 29.2 (FOLDER holds `esco` and `onet`) name each skill.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findPhrases, isClose, keyOf, phraseIndex, wordsOf } from "../server/src/matching/jobs/phrases.ts";
import { skillNames } from "../server/src/matching/jobs/vocabulary.ts";
import { taxonomy } from "../server/src/taxonomy/taxonomy.ts";
import { rowsOf, skillsFolder } from "./taxonomy/read.ts";

const folder = skillsFolder(process.argv[2]);
const names = Object.values(skillNames()).flat();
const index = phraseIndex(new Map(names.map((name) => [keyOf(name), name])));
const groupOf = new Map(taxonomy().map(({ id, iscoGroup }) => [id, iscoGroup.slice(0, 3)]));
const used = new Map<string, Set<string>>();

function count(id: string, text: string): void {
  const group = groupOf.get(id);
  const words = wordsOf(text);
  if (group)
    for (const { value } of findPhrases(index, words, isClose(text, words)))
      used.set(value, (used.get(value) ?? new Set()).add(group));
}

for (const row of rowsOf(join(folder, "onet/Task_Statements.txt")))
  count(row["O*NET-SOC Code"] ?? "", row.Task ?? "");
for (const row of rowsOf(join(folder, "onet/Occupation_Data.txt")))
  count(row["O*NET-SOC Code"] ?? "", row.Description ?? "");
for (const { uri = "", description = "" } of rowsOf(join(folder, "esco/occupations_en.tsv")))
  count(uri.slice(uri.lastIndexOf("/") + 1), description);

const usage = Object.fromEntries(
  names.flatMap((name) => (used.has(name) ? [[name, [...(used.get(name) ?? [])].sort()]] : [])),
);
writeFileSync(
  new URL("../server/src/matching/skills/usage.json", import.meta.url),
  `${JSON.stringify(usage)}\n`,
);
console.log(`${used.size} of ${names.length} skills are named`);
