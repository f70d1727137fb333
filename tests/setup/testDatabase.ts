import { readFileSync } from "node:fs";
import { type OpenDb, openDb } from "@career-hub/db/client.ts";
import { afterAll, beforeAll, beforeEach, inject } from "vitest";
import { oneSession } from "./oneSession.ts";

let copies = 0;

async function openCopy(): Promise<{ database: OpenDb; remove: () => Promise<void> }> {
  const [url, template] = [inject("postgresUrl"), inject("postgresTemplate")];
  if (!url) {
    const database = await openDb({ snapshot: new Blob([readFileSync(inject("snapshot"))]) });
    return { database, remove: () => database.close() };
  }
  const name = `${template}_${process.pid}_${copies++}`;
  const admin = oneSession(url);
  await admin.query(`create database ${name} template ${template}`);
  const database = await openDb({ url: Object.assign(new URL(url), { pathname: `/${name}` }).href });
  return {
    database,
    remove: async () => {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/**
 * Everything else hangs on these. Deleting few rows takes a tenth of truncating; only an index of vectors would keep
 * them in the way of its searches.
 */
const emptied = `do $$ begin
  if exists (select from profiles) then truncate profiles cascade; end if;
  if exists (select from jobs) then truncate jobs cascade; end if;
  delete from users; delete from job_sources; delete from sign_in_attempts; delete from rate_limits;
end $$`;

type Options = {
  /** What is stored stays from test to test: for a file that prepares once and reads. */
  keepsRows?: boolean;
};

type TestDatabase = Pick<OpenDb, "db" | "execute"> & {
  current: () => OpenDb;
  empty: () => Promise<unknown>;
};

/** A database of its own for the test file, emptied before each test. Only to be used inside tests and hooks. */
export function testDatabase({ keepsRows = false }: Options = {}): TestDatabase {
  let opened: Awaited<ReturnType<typeof openCopy>> | undefined;
  const current = () => {
    if (!opened) throw new Error("the database is opened before the first test");
    return opened.database;
  };
  const empty = () => current().execute(emptied);
  beforeAll(async () => {
    opened = await openCopy();
  });
  beforeEach(async () => {
    if (!keepsRows) await empty();
  });
  afterAll(async () => {
    await opened?.remove();
  });
  return {
    current,
    empty,
    execute: (text, values) => current().execute(text, values),
    get db() {
      return current().db;
    },
  };
}
