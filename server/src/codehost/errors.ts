import { TRPCError } from "@trpc/server";

/** What `error.cause` of a code host's error carries: never the host's own words, a token or a header. */
export type CodeHostCause = {
  reason: "rate_limited" | "github_reauth_required" | "unavailable" | "timed_out" | "cancelled";
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  status?: number;
};

function codeHostError(code: TRPCError["code"], message: string, cause: CodeHostCause): TRPCError {
  return new TRPCError({ code, message, cause });
}

export function rateLimited(retryAfter: number): TRPCError {
  const message = `GitHub asks for a pause. Please try again in ${inWords(retryAfter)}.`;
  return codeHostError("SERVICE_UNAVAILABLE", message, { reason: "rate_limited", retryAfter });
}

export function reauthRequired(): TRPCError {
  return codeHostError("CONFLICT", "GitHub no longer accepts this sign-in. Please sign in again.", {
    reason: "github_reauth_required",
  });
}

export function unavailable(status?: number): TRPCError {
  const message = "GitHub could not answer just now. Please try again in a moment.";
  return codeHostError("BAD_GATEWAY", message, { reason: "unavailable", status });
}

export function timedOut(): TRPCError {
  const message = "GitHub took too long to answer. Please try again in a moment.";
  return codeHostError("GATEWAY_TIMEOUT", message, { reason: "timed_out" });
}

export function cancelled(): TRPCError {
  return codeHostError("CLIENT_CLOSED_REQUEST", "Reading from GitHub was cancelled.", {
    reason: "cancelled",
  });
}

export function causeOf(error: unknown): Partial<CodeHostCause> {
  return error instanceof TRPCError && error.cause ? (error.cause as Partial<CodeHostCause>) : {};
}

/** Failures that concern the whole reading: asking for fewer repositories at once would not help. */
export function endsTheReading(error: unknown): boolean {
  const { reason } = causeOf(error);
  return reason === "rate_limited" || reason === "github_reauth_required" || reason === "cancelled";
}

function inWords(seconds: number): string {
  if (seconds <= 90) return `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
