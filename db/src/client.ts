import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setImmediate as pause } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { vector } from "@electric-sql/pglite-pgvector";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import type { Pool } from "pg";
import { withDeadline } from "./deadline.ts";
import { freeBytesOf, guardEmbedded, leastBytes } from "./guardEmbedded.ts";
import { type Listener, listenOnPostgres } from "./listen.ts";
import { lockDirectory } from "./lock.ts";
import { migrateEmbedded, migratePostgres } from "./migrate.ts";
import { PostgresPool } from "./postgresPool.ts";
import * as schema from "./schema.ts";

/** Either database: queries are written once, for both. Inside `transaction` it is the transaction. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export type OpenDb = {
  db: Db;
  engine: "postgres" | "embedded";
  /** Resolves when the database answers; rejects when it is away. */
  ping(): Promise<void>;
  /** Plain SQL, for pg-boss. */
  execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Subscribes to the NOTIFYs of a channel, from any server of this database. Returns how to unsubscribe. */
  listen(channel: string, listener: Listener): () => Promise<void>;
  /**
   * The embedded one only, which has no background processes: vacuum, analyze, and removal of old write-ahead log.
   */
  tidy?(): Promise<void>;
  /** Postgres only: how many connections there are, and how many wait for one. */
  connections?(): { open: number; idle: number; waiting: number };
  close(): Promise<void>;
};

const pingMs = 5_000;

export type OpenOptions = {
  /** Called when the embedded database has crashed: later queries would never be answered. */
  onBroken?: ((error: Error) => void) | undefined;
  url?: string | undefined;
  dataDir?: string | undefined;
  snapshot?: Blob | undefined;
};

/**
 * Opens and migrates the database: Postgres by its address, else the embedded one in `dataDir` (in memory
 * without one, `snapshot` then gives its content). Throws an Error whose message is a sentence for the operator.
 */
export async function openDb(options: OpenOptions): Promise<OpenDb> {
  return options.url ? openPostgres(options.url) : openEmbedded(options);
}

async function openPostgres(url: string): Promise<OpenDb> {
  await migratePostgres(url);
  const pool = new PostgresPool(url);
  const listening: (() => Promise<void>)[] = [];
  return {
    db: drizzlePostgres(pool as unknown as Pool, { schema }),
    engine: "postgres",
    ping: async () => void (await pool.query("select 1")),
    // Several statements in one text are answered one by one.
    execute: async (text, values) => ({
      rows: [await pool.query(text, values)].flat().flatMap((one) => one.rows),
    }),
    connections: () => pool.counts(),
    listen: (channel, listener) => {
      const stop = listenOnPostgres(url, channel, listener);
      listening.push(stop);
      return stop;
    },
    close: async () => {
      await Promise.all(listening.map((stop) => stop()));
      await pool.end();
    },
  };
}

async function openEmbedded({ dataDir, snapshot, onBroken }: OpenOptions): Promise<OpenDb> {
  const directory = dataDir === undefined ? undefined : resolve(dataDir, "database");
  if (directory) mkdirSync(directory, { recursive: true, mode: 0o700 });
  const release = dataDir === undefined ? () => {} : lockDirectory(resolve(dataDir));
  try {
    if (directory) refuseRemains(directory);
    const opened = await PGlite.create({
      ...(directory && { dataDir: directory }),
      ...(snapshot && { loadDataDir: snapshot }),
      extensions: { vector },
    });
    await migrateEmbedded(drizzlePglite(opened));
    // Old segments of the write-ahead log are deleted instead of reused: see tidy.
    await opened.exec("set wal_recycle = off");
    if (directory) writeFileSync(madeMarkOf(directory), "");
    const { client, close } = guardEmbedded(opened, { directory, onBroken });
    return {
      db: drizzlePglite(client, { schema }),
      engine: "embedded",
      ping: async () => void (await withDeadline(client.query("select 1"), pingMs)),
      // Several statements in one text are only understood without parameters.
      execute: async (text, values) =>
        values?.length
          ? client.query(text, values)
          : { rows: (await client.exec(text)).flatMap((one) => one.rows) },
      tidy: async () => {
        const tables = await client.query<{ name: string }>(
          "select format('%I.%I', schemaname, tablename) as name from pg_tables",
        );
        // Table by table: a vacuum of everything blocks the event loop for a second.
        const vacuum = tables.rows.map(({ name }) => `vacuum analyze ${name}`);
        for (const step of [...vacuum, "select pg_switch_wal()", "checkpoint"]) {
          await client.exec(step);
          await pause();
        }
      },
      listen: (channel, { onNotify, onListening }) => {
        const stop = opened.listen(channel, onNotify);
        void stop.then(onListening, () => {});
        return async () => void (await (await stop)());
      },
      close: async () => {
        await close();
        release();
      },
    };
  } catch (error) {
    release();
    throw openFailure(error, directory, directory ? await freeBytesOf(directory) : Number.POSITIVE_INFINITY);
  }
}

const madeMarkOf = (directory: string) => `${directory}.made`;

/** Without PG_VERSION the embedded database would initialize a new cluster over the remaining files. */
function refuseRemains(directory: string): void {
  if (existsSync(madeMarkOf(directory)) && !existsSync(join(directory, "PG_VERSION")))
    throw new Error("there was one, and its files are gone or incomplete");
}

function openFailure(error: unknown, directory: string | undefined, freeBytes: number): Error {
  const message = error instanceof Error ? error.message : String(error);
  if (!directory || message.startsWith("The database"))
    return error instanceof Error ? error : new Error(message);
  if (freeBytes < leastBytes)
    return new Error(
      `The disk of ${directory} is full. Make room on it and start again: the data is whole.`,
      {
        cause: error,
      },
    );
  return new Error(
    `The database in ${directory} could not be opened (${message}). Nothing in it was changed: restore the folder from a backup, or set DATA_DIR to a new one.`,
    { cause: error },
  );
}
