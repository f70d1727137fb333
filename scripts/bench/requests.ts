/** REST and tRPC compared with a plain Fastify handler with one prepared query, over 50 connections. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import Fastify from "fastify";
import { createTestContext } from "../../tests/setup/people.ts";
import { createTestApp } from "../../tests/setup/testApp.ts";
import type { Bench } from "./data.ts";
import { median } from "./measure.ts";
import { ms, type Row } from "./report.ts";

const [connections, seconds, rounds] = [50, 2, 3];

async function load(url: string, token: string) {
  const worker = new Worker(new URL("./load.ts", import.meta.url), {
    workerData: { url, token, connections, seconds },
  });
  const [{ times, failed }] = (await once(worker, "message")) as [{ times: number[]; failed: number }];
  return { perSecond: times.length / seconds, times, failed };
}

export async function measureRequests({ database, engine }: Bench): Promise<Row[]> {
  const app = await createTestApp(database, null);
  app.services.limiter.take = async () => {};
  const { token, id } = await createTestContext(database).signIn("bench-requests");
  const bare = Fastify();
  bare.get("/user", async () => {
    const { rows } = await database.execute("select id, username, avatar_url from users where id = $1", [id]);
    return { user: rows[0] };
  });
  await Promise.all([app.listen({ port: 0 }), bare.listen({ port: 0 })]);
  const addressOf = (server: typeof bare | typeof app) =>
    `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const urls = {
    bare: `${addressOf(bare)}/user`,
    rest: `${addressOf(app)}/api/auth/user`,
    trpc: `${addressOf(app)}/trpc/user.current`,
  };
  const rates = { bare: [] as number[], rest: [] as number[], trpc: [] as number[] };
  const times: number[] = [];
  let refused = 0;
  for (let round = 0; round < rounds; round++)
    for (const endpoint of ["bare", "rest", "trpc"] as const) {
      const found = await load(urls[endpoint], token);
      rates[endpoint].push(found.perSecond);
      refused += found.failed;
      if (endpoint === "rest") times.push(...found.times);
    }
  await Promise.all([app.close(), bare.close()]);
  const [base, rest, trpc] = [median(rates.bare), median(rates.rest), median(rates.trpc)];
  const perSecond = (rate: number) => `${rate.toFixed(0)} per second`;
  return [
    {
      engine,
      what: `GET /api/auth/user, ${connections} connections`,
      measured: `${perSecond(rest)}, p50 ${ms(median(times))}, ${refused} refused`,
      baseline: `${perSecond(base)}: bare Fastify, one query`,
      value: rest / base,
      wanted: 0.6,
      least: true,
    },
    {
      engine,
      what: "the same over tRPC",
      measured: perSecond(trpc),
      baseline: `${perSecond(rest)}: over REST`,
      value: trpc / rest,
      wanted: 0.8,
      least: true,
    },
  ];
}
