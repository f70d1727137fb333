import { DrizzleQueryError } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { isCurrent, migrationsFolder } from "./migrate.ts";
import { connectionString } from "./postgresPool.ts";

// Arbitrary, but the same on all servers.
const migrationLock = 4_115_022_713;

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
