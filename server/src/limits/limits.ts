import type { Db } from "@career-hub/db/client.ts";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import { tryLater } from "../errors.ts";
import { formatDuration } from "./formatDuration.ts";
import { countLimited } from "./queries.ts";

/**
 * Rate limits: maximum uses in a window of seconds that starts with the first use, counted in the database for all
 * servers. Servers lease uses in blocks, so that frequent calls do not write each time.
 */
export const limits = {
  everything: { max: 600, seconds: 60, block: 30 },
  signInStart: { max: 30, seconds: 600, block: 1 },
  generation: { max: 10, seconds: 3600, block: 1 },
  checkChanges: { max: 30, seconds: 600, block: 1 },
  upload: { max: 20, seconds: 600, block: 1 },
  connectionRequest: { max: 30, seconds: 86_400, block: 1 },
  readProfile: { max: 60, seconds: 60, block: 3 },
  people: { max: 60, seconds: 60, block: 3 },
  message: { max: 30, seconds: 60, block: 1 },
  mailAddress: { max: 5, seconds: 86_400, block: 1 },
  sprint: { max: 60, seconds: 600, block: 1 },
  foundingRole: { max: 30, seconds: 3600, block: 1 },
  whatIf: { max: 30, seconds: 60, block: 1 },
  report: { max: 20, seconds: 86_400, block: 1 },
  match: { max: 20, seconds: 60, block: 1 },
  search: { max: 240, seconds: 60, block: 12 },
  demoPage: { max: 600, seconds: 60, block: 30 },
  // Lists up to 40,000 addresses.
  sitemap: { max: 10, seconds: 60, block: 1 },
} as const satisfies Record<string, Limit>;

type Limit = { max: number; seconds: number; block: number };
export type LimitName = keyof typeof limits;

export type Limiter = ReturnType<typeof createLimiter>;

export const tooMany = (retryAfter: number) =>
  tryLater("TOO_MANY_REQUESTS", {
    message: `Too many requests. Please try again in ${formatDuration(retryAfter)}.`,
    reason: "rate limit",
    retryAfter,
  });

/** A site often has 2^16 IPv6 networks (/48): together they get ten times the limit of one (/64). */
const siteFactor = 10;
const maxLeases = 20_000;
const awaySeconds = 10;

const networkOf = (address: ipaddr.IPv6, bits: 48 | 64) =>
  `${address.parts
    .slice(0, bits / 16)
    .map((part) => part.toString(16))
    .join(":")}::/${bits}`;

/**
 * The keys under which a use is counted, with the factor of the limit for each. An IPv6 /64 counts as one, because a
 * single machine has 2^64 addresses.
 */
export function limitKeys(who: string): { name: string; factor: number }[] {
  if (!ipaddr.isValid(who)) return [{ name: who, factor: 1 }];
  const address = ipaddr.process(who);
  if (address.kind() === "ipv4") return [{ name: address.toString(), factor: 1 }];
  const six = address as ipaddr.IPv6;
  return [
    { name: networkOf(six, 64), factor: 1 },
    { name: networkOf(six, 48), factor: siteFactor },
  ];
}

/** Uses leased to this server without further queries. Unused ones are not returned. */
type Lease = { usesLeft: number; isLast: boolean; endsAt: number };

export function createLimiter(db: Db) {
  const leases = new LRUCache<string, Promise<Lease>>({ max: maxLeases });

  async function lease(key: string, { max, seconds, block }: Limit): Promise<Lease> {
    const counted = countLimited(db, { key, seconds, by: block });
    // While the database is down, flood limits are counted locally, since static pages need no database.
    const { count, remaining } = await (block > 1
      ? counted.catch(() => ({ count: block, remaining: awaySeconds }))
      : counted);
    const usesLeft = Math.max(0, Math.min(block, max - count + block));
    return { usesLeft, isLast: count >= max, endsAt: performance.now() + remaining * 1000 };
  }

  async function take(key: string, limit: Limit): Promise<void> {
    for (;;) {
      const pending = leases.get(key) ?? lease(key, limit);
      leases.set(key, pending);
      const current = await pending.catch((error) => {
        leases.delete(key);
        throw error;
      });
      const remainingMs = current.endsAt - performance.now();
      if (remainingMs > 0 && current.usesLeft > 0) {
        current.usesLeft -= 1;
        return;
      }
      if (remainingMs > 0 && current.isLast) throw tooMany(Math.max(1, Math.ceil(remainingMs / 1000)));
      if (leases.get(key) === pending) leases.delete(key);
    }
  }

  return {
    /** Counts a use by `who` (a person's id, or an address). Throws 429 with `retryAfter` above the limit. */
    async take(name: LimitName, who: string): Promise<void> {
      const limit: Limit = limits[name];
      for (const { name: counted, factor } of limitKeys(who))
        await take(`${name}:${counted}`, { ...limit, max: limit.max * factor });
    },
  };
}
