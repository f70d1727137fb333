/**
 * `npm test`: stories, rules and a journey through each page; `npm run test:all`: everything. Both run on the embedded
 * database and, with TEST_DATABASE_URL, on that Postgres as well. Further arguments select files by part of their path.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildClient } from "./clientBuild.ts";
import { root } from "./project.ts";

const vitest = join(root, "node_modules/vitest/vitest.mjs");
const chosen = process.argv.slice(2).filter((argument) => argument !== "--all");
const all = process.argv.includes("--all") || chosen.length > 0;
const room = mkdtempSync(join(tmpdir(), "career-hub-tests-"));

/** Runs the tests on a database and returns the failures. */
function run(title: string, databaseUrl: string): string[] {
  console.log(`\n== ${title}`);
  const file = join(room, databaseUrl ? "postgres.json" : "embedded.json");
  const env = {
    // Compile cache for servers and commands that tests start.
    NODE_COMPILE_CACHE: join(tmpdir(), "career-hub-compiled"),
    ...process.env,
    TEST_DATABASE_URL: databaseUrl,
    TEST_ALL: all ? "yes" : "",
    FAILURE_LIST: file,
  };
  const args = [vitest, "run", "-c", "tests/vitest.config.ts", ...chosen];
  const { status, signal } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env });
  if (status === 0) return [];
  const found: string[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  return (found.length ? found : [`ended with ${status ?? signal}`]).map((failure) => `${title}: ${failure}`);
}

buildClient();
const url = process.env.TEST_DATABASE_URL ?? "";
const failed = run("on the embedded database", "");
if (url) failed.push(...run("on Postgres", url));
else
  console.log("Not run on Postgres: set TEST_DATABASE_URL to a server with pgvector to run there as well.");
if (!all) console.log("Every browser state and the long races: npm run test:all.");
rmSync(room, { recursive: true, force: true });
// Repeated at the end, because the failures on the first database are far up or truncated.
if (failed.length) console.error(`\n== ${failed.length} failed\n${failed.join("\n")}`);
process.exitCode = failed.length ? 1 : 0;
