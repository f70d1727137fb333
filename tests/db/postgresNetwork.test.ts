import { type OpenDb, openDb } from "@career-hub/db/client.ts";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { startGithub } from "../doubles/github.ts";
import { startNetwork } from "../doubles/network.ts";
import { oneSession } from "../setup/oneSession.ts";
import { createTestApp, type Github, restOf, signInAs } from "../setup/testApp.ts";

/** Only run on Postgres: see vitest.config.ts. */
const [server, template] = [inject("postgresUrl"), inject("postgresTemplate")];
const name = `${template}_network`;
const admin = oneSession(server);
let github: Github;
let network: Awaited<ReturnType<typeof startNetwork>>;
let database: OpenDb;
let app: FastifyInstance;
let rest: ReturnType<typeof restOf>;

beforeAll(async () => {
  github = await startGithub();
});
afterAll(async () => {
  await github.close();
  await admin.end();
});
beforeEach(async () => {
  await admin.query(`create database ${name} template ${template}`);
  network = await startNetwork(Object.assign(new URL(server), { pathname: `/${name}` }));
  database = await openDb({ url: network.url });
  app = await createTestApp(database, github);
  rest = restOf(app, await signInAs(app, "runa-aldecoa"));
});
afterEach(async () => {
  network.recover();
  await app.close();
  await database.close();
  await network.close();
  await admin.query(`drop database ${name} with (force)`);
});

const user = () => rest("GET", "/auth/user");
const many = (count: number) => Promise.all(Array.from({ length: count }, user));
const statusesOf = (answers: { status: number }[]) => [...new Set(answers.map((one) => one.status))];
/** Until everything works again, for all connections there may be. */
const recovered = () =>
  expect.poll(async () => statusesOf(await many(20)), { timeout: 30_000, interval: 200 }).toEqual([200]);

describe("a database that", () => {
  it("resets all connections in the midst of calls costs those calls at most; nobody is signed out", async () => {
    const calls = many(30);
    network.reset();
    for (const status of statusesOf(await calls)) expect([200, 503]).toContain(status);
    await recovered();
  });

  it("ends all its sessions, as one that is started anew does, costs the transactions under way at most", async () => {
    const sessions = async (state: string) =>
      (
        await admin.query<{ pid: number }>(
          "select pid from pg_stat_activity where datname = $1 and state = $2",
          [name, state],
        )
      ).rows;
    const ended = Promise.withResolvers<void>();
    const transactions = Promise.allSettled(
      Array.from({ length: 5 }, () =>
        database.db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          await ended.promise;
          await tx.execute(sql`select 1`);
        }),
      ),
    );
    await expect.poll(() => sessions("idle in transaction")).toHaveLength(5);
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    await expect.poll(() => sessions("idle in transaction")).toHaveLength(0);
    ended.resolve();
    for (const { status } of await transactions) expect(status).toBe("rejected");
    await recovered();
  });

  it("is gone is 503 with a time to wait, and not ready; when it is back, so are we", async () => {
    network.goAway();
    const { status, headers, body } = await user();
    expect([status, body.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect((await app.inject("/api/health/ready")).statusCode).toBe(503);
    expect((await app.inject("/api/health/live")).statusCode).toBe(200);
    network.recover();
    await recovered();
    expect((await app.inject("/api/health/ready")).statusCode).toBe(200);
  });

  it("falls silent is 503 by our own deadline; connections that never answer again are given up", async () => {
    await many(20);
    network.fallSilent();
    expect(statusesOf(await many(30))).toEqual([503]);
    network.recover();
    await recovered();
  });

  it("is slow is answered from all the same", async () => {
    network.slowDown(300);
    expect((await user()).status).toBe(200);
  });
});

describe("an answer that is lost", () => {
  const generate = () =>
    rest("POST", "/profile/generate", undefined, {
      "idempotency-key": "6f1ed002-ab5e-4c3a-9d3b-0a5c8f0f4f11",
    });

  it("to the commit of a generation counts it once, too", async () => {
    let commits = 0;
    github.rewriteAnswers((text) => {
      // While the repositories are read: the reservation is committed, the result is not yet.
      if (commits++ === 0) network.loseAnswer("COMMIT");
      return text;
    });
    const lost = await generate();
    expect(lost.status).toBe(503);
    expect((await user()).body.generationCount).toBe(1);
    const again = await generate();
    expect([again.status, again.body.newGenerationCount]).toEqual([200, 1]);
    expect((await rest("GET", "/profile/generations")).body.generations).toHaveLength(1);
  });
});
