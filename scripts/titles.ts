/** npm run -s titles -- --queries FILE --corpus FILE --out RUN: ranks job titles; tests/taxonomy/titles.test.ts shows the format. */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { titleRanker } from "../server/src/taxonomy/rankTitles.ts";

const { values: options } = parseArgs({
  options: { queries: { type: "string" }, corpus: { type: "string" }, out: { type: "string" } },
});
const { queries, corpus, out } = options;

type Title = { id: string; title: string };

/** Tab-separated with a header line: id, title. */
function readTitles(path: string): Title[] {
  const [, ...lines] = readFileSync(path, "utf8").split(/\r?\n/);
  return lines
    .map((line) => line.split("\t"))
    .filter(([id]) => id)
    .map(([id = "", title = ""]) => ({ id, title }));
}

if (!queries || !corpus || !out) {
  console.error("Usage: npm run -s titles -- --queries FILE --corpus FILE --out RUN");
  process.exitCode = 1;
} else {
  const all = readTitles(corpus);
  const scoresFor = titleRanker(all.map(({ title }) => title));
  const blocks = readTitles(queries).map(({ id: query, title }) => {
    const scores = scoresFor(title);
    return all
      .map(({ id }, at) => ({ id, score: scores[at] as number }))
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .map(({ id, score }, at) => `${query}\t${at + 1}\t${id}\t${score.toFixed(6)}\n`)
      .join("");
  });
  writeFileSync(out, blocks.join(""));
}
