import { setImmediate as endOfTurn } from "node:timers/promises";
import type { Db } from "@career-hub/db/client.ts";
import { LRUCache } from "lru-cache";
import { tooMany } from "../limits/limits.ts";
import { hashToken, isApiToken } from "../token.ts";
import { findSessions } from "./sessions/queries.ts";
import { findApiToken } from "./tokens/queries.ts";

const minuteMs = 60_000;
/** Maximum unknown tokens per address and minute. Counted per server, since it only protects the database. */
export const maxUnknownTokens = 300;

type FoundSessions = Awaited<ReturnType<typeof findSessions>>;
type Session = FoundSessions extends Map<string, infer Found> ? Found : never;
/** The caller and its permissions; an API token has no session. */
export type Caller = { user: Session["user"]; session: Session["session"] | null; mayWrite: boolean };

export type Sessions = {
  /**
   * The caller of a session or API token. Throws 429 for an address that tries many unknown tokens; tokens that were valid
   * before are still looked up.
   */
  find(token: string, address: string): Promise<Caller | undefined>;
};

/** Batches the lookups of one turn of the event loop into one statement. */
function createLookup(db: Db) {
  let next: { tokenHashes: Set<string>; sessions: Promise<FoundSessions> } | null = null;
  return (tokenHash: string): Promise<FoundSessions> => {
    if (!next) {
      const tokenHashes = new Set<string>();
      const sessions = endOfTurn().then(() => {
        next = null;
        return findSessions(db, { tokenHashes: [...tokenHashes] });
      });
      next = { tokenHashes, sessions };
    }
    next.tokenHashes.add(tokenHash);
    return next.sessions;
  };
}
type Lookup = ReturnType<typeof createLookup>;

async function findCaller(
  db: Db,
  lookup: Lookup,
  { token, tokenHash }: { token: string; tokenHash: string },
): Promise<Caller | undefined> {
  if (!isApiToken(token)) {
    const session = (await lookup(tokenHash)).get(tokenHash);
    return session && { ...session, mayWrite: true };
  }
  const caller = await findApiToken(db, { tokenHash });
  return caller && { user: caller.user, session: null, mayWrite: caller.token.access === "write" };
}

export function createSessions(db: Db): Sessions {
  const validTokens = new LRUCache<string, true>({ max: 10_000, ttl: 60 * minuteMs });
  const unknown = new LRUCache<string, number>({ max: 10_000, ttl: minuteMs, noUpdateTTL: true });
  const lookup = createLookup(db);
  const count = (address: string, by: number) => unknown.set(address, (unknown.get(address) ?? 0) + by);
  return {
    async find(token, address) {
      const tokenHash = hashToken(token);
      const isNew = !validTokens.has(tokenHash);
      if (isNew && (unknown.get(address) ?? 0) >= maxUnknownTokens) throw tooMany(60);
      // Counted before the lookup, so that concurrent requests do not all pass.
      if (isNew) count(address, 1);
      const caller = await findCaller(db, lookup, { token, tokenHash });
      if (isNew && caller) count(address, -1);
      if (caller) validTokens.set(tokenHash, true);
      else validTokens.delete(tokenHash);
      return caller;
    },
  };
}
