/**
 * `npm test`: stories, rules and a journey through each page; `npm run test:all`: everything. Both run on the embedded
 * database and, with TEST_DATABASE_URL, on that Postgres as well. Further arguments select files by part of their path.
 */
import { buildClient } from "./clientBuild.ts";
import { runTests } from "./runTests.ts";

const chosen = process.argv.slice(2).filter((argument) => argument !== "--all");
const all = process.argv.includes("--all") || chosen.length > 0;

/** Runs the tests on a database and returns the failures. */
async function run(title: string, databaseUrl: string): Promise<string[]> {
  console.log(`\n== ${title}`);
  const settings = { TEST_DATABASE_URL: databaseUrl, TEST_ALL: all ? "yes" : "" };
  const { failed } = await runTests(chosen, settings);
  return failed.map((failure) => `${title}: ${failure}`);
}

buildClient();
const url = process.env.TEST_DATABASE_URL ?? "";
const failed = await run("on the embedded database", "");
if (url) failed.push(...(await run("on Postgres", url)));
else
  console.log("Not run on Postgres: set TEST_DATABASE_URL to a server with pgvector to run there as well.");
if (!all) console.log("Every browser state and the long races: npm run test:all.");
// Repeated at the end, because the failures on the first database are far up or truncated.
if (failed.length) console.error(`\n== ${failed.length} failed\n${failed.join("\n")}`);
process.exitCode = failed.length ? 1 : 0;
