import { openDb } from "@career-hub/db/client.ts";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { oneSession } from "../setup/oneSession.ts";

/** Only run on Postgres: see vitest.config.ts. */
const url = inject("postgresUrl");
const name = `career_hub_start_${process.pid}`;
const empty = () => Object.assign(new URL(url), { pathname: `/${name}` }).href;
const admin = oneSession(url);

beforeEach(async () => {
  await admin.query(`create database ${name}`);
});
afterEach(async () => {
  await admin.query(`drop database ${name} with (force)`);
});

describe("servers that start on one Postgres", () => {
  it("all come up when six begin at once on an empty database: one migrates, the others wait", async () => {
    const opened = await Promise.all(Array.from({ length: 6 }, () => openDb({ url: empty() })));
    const [first] = opened;
    const applied = await first?.execute(
      "select hash, count(*)::int as n from drizzle.__drizzle_migrations group by hash",
    );
    expect(applied?.rows.every((row) => (row as { n: number }).n === 1)).toBe(true);
    await Promise.all(opened.map((one) => one.close()));
  });

  it("are refused a database that a newer one has migrated", async () => {
    const first = await openDb({ url: empty() });
    await first.execute(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)",
    );
    await first.close();
    await expect(openDb({ url: empty() })).rejects.toThrow(/newer version/);
  });
});

/** Connections to the database of the test that wait for a lock of another. */
const waiting = async () =>
  (
    await admin.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'",
      [name],
    )
  ).rows;

describe("a first start", () => {
  it("that is cut off in the midst leaves nothing half done: the next one does it all", async () => {
    const blocker = oneSession(empty());
    await blocker.query("begin; create table users (id int)");
    const cutOff = openDb({ url: empty() }).catch((reason: Error) => reason);
    await expect.poll(waiting).toHaveLength(1);
    for (const { pid } of await waiting()) await admin.query("select pg_terminate_backend($1)", [pid]);
    expect(await cutOff).toBeInstanceOf(Error);
    await blocker.query("rollback");
    const left = await blocker.query("select tablename from pg_tables where schemaname = 'public'");
    expect(left.rows).toHaveLength(0);
    await blocker.end();
    const next = await openDb({ url: empty() });
    expect((await next.execute("select count(*)::int as n from users")).rows).toEqual([{ n: 0 }]);
    await next.close();
  });

  it("on a Postgres without pgvector is refused in a sentence that says how to get it", async () => {
    // What its catalogue of extensions says is hidden, as it is where the package is missing.
    const owner = oneSession(empty());
    await owner.query("create schema bare");
    await owner.query("create view bare.pg_available_extensions as select ''::name as name where false");
    await owner.query(`alter database ${name} set search_path = bare, pg_catalog, public`);
    await owner.end();
    await expect(openDb({ url: empty() })).rejects.toThrow(/no pgvector: install its package/);
  });

  it("by a role that may not set the database up says who has to", async () => {
    const role = `${name}_reader`;
    await admin.query(`create role ${role} login`);
    try {
      const asReader = Object.assign(new URL(empty()), { username: role }).href;
      await expect(openDb({ url: asReader })).rejects.toThrow(/may not set up this database.*owner/s);
    } finally {
      await admin.query(`drop role ${role}`);
    }
  });
});

describe("a DATABASE_URL that leads nowhere", () => {
  it.each([
    ["a closed port", "postgres://x@127.0.0.1:1/x", /does not answer/],
    [
      "a database that is not there",
      Object.assign(new URL(url || "postgres://x"), { pathname: "/no_such" }).href,
      /does not exist/,
    ],
  ])("to %s is told in one sentence, without the address", async (_, address, sentence) => {
    const error = await openDb({ url: address }).catch((reason: Error) => reason);
    expect(String(error)).toMatch(sentence);
    expect(String(error)).not.toContain("postgres://");
  });
});

it("a query that the server does not answer fails by our own deadline", async () => {
  const database = await openDb({ url: empty() });
  const blocker = oneSession(empty());
  await blocker.query("begin; lock table users in access exclusive mode");
  await expect(database.execute("select count(*) from users")).rejects.toMatchObject({
    code: expect.stringMatching(/^(DEADLINE_EXCEEDED|57014)$/),
  });
  await blocker.end();
  await database.close();
});

it("a script that fails inside its transaction does not spoil the connection for the next query", async () => {
  const database = await openDb({ url: empty() });
  await expect(database.execute("begin; select 1 / 0; commit")).rejects.toMatchObject({ code: "22012" });
  expect((await database.execute("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await database.close();
});
