import { type OpenDb, openDb } from "@career-hub/db/client.ts";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { startGithubDouble } from "../doubles/github.ts";
import { startNetwork } from "../doubles/network.ts";
import { databaseUrl, oneSession } from "../setup/postgres.ts";
import { authorize, createBrowser, createTestApp, restOf, signInAs } from "../setup/testApp.ts";

/** Only run on Postgres: see vitest.config.ts. */
const [server, template] = [inject("postgresUrl"), inject("postgresTemplate")];
const name = `${template}_network`;
const admin = oneSession(server);
const github = await startGithubDouble();
let network: Awaited<ReturnType<typeof startNetwork>>;
let database: OpenDb;
let app: FastifyInstance;
let rest: ReturnType<typeof restOf>;

afterAll(async () => {
  await github.close();
  await admin.end();
});
beforeEach(async () => {
  await admin.query(`create database ${name} template ${template}`);
  network = await startNetwork(new URL(databaseUrl(server, name)));
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
const statusesOf = (responses: { status: number }[]) => [...new Set(responses.map((one) => one.status))];
/** Waits until all pooled connections work again. */
const recovered = () =>
  expect.poll(async () => statusesOf(await many(20)), { timeout: 30_000, interval: 200 }).toEqual([200]);

describe("database network faults", () => {
  it("a reset of all connections fails at most the running calls and keeps sessions", async () => {
    const calls = many(30);
    network.reset();
    for (const status of statusesOf(await calls)) expect([200, 503]).toContain(status);
    await recovered();
  });

  it("terminated backends fail at most the open transactions", async () => {
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

  it("an unavailable database returns 503 with Retry-After, is not ready, and recovers", async () => {
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

  it.each([
    ["accepts no connections", "allow_connections false", name, "allow_connections true"],
    ["is gone", `rename to ${name}_away`, `${name}_away`, `rename to ${name}`],
  ])("a database that %s returns 503, and recovers", async (_, change, changedName, undo) => {
    await many(20);
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    // New sessions may come between, and a database is renamed only without any.
    await expect
      .poll(() => admin.query(`alter database ${name} ${change}`).then(() => "changed", String))
      .toBe("changed");
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    try {
      for (let n = 0; n < 3; n++) expect(statusesOf(await many(20))).toEqual([503]);
    } finally {
      await admin.query(`alter database ${changedName} ${undo}`);
    }
    await recovered();
  });

  it("a silent database returns 503 at the client's deadline; dead connections are dropped", async () => {
    await many(20);
    network.fallSilent();
    expect(statusesOf(await many(30))).toEqual([503]);
    network.recover();
    await recovered();
  });

  it.each(["before", "after"])(
    "a database silent %s listening begins does not delay closing",
    async (when) => {
      if (when === "before") network.fallSilent();
      const listening = Promise.withResolvers<void>();
      const unlisten = database.listen("events", { onNotify: () => {}, onListening: listening.resolve });
      if (when === "after") {
        await listening.promise;
        network.fallSilent();
      }
      await unlisten();
    },
  );

  it("a slow database is answered from normally", async () => {
    network.slowDown(300);
    expect((await user()).status).toBe(200);
  });
});

describe("a database that became read-only", () => {
  const setReadOnly = (on: boolean) =>
    admin.query(`alter database ${name} set default_transaction_read_only = ${on}`);
  const makeToken = async () =>
    (await rest("POST", "/account/tokens", { name: "a program", access: "read" })).status;
  const readiness = async () => {
    const { statusCode, body } = await app.inject("/api/health/ready");
    return [statusCode, JSON.parse(body).status];
  };

  it("serves reads, is ready as read-only, and accepts writes again on new connections", async () => {
    await setReadOnly(true);
    network.reset();
    await recovered();
    expect(await makeToken()).toBe(503);
    await expect.poll(readiness).toEqual([200, "read-only"]);
    await setReadOnly(false);
    await expect.poll(async () => [await makeToken(), ...(await readiness())]).toEqual([200, 200, "ready"]);
  });

  it("is the reason of a sign-in that cannot start or end", async () => {
    const browser = createBrowser(app);
    const { back } = await authorize(browser, "runa-aldecoa");
    await setReadOnly(true);
    network.reset();
    await recovered();
    const reasonAt = async (path: string) => (await browser.get(path)).headers.location;
    expect(await reasonAt(back)).toBe("/auth/callback?error=read_only");
    expect(await reasonAt("/api/auth/github")).toBe("/auth/callback?error=read_only");
  });
});

describe("lost response", () => {
  const generate = () =>
    rest("POST", "/profile/generate", undefined, {
      "idempotency-key": "6f1ed002-ab5e-4c3a-9d3b-0a5c8f0f4f11",
    });

  it("counts a generation once when the response to COMMIT is lost", async () => {
    let commits = 0;
    github.rewriteResponses((text) => {
      // Repositories are being read: the reservation is committed, the result is not.
      if (commits++ === 0) network.loseResponse("COMMIT");
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
