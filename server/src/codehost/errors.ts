import { TRPCError } from "@trpc/server";
import type { Verdict } from "../limits/breaker.ts";
import { formatDuration } from "../limits/formatDuration.ts";

/** `error.cause` of a code host error: never contains the host's text, a token or a header. */
type CodeHostCause = {
  reason:
    | "rate_limited"
    | "github_reauth_required"
    | "invalidResponse"
    | "unavailable"
    | "timed_out"
    | "too_much"
    | "cancelled";
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
};

const codeHostError = (code: TRPCError["code"], message: string, cause: CodeHostCause): TRPCError =>
  new TRPCError({ code, message, cause });

export function rateLimited(retryAfter: number): TRPCError {
  const message = `GitHub is limiting our requests. Please try again in ${formatDuration(retryAfter)}.`;
  return codeHostError("SERVICE_UNAVAILABLE", message, { reason: "rate_limited", retryAfter });
}

export function reauthRequired(): TRPCError {
  return codeHostError("CONFLICT", "GitHub no longer accepts this sign-in. Please sign in again.", {
    reason: "github_reauth_required",
  });
}

const badGateway = "GitHub is temporarily unavailable. Please try again in a moment.";

/** The response is not usable. */
export function invalidResponse(status?: number): TRPCError {
  if (status !== undefined && status >= 500) return unavailable();
  return codeHostError("BAD_GATEWAY", badGateway, { reason: "invalidResponse" });
}

/** A lost connection, or a response that reports an outage. */
export const unavailable = (): TRPCError =>
  codeHostError("BAD_GATEWAY", badGateway, { reason: "unavailable" });

/** "timed_out": a single call; "too_much": all calls of a reading together. */
export function timedOut(reason: "timed_out" | "too_much"): TRPCError {
  const message = "GitHub took too long to respond. Please try again in a moment.";
  return codeHostError("GATEWAY_TIMEOUT", message, { reason });
}

export const cancelled = (): TRPCError =>
  codeHostError("CLIENT_CLOSED_REQUEST", "Reading from GitHub was cancelled.", { reason: "cancelled" });

const causeOf = (error: unknown): Partial<CodeHostCause> =>
  error instanceof TRPCError && error.cause ? (error.cause as Partial<CodeHostCause>) : {};

/** Failures of the whole reading, for which smaller batches do not help. */
export function isFatalForReading(error: unknown): boolean {
  const { reason } = causeOf(error);
  return reason === "rate_limited" || reason === "github_reauth_required" || reason === "cancelled";
}

/** Verdict for the circuit breaker: a rejection of one account is not an outage. */
export function verdictOn(error: unknown): Verdict {
  const { reason } = causeOf(error);
  if (reason === "unavailable" || reason === "timed_out") return "fails";
  return reason === undefined || reason === "too_much" || reason === "cancelled" ? "unknown" : "works";
}
