import { isObject } from "../text/isObject.ts";
import { hashToken } from "../token.ts";

export type HostResponse = {
  status: number;
  headers: Record<string, string | number | undefined>;
  data: unknown;
};

/** Default wait in seconds for secondary limits without a reset time, as GitHub recommends. */
const unknownReset = 60;
const maxPause = 3600;

// GraphQL returns RATE_LIMIT, although the documentation says RATE_LIMITED.
const limitTypes = new Set(["RATE_LIMITED", "RATE_LIMIT"]);
const limitText = /secondary rate limit|rate limit exceeded|abuse detection/i;

/** Seconds to wait when this response is a rate limit, else null. */
export function rateLimitDelay(response: HostResponse, now: number): number | null {
  const refused = response.status === 403 || response.status === 429;
  const { "retry-after": retryAfter } = response.headers;
  const limited =
    response.status === 429 ||
    (refused &&
      (retryAfter !== undefined || isExhausted(response) || limitText.test(messageOf(response.data)))) ||
    errorTypes(response.data).some((type) => limitTypes.has(type));
  if (!limited) return null;
  const seconds = Number(retryAfter);
  if (retryAfter !== undefined && Number.isFinite(seconds)) return clamp(seconds);
  return isExhausted(response) ? untilReset(response, now) : unknownReset;
}

/** Seconds until the next call when this response used up the limit, else null. */
export const pauseAfter = (response: HostResponse, now: number): number | null =>
  isExhausted(response) ? untilReset(response, now) : null;

/** Stores pauses by token hash. */
export function createPauses(now: () => number) {
  const until = new Map<string, { from: number; to: number }>();
  return {
    remaining(token: string): number {
      const { from, to } = until.get(hashToken(token)) ?? { from: 0, to: 0 };
      // Ignores the pause when the clock was set back.
      return now() < from ? 0 : Math.max(0, Math.ceil((to - now()) / 1000));
    },
    pause(token: string, seconds: number): void {
      for (const [old, { to }] of until) if (to <= now()) until.delete(old);
      until.set(hashToken(token), { from: now(), to: now() + seconds * 1000 });
    },
  };
}

const isExhausted = ({ headers }: HostResponse): boolean => headers["x-ratelimit-remaining"] === "0";

function untilReset({ headers }: HostResponse, now: number): number {
  const reset = Number(headers["x-ratelimit-reset"]);
  return Number.isFinite(reset) ? clamp(reset - now / 1000 + 1) : unknownReset;
}

const clamp = (seconds: number): number => Math.min(maxPause, Math.max(1, Math.ceil(seconds)));

function messageOf(data: unknown): string {
  if (typeof data === "string") return data.slice(0, 2000);
  return isObject(data) && "message" in data ? String(data.message) : "";
}

const errorTypes = (data: unknown): string[] =>
  isObject(data) && Array.isArray(data.errors) ? data.errors.map((error) => String(error?.type ?? "")) : [];
