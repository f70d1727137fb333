import { openDb } from "@career-hub/db/client.ts";
import { afterEach, beforeEach, describe, expect, inject, it, test } from "vitest";
import { expectError } from "../setup/expectError.ts";
import { databaseUrl, oneSession } from "../setup/postgres.ts";

/** Only run on Postgres: see vitest.config.ts. */
const url = inject("postgresUrl");
const name = `career_hub_start_${process.pid}`;
const empty = () => databaseUrl(url, name);
const admin = oneSession(url);

beforeEach(async () => {
  await admin.query(`create database ${name}`);
});
afterEach(async () => {
  await admin.query(`drop database ${name} with (force)`);
});

describe("concurrent starts on one Postgres", () => {
  it("migrate an empty database once; the other starts wait for the lock", async () => {
    const opened = await Promise.all(Array.from({ length: 6 }, () => openDb({ url: empty() })));
    const [first] = opened;
    const applied = await first?.execute(
      "select hash, count(*)::int as n from drizzle.__drizzle_migrations group by hash",
    );
    expect(applied?.rows.every((row) => (row as { n: number }).n === 1)).toBe(true);
    await Promise.all(opened.map((one) => one.close()));
  });

  it("reject a database of a newer version", async () => {
    const first = await openDb({ url: empty() });
    await first.execute(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)",
    );
    await first.close();
    await expect(openDb({ url: empty() })).rejects.toThrow(/newer version/);
  });
});

/** Connections to the test's database that wait for a lock. */
const waiting = async () =>
  (
    await admin.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'",
      [name],
    )
  ).rows;

describe("first start", () => {
  it("rolls back an interrupted migration, and the next start runs it completely", async () => {
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

  it("reports a missing pgvector with how to install it", async () => {
    // Hides the catalogue of available extensions, as if the package were missing.
    const owner = oneSession(empty());
    await owner.query("create schema bare");
    await owner.query("create view bare.pg_available_extensions as select ''::name as name where false");
    await owner.query(`alter database ${name} set search_path = bare, pg_catalog, public`);
    await owner.end();
    await expect(openDb({ url: empty() })).rejects.toThrow(/no pgvector: install its package/);
  });

  it("reports an empty database that is read-only", async () => {
    await admin.query(`alter database ${name} set default_transaction_read_only = on`);
    await expect(openDb({ url: empty() })).rejects.toThrow(/is read-only.+set it up first/);
  });

  it("reports a role without the rights to migrate", async () => {
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

test.each([
  ["a closed port", "postgres://x@127.0.0.1:1/x", /does not answer/],
  ["a missing database", databaseUrl(url || "postgres://x", "no_such"), /does not exist/],
])("unreachable DATABASE_URL: reports %s without the URL", async (_, address, sentence) => {
  const error = await openDb({ url: address }).catch((reason: Error) => reason);
  expect(String(error)).toMatch(sentence);
  expect(String(error)).not.toContain("postgres://");
});

it("a query without an answer fails with the client's own deadline", async () => {
  const database = await openDb({ url: empty() });
  const blocker = oneSession(empty());
  await blocker.query("begin; lock table users in access exclusive mode");
  await expect(database.execute("select count(*) from users")).rejects.toMatchObject({
    code: expect.stringMatching(/^(DEADLINE_EXCEEDED|57014)$/),
  });
  await blocker.end();
  await database.close();
});

it("a script that fails inside a transaction leaves the connection usable", async () => {
  const database = await openDb({ url: empty() });
  await expectError(database.execute("begin; select 1 / 0; commit"), "22012");
  expect((await database.execute("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await database.close();
});
