import { readFileSync } from "node:fs";
import { type OpenDb, openDb } from "@career-hub/db/client.ts";
import { afterAll, beforeAll, beforeEach, inject } from "vitest";
import { oneSession } from "./oneSession.ts";

/** Opened by the first file of a worker and used by all others: the modules of a worker are shared. */
let ofWorker: Promise<OpenDb> | undefined;

async function openCopy(): Promise<OpenDb> {
  const [url, template] = [inject("postgresUrl"), inject("postgresTemplate")];
  if (!url) return openDb({ snapshot: new Blob([readFileSync(inject("snapshot"))]) });
  const name = `${template}_${process.pid}`;
  const admin = oneSession(url);
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  return openDb({ url: Object.assign(new URL(url), { pathname: `/${name}` }).href });
}

/** As new: no test depends on the files before it. */
const renewed = `do $$ begin
  execute (select 'truncate ' || string_agg(format('%I', tablename), ', ') || ' restart identity'
    from pg_tables where schemaname = 'public');
end $$`;

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

/** An empty database for the test file, emptied before each test. Only to be used inside tests and hooks. */
export function testDatabase({ keepsRows = false }: Options = {}): TestDatabase {
  let opened: OpenDb | undefined;
  const listening: (() => Promise<void>)[] = [];
  const current = () => {
    if (!opened) throw new Error("the database is opened before the first test");
    return opened;
  };
  const empty = () => current().execute(emptied);
  beforeAll(async () => {
    ofWorker ??= openCopy();
    const database = await ofWorker;
    await database.execute(renewed);
    // Objects of their own: what the server keeps by database and who subscribes to it end with the file.
    opened = {
      ...database,
      db: Object.create(database.db),
      listen: (...listener) => {
        const stop = database.listen(...listener);
        listening.push(stop);
        return stop;
      },
    };
  });
  beforeEach(async () => {
    if (!keepsRows) await empty();
  });
  afterAll(async () => {
    await Promise.all(listening.map((stop) => stop()));
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
