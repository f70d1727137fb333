import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";

export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

const newest = () => Math.max(...readMigrationFiles({ migrationsFolder }).map((one) => one.folderMillis));

/** Whether all migrations have run. Rejects a database with newer migrations than this program. */
export async function isCurrent(
  runQuery: (text: string) => Promise<Record<string, unknown>[]>,
): Promise<boolean> {
  const [table] = await runQuery("select to_regclass('drizzle.__drizzle_migrations')::text as found");
  if (!table?.found) return false;
  const [row] = await runQuery("select max(created_at) as newest from drizzle.__drizzle_migrations");
  const applied = Number(row?.newest ?? 0);
  if (applied > newest())
    throw new Error(
      "The database was written by a newer version of this program: start that version, or restore a backup.",
    );
  return applied === newest();
}

export async function migrateEmbedded(db: PgliteDatabase<Record<string, unknown>>): Promise<void> {
  const current = await isCurrent(async (text) => (await db.execute(sql.raw(text))).rows);
  if (!current) await migrate(db, { migrationsFolder });
}
