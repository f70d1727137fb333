/** Server start on the embedded database: until it listens, until the samples are imported, and idle memory. */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempDisposableSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { loadSampleJobs } from "@career-hub/demo/seedJobs.ts";
import { buildClient } from "../clientBuild.ts";
import { root } from "../project.ts";
import type { Row } from "./report.ts";

/** What `npm start` runs. */
const [, ...command] = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts.start.split(" ");
const restMs = 20_000;

/** Starts the server in a child process and waits until it listens. */
export async function startServer(settings: Record<string, string>) {
  const began = performance.now();
  const server = spawn(process.execPath, command, {
    cwd: root,
    env: { PATH: process.env.PATH ?? "", PORT: "0", LOG_LEVEL: "silent", ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  let text = "";
  for await (const chunk of server.stdout) {
    text += chunk;
    if (text.includes("listening on")) break;
  }
  return {
    began,
    listening: performance.now() - began,
    address: /listening on (\S+)/.exec(text)?.[1] ?? "",
    megabytes: () =>
      Number(execFileSync("ps", ["-o", "rss=", "-p", String(server.pid)], { encoding: "utf8" })) / 1024,
    async stop() {
      server.kill();
      await ended;
    },
  };
}

/** Whether the board is empty or says that sample jobs are being added. */
async function isPreparing(address: string): Promise<boolean> {
  const response = await fetch(`${address}/trpc/job.list?input=${encodeURIComponent('{"limit":1}')}`);
  const { result } = (await response.json()) as { result: { data: { jobs: unknown[]; preparing: boolean } } };
  return result.data.preparing || !result.data.jobs.length;
}

async function start(settings: Record<string, string>, jobs: number) {
  const { began, listening, address, megabytes, stop } = await startServer(settings);
  const count = async (limit: number) =>
    ((await (await fetch(`${address}/api/jobs?limit=${limit}`)).json()) as unknown[]).length;
  // Requests the full list only once the board is complete, because each request slows the start down.
  while (jobs > 0 && (await isPreparing(address))) await wait(250);
  if ((await count(500)) < jobs) throw new Error("The board says it is complete and lacks sample jobs.");
  const complete = performance.now() - began;
  await wait(restMs);
  const atRest = megabytes();
  await stop();
  return { listening, complete, megabytes: atRest };
}

export async function measureStarts(url: string | undefined): Promise<Row[]> {
  buildClient();
  using folder = mkdtempDisposableSync(join(tmpdir(), "career-hub-bench-"));
  const jobs = (await loadSampleJobs(new Date())).length;
  const first = await start({ DATA_DIR: folder.path }, jobs);
  const later = await start({ DATA_DIR: folder.path }, jobs);
  const row = (what: string, value: number, unit: "s" | "MB", wanted: number): Row => ({
    engine: "embedded",
    what: `${what}, ${unit}`,
    measured: `${value.toFixed(unit === "s" ? 1 : 0)} ${unit}`,
    value,
    wanted,
  });
  const untilComplete = "first start with the client built, until all sample jobs are imported";
  const rows = [
    row(untilComplete, first.complete / 1_000, "s", 8),
    row("later start, until it listens", later.listening / 1_000, "s", 1),
    row("idle memory after a later start", later.megabytes, "MB", 250),
  ];
  if (!url) return rows;
  const settings = { DATA_DIR: folder.path, DATABASE_URL: url, DEMO_DATA: "false" };
  const { megabytes } = await start(settings, 0);
  return [...rows, { ...row("idle memory", megabytes, "MB", 150), engine: "Postgres" }];
}
