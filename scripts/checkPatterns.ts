/**
 * Finds regular expressions in the server that can backtrack: quantifiers that overlap with themselves or the next one.
 * Literals are found by parsing the source; dynamic ones by importing the modules that create them. Not reported: patterns
 * that restart at each position of a run, such as /[ ,]+$/. Their cost is quadratic in the run, which
 * server/src/text/boundText.ts bounds; tests/text/linear.test.ts measures it.
 */
import { globSync, readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";
import { analyse } from "scslre";
import { root } from "./project.ts";

type Found = { file: string; line: number; source: string; flags: string };

const files = globSync("{server,db,demo}/src/**/*.ts", { cwd: root });

function literalsIn(file: string, text: string): Found[] {
  const found: Found[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, start, regex } = node as {
      type?: string;
      start?: number;
      regex?: { pattern: string; flags: string };
    };
    if (type === "Literal" && regex)
      found.push({
        file,
        line: text.slice(0, start).split("\n").length,
        source: regex.pattern,
        flags: regex.flags,
      });
    for (const child of Object.values(node)) walk(child);
  };
  walk(parseSync(file, text).program);
  return found;
}

/** Patterns created with `new RegExp` while a module is imported. */
async function builtBy(file: string): Promise<Found[]> {
  const found: Found[] = [];
  const Original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, [source, flags = ""]) {
      const [, caller = file, line = "0"] =
        /((?:server|db)\/src\/[\w/]+\.ts):(\d+)/.exec(new Error().stack ?? "") ?? [];
      if (typeof source === "string") found.push({ file: caller, line: Number(line), source, flags });
      return new target(source, flags);
    },
  });
  await import(`${root}${file}`);
  globalThis.RegExp = Original;
  return found;
}

/** The fault of a pattern; undefined without one. */
function faultOf({ source, flags }: Found): string | undefined {
  const literal = { source, flags: flags.replace("d", "") };
  const { reports } = analyse(literal, { reportTypes: { Self: true, Trade: true, Move: false } });
  const [report] = reports.toSorted((a, b) => Number(b.exponential) - Number(a.exponential));
  if (!report) return undefined;
  if (report.exponential) return "exponential";
  return report.type === "Self" ? "a quantifier in a quantifier" : "two overlapping quantifiers";
}

const texts = new Map(files.map((file) => [file, readFileSync(`${root}${file}`, "utf8")]));
const all = [...texts].flatMap(([file, text]) => literalsIn(file, text));
for (const [file, text] of texts) if (text.includes("new RegExp(")) all.push(...(await builtBy(file)));
const unique = [...new Map(all.map((one) => [`${one.source}/${one.flags}`, one])).values()];

const problems = unique.flatMap((one) => {
  const fault = faultOf(one);
  return fault ? [`${one.file}:${one.line}: ${fault}: ${one.source.slice(0, 120)}`] : [];
});
for (const problem of problems.sort()) console.error(problem);
console.log(problems.length ? `patterns: ${problems.length} problems` : `patterns: ${unique.length} fine`);
process.exitCode = problems.length ? 1 : 0;
