import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { chromiumPath } from "./browser/chromium.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const hasBrowser = chromiumPath() !== null;
if (!hasBrowser && process.env.REQUIRE_BROWSER)
  throw new Error("REQUIRE_BROWSER is set, and no Chromium was found.");
if (!hasBrowser)
  console.warn("No Chromium was found: the tests in tests/browser are not run. Set CHROMIUM_PATH to one.");
// These bring their own embedded database: once is enough.
const ownDatabase = ["tests/db/embedded.test.ts", "tests/promises/kill.test.ts"];
const onPostgres = Boolean(process.env.TEST_DATABASE_URL);

export default defineConfig({
  root,
  test: {
    include: ["tests/**/*.test.ts"],
    exclude: [
      ...(hasBrowser && !onPostgres ? [] : ["tests/browser/**"]),
      ...(onPostgres ? ownDatabase : ["tests/db/postgres.test.ts"]),
    ],
    globalSetup: ["tests/setup/databases.ts"],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // A person's own settings must not decide whether the tests pass.
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
