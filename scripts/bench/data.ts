import type { OpenDb } from "@career-hub/db/client.ts";
import pg from "pg";

export type Bench = {
  database: OpenDb;
  /** "embedded" or "Postgres 15.4". */
  engine: string;
  url: string | undefined;
};

/** Runs a statement that exceeds the timeout of the server's pool. */
export async function maintain({ database, url }: Bench, statement: string): Promise<void> {
  if (!url) return void (await database.execute(statement));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set maintenance_work_mem = '1GB'");
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export async function indexVectors(bench: Bench, table: "profiles" | "jobs"): Promise<void> {
  await maintain(bench, `create index ${table}_nearest on ${table} using hnsw (embedding vector_cosine_ops)`);
  await maintain(bench, `vacuum analyze ${table}`);
}

/** Truncates all tables that a part fills. */
export const empty = (bench: Bench): Promise<void> =>
  maintain(bench, "truncate users, jobs, job_sources, board_words cascade");
