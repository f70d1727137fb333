import type { FastifyBaseLogger } from "fastify";
import { LRUCache } from "lru-cache";
import { isReadOnly, readOnlyReason } from "../errors.ts";

const repeatMs = 5 * 60_000;

/**
 * Logs failures of background work, the same one once in five minutes: while the database is down or read-only, each
 * queue fails every few seconds.
 */
export function createReporter(log: FastifyBaseLogger) {
  const recent = new LRUCache<string, true>({ max: 100, ttl: repeatMs });
  return (err: unknown, message: string, fields: Record<string, string> = {}): void => {
    const { code, message: reason } = err as { code?: unknown; message?: unknown };
    const key = JSON.stringify([message, fields, String(code ?? reason)]);
    if (recent.has(key)) return;
    recent.set(key, true);
    if (isReadOnly(err))
      log.warn(fields, `${message}: waiting until the database accepts writes (${readOnlyReason(err)})`);
    else log.warn({ err, ...fields }, message);
  };
}
