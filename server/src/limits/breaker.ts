import { tryLater } from "../errors.ts";
import { formatDuration } from "./formatDuration.ts";

/** What a call indicates about the service: it works, it fails, or neither. */
export type Verdict = "works" | "fails" | "unknown";

type Options = {
  /** Start of the public message. */
  service: string;
  verdictOn(error: unknown): Verdict;
  /** A monotonic clock in milliseconds. */
  now?: () => number;
  onOpen?: (pauseSeconds: number) => void;
};

const windowMs = 30_000;
const pauseMs = 30_000;
const minFailures = 5;
const minPeople = 2;
const probeMs = 10_000;
const remembered = 200;

/**
 * Circuit breaker: opens when most calls of the last half minute failed, for more than one person, and probes with a
 * single call after a pause. A single account that the service fails on does not affect others.
 */
export function createBreaker({ service, verdictOn, now = () => performance.now(), onOpen }: Options) {
  let recent: { at: number; who: string; failed: boolean }[] = [];
  let openUntil: number | null = null;
  let probingUntil = 0;

  function check(): void {
    const wait = openUntil === null ? 0 : Math.max(openUntil, probingUntil) - now();
    if (wait <= 0) return;
    const retryAfter = Math.ceil(wait / 1000);
    const message = `${service} is not responding. Please try again in ${formatDuration(retryAfter)}.`;
    throw tryLater("SERVICE_UNAVAILABLE", { message, reason: "circuit open", retryAfter });
  }

  function open(): void {
    recent = [];
    openUntil = now() + pauseMs;
    probingUntil = 0;
    onOpen?.(pauseMs / 1000);
  }

  function note(who: string, failed: boolean): void {
    recent = [...recent, { at: now(), who, failed }]
      .filter(({ at }) => at > now() - windowMs)
      .slice(-remembered);
    const failures = recent.filter((one) => one.failed);
    const people = new Set(failures.map((one) => one.who));
    const most = failures.length * 2 > recent.length;
    if (most && failures.length >= minFailures && people.size >= minPeople) open();
  }

  return {
    /** Throws 503 with `retryAfter` while open. */
    check,

    /** Runs a call for `who` unless the breaker is open. */
    async run<T>(who: string, ask: () => Promise<T>): Promise<T> {
      check();
      const isProbe = openUntil !== null;
      if (isProbe) probingUntil = now() + probeMs;
      let verdict: Verdict = "works";
      try {
        return await ask();
      } catch (error) {
        verdict = verdictOn(error);
        throw error;
      } finally {
        // Calls started before the pause do not count after it.
        if (isProbe) settleProbe(verdict);
        else if (openUntil === null && verdict !== "unknown") note(who, verdict === "fails");
      }
    },
  };

  function settleProbe(verdict: Verdict): void {
    if (verdict === "fails") open();
    else if (verdict === "works") openUntil = null;
    probingUntil = 0;
  }
}
