/** npm run -s rank -- --set DIR --out RUN.tsv: the server's ranking over a folder of CVs and jobs. */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { rankSet, runLines } from "./ranking/rankSet.ts";
import { readSet } from "./ranking/readSet.ts";

const { values } = parseArgs({
  options: {
    set: { type: "string" },
    out: { type: "string" },
    by: { type: "string" },
    top: { type: "string" },
  },
});
if (!values.set || !values.out) {
  console.error("Usage: npm run -s rank -- --set DIR --out RUN.tsv [--by cv|job] [--top N]");
  process.exit(2);
}
const set = readSet(values.set);
const by = (values.by ?? set.by) === "job" ? "job" : "cv";
const ranked = rankSet(set, { by, top: Math.max(1, Number(values.top ?? 1000)) });
writeFileSync(values.out, runLines(ranked));
console.error(`${set.cvs.length} CVs and ${set.jobs.length} jobs ranked into ${values.out}`);
