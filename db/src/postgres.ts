import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import type { OpenDb } from "./client.ts";
import { listenOnPostgres } from "./listen.ts";
import { migratePostgres } from "./migratePostgres.ts";
import { PostgresPool } from "./postgresPool.ts";

/** See openDb. */
export async function openPostgres(url: string): Promise<OpenDb> {
  await migratePostgres(url);
  const pool = new PostgresPool(url);
  const listening: (() => Promise<void>)[] = [];
  const close = async () => {
    await Promise.all(listening.map((stop) => stop()));
    await pool.end();
  };
  return {
    db: drizzle(pool as unknown as Pool),
    engine: "postgres",
    ping: async () => ({ isReadOnly: await pool.isReadOnly() }),
    // Several statements in one text give several results.
    execute: async (text, values) => ({
      rows: [await pool.query(text, values)].flat().flatMap((one) => one.rows),
    }),
    connections: () => pool.counts(),
    listen: (channel, listener) => {
      const stop = listenOnPostgres(url, channel, listener);
      listening.push(stop);
      return stop;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
