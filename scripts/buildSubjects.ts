/**
 * Writes server/src/cv/reading/subjects.json: the words of the subjects that people study, taken from the titles of those
 * who teach them ("organic chemistry professor") in ESCO 1.2 and O*NET 29.2 (server/src/taxonomy/data).
 */
import { writeFileSync } from "node:fs";
import { taxonomy } from "../server/src/taxonomy/taxonomy.ts";

/** ISCO: university and higher education teachers. */
const teachers = "2310";
const teaching =
  /^(?:university |higher education |college )?(.{4,}?) (?:professor|lecturer|instructor|teacher)$/;
/** Words of ranks and places of teachers, not of a subject. */
const ranks =
  /\b(?:adjunct|assistant|associate|college|full|higher education|junior|lecturer|open rank|principal|professor|senior|specialist|substitute|university|vocational)\b/;

const subjects = taxonomy()
  .filter(({ iscoGroup }) => iscoGroup === teachers)
  .flatMap(({ titles }) => titles.en ?? [])
  .flatMap((title) => teaching.exec(title)?.[1] ?? [])
  .filter((subject) => !ranks.test(subject))
  .map((subject) => subject.split(" "));

const sorted = (words: string[]) => [...new Set(words)].filter((word) => word.length > 2).sort();
const last = sorted(subjects.flatMap((words) => words.at(-1) ?? []));
const source =
  "ESCO 1.2 (European Commission) and O*NET 29.2 (CC BY 4.0): words of occupation titles, see server/src/taxonomy/data/ATTRIBUTION.md";
const others = sorted(subjects.flat()).filter((word) => !last.includes(word));
writeFileSync(
  new URL("../server/src/cv/reading/subjects.json", import.meta.url),
  `${JSON.stringify({ source, last: last.join(" "), others: others.join(" ") }, null, 2)}\n`,
);
