/** Looking up who is signed in, at both doors, beside a bare Fastify handler with one prepared query: requests a second. */
import { Agent, request as httpRequest } from "node:http";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import type { OpenDb } from "@career-hub/db/client.ts";
import { openDb } from "@career-hub/db/client.ts";
import { buildApp } from "@career-hub/server/app.ts";
import { signIn } from "@career-hub/server/auth/queries.ts";
import { createToken, hashToken } from "@career-hub/server/auth/token.ts";
import { readEnv } from "@career-hub/server/env.ts";
import { createParts } from "@career-hub/server/parts.ts";
import Fastify from "fastify";
import { percentile } from "./measure.ts";

export type Row = { name: string; ours: number; baseline: number; ratio: number };
type Load = { url: string; tokens: string[]; connections: number; seconds: number };

/** Enough people that nobody meets the limit of calls a minute. */
const people = 400;
const connections = 50;
const seconds = 2;
const rounds = 7;

async function signInMany(database: OpenDb): Promise<string[]> {
  const tokens: string[] = [];
  for (let number = 0; number < people; number++) {
    const token = createToken();
    const account = {
      id: `bench-${number}`,
      login: `bench-${number}`,
      name: null,
      avatarUrl: "https://avatars.githubusercontent.com/bench",
      profileUrl: "https://github.com/bench",
      createdAt: "2019-01-01T00:00:00Z",
    };
    await signIn(
      database.db,
      { codeHost: "github", account, tokenHash: hashToken(token) },
      { includePrivate: false, seal: () => "sealed" },
    );
    tokens.push(token);
  }
  return tokens;
}

/** A handler with nothing around it: the session's person by one prepared query on the same pool. */
async function bareServer(database: OpenDb) {
  const bare = Fastify();
  const query = {
    name: "bench_bare",
    text: "select u.id, u.username, u.avatar_url from sessions s join users u on u.id = s.user_id where s.token_hash = $1 and s.expires_at > now()",
  };
  bare.get("/user", async (request) => {
    const token = request.headers.authorization?.slice("Bearer ".length) ?? "";
    const { rows } = await database.execute(query as never, [hashToken(token)]);
    return { user: rows[0] };
  });
  return { url: `${await bare.listen({ host: "127.0.0.1", port: 0 })}/user`, close: () => bare.close() };
}

/** Calls as fast as answers come, from a thread of its own; resolves to requests a second. */
function load(url: string, tokens: string[]): Promise<number> {
  const workerData: Load = { url, tokens, connections, seconds };
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData });
    worker.once("message", resolve).once("error", reject);
  });
}

/** Rows for REST beside the bare handler, and for tRPC beside REST. Medians over rounds; a ratio is the median of each round's own. */
export async function benchAuth(database: OpenDb): Promise<Row[]> {
  const env = readEnv(
    { SECRET_KEY: "a key of the bench only and never one of a server", LOG_LEVEL: "warn" },
    3000,
  );
  const app = await buildApp(createParts(env, database));
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  const bare = await bareServer(database);
  const tokens = await signInMany(database);
  const urls = { bare: bare.url, rest: `${origin}/api/auth/user`, trpc: `${origin}/trpc/user.current` };
  const perSecond = { bare: [] as number[], rest: [] as number[], trpc: [] as number[] };
  for (let round = 0; round <= rounds; round++)
    for (const door of ["bare", "rest", "trpc"] as const) {
      const measured = await load(urls[door], tokens);
      // The first round warms up.
      if (round > 0) perSecond[door].push(measured);
    }
  await app.close();
  await bare.close();
  const row = (name: string, door: "rest" | "trpc", other: "bare" | "rest"): Row => ({
    name,
    ours: percentile(perSecond[door], 0.5),
    baseline: percentile(perSecond[other], 0.5),
    ratio: percentile(
      perSecond[door].map((measured, round) => measured / (perSecond[other][round] ?? 1)),
      0.5,
    ),
  });
  return [
    row("GET /api/auth/user beside a bare handler, requests a second", "rest", "bare"),
    row("tRPC user.current beside GET /api/auth/user, requests a second", "trpc", "rest"),
  ];
}

async function generateLoad({ url, tokens, connections, seconds }: Load): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  let answered = 0;
  const ask = (token: string) =>
    new Promise<void>((resolve, reject) => {
      httpRequest(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`answered ${answer.statusCode}`));
        answer.resume().once("end", resolve);
      })
        .once("error", reject)
        .end();
    });
  const client = async () => {
    for (; performance.now() < end; answered++) await ask(tokens[answered % tokens.length] ?? "");
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  parentPort?.postMessage(answered / seconds);
}

if (!isMainThread && workerData?.tokens) await generateLoad(workerData as Load);
else if (import.meta.main) {
  const database = await openDb({ url: process.env.DATABASE_URL });
  for (const { name, ours, baseline, ratio } of await benchAuth(database))
    console.log(`${name}: ${ours.toFixed(0)}, baseline ${baseline.toFixed(0)}, ratio ${ratio.toFixed(2)}`);
  await database.close();
}
