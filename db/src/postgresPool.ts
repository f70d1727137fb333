import pg from "pg";
import { lostCode, withDeadline } from "./deadline.ts";

/** What Postgres itself allows a statement, and a transaction in which nothing is said. */
const statementMs = 5_000;
/** Longer: who hears nothing by then has lost the connection, whatever the operating system thinks of it. */
const answerMs = 6_000;
const connectMs = 5_000;

type Question = string | pg.QueryConfig;

/** The address as the driver needs it to treat `sslmode` as every other Postgres program does. */
export function connectionString(url: string): string {
  const address = new URL(url);
  if (address.searchParams.has("sslmode")) address.searchParams.set("uselibpqcompat", "true");
  return address.href;
}

const nobodyIsTold = () => {};

/** Errors of Postgres and of the network have codes of their own. */
function coded(error: Error & { code?: string }): never {
  if (error.code === undefined && !(error instanceof TypeError)) error.code = lostCode;
  throw error;
}

/**
 * Connections of the driver `pg`, made safe for servers that are started anew or fall silent: every question has a
 * deadline, a connection that misses one is cut, and one that is lost while it is lent is given back by itself, since
 * Drizzle keeps it for ever when its BEGIN fails.
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
      // Nobody thinks in the midst of a transaction: a client that says nothing is gone, and its locks with it.
      idle_in_transaction_session_timeout: statementMs,
      // One that lost its power in the midst of a question is noticed in half a minute, not in two hours.
      options: "-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3",
    });
    // A lost connection is told to whoever asks on it next; unheard, its event would end the process.
    this.#pool.on("error", nobodyIsTold);
    this.#pool.on("connect", (client) => client.on("error", nobodyIsTold));
  }

  /** Lends a connection until its `release`. */
  async connect() {
    const client = await this.#pool.connect().catch(coded);
    let isLent = true;
    let hasFailed = false;
    const ask = (question: Question, values?: unknown[]) => {
      // `end` cuts a connection on which a question is open.
      const cut = () => void client.end().catch(nobodyIsTold);
      return withDeadline(client.query(question as string, values), answerMs, cut);
    };
    const giveBack = () => {
      client.off("end", release);
      // A script that failed after its BEGIN leaves the session in a failed transaction: the next user gets a new one.
      client.release(client.getTransactionStatus() !== "I");
    };
    const release = () => {
      if (!isLent) return;
      isLent = false;
      // An error can arrive before the state of its transaction: an empty question is answered after both.
      if (hasFailed) void ask("").catch(nobodyIsTold).then(giveBack);
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

  /** Waits until what is asked has been answered. */
  end(): Promise<void> {
    return this.#pool.end();
  }
}
