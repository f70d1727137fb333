import type { Db } from "@career-hub/db/client.ts";
import { LRUCache } from "lru-cache";
import { tooMany } from "../limits/limits.ts";
import { findSession } from "./queries.ts";
import { hashToken } from "./token.ts";

const minuteMs = 60_000;
/** Unknown tokens that one address may send in a minute. Counted per server: it only protects the database. */
export const maxUnknownTokens = 300;

export type SessionUser = NonNullable<Awaited<ReturnType<typeof findSession>>>;

export type Sessions = {
  /**
   * The person of a valid session. Throws 429 to an address that tries many unknown tokens; whoever was seen with a valid
   * one before is still answered.
   */
  find(token: string, address: string): Promise<SessionUser | undefined>;
};

export function createSessions(db: Db): Sessions {
  const known = new LRUCache<string, true>({ max: 100_000, ttl: 60 * minuteMs });
  const unknown = new LRUCache<string, number>({ max: 100_000, ttl: minuteMs, noUpdateTTL: true });
  const count = (address: string, by: number) => unknown.set(address, (unknown.get(address) ?? 0) + by);
  return {
    async find(token, address) {
      const tokenHash = hashToken(token);
      const isNew = !known.has(tokenHash);
      if (isNew && (unknown.get(address) ?? 0) >= maxUnknownTokens) throw tooMany(60);
      // Before the answer is known, so that many at the same moment do not all pass.
      if (isNew) count(address, 1);
      const user = await findSession(db, { tokenHash });
      if (isNew && user) count(address, -1);
      if (user) known.set(tokenHash, true);
      else known.delete(tokenHash);
      return user;
    },
  };
}
