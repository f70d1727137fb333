import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
  root,
  test: {
    include: ["tests/**/*.test.ts"],
    globalSetup: ["tests/setup/databases.ts"],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
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
