import type { Sql } from "postgres";
import { withDeadline } from "./deadline.ts";

/** What Postgres itself allows a statement, and a transaction in which nothing is said. */
export const statementMs = 5_000;
/** Longer: who hears nothing by then has lost the connection, whatever the operating system thinks of it. */
const answerMs = 6_000;
const transactionMs = 15_000;
const drainMs = 5_000;

type Pending = ReturnType<Sql["unsafe"]>;

/**
 * The driver waits for ever on a connection that went silent, and keeps it in its pool. So every question has a
 * deadline of our own, and after one has passed all connections are replaced by new ones.
 */
export function guardPostgres(connect: () => Sql): { client: Sql; close: () => Promise<void> } {
  let current = connect();
  let replacedAt = Number.NEGATIVE_INFINITY;

  function replace(): void {
    if (performance.now() - replacedAt < answerMs) return;
    replacedAt = performance.now();
    const old = current;
    current = connect();
    old.end({ timeout: drainMs / 1000 }).catch(() => {});
  }

  const client = new Proxy(current, {
    get: (_, key) => bound(current, key, replace),
  });
  return { client, close: () => current.end({ timeout: drainMs / 1000 }) };
}

/** The few methods of postgres.js that Drizzle calls, each with a deadline. `onSilence` when one has passed. */
function bound(target: Sql, key: string | symbol, onSilence: (error: Error) => void): unknown {
  const value = Reflect.get(target, key);
  if (key === "unsafe")
    return (...args: Parameters<Sql["unsafe"]>) => asked(target.unsafe(...args), onSilence);
  if (key === "begin")
    return (run: (transaction: Sql) => Promise<unknown>) => {
      const silence = Promise.withResolvers<never>();
      const heard = (error: Error) => {
        // The driver would now send a rollback into the silence, and wait for its answer.
        silence.reject(error);
        onSilence(error);
      };
      const work = target.begin((transaction) =>
        run(new Proxy(transaction as unknown as Sql, { get: (one, name) => bound(one, name, heard) })),
      );
      work.catch(() => {});
      return withDeadline(Promise.race([work, silence.promise]), transactionMs);
    };
  return typeof value === "function" ? value.bind(target) : value;
}

function asked(pending: Pending, onSilence: (error: Error) => void) {
  const abandon = (error: Error) => {
    pending.cancel();
    onSilence(error);
  };
  return {
    // biome-ignore lint/suspicious/noThenProperty: a pending query of postgres.js is a thenable too
    then: (ok: never, failed: never) => withDeadline(pending, answerMs, abandon).then(ok, failed),
    values: () => withDeadline(pending.values(), answerMs, abandon),
  };
}
