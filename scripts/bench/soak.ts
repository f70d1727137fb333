/**
 * Soak test: a mixed load at half of the server's capacity for many minutes; reports errors, slow responses and memory.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { randomFrom } from "../../tests/cv/generated/random.ts";
import { createTestContext, testSecret } from "../../tests/setup/people.ts";
import { fillBoard } from "./board.ts";
import type { Bench } from "./data.ts";
import { prepareJobs, storeCv } from "./match.ts";
import { median, percentile } from "./measure.ts";
import { fillPeople } from "./people.ts";
import { ms, type Row } from "./report.ts";
import { startServer } from "./start.ts";

/** Enough users that none reaches a rate limit. */
const userCount = 300;
const [clients, warmUpSeconds] = [16, 30];
const windowMs = 5 * 60_000;
/** A single sample would show how much garbage waits for collection. */
const memoryEveryMs = 5_000;
const words = ["engineer", "data", "nurse", "manager", "python", "sales", "designer", "remote"];

type Call = { path: string; method?: string; body?: object };
/** Distribution of calls in percent. */
const mix: [share: number, call: (next: () => number, jobs: string[]) => Call][] = [
  [28, () => ({ path: "/api/auth/user" })],
  [20, () => ({ path: "/api/jobs?limit=20" })],
  [16, (next) => ({ path: `/api/jobs?limit=20&q=${words[Math.floor(next() * words.length)]}` })],
  [12, (next, jobs) => ({ path: `/api/jobs/${jobs[Math.floor(next() * jobs.length)]}` })],
  [8, () => ({ path: "/api/messages" })],
  [6, () => ({ path: "/api/people?limit=20" })],
  [4, () => ({ path: "/api/profile/suggestions" })],
  [
    4,
    (next, jobs) => ({
      path: `/api/jobs/${jobs[Math.floor(next() * jobs.length)]}/mark`,
      method: "POST",
      body: { mark: next() < 0.8 ? "saved" : "hidden" },
    }),
  ],
  [2, () => ({ path: "/api/cv/match" })],
];

type Answers = { times: number[]; failed: Map<string, number> };
const emptyAnswers = (): Answers => ({ times: [], failed: new Map() });
type Window = Answers & { megabytes: number[] };

function createLoadClient(address: string, tokens: string[], jobs: string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const next = randomFrom(11);
  const pickCall = () => {
    let left = next() * mix.reduce((sum, [share]) => sum + share, 0);
    for (const [share, call] of mix) {
      left -= share;
      if (left < 0) return call(next, jobs);
    }
    return { path: "/api/auth/user" };
  };
  let asked = 0;
  const ask = ({ times, failed }: Answers) =>
    new Promise<void>((resolve) => {
      const { path, method = "GET", body }: Call = pickCall();
      const authorization = `Bearer ${tokens[asked++ % tokens.length]}`;
      const began = performance.now();
      const settle = (outcome: number | string) => {
        if (outcome === 200) times.push(performance.now() - began);
        else {
          const name = `${outcome} ${path.replace(/\?.*|[0-9a-f-]{36}/g, "")}`;
          failed.set(name, (failed.get(name) ?? 0) + 1);
        }
        resolve();
      };
      const headers = { authorization, ...(body && { "content-type": "application/json" }) };
      const send = () => {
        const sent = request(address + path, { agent, method, headers }, (response) => {
          response.resume().on("end", () => settle(response.statusCode ?? 0));
        });
        // The server may close an idle connection just when it is reused; browsers retry, too.
        sent.on("error", ({ code }: NodeJS.ErrnoException) =>
          sent.reusedSocket && code === "ECONNRESET" ? send() : settle(code ?? "error"),
        );
        sent.end(body && JSON.stringify(body));
      };
      send();
    });
  return { ask, close: () => agent.destroy() };
}
type Ask = ReturnType<typeof createLoadClient>["ask"];

/** Throughput in calls per second of `clients` without pauses. */
async function measureThroughput(ask: Ask): Promise<number> {
  const answers = emptyAnswers();
  const until = performance.now() + warmUpSeconds * 1_000;
  const client = async () => {
    while (performance.now() < until) await ask(answers);
  };
  await Promise.all(Array.from({ length: clients }, client));
  return answers.times.length / warmUpSeconds;
}

/** Open-loop load at a fixed rate, independent of responses. */
async function runOpenLoop(ask: Ask, perSecond: number, forMs: number): Promise<Answers> {
  const answers = emptyAnswers();
  const began = performance.now();
  const open: Promise<void>[] = [];
  for (let sent = 0; performance.now() - began < forMs; ) {
    const due = ((performance.now() - began) / 1_000) * perSecond;
    for (; sent < due; sent++) open.push(ask(answers));
    await wait(5);
    if (open.length > 10_000) await Promise.all(open.splice(0, 5_000));
  }
  await Promise.all(open);
  return answers;
}

/** People with a profile, a CV and a token each. */
async function signInUsers({ database }: Bench): Promise<string[]> {
  const { signIn } = createTestContext(database);
  const tokens: string[] = [];
  for (let at = 0; at < userCount; at++) {
    const { id, token } = await signIn(`generated-${at}`, { id: `generated-${at}` });
    await storeCv(database.db, id, at);
    tokens.push(token);
  }
  return tokens;
}

export async function measureSoak(bench: Bench, size: { people: number; jobs: number }, minutes: number) {
  if (!bench.url) return [];
  await fillPeople(bench, Math.max(userCount, size.people));
  await fillBoard(bench, size.jobs);
  await prepareJobs(bench);
  const tokens = await signInUsers(bench);
  const { rows } = await bench.database.execute("select id from jobs limit 2000");
  const jobs = (rows as { id: string }[]).map(({ id }) => id);
  const folder = mkdtempSync(join(tmpdir(), "career-hub-bench-"));
  const settings = { DATA_DIR: folder, DATABASE_URL: bench.url, DEMO_DATA: "false", SECRET_KEY: testSecret };
  const server = await startServer(settings);
  const { ask, close } = createLoadClient(server.address, tokens, jobs);
  try {
    const half = (await measureThroughput(ask)) / 2;
    // Warms up lazily loaded modules and caches.
    await runOpenLoop(ask, half, Math.min(windowMs, minutes * 15_000));
    const windows: Window[] = [];
    for (let left = minutes * 60_000; left > 0; left -= windowMs) {
      const megabytes: number[] = [];
      const timer = setInterval(() => megabytes.push(server.megabytes()), memoryEveryMs);
      const answers = await runOpenLoop(ask, half, Math.min(left, windowMs));
      clearInterval(timer);
      windows.push({ ...answers, megabytes });
    }
    return report(windows, { half, minutes, engine: bench.engine });
  } finally {
    close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Found = { half: number; minutes: number; engine: string };

function report(windows: Window[], { half, minutes, engine }: Found): Row[] {
  const slow = windows.map(({ times }) => percentile(times, 0.99));
  const failed = windows.flatMap((one) => [...one.failed]);
  const failures = failed.reduce((sum, [, count]) => sum + count, 0);
  const memory = windows.map(({ megabytes }) => median(megabytes));
  const [atFirst = 0, atLast = 0] = [memory[0], memory.at(-1)];
  const load = `${minutes} minutes of mixed calls, ${half.toFixed(0)} per second (half of the maximum)`;
  const [first = 0] = slow;
  return [
    {
      engine,
      what: `${load}: calls that failed`,
      measured: [...new Set(failed.map(([name]) => name))].join(", ") || "none",
      value: failures,
      wanted: 0,
    },
    {
      engine,
      what: `${load}: p99 of the slowest five minutes to the first`,
      measured: slow.map(ms).join(", "),
      baseline: ms(first),
      value: Math.max(...slow) / first,
      wanted: 1.5,
    },
    {
      engine,
      what: `${load}: growth of memory from the first five minutes to the last, medians, %`,
      measured: `${memory.map((one) => one.toFixed(0)).join(", ")} MB`,
      value: (100 * (atLast - atFirst)) / atFirst,
      wanted: 10,
    },
  ];
}
