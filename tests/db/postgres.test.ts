import { openDb } from "@career-hub/db/client.ts";
import postgres from "postgres";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";

/** Only run on Postgres: see vitest.config.ts. */
const url = inject("postgresUrl");
const name = `career_hub_start_${process.pid}`;
const empty = () => Object.assign(new URL(url), { pathname: `/${name}` }).href;
const admin = postgres(url, { max: 1, onnotice: () => {} });

beforeEach(async () => {
  await admin.unsafe(`create database ${name}`);
});
afterEach(async () => {
  await admin.unsafe(`drop database ${name} with (force)`);
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
  const blocker = postgres(empty(), { max: 1 });
  await blocker.begin(async (tx) => {
    await tx`lock table users in access exclusive mode`;
    await expect(database.execute("select count(*) from users")).rejects.toMatchObject({
      code: expect.stringMatching(/^(DEADLINE_EXCEEDED|57014)$/),
    });
  });
  await blocker.end();
  await database.close();
});
