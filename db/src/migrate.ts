import { fileURLToPath } from "node:url";
import { DrizzleQueryError, sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { connectionString } from "./postgresPool.ts";

const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));
// Arbitrary, but the same on all servers.
const migrationLock = 4_115_022_713;

const newest = () => Math.max(...readMigrationFiles({ migrationsFolder }).map((one) => one.folderMillis));

/** Whether all migrations have run. Rejects a database with newer migrations than this program. */
async function isCurrent(ask: (text: string) => Promise<Record<string, unknown>[]>): Promise<boolean> {
  const [table] = await ask("select to_regclass('drizzle.__drizzle_migrations')::text as found");
  if (!table?.found) return false;
  const [row] = await ask("select max(created_at) as newest from drizzle.__drizzle_migrations");
  const applied = Number(row?.newest ?? 0);
  if (applied > newest())
    throw new Error(
      "The database was written by a newer version of this program: start that version, or restore a backup.",
    );
  return applied === newest();
}

export async function migrateEmbedded(db: PgliteDatabase<Record<string, unknown>>): Promise<void> {
  const current = await isCurrent(async (text) => (await db.execute(sql.raw(text))).rows);
  if (!current) await migratePglite(db, { migrationsFolder });
}

/** Safe for concurrent starts: one server migrates under an advisory lock on its own connection, the others wait. */
export async function migratePostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: connectionString(url), connectionTimeoutMillis: 5_000 });
  // Queries on a lost connection fail anyway; an unhandled error event would end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    const known = await client.query("select 1 from pg_available_extensions where name = 'vector'");
    if (known.rows.length === 0)
      throw new Error(
        "This Postgres has no pgvector: install its package (for example postgresql-17-pgvector), or use the image pgvector/pgvector, and start again.",
      );
    if (!(await isCurrent(async (text) => (await client.query(text)).rows)))
      await migrate(drizzle(client), { migrationsFolder });
  } catch (error) {
    throw describeError(error);
  } finally {
    await client.end();
  }
}

/** An error that tells the operator what to do, if known. */
function describeError(error: unknown): Error {
  const { code, message } = (error instanceof DrizzleQueryError ? error.cause : error) as {
    code?: string;
    message: string;
  };
  if (code === "ECONNREFUSED" || code === "ENOTFOUND" || message === "timeout expired")
    return new Error(`The database of DATABASE_URL does not answer (${code ?? message}).`);
  if (code === "28P01" || code === "28000")
    return new Error("The database refuses the name or password of DATABASE_URL.");
  if (code === "3D000") return new Error(`The database of DATABASE_URL does not exist: ${message}.`);
  if (code === "25006")
    return new Error(
      "The database of DATABASE_URL is read-only, and this version has to set it up first. Start again when it takes changes.",
    );
  if (code === "42501")
    return new Error(
      `The role of DATABASE_URL may not set up this database (${message}). Make it the owner of the database, and where it may not create extensions run "create extension vector" there as an administrator; then start again.`,
    );
  return error as Error;
}
