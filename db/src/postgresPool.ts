import pg from "pg";
import { lostCode, withDeadline } from "./deadline.ts";

/** Server-side timeout of a statement, and of an idle transaction. */
const statementMs = 5_000;
/** Longer than the server-side timeout: without a response by then the connection is lost. */
const queryTimeoutMs = 6_000;
const connectMs = 5_000;

/** Write in a read-only session. A session may stay read-only when the database no longer is. */
const readOnlyCode = "25006";

type Question = string | pg.QueryConfig;

/** Adjusts the URL so that the driver treats `sslmode` like libpq. */
export function connectionString(url: string): string {
  const address = new URL(url);
  if (address.searchParams.has("sslmode")) address.searchParams.set("uselibpqcompat", "true");
  return address.href;
}

const ignore = () => {};

/** Adds a code to errors without one; errors of Postgres and of the network have codes. */
function coded(error: Error & { code?: string }): never {
  if (error.code === undefined && !(error instanceof TypeError)) error.code = lostCode;
  throw error;
}

/** Postgres refuses the connection, for example with "allow_connections false": the database is unavailable. */
function notConnected(error: Error & { code?: string }): never {
  if (!/^\d/.test(error.code ?? "")) return coded(error);
  throw Object.assign(new Error("Postgres refuses connections", { cause: error }), { code: lostCode });
}

/**
 * A `pg` pool that survives restarts and half-open connections: every query has a timeout, a connection that exceeds it
 * is closed, and one that is lost while acquired is released here, since Drizzle does not release it when BEGIN fails.
 */
export class PostgresPool {
  readonly #pool: pg.Pool;

  constructor(url: string) {
    this.#pool = new pg.Pool({
      connectionString: connectionString(url),
      max: 10,
      connectionTimeoutMillis: connectMs,
      idleTimeoutMillis: 60_000,
      application_name: "career-hub",
      statement_timeout: statementMs,
      // Releases the locks of a dead client.
      idle_in_transaction_session_timeout: statementMs,
      // Detects a dead peer during a query within half a minute instead of two hours.
      options: "-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3",
    });
    // Queries on a lost connection fail anyway; an unhandled error event would end the process.
    this.#pool.on("error", ignore);
    this.#pool.on("connect", (client) => client.on("error", ignore));
  }

  /** Acquires a connection until its `release`. */
  async connect() {
    const client = await this.#pool.connect().catch(notConnected);
    let isLent = true;
    let hasFailed = false;
    let isSpent = false;
    const runQuery = (question: Question, values?: unknown[]) => {
      // `end` closes a connection with a running query.
      const closeConnection = () => void client.end().catch(ignore);
      return withDeadline(client.query(question as string, values), queryTimeoutMs, closeConnection);
    };
    const returnToPool = () => {
      client.off("end", release);
      // A failed transaction stays open in its session, so the connection is closed and replaced.
      client.release(isSpent || client.getTransactionStatus() !== "I");
    };
    const release = () => {
      if (!isLent) return;
      isLent = false;
      // An error may arrive before the transaction status; the result of an empty query comes after both.
      if (hasFailed) void runQuery("").catch(ignore).then(returnToPool);
      else returnToPool();
    };
    client.once("end", release);
    return {
      query: async (question: Question, values?: unknown[]) => {
        try {
          const result = await runQuery(question, values);
          hasFailed = false;
          return result;
        } catch (error) {
          hasFailed = true;
          isSpent ||= (error as { code?: string }).code === readOnlyCode;
          return coded(error as Error);
        }
      },
      release,
      /** Releases the connection, to be closed and replaced. */
      discard: () => {
        isSpent = true;
        release();
      },
    };
  }

  async query(question: Question, values?: unknown[]) {
    const client = await this.connect();
    try {
      return await client.query(question, values);
    } finally {
      client.release();
    }
  }

  async isReadOnly(): Promise<boolean> {
    const client = await this.connect();
    try {
      const { rows } = await client.query("show transaction_read_only");
      if (rows[0]?.transaction_read_only !== "on") return false;
      client.discard();
      return true;
    } finally {
      client.release();
    }
  }

  counts() {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { open: totalCount, idle: idleCount, waiting: waitingCount };
  }

  /** Waits for running queries. */
  end(): Promise<void> {
    return this.#pool.end();
  }
}
