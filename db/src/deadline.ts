import type { Sql } from "postgres";

/** What a query that took too long fails with: the driver waits for ever over a server restart, a person does not. */
export const deadlineCode = "DEADLINE_EXCEEDED";

const expired = (ms: number) =>
  Object.assign(new Error(`the database did not answer within ${ms} ms`), { code: deadlineCode });

/** `work`, or a failure after `ms` milliseconds. `abandon` is told, so that it can cancel what still runs. */
export function withDeadline<T>(work: PromiseLike<T>, ms: number, abandon?: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      abandon?.();
      reject(expired(ms));
    }, ms);
    work.then(resolve, reject).then(() => clearTimeout(timer));
  });
}

type Pending = ReturnType<Sql["unsafe"]>;

/** The few methods of postgres.js that Drizzle calls, each with a deadline in milliseconds. */
export function boundPostgres(client: Sql, queryMs: number, transactionMs: number): Sql {
  const bound = (pending: Pending) => ({
    // biome-ignore lint/suspicious/noThenProperty: a pending query of postgres.js is a thenable too
    then: (ok: never, failed: never) =>
      withDeadline(pending, queryMs, () => pending.cancel()).then(ok, failed),
    values: () => withDeadline(pending.values(), queryMs, () => pending.cancel()),
  });
  return new Proxy(client, {
    get(target, key) {
      if (key === "unsafe") return (...args: Parameters<Sql["unsafe"]>) => bound(target.unsafe(...args));
      if (key === "begin")
        return (run: (transaction: Sql) => Promise<unknown>) =>
          withDeadline(
            target.begin((transaction) =>
              run(boundPostgres(transaction as unknown as Sql, queryMs, transactionMs)),
            ),
            transactionMs,
          );
      const value = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
