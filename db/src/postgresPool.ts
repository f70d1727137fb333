import pg from "pg";
import { lostCode, withDeadline } from "./deadline.ts";

/** Postgres' own timeout of a statement, and of an idle transaction. */
const statementMs = 5_000;
/** Longer than Postgres' own timeout: without an answer by then the connection is lost. */
const answerMs = 6_000;
const connectMs = 5_000;

type Question = string | pg.QueryConfig;

/** The address as the driver needs it to treat `sslmode` as every other Postgres program does. */
export function connectionString(url: string): string {
  const address = new URL(url);
  if (address.searchParams.has("sslmode")) address.searchParams.set("uselibpqcompat", "true");
  return address.href;
}

const ignore = () => {};

/** Errors of Postgres and of the network have codes of their own. */
function coded(error: Error & { code?: string }): never {
  if (error.code === undefined && !(error instanceof TypeError)) error.code = lostCode;
  throw error;
}

/**
 * A pool of the driver `pg` that survives restarts and silent failures of Postgres: every query has a deadline, a connection
 * that misses one is closed, and one that is lost while acquired is released here, since Drizzle never releases it when its
 * BEGIN fails.
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
      // A client that is idle inside a transaction is gone: this releases its locks.
      idle_in_transaction_session_timeout: statementMs,
      // A peer that lost its power during a query is noticed in half a minute, not in two hours.
      options: "-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3",
    });
    // The next query on a lost connection fails anyway; without a listener this event would end the process.
    this.#pool.on("error", ignore);
    this.#pool.on("connect", (client) => client.on("error", ignore));
  }

  /** Acquires a connection until its `release`. */
  async connect() {
    const client = await this.#pool.connect().catch(coded);
    let isLent = true;
    let hasFailed = false;
    const ask = (question: Question, values?: unknown[]) => {
      // `end` cuts a connection on which a question is open.
      const cut = () => void client.end().catch(ignore);
      return withDeadline(client.query(question as string, values), answerMs, cut);
    };
    const giveBack = () => {
      client.off("end", release);
      // A failed transaction stays open in its session: then the connection is closed and replaced.
      client.release(client.getTransactionStatus() !== "I");
    };
    const release = () => {
      if (!isLent) return;
      isLent = false;
      // An error can arrive before the state of its transaction: an empty query is answered after both.
      if (hasFailed) void ask("").catch(ignore).then(giveBack);
      else giveBack();
    };
    client.once("end", release);
    return {
      query: async (question: Question, values?: unknown[]) => {
        try {
          const answer = await ask(question, values);
          hasFailed = false;
          return answer;
        } catch (error) {
          hasFailed = true;
          return coded(error as Error);
        }
      },
      release,
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

  counts() {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { open: totalCount, idle: idleCount, waiting: waitingCount };
  }

  /** Waits for the running queries. */
  end(): Promise<void> {
    return this.#pool.end();
  }
}
