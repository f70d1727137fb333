/**
 * `npm run trust`: runs the security tests of docs/trust.md and writes the results into the table of that document.
 * `-- --part fuzz` runs one part, `--rounds 10` fewer rounds, `--keep` does not change the document. Runs on the
 * embedded database and, with TEST_DATABASE_URL, on that Postgres.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildClient } from "./clientBuild.ts";
import { root } from "./project.ts";
import { runTests } from "./runTests.ts";

type Engine = "embedded" | "Postgres";
/** `files`: parts of test file paths. */
type Part = { name: string; files: string[]; rounds?: number; engines: Engine[] };

const both: Engine[] = ["embedded", "Postgres"];
const embedded: Engine[] = ["embedded"];
const upstream = ["tests/codehost/faults", "tests/ai/modelWriter", "tests/promises/upstream"];
const races = ["tests/connection/races", "tests/trust/races"];

/** In order. The document's table gives the target of each. */
const parts: Part[] = [
  { name: "access", files: ["tests/promises/access"], engines: both },
  { name: "fuzz", files: ["tests/trust/fuzz"], rounds: 10_000, engines: both },
  { name: "files", files: ["tests/trust/files"], rounds: 2_000, engines: embedded },
  { name: "races", files: races, rounds: 300, engines: both },
  { name: "kill", files: ["tests/trust/kill"], rounds: 100, engines: both },
  { name: "injections", files: ["tests/trust/injections"], rounds: 40, engines: embedded },
  { name: "xss", files: ["tests/trust/xss"], rounds: 150, engines: embedded },
  { name: "upstream", files: upstream, engines: embedded },
  { name: "network", files: ["tests/db/postgresNetwork"], engines: ["Postgres"] },
  { name: "canaries", files: ["tests/trust/canaries"], engines: embedded },
];

const document = join(root, "docs/trust.md");
const { values } = parseArgs({
  options: { part: { type: "string" }, rounds: { type: "string" }, keep: { type: "boolean" } },
});
const chosen = parts.filter(({ name }) => !values.part || name === values.part);
if (chosen.length === 0) {
  console.error(`There is no part ${values.part}. The parts: ${parts.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}

/** Runs the tests of a part on one database. */
async function run({ files, rounds }: Part, engine: Engine) {
  const url = engine === "Postgres" ? (process.env.TEST_DATABASE_URL ?? "") : "";
  if (engine === "Postgres" && !url)
    return { reached: "Postgres: not run, no TEST_DATABASE_URL", failed: [] };
  const count = String(values.rounds ?? rounds ?? "");
  const settings = { TEST_DATABASE_URL: url, TEST_ALL: "yes" };
  const { figures, passed, failed } = await runTests(["--retry=0", ...files], {
    ...settings,
    ...(count && { ROUNDS: count, TRUST_ROUNDS: count }),
  });
  const faults = passed ? failed : ["no test passed", ...failed];
  return {
    reached: `${engine}: ${figures.length ? figures.join("; ") : `${passed} tests passed`}`,
    failed: faults.map((fault) => `${engine}: ${fault}`),
  };
}

/** Updates the result, date and duration of a part in its row of the document. */
function writeRow(part: string, cells: string[]): void {
  const row = new RegExp(`^(\\| \`${part}\` \\|[^|]*\\|).*$`, "m");
  const text = readFileSync(document, "utf8");
  if (!row.test(text)) throw new Error(`docs/trust.md has no row for ${part}.`);
  const written = cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ");
  writeFileSync(
    document,
    text.replace(row, (_, kept) => `${kept} ${written} |`),
  );
}

buildClient();
const summary: string[] = [];
for (const part of chosen) {
  const from = Date.now();
  console.log(`\n== ${part.name}`);
  // Runs both databases concurrently, since a test file uses one process.
  const results = await Promise.all(part.engines.map((engine) => run(part, engine)));
  const failed = results.flatMap((result) => result.failed);
  if (failed.length) console.error(`\n== ${part.name} failed\n${failed.join("\n")}`);
  const reached = `${failed.length ? `**${failed.length} failed.** ` : ""}${results.map((one) => one.reached).join(". ")}`;
  const minutes = ((Date.now() - from) / 60_000).toFixed(1);
  if (!values.keep) writeRow(part.name, [reached, new Date().toISOString().slice(0, 10), minutes]);
  summary.push(`${part.name}: ${reached}`);
  if (failed.length) process.exitCode = 1;
}
console.log(summary.join("\n"));
