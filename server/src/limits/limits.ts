import { isIP } from "node:net";
import type { Db } from "@career-hub/db/client.ts";
import { TRPCError } from "@trpc/server";
import { inWords } from "./inWords.ts";
import { countUse } from "./queries.ts";

/** How often, in how many seconds. `shared` ones are counted in the database, for all servers together. */
export const limits = {
  everything: { max: 600, seconds: 60, shared: false },
  signInStart: { max: 30, seconds: 600, shared: true },
  generation: { max: 10, seconds: 3600, shared: true },
  checkChanges: { max: 30, seconds: 600, shared: false },
  upload: { max: 20, seconds: 600, shared: true },
  connectionRequest: { max: 30, seconds: 86_400, shared: true },
  readProfile: { max: 60, seconds: 60, shared: false },
  message: { max: 30, seconds: 60, shared: false },
  report: { max: 20, seconds: 86_400, shared: true },
  match: { max: 20, seconds: 60, shared: false },
} as const satisfies Record<string, { max: number; seconds: number; shared: boolean }>;

export type LimitName = keyof typeof limits;

export type Limiter = {
  /** Counts one use by `who` (a person's id, or an address). Throws 429 with `retryAfter` when it is one too many. */
  take(name: LimitName, who: string): Promise<void>;
};

const tooMany = (retryAfter: number) =>
  new TRPCError({
    code: "TOO_MANY_REQUESTS",
    message: `Too many requests. Please try again in ${inWords(retryAfter)}.`,
    cause: Object.assign(new Error("rate limit"), { retryAfter }),
  });

const tidyAbove = 50_000;
const maxWindows = 500_000;

/** One home or one machine has 2^64 addresses of IPv6: they count as one. */
export function whoCounts(who: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(who)?.[1];
  if (mapped || isIP(who) !== 6) return mapped ?? who;
  const [left = [], right = []] = who.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = who.includes("::") ? Array<string>(8 - left.length - right.length).fill("0") : [];
  const network = [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16));
  return `${network.join(":")}::/64`;
}

export function createLimiter(db: Db): Limiter {
  const windows = new Map<string, { endsAt: number; count: number }>();
  let tidiedAt = 0;

  /** The oldest go first where there are too many, as when somebody calls from ever new addresses. */
  function tidy(now: number): void {
    if (windows.size < tidyAbove || (now - tidiedAt < 1_000 && windows.size < maxWindows)) return;
    tidiedAt = now;
    let spare = windows.size - maxWindows + tidyAbove;
    for (const [key, { endsAt }] of windows) if (endsAt <= now || spare-- > 0) windows.delete(key);
  }

  function countHere(key: string, seconds: number) {
    // Not the time of day, which can be set back.
    const now = performance.now();
    tidy(now);
    const known = windows.get(key);
    const current = known && known.endsAt > now ? known : { endsAt: now + seconds * 1000, count: 0 };
    current.count += 1;
    windows.set(key, current);
    return { count: current.count, remaining: Math.max(1, Math.ceil((current.endsAt - now) / 1000)) };
  }

  return {
    async take(name, who) {
      const { max, seconds, shared } = limits[name];
      const key = `${name}:${whoCounts(who)}`;
      const { count, remaining } = shared ? await countUse(db, { key, seconds }) : countHere(key, seconds);
      if (count > max) throw tooMany(Math.max(1, remaining));
    },
  };
}
