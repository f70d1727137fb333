import pg from "pg";

/** One session of Postgres, beside the program's own: for what an administrator or another program does. */
export function oneSession(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  // A database that is dropped ends the sessions on it: nothing to be told of.
  pool.on("error", () => {}).on("connect", (client) => client.on("error", () => {}));
  return pool;
}
