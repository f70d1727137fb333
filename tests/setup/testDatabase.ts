import { readFileSync } from "node:fs";
import { type OpenDb, openDb } from "@career-hub/db/client.ts";
import { afterAll, beforeAll, beforeEach, inject } from "vitest";
import { databaseUrl, oneSession } from "./postgres.ts";

/** Opened by the first file of a worker and shared by the others, since a worker loads this module once. */
let ofWorker: Promise<OpenDb> | undefined;

async function openCopy(): Promise<OpenDb> {
  const [url, template] = [inject("postgresUrl"), inject("postgresTemplate")];
  if (!url)
    return withoutTautologies(await openDb({ snapshot: new Blob([readFileSync(inject("snapshot"))]) }));
  const name = `${template}_${process.pid}`;
  const admin = oneSession(url);
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  return openDb({ url: databaseUrl(url, name) });
}

/** Rejects queries that compare a column with itself, which is what becomes of a subquery without names of tables. */
function withoutTautologies(opened: OpenDb): OpenDb {
  const client = (opened.db as unknown as { $client: { query: (text: string) => Promise<unknown> } }).$client;
  const query = client.query.bind(client);
  client.query = async (text, ...rest) => {
    if (/(?<!\.)("\w+") = \1(?!\.)/.test(text)) throw new Error(`Compares a column with itself: ${text}`);
    return query(text, ...rest);
  };
  return opened;
}

/** Resets tables and sequences before each file, so that no test depends on earlier files. */
const renewed = `do $$ begin
  execute (select 'truncate ' || string_agg(format('%I', tablename), ', ') || ' restart identity'
    from pg_tables where schemaname = 'public');
end $$`;

/**
 * All other rows are deleted by cascade. Deleting a few rows takes a tenth of the time of truncating, but deleted rows would
 * stay in the vector indexes of profiles and jobs.
 */
const emptied = `do $$ begin
  if exists (select from profiles) then truncate profiles cascade; end if;
  if exists (select from jobs) then truncate jobs cascade; end if;
  delete from users; delete from job_sources; delete from sign_in_attempts; delete from rate_limits;
end $$`;

type Options = {
  /** Keeps rows between tests, for a file that inserts its data once. */
  keepsRows?: boolean;
};

type TestDatabase = Pick<OpenDb, "db" | "execute"> & {
  current: () => OpenDb;
  empty: () => Promise<unknown>;
  /** The rows of a query. */
  rows: <Row = Record<string, string>>(text: string, values?: unknown[]) => Promise<Row[]>;
};

/** A database that is emptied before each test. Use it only inside tests and hooks. */
export function testDatabase({ keepsRows = false }: Options = {}): TestDatabase {
  let opened: OpenDb | undefined;
  const listening: (() => Promise<void>)[] = [];
  const current = () => {
    if (!opened) throw new Error("use the test database only inside tests and hooks");
    return opened;
  };
  const empty = () => current().execute(emptied);
  beforeAll(async () => {
    ofWorker ??= openCopy();
    const database = await ofWorker;
    await database.execute(renewed);
    // A new object per file, because the server caches by database; its subscriptions end with the file.
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
    rows: async <Row>(text: string, values?: unknown[]) =>
      (await current().execute(text, values)).rows as Row[],
    get db() {
      return current().db;
    },
  };
}
