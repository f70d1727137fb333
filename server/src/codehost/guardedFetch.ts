import { setTimeout as wait } from "node:timers/promises";
import { TRPCError } from "@trpc/server";
import { readBounded } from "../limits/readBounded.ts";
import { cancelled, invalidResponse, timedOut, unavailable } from "./errors.ts";

export type Guards = { callMs: number; responseBytes: number };

/**
 * `fetch` for a trusted host with a timeout per attempt, a size limit, no redirects, and one retry on transient failures
 * (5xx, lost connection). `deadline` is the total time limit, `signal` the caller's cancellation.
 */
export function createGuardedFetch(
  guards: Guards,
  deadline: AbortSignal,
  signal?: AbortSignal,
): typeof fetch {
  return async (input, init) => {
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt === 2;
      try {
        const response = await once(input, init);
        if (response.status < 500 || isLast) return response;
      } catch (error) {
        if (signal?.aborted) throw stopped(signal);
        if (isTimeout(error)) throw timedOut(deadline.aborted ? "too_much" : "timed_out");
        if (error instanceof TRPCError) throw error;
        if (isLast) throw unavailable();
      }
      await pause();
    }
  };

  async function once(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): Promise<Response> {
    const stop = AbortSignal.any([AbortSignal.timeout(guards.callMs), deadline, ...(signal ? [signal] : [])]);
    const response = await fetch(input, { ...init, redirect: "manual", signal: stop });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw invalidResponse(response.status);
    }
    const { status, headers } = response;
    const body = await readBounded(response.body, guards.responseBytes, () => invalidResponse(status));
    return new Response(status === 204 ? null : body, { status, headers });
  }

  async function pause(): Promise<void> {
    try {
      await wait(150 + Math.random() * 350, undefined, {
        signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
      });
    } catch {
      throw signal?.aborted ? stopped(signal) : timedOut("too_much");
    }
  }
}

/** The caller cancelled, or its timeout passed. */
const stopped = ({ reason }: AbortSignal) =>
  reason instanceof Error && reason.name === "TimeoutError" ? timedOut("timed_out") : cancelled();

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
