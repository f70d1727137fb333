import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { vector } from "@electric-sql/pglite-pgvector";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { boundPostgres, withDeadline } from "./deadline.ts";
import { lockDirectory } from "./lock.ts";
import { migrateEmbedded, migratePostgres } from "./migrate.ts";
import * as schema from "./schema.ts";

/** Either database: queries are written once, for both. Inside `transaction` it is the transaction. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export type OpenDb = {
  db: Db;
  engine: "postgres" | "embedded";
  /** Resolves when the database answers; rejects when it is away. */
  ping(): Promise<void>;
  /** Rows of statements that Drizzle has no word for: how the queue of background work asks. */
  execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  close(): Promise<void>;
};

const queryMs = 5_000;
const transactionMs = 15_000;
// The embedded database answers one question at a time: waiting for the others is part of every answer.
const embeddedMs = 20_000;

export type OpenOptions = {
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
  const client = postgres(url, {
    max: 10,
    connect_timeout: 5,
    idle_timeout: 60,
    onnotice: () => {},
    connection: { application_name: "career-hub", statement_timeout: queryMs },
  });
  const bound = boundPostgres(client, queryMs, transactionMs);
  return {
    db: drizzlePostgres(bound, { schema }),
    engine: "postgres",
    ping: async () => void (await bound.unsafe("select 1")),
    execute: async (text, values) => ({ rows: await bound.unsafe(text, values as never) }),
    close: () => client.end({ timeout: 5 }),
  };
}

async function openEmbedded({ dataDir, snapshot }: OpenOptions): Promise<OpenDb> {
  const directory = dataDir === undefined ? undefined : resolve(dataDir, "database");
  if (directory) mkdirSync(directory, { recursive: true, mode: 0o700 });
  const release = dataDir === undefined ? () => {} : lockDirectory(resolve(dataDir));
  try {
    const client = await PGlite.create({
      ...(directory && { dataDir: directory }),
      ...(snapshot && { loadDataDir: snapshot }),
      extensions: { vector },
    });
    const db = drizzlePglite(boundEmbedded(client), { schema });
    await migrateEmbedded(db);
    return {
      db,
      engine: "embedded",
      ping: async () => void (await withDeadline(client.query("select 1"), queryMs)),
      // Several statements in one text are only understood without parameters.
      execute: async (text, values) =>
        values?.length
          ? client.query(text, values)
          : { rows: (await client.exec(text)).flatMap((one) => one.rows) },
      close: async () => {
        await client.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw openFailure(error, directory);
  }
}

/** After a full disk the embedded database answers no more: a deadline turns that into an error one can see. */
function boundEmbedded(client: PGlite): PGlite {
  return new Proxy(client, {
    get(target, key) {
      const value = Reflect.get(target, key);
      if (key === "query" || key === "transaction")
        return (...args: unknown[]) => withDeadline(value.apply(target, args), embeddedMs);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

function openFailure(error: unknown, directory: string | undefined): Error {
  const message = error instanceof Error ? error.message : String(error);
  if (!directory || message.startsWith("The database"))
    return error instanceof Error ? error : new Error(message);
  return new Error(
    `The database in ${directory} could not be opened (${message}). Nothing in it was changed: restore the folder from a backup, or set DATA_DIR to a new one.`,
    { cause: error },
  );
}
