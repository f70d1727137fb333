import type { Db } from "@career-hub/db/client.ts";
import { TRPCError } from "@trpc/server";
import { countUse } from "./queries.ts";

/** How often, in how many seconds. `shared` ones are counted in the database, for all servers together. */
export const limits = {
  everything: { max: 600, seconds: 60, shared: false },
  signInStart: { max: 30, seconds: 600, shared: true },
  generation: { max: 10, seconds: 3600, shared: true },
  upload: { max: 20, seconds: 600, shared: true },
  connectionRequest: { max: 30, seconds: 86_400, shared: true },
  readProfile: { max: 60, seconds: 60, shared: false },
  message: { max: 30, seconds: 60, shared: false },
} as const satisfies Record<string, { max: number; seconds: number; shared: boolean }>;

export type LimitName = keyof typeof limits;

export type Limiter = {
  /** Counts one use by `who` (a person's id, or an address). Throws 429 with `retryAfter` when it is one too many. */
  take(name: LimitName, who: string): Promise<void>;
};

const tooMany = (retryAfter: number) =>
  new TRPCError({
    code: "TOO_MANY_REQUESTS",
    message: `Too many requests. Please try again in ${duration(retryAfter)}.`,
    cause: Object.assign(new Error("rate limit"), { retryAfter }),
  });

function duration(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

export function createLimiter(db: Db): Limiter {
  const windows = new Map<string, { endsAt: number; count: number }>();

  function countHere(key: string, seconds: number) {
    const now = Date.now();
    if (windows.size > 50_000)
      for (const [other, { endsAt }] of windows) if (endsAt <= now) windows.delete(other);
    const known = windows.get(key);
    const current = known && known.endsAt > now ? known : { endsAt: now + seconds * 1000, count: 0 };
    current.count += 1;
    windows.set(key, current);
    return { count: current.count, remaining: Math.max(1, Math.ceil((current.endsAt - now) / 1000)) };
  }

  return {
    async take(name, who) {
      const { max, seconds, shared } = limits[name];
      const key = `${name}:${who}`;
      const { count, remaining } = shared ? await countUse(db, { key, seconds }) : countHere(key, seconds);
      if (count > max) throw tooMany(Math.max(1, remaining));
    },
  };
}
