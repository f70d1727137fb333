/** npm run eval: the ranking compared with BM25 and TF-IDF on all sets of the data folder; updates docs/measured.md. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cutAtMarkers, dataFolder } from "./project.ts";
import { crossValidated } from "./ranking/crossValidation.ts";
import { type LexicalMethod, rankByWords } from "./ranking/lexical.ts";
import { evaluated, mean } from "./ranking/measures.ts";
import { rankSet } from "./ranking/rankSet.ts";
import { keptOf } from "./ranking/retrieval.ts";
import { allSets } from "./ranking/sets/allSets.ts";
import { type EvaluationSet, isForWork } from "./ranking/sets/evaluationSet.ts";

if (!existsSync(join(dataFolder, "cvjob", "qrels.tsv"))) {
  console.error("No data to measure on: name the folder that holds cvjob in CAREER_HUB_DATA.");
  process.exit(2);
}
const docs = new URL("../docs/measured.md", import.meta.url);
const now = new Date();
const { forWork: sets, reported } = allSets(dataFolder, now);
/** Figures for the page "How it works": the unused halves. */
const measured: { name: string; measure: string; cvs: number; ads: number; own: number; words: number }[] =
  [];
const three = (value: number) => value.toFixed(3);

function rowOf(one: EvaluationSet): string {
  const byWords = (method: LexicalMethod) =>
    evaluated(one, Map.groupBy(rankByWords(one.set, method), ({ cvId }) => cvId).values());
  const [own, bm25, tfidf] = [
    evaluated(one, rankSet(one.set, { by: "cv", top: one.set.jobs.length, now, grades: one.grades })),
    byWords("bm25"),
    byWords("tfidf"),
  ];
  const half = (found: Map<string, number>, work: boolean) =>
    mean([...found].filter(([id]) => isForWork(id) === work).map(([, value]) => value));
  const reported = half(own, false);
  const lexical = [half(bm25, false), half(tfidf, false)];
  measured.push({
    name: one.name,
    measure: one.measure,
    cvs: own.size,
    ads: one.set.jobs.length,
    own: Number(three(reported)),
    words: Number(three(Math.max(...lexical))),
  });
  const cells = [half(own, true), reported, ...lexical].map(three);
  const better = mean(bm25.values()) > mean(tfidf.values()) ? bm25 : tfidf;
  const gains = [...own].map(([id, value]) => value - (better.get(id) ?? 0));
  const error = Math.sqrt(mean(gains.map((gain) => (gain - mean(gains)) ** 2)) / gains.length);
  cells.push(`${mean(gains) < 0 ? "−" : "+"}${three(Math.abs(mean(gains)))} ± ${three(error)}`);
  return `| ${one.name} | ${one.measure} | ${own.size} × ${one.set.jobs.length} | ${cells.join(" | ")} |`;
}

const lines = [
  "| set | measure | CVs × ads | development half | held-out half | BM25 | TF-IDF | both halves minus the better baseline |",
  "|---|---|---|---|---|---|---|---|",
];
for (const set of [...sets, ...reported]) {
  lines.push(rowOf(set));
  console.log(lines.at(-1));
}

writeFileSync(
  new URL("../server/src/about/measured.json", import.meta.url),
  `${JSON.stringify({ measuredOn: now.toISOString().slice(0, 10), sets: measured }, null, 2)}\n`,
);

const { folds, all } = crossValidated(sets, now);
lines.push(
  "",
  `Weights chosen by cross-validation: for each source, the best weights on all other sources. On all sources together: words ${all.words}, skills ${all.skills}, described work ${all.work}, title ${all.title}.`,
  "",
  "| held-out source | words | skills | work | title | score | its own best score |",
  "|---|---|---|---|---|---|---|",
  ...folds.map(
    ({ source, choice, value, best }) =>
      `| ${source} | ${choice.words} | ${choice.skills} | ${choice.work} | ${choice.title} | ${three(value)} | ${three(best)} |`,
  ),
);

// Recall on a board of ten times the candidate limit.
const [cvjob] = sets;
if (cvjob) {
  const limit = Math.round(cvjob.set.jobs.length / 10);
  const some = { ...cvjob.set, cvs: cvjob.set.cvs.filter((_, at) => at % 3 === 0) };
  const kept = [10, 50].map((wanted) => ({ wanted, ...keptOf(some, { limit, wanted, now }) }));
  lines.push(
    "",
    `Retrieving the nearest ${limit} of ${cvjob.set.jobs.length} by vector, and as many by title, keeps ` +
      kept
        .map(
          ({ wanted, vector, both }) =>
            `${three(both)} of the best ${wanted} (by vector alone ${three(vector)})`,
        )
        .join(" and ") +
      ".",
  );
}
const [before, , after] = cutAtMarkers(readFileSync(docs, "utf8"), [
  "<!-- npm run eval -->",
  "<!-- end of npm run eval -->",
]);
writeFileSync(docs, `${before}\n\n${lines.join("\n")}\n\n${after}`);
console.log(lines.slice(sets.length + reported.length + 2).join("\n"));
