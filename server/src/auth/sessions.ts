import type { Db } from "@career-hub/db/client.ts";
import { LRUCache } from "lru-cache";
import { tooMany } from "../limits/limits.ts";
import { hashToken, isApiToken } from "../token.ts";
import { findSession } from "./sessions/queries.ts";
import { findApiToken } from "./tokens/queries.ts";

const minuteMs = 60_000;
/** Unknown tokens that one address may send in a minute. Counted per server: it only protects the database. */
export const maxUnknownTokens = 300;

type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>;
/** Who makes a call, and what the call may do: a program with a token has no session. */
export type Caller = { user: Session["user"]; session: Session["session"] | null; mayWrite: boolean };

export type Sessions = {
  /**
   * Whose session or token it is. Throws 429 to an address that tries many unknown tokens; whoever was seen with a valid
   * one before is still answered.
   */
  find(token: string, address: string): Promise<Caller | undefined>;
};

async function findCaller(db: Db, token: string): Promise<Caller | undefined> {
  const tokenHash = hashToken(token);
  if (!isApiToken(token)) {
    const found = await findSession(db, { tokenHash });
    return found && { ...found, mayWrite: true };
  }
  const found = await findApiToken(db, { tokenHash });
  return found && { user: found.user, session: null, mayWrite: found.token.access === "write" };
}

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
      const caller = await findCaller(db, token);
      if (isNew && caller) count(address, -1);
      if (caller) known.set(tokenHash, true);
      else known.delete(tokenHash);
      return caller;
    },
  };
}
