import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./project.ts";

type Summary = { passed: number; figures: string[]; failed: string[] };

const vitest = join(root, "node_modules/vitest/vitest.mjs");

/** Runs tests on the embedded database, or on the Postgres of TEST_DATABASE_URL. */
export async function runTests(args: string[], settings: Record<string, string>): Promise<Summary> {
  const folder = mkdtempSync(join(tmpdir(), "career-hub-tests-"));
  const file = join(folder, "summary.json");
  const env = {
    // Compile cache for servers and commands that tests start.
    NODE_COMPILE_CACHE: join(tmpdir(), "career-hub-compiled"),
    ...process.env,
    ...settings,
    RUN_SUMMARY: file,
  };
  const options = { cwd: root, stdio: "inherit", env } as const;
  const child = spawn(process.execPath, [vitest, "run", "-c", "tests/vitest.config.ts", ...args], options);
  const [status, signal] = await once(child, "exit");
  const none = { passed: 0, figures: [], failed: [] };
  const summary: Summary = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : none;
  rmSync(folder, { recursive: true, force: true });
  if (status === 0) return { ...summary, failed: [] };
  return summary.failed.length ? summary : { ...summary, failed: [`ended with ${status ?? signal}`] };
}
