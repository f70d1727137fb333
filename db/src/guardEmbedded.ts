import { statfs } from "node:fs/promises";
import type { PGlite, Transaction } from "@electric-sql/pglite";
import { withDeadline } from "./deadline.ts";

// Queries run one at a time, so the timeout includes waiting for others.
const queryTimeoutMs = 20_000;
const diskCheckMs = 1_000;
/** Free bytes reserved for the write-ahead log; without space for it the embedded database hangs. */
export const minFreeBytes = 64 * 1024 * 1024;

const changes =
  /^\s*(?:(?:insert|update|delete|truncate|create|alter|drop|vacuum|begin)\b|with\b.*\b(?:insert into|update|delete from)\b)/is;

/** Uses Postgres' code of a full disk. */
const diskFull = (directory = "the data folder") =>
  Object.assign(new Error(`the disk of ${directory} has less than ${minFreeBytes / 1024 / 1024} MB free`), {
    code: "53100",
  });
const broken = () => Object.assign(new Error("the embedded database has broken down"), { code: "57P02" });

type GuardOptions = {
  /** Data directory; undefined in memory. */
  directory: string | undefined;
  onBroken?: (error: Error) => void;
  /** Replaces the free space in tests. */
  freeBytes?: (directory: string) => Promise<number>;
};

export async function freeBytesOf(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

/**
 * Guards every query to the embedded database. While the disk is nearly full only reads are allowed; after a crash
 * nothing is, because the next query would block the process forever.
 */
export function guardEmbedded(
  client: PGlite,
  { directory, onBroken, freeBytes = freeBytesOf }: GuardOptions,
) {
  let [isFull, isBroken] = [false, false];
  const checkDisk = async (where: string) => {
    isFull = (await freeBytes(where).catch(() => minFreeBytes)) < minFreeBytes;
  };
  const timer = directory ? setInterval(() => void checkDisk(directory), diskCheckMs).unref() : undefined;

  async function runGuarded<T>(isChange: boolean, work: () => PromiseLike<T>): Promise<T> {
    if (isBroken) throw broken();
    if (isFull && isChange) throw diskFull(directory);
    try {
      return await work();
    } catch (error) {
      if ((error as { severity?: string }).severity === "PANIC") {
        isBroken = true;
        onBroken?.(error as Error);
      }
      throw error;
    }
  }

  /** Rejects only writes, because vector searches set options in a transaction. */
  const guardTransaction = (tx: Transaction) =>
    new Proxy(tx, {
      get(target, key) {
        const value = Reflect.get(target, key);
        if (key !== "exec" && key !== "query")
          return typeof value === "function" ? value.bind(target) : value;
        return (text: string, ...rest: unknown[]) =>
          runGuarded(changes.test(text), () => value.call(target, text, ...rest));
      },
    });

  const guarded = new Proxy(client, {
    get(target, key) {
      const value = Reflect.get(target, key);
      if (key === "exec")
        return (text: string) => runGuarded(changes.test(text), () => value.call(target, text));
      if (key === "query")
        return (text: string, ...rest: unknown[]) =>
          runGuarded(changes.test(text), () =>
            withDeadline(value.call(target, text, ...rest), queryTimeoutMs),
          );
      if (key === "transaction")
        return (run: (tx: Transaction) => unknown) =>
          runGuarded(false, () =>
            withDeadline(
              value.call(target, (tx: Transaction) => run(guardTransaction(tx))),
              queryTimeoutMs,
            ),
          );
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return {
    client: guarded,
    isFull: () => isFull,
    close: async () => {
      clearInterval(timer);
      if (!isBroken) await client.close();
    },
  };
}
