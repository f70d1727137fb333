import { TRPCError } from "@trpc/server";
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import { createBreaker, type Verdict } from "../limits/breaker.ts";
import type { Budget } from "../limits/budget.ts";
import { readBounded } from "../limits/readBounded.ts";

export type Log = { warn(fields: object, message: string): void };

/** Daily budget of model calls, absent for free models, and the log. */
export type Guards = { budget?: Budget; log?: Log };

type Ask = { who: string | undefined; cost: number; signal: AbortSignal | undefined };

const maxAnswerBytes = 2 * 1024 * 1024;

/** Rejects redirects and limits the size of responses. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "error" });
  const tooLarge = () =>
    new TRPCError({ code: "BAD_GATEWAY", message: "The AI service returned a response that is too long." });
  const body = await readBounded(response.body, maxAnswerBytes, tooLarge);
  const empty = response.status === 204 || response.status === 304;
  return new Response(empty ? null : body, response);
};

/** Wraps all calls to a model in a circuit breaker and the budget. */
export function guardModel(model: string, { budget, log }: Guards) {
  const breaker = createBreaker({
    service: "The AI service",
    verdictOn,
    onOpen: (seconds) => log?.warn({ model, seconds }, "circuit breaker opened: the model is unavailable"),
  });
  return {
    async check(): Promise<void> {
      breaker.check();
      await budget?.check();
    },
    async ask<T>(call: () => Promise<T>, { who = "nobody", cost, signal }: Ask): Promise<T> {
      breaker.check();
      await budget?.take(cost);
      return breaker.run(who, () => call().catch((error) => Promise.reject(withOwnTimeout(error, signal))));
    },
  };
}

/** The client library reports our timeout like a cancellation by the caller; this restores the difference. */
function withOwnTimeout(error: unknown, signal: AbortSignal | undefined): unknown {
  const byClock = signal?.reason instanceof Error && signal.reason.name === "TimeoutError";
  return error instanceof APIUserAbortError && byClock ? new APIConnectionTimeoutError() : error;
}

/** 429 and a rejected key affect everybody, not one person; only 429 ends after a pause. */
function verdictOn(error: unknown): Verdict {
  if (error instanceof APIUserAbortError) return "unknown";
  if (error instanceof APIConnectionError) return error.cause instanceof TRPCError ? "works" : "fails";
  if (error instanceof APIError) return error.status >= 500 || error.status === 429 ? "fails" : "works";
  return "unknown";
}
