/** npm run -s rank -- --set DIR --out RUN.tsv: ranks a folder of CVs and jobs with the server's code. */
import { closeSync, openSync, writeSync } from "node:fs";
import { parseArgs } from "node:util";
import { rankSet, runHead, runLines } from "./ranking/rankSet.ts";
import { type RankingSet, readSet } from "./ranking/readSet.ts";

const usage = "Usage: npm run -s rank -- --set DIR --out RUN.tsv [--by cv|job] [--top N]";
/** Small sets are written completely, large ones with at least this many entries per list. */
const maxPairs = 2_000_000;
const minTop = 1_000;
const problemsShown = 20;

function fail(message: string, code: number): never {
  console.error(message);
  process.exit(code);
}

function options() {
  try {
    const text = { type: "string" } as const;
    return parseArgs({ options: { set: text, out: text, by: text, top: text } }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n${usage}`, 2);
  }
}

function loaded(folder: string): RankingSet {
  try {
    return readSet(folder);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error), 1);
  }
}

const values = options();
if (!values.set || !values.out) fail(usage, 2);
if (values.by !== undefined && values.by !== "cv" && values.by !== "job") fail(usage, 2);
if (values.top !== undefined && !/^[1-9]\d*$/.test(values.top)) fail(usage, 2);
const set = loaded(values.set);
for (const problem of set.problems.slice(0, problemsShown)) console.error(`Left out: ${problem}.`);
if (set.problems.length > problemsShown)
  console.error(`Left out: ${set.problems.length - problemsShown} more.`);
if (!set.cvs.length || !set.jobs.length) fail("There is nothing to rank.", 1);
const by = values.by ?? set.by;
const lists = by === "cv" ? set.cvs.length : set.jobs.length;
const top = Number(values.top ?? Math.max(minTop, Math.floor(maxPairs / lists)));
const out = openSync(values.out, "w");
writeSync(out, runHead);
for (const ranked of rankSet(set, { by, top })) writeSync(out, runLines(ranked));
closeSync(out);
console.error(`${set.cvs.length} CVs and ${set.jobs.length} jobs ranked into ${values.out}`);
