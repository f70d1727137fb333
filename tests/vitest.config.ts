import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { chromiumPath } from "./browser/chromium.ts";
import { LongestFirst } from "./setup/longestFirst.ts";
import { RunSummary } from "./setup/runSummary.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const hasBrowser = chromiumPath() !== null;
if (!hasBrowser && process.env.REQUIRE_BROWSER)
  throw new Error("REQUIRE_BROWSER is set, and no Chromium was found.");
if (!hasBrowser)
  console.warn("No Chromium was found: the tests in tests/browser are not run. Set CHROMIUM_PATH to one.");
const all = Boolean(process.env.TEST_ALL);
/** Only in `npm run test:all`: tests of every page state, and tests that start, kill or load processes. */
const long = [
  "tests/browser/{accessible,spec,feel}/**",
  "tests/browser/!(journey).test.ts",
  "tests/cv/{bombs,command}.test.ts",
  "tests/db/{backup,embedded,postgresServers}.test.ts",
  "tests/demo/start.test.ts",
  "tests/job/command.test.ts",
  "tests/mail/kill.test.ts",
  "tests/matching/jobsRank.test.ts",
  "tests/promises/{kill,operation,tracing,underLoad,unexpectedErrors,upstream}.test.ts",
  "tests/sandbox/**",
  "tests/text/linear.test.ts",
  "tests/trust/!(canaries).test.ts",
];

/** `embeddedOnly` files use no SQL of their own, open their own embedded database, or test files and sockets. */
const onPostgres = Boolean(process.env.TEST_DATABASE_URL);
const embeddedOnly =
  /promises\/(?!accessMatrix|openapi)|cv\/(?!reading|match\.)|demo\/|trust\/(?!fuzz|kill|races)|about\//;
const asksForDatabase = (file: string) =>
  /testDatabase|postgresUrl|sampleBoard/.test(readFileSync(`${root}${file}`, "utf8")) &&
  !embeddedOnly.test(file);

export default defineConfig({
  root,
  test: {
    include: onPostgres
      ? globSync("tests/**/*.test.ts", { cwd: root }).filter(asksForDatabase)
      : ["tests/**/*.test.ts"],
    exclude: [
      ...(all ? [] : long),
      ...(hasBrowser ? [] : ["tests/browser/**", "tests/trust/xss.test.ts"]),
      ...(onPostgres ? [] : ["tests/db/postgres*.test.ts"]),
    ],
    globalSetup: ["tests/setup/databases.ts"],
    reporters: ["default", ...(process.env.RUN_SUMMARY ? [new RunSummary(process.env.RUN_SUMMARY)] : [])],
    pool: "forks",
    // Files of one worker share modules, since loading the server for each file takes seconds.
    isolate: false,
    // A worker with its server and browser takes about 1.5 GB of memory.
    maxWorkers: Math.max(2, Math.min(4, availableParallelism())),
    sequence: { sequencer: LongestFirst },
    // CI machines can stall; a test that fails twice is broken.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
    // Overrides settings of the developer's environment.
    env: {
      GITHUB_TOKEN: "",
      GITHUB_CLIENT_ID: "",
      GITHUB_CLIENT_SECRET: "",
      OPENAI_API_KEY: "",
      OPENAI_BASE_URL: "",
      DATABASE_URL: "",
      NODE_ENV: "test",
    },
  },
});
