/**
 * npm run skills -- FOLDER: writes server/src/matching/skills/usage.json, the ISCO-08 minor groups of the occupations whose
 * tasks and descriptions in ESCO 1.2 and O*NET 29.2 (FOLDER holds `esco` and `onet`) name each skill.
 */
import { writeFileSync } from "node:fs";
import { findPhrases, isClose, keyOf, phraseIndex, wordsOf } from "../server/src/matching/jobs/phrases.ts";
import { skillNames } from "../server/src/matching/jobs/vocabulary.ts";
import { taxonomy } from "../server/src/taxonomy/taxonomy.ts";
import { descriptionsIn, skillsFolder } from "./taxonomy/read.ts";

const folder = skillsFolder(process.argv[2]);
const names = Object.values(skillNames()).flat();
const index = phraseIndex(new Map(names.map((name) => [keyOf(name), name])));
const groupOf = new Map(taxonomy().map(({ id, iscoGroup }) => [id, iscoGroup.slice(0, 3)]));
const used = new Map<string, Set<string>>();

for (const { id, text } of descriptionsIn(folder, ["en"])) {
  const group = groupOf.get(id);
  const words = wordsOf(text);
  if (group)
    for (const { value } of findPhrases(index, words, isClose(text, words)))
      used.getOrInsertComputed(value, () => new Set()).add(group);
}

const usage = Object.fromEntries(
  names.flatMap((name) => (used.has(name) ? [[name, [...(used.get(name) ?? [])].sort()]] : [])),
);
writeFileSync(
  new URL("../server/src/matching/skills/usage.json", import.meta.url),
  `${JSON.stringify(usage)}\n`,
);
console.log(`${used.size} of ${names.length} skills are named`);
