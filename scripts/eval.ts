/** npm run eval: the ranking beside BM25 and TF-IDF on a set with grades. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type LexicalMethod, rankByWords } from "./ranking/lexical.ts";
import { type Measures, meanOf, measure } from "./ranking/measures.ts";
import { rankSet } from "./ranking/rankSet.ts";
import { readGrades, readSet } from "./ranking/readSet.ts";
import { keptOf } from "./ranking/retrieval.ts";

const data = process.env.CAREER_HUB_DATA ?? fileURLToPath(new URL("../../shared/data", import.meta.url));
const folder = existsSync(join(data, "qrels.tsv")) ? data : join(data, "cvjob");
if (!existsSync(join(folder, "qrels.tsv"))) {
  console.error(
    "No set to measure on: name its folder in CAREER_HUB_DATA (cvs.jsonl, jobs.jsonl, qrels.tsv).",
  );
  process.exit(2);
}
const set = readSet(folder);
const grades = readGrades(folder);
const categories = new Map(set.cvs.map(({ id, category }) => [id, category]));

const lexical = (method: LexicalMethod) => measure(rankByWords(set, method), grades);
const results: [string, Map<string, Measures>][] = [
  ["Career Hub", measure([...rankSet(set, { by: "cv", top: 1000 })].flat(), grades)],
  ["BM25", lexical("bm25")],
  ["TF-IDF", lexical("tfidf")],
];

// Nobody looked at one half alone; that both come out alike is the point.
const halfOf = (id: string) => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2;
const table: [string, (id: string) => boolean][] = [
  ["all", () => true],
  ["first half", (id) => halfOf(id) === 0],
  ["second half", (id) => halfOf(id) === 1],
  ...[...new Set(categories.values())]
    .sort()
    .map((name): [string, (id: string) => boolean] => [name, (id) => categories.get(id) === name]),
];
console.log("nDCG@10 / recall@50 / MRR");
console.log(["| |", "CVs |", ...results.map(([name]) => `${name} |`)].join(" "));
console.log(`|---|---|${results.map(() => "---|").join("")}`);
for (const [name, isIn] of table) {
  const cells = results.map(([, found]) =>
    meanOf([...found].filter(([id]) => isIn(id)).map(([, one]) => one)),
  );
  const count = [...(results[0]?.[1].keys() ?? [])].filter(isIn).length;
  console.log(
    [`| ${name} |`, `${count} |`, ...cells.map((one) => `${one.ndcg} / ${one.recall} / ${one.mrr} |`)].join(
      " ",
    ),
  );
}

// A board of ten times what is scored at once: how much of the best of all is still found.
const limit = Math.round(set.jobs.length / 10);
console.log(`\nRetrieved: the nearest ${limit} of ${set.jobs.length} by vector; and as many by title`);
for (const wanted of [10, 50]) {
  const { vector, both } = keptOf(
    { ...set, cvs: set.cvs.filter((_, at) => at % 3 === 0) },
    { limit, wanted },
  );
  console.log(`of the best ${wanted}: ${vector.toFixed(3)}; ${both.toFixed(3)}`);
}
