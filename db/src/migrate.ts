import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";

const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));
// Any number will do as long as every server uses the same one.
const migrationLock = 4_115_022_713;

const newest = () => Math.max(...readMigrationFiles({ migrationsFolder }).map((one) => one.folderMillis));

/** Whether all migrations have run. Refuses a database that knows more of them than this program. */
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

/** Several servers may start at once: one migrates, the others wait for it (on a connection of their own). */
export async function migratePostgres(url: string): Promise<void> {
  const client = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    await client`select pg_advisory_lock(${migrationLock})`;
    const [extension] = await client`select 1 from pg_available_extensions where name = 'vector'`;
    if (!extension)
      throw new Error(
        "This Postgres has no pgvector: install its package (for example postgresql-17-pgvector), or use the image pgvector/pgvector, and start again.",
      );
    if (!(await isCurrent((text) => client.unsafe(text))))
      await migrate(drizzle(client), { migrationsFolder });
  } catch (error) {
    throw connectionFailure(error);
  } finally {
    await client.end({ timeout: 5 });
  }
}

function connectionFailure(error: unknown): Error {
  const { code, message } = error as { code?: string; message: string };
  if (code === "ECONNREFUSED" || code === "ENOTFOUND" || code === "CONNECT_TIMEOUT")
    return new Error(`The database of DATABASE_URL does not answer (${code}).`);
  if (code === "28P01" || code === "28000")
    return new Error("The database refuses the name or password of DATABASE_URL.");
  if (code === "3D000") return new Error(`The database of DATABASE_URL does not exist: ${message}.`);
  return error as Error;
}
