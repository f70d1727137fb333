import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Listener } from "./listen.ts";

/** Either database, with the same queries for both. Inside `transaction` it is the transaction. */
export type Db = PgDatabase<PgQueryResultHKT>;

export type OpenDb = {
  db: Db;
  engine: "postgres" | "embedded";
  /** Resolves when the database responds, with whether it rejects changes now; rejects when it is down. */
  ping(): Promise<{ isReadOnly: boolean }>;
  /** Raw SQL, for pg-boss. */
  execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Subscribes to a NOTIFY channel of this database. Returns the unsubscribe function. */
  listen(channel: string, listener: Listener): () => Promise<void>;
  /** Embedded database only, which has no background processes: vacuum, analyze, and removal of old write-ahead log. */
  tidy?(): Promise<void>;
  /** Postgres only: open, idle and waiting connections. */
  connections?(): { open: number; idle: number; waiting: number };
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

export type OpenOptions = {
  /** Called when the embedded database has crashed and no longer responds. */
  onBroken?: (error: Error) => void;
  url?: string;
  dataDir?: string;
  snapshot?: Blob;
};

/**
 * Opens and migrates the database: Postgres with `url`, otherwise the embedded one in `dataDir` (in memory without it,
 * then with the content of `snapshot`). Throws an Error with a message for the operator.
 */
export async function openDb(options: OpenOptions): Promise<OpenDb> {
  // Only the driver in use is loaded.
  if (options.url) return (await import("./postgres.ts")).openPostgres(options.url);
  return (await import("./embedded.ts")).openEmbedded(options);
}
