/**
 * `npm run trust`: runs the security tests of docs/trust.md and writes the results into that document. `-- --part fuzz`
 * runs one part, `--rounds 10` fewer rounds, `--keep` does not change the document. Runs on the embedded database and,
 * with TEST_DATABASE_URL, on that Postgres.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { JsonTestResults } from "vitest/node";
import { buildClient } from "./clientBuild.ts";
import { root } from "./project.ts";
import { type Part, parts } from "./trust/parts.ts";
import { type Row, writeRows } from "./trust/table.ts";

const vitest = join(root, "node_modules/vitest/vitest.mjs");
const document = join(root, "docs/trust.md");
const { values } = parseArgs({
  options: { part: { type: "string" }, rounds: { type: "string" }, keep: { type: "boolean" } },
});
const chosen = parts.filter(({ name }) => !values.part || name === values.part);
if (chosen.length === 0) {
  console.error(`There is no part ${values.part}. The parts: ${parts.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}
const room = mkdtempSync(join(tmpdir(), "career-hub-trust-"));

type Result = { figures: string[]; passed: number; failed: string[] };

/** Runs the tests of a part on one database and returns their recorded figures. */
async function run({ name, files, rounds }: Part, databaseUrl: string): Promise<Result> {
  const file = join(room, `${name}-${databaseUrl ? "postgres" : "embedded"}.json`);
  const count = String(values.rounds ?? rounds ?? "");
  const env = {
    NODE_COMPILE_CACHE: join(tmpdir(), "career-hub-compiled"),
    ...process.env,
    TEST_DATABASE_URL: databaseUrl,
    TEST_ALL: "yes",
    ...(count && { ROUNDS: count, TRUST_ROUNDS: count }),
  };
  const args = [vitest, "run", "-c", "tests/vitest.config.ts", "--retry=0", "--reporter=default"];
  const reports = ["--reporter=json", `--outputFile.json=${file}`];
  const child = spawn(process.execPath, [...args, ...reports, ...files], {
    cwd: root,
    stdio: "inherit",
    env,
  });
  await once(child, "exit");
  if (!existsSync(file)) return { figures: [], passed: 0, failed: ["the tests did not run"] };
  const { testResults } = JSON.parse(readFileSync(file, "utf8")) as JsonTestResults;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === "passed").length;
  return {
    figures: tests.flatMap(({ meta }) => (meta as { figure?: string })?.figure ?? []),
    passed,
    failed: [
      ...(passed ? [] : ["no test passed"]),
      ...testResults.flatMap(({ message }) => message || []),
      ...tests.filter(({ status }) => status === "failed").map(({ fullName }) => fullName),
    ],
  };
}

const engines = [
  { name: "embedded", url: "", label: "embedded" },
  { name: "postgres", url: process.env.TEST_DATABASE_URL ?? "", label: "Postgres" },
] as const;

buildClient();
const rows: Row[] = [];
for (const part of chosen) {
  const from = Date.now();
  console.log(`\n== ${part.name}`);
  // Runs both databases concurrently, since a test file uses one process.
  const results = await Promise.all(
    engines
      .filter(({ name }) => part.databases.includes(name))
      .map(async ({ name, url, label }) => {
        if (name === "postgres" && !url)
          return { reached: "Postgres: not run, no TEST_DATABASE_URL", failed: [] };
        const { figures, passed, failed } = await run(part, url);
        const what = figures.length ? figures.join("; ") : `${passed} tests passed`;
        return {
          reached: `${label}: ${what}`,
          failed: failed.map((test) => `${label}: ${test.split("\n", 1)}`),
        };
      }),
  );
  const failed = results.flatMap((result) => result.failed);
  const reached = results.map((result) => result.reached);
  if (failed.length) console.error(`\n== ${part.name} failed\n${failed.join("\n")}`);
  rows.push({
    part: part.name,
    asked: part.asked,
    reached: `${failed.length ? `**${failed.length} failed.** ` : ""}${reached.join(". ")}`,
    date: new Date().toISOString().slice(0, 10),
    minutes: ((Date.now() - from) / 60_000).toFixed(1),
  });
  if (failed.length) process.exitCode = 1;
  if (!values.keep) writeRows(document, rows);
}
rmSync(room, { recursive: true, force: true });
for (const { part, reached } of rows) console.log(`${part}: ${reached}`);
