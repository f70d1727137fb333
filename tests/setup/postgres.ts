import pg from "pg";

/** One Postgres session outside the server's pool, for administration and for other programs. */
export function oneSession(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  // Dropping a database terminates its sessions, which is expected.
  pool.on("error", () => {}).on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** The URL of another database of the same server. */
export const databaseUrl = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;
