import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { withDeadline } from "./deadline.ts";
import { connectionString } from "./postgresPool.ts";

const retryMs = 1_000;
const pingMs = 15_000;
const queryTimeoutMs = 5_000;

export type Listener = {
  /** Called with the payload of each NOTIFY. */
  onNotify: (payload: string) => void;
  /** Called when listening starts, including after a reconnect, when notifications may have been missed. */
  onListening: () => void;
};

/** LISTENs on a dedicated connection and reconnects when it is lost. Returns a stop function. */
export function listenOnPostgres(url: string, channel: string, { onNotify, onListening }: Listener) {
  const stop = new AbortController();
  let client: pg.Client | undefined;

  async function connect(): Promise<void> {
    client = new pg.Client({
      connectionString: connectionString(url),
      connectionTimeoutMillis: 5_000,
      application_name: "career-hub listen",
      // As in the pool: detects a dead peer within half a minute.
      options: "-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3",
    });
    const ended = new Promise<void>((resolve) => client?.on("error", () => {}).once("end", resolve));
    client.on("notification", ({ payload = "" }) => onNotify(payload));
    await client.connect();
    await withDeadline(client.query(`listen ${pg.escapeIdentifier(channel)}`), queryTimeoutMs);
    onListening();
    // A half-open connection is detected only by a query. `end` closes it.
    const listening = client;
    const closeConnection = () => void listening.end().catch(() => {});
    const ping = () => void withDeadline(listening.query("select 1"), queryTimeoutMs).catch(closeConnection);
    const timer = setInterval(ping, pingMs).unref();
    await ended;
    clearInterval(timer);
  }

  const done = (async () => {
    while (!stop.signal.aborted) {
      await connect().catch(() => client?.end().catch(() => {}));
      await wait(retryMs, undefined, { signal: stop.signal, ref: false }).catch(() => {});
    }
  })();
  return async () => {
    stop.abort();
    // `end` waits for the peer, and leaves a connection that is being made pending forever.
    client?.connection.stream.destroy();
    await done;
  };
}
