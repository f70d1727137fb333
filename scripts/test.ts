/** `npm test`: the whole suite on the embedded database and, with TEST_DATABASE_URL, on that Postgres as well. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { buildClient } from "./clientBuild.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const vitest = fileURLToPath(new URL("../node_modules/vitest/vitest.mjs", import.meta.url));
const chosen = process.argv.slice(2);

function run(title: string, databaseUrl: string): boolean {
  console.log(`\n== ${title}`);
  const env = { ...process.env, TEST_DATABASE_URL: databaseUrl };
  const args = [vitest, "run", "-c", "tests/vitest.config.ts", ...chosen];
  return spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env }).status === 0;
}

await buildClient();
const url = process.env.TEST_DATABASE_URL ?? "";
const embedded = run("on the embedded database", "");
const real = url ? run("on Postgres", url) : true;
if (!url)
  console.log("Not run on Postgres: set TEST_DATABASE_URL to a server with pgvector to run there as well.");
process.exitCode = embedded && real ? 0 : 1;
