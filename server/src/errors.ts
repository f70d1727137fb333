import { deadlineCode, lostCode } from "@career-hub/db/deadline.ts";
import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { ZodError } from "zod";
import { lowerFirst } from "./text/firstLetter.ts";
import { withoutInvisible } from "./text/invisible.ts";
import "./validation.ts";

type ErrorCode = TRPCError["code"];

export const badRequest = (message: string) => new TRPCError({ code: "BAD_REQUEST", message });
export const notFound = (message: string) => new TRPCError({ code: "NOT_FOUND", message });
export const conflict = (message: string) => new TRPCError({ code: "CONFLICT", message });
/** 429 or 503: `retryAfter` seconds are sent as Retry-After; `reason` is for the log. */
export const tryLater = (
  code: "TOO_MANY_REQUESTS" | "SERVICE_UNAVAILABLE",
  { message, reason, retryAfter }: { message: string; reason: string; retryAfter: number },
) => new TRPCError({ code, message, cause: Object.assign(new Error(reason), { retryAfter }) });
export const signInFirst = () =>
  new TRPCError({ code: "UNAUTHORIZED", message: "Please sign in to continue." });
export const profileNotFound = () => notFound("User profile not found.");

/** The public part of an error: status, code and message. */
type PublicError = { status: number; code: ErrorCode; message: string; retryAfter?: number };

type Cause = {
  code?: unknown;
  cause?: unknown;
  retryAfter?: unknown;
  statusCode?: unknown;
  message?: unknown;
};

const databaseAway = new Set([
  deadlineCode,
  lostCode,
  ..."EAI_AGAIN ECONNREFUSED ECONNRESET EHOSTUNREACH ENETUNREACH ENOTFOUND EPIPE ETIMEDOUT".split(" "),
]);
/** Postgres: lost connections, rolled back deadlocks, too few resources, shutting down or starting up, our timeout. */
const databaseBusy = /^(?:08|40|53|57)[0-9A-Z]{3}$/;
/** The database can be read, but rejects changes: read-only after a failover, or its disk is full. */
const readOnly = new Set(["25006", "53100"]);
/** A row that was deleted between being read and being referred to. */
const gone = "23503";
// Values that Postgres rejects: text with NUL, numbers out of range, malformed ids.
const unstorable = new Set(["22021", "22P05", "22003", "22P02", "22001"]);

const internal: PublicError = {
  status: 500,
  code: "INTERNAL_SERVER_ERROR",
  message: "Something went wrong on our side. Please try again.",
};

/** Converts any error to its public part. The cause is only logged. */
export function toPublicError(error: unknown): PublicError {
  const chain = [...causes(error)];
  const codes = chain.map((one) => String(one.code ?? ""));
  if (isReadOnly(error))
    return {
      status: 503,
      code: "SERVICE_UNAVAILABLE",
      message: "Nothing can be stored at the moment. Please try again later.",
      retryAfter: 60,
    };
  if (codes.some((code) => databaseAway.has(code) || databaseBusy.test(code)))
    return fromHttp({ statusCode: 503 });
  if (codes.includes(gone))
    return { status: 404, code: "NOT_FOUND", message: "This refers to something that no longer exists." };
  if (codes.some((code) => unstorable.has(code)))
    return {
      status: 400,
      code: "BAD_REQUEST",
      message: "The request contains text or a number that cannot be stored.",
    };
  if (error instanceof TRPCError && error.code !== "INTERNAL_SERVER_ERROR") return fromTrpc(error, chain);
  const refused = chain.find((one) => typeof one.statusCode === "number");
  return refused ? fromHttp(refused) : internal;
}

/** The cause, when the database rejects changes. */
const readOnlyCause = (error: unknown) => [...causes(error)].find(({ code }) => readOnly.has(String(code)));

export const isReadOnly = (error: unknown): boolean => readOnlyCause(error) !== undefined;

/** Why the database rejects changes, for the log: read-only, or its disk is full. */
export const readOnlyReason = (error: unknown): string => String(readOnlyCause(error)?.message ?? "");

function* causes(error: unknown): Generator<Cause> {
  for (
    let cause = error as Cause | undefined, depth = 0;
    cause && typeof cause === "object" && depth < 6;
    depth++
  ) {
    yield cause;
    cause = cause.cause as Cause | undefined;
  }
}

function fromTrpc(error: TRPCError, chain: Cause[]): PublicError {
  const retryAfter = chain.map((one) => one.retryAfter).find((value) => typeof value === "number");
  const issues = error.cause instanceof ZodError ? error.cause : null;
  // The client treats 403 as a lost session, and hidden things must look nonexistent.
  const code = error.code === "FORBIDDEN" ? "NOT_FOUND" : error.code;
  return {
    status: getHTTPStatusCodeFromError(new TRPCError({ code })),
    code,
    message: issues ? sentenceOf(issues) : error.message || "The request was refused.",
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

const maxNameLength = 60;
/** A field's name, which in an object of any keys is text of the request. */
const nameOf = (key: PropertyKey): string => withoutInvisible(String(key)).slice(0, maxNameLength);

/** A sentence about the first invalid field, without its place in a list. */
function sentenceOf(error: ZodError): string {
  const issue = error.issues[0];
  if (!issue) return "The request body is not in the expected format.";
  const path = issue.path.filter((key) => typeof key !== "number").map(nameOf);
  const field = path.length ? `The field “${path.join(".")}”` : "The request";
  const reason = issue.message.replace(/[.\s]+$/, "");
  // Names the field in words.
  if (reason.startsWith("The ")) return `${reason}.`;
  if (/^(?:must|is|has) /.test(reason)) return `${field} ${reason}.`;
  return `${field} is not valid: ${lowerFirst(reason)}.`;
}

const httpCodes: Record<number, ErrorCode> = {
  400: "BAD_REQUEST",
  404: "NOT_FOUND",
  405: "METHOD_NOT_SUPPORTED",
  408: "TIMEOUT",
  409: "CONFLICT",
  413: "PAYLOAD_TOO_LARGE",
  // tRPC has no such code.
  414: "BAD_REQUEST",
  415: "UNSUPPORTED_MEDIA_TYPE",
  422: "UNPROCESSABLE_CONTENT",
  429: "TOO_MANY_REQUESTS",
  503: "SERVICE_UNAVAILABLE",
};
const httpSentences: Record<number, string> = {
  400: "The request could not be understood.",
  413: "The request is too large.",
  414: "The address is too long.",
  415: "This kind of content is not accepted: send application/json, or a file as multipart/form-data.",
  429: "Too many requests. Please wait a moment and try again.",
  503: "The service is busy. Please try again in a moment.",
};

function fromHttp(error: Cause): PublicError {
  const status = Number(error.statusCode);
  const code = httpCodes[status];
  if (!code) return internal;
  return {
    status,
    code,
    message: httpSentences[status] ?? "The request was refused.",
    ...(status === 503 && { retryAfter: 5 }),
  };
}

/** The body of an error over REST. */
export const errorBody = (error: PublicError, requestId: string) => ({
  error: error.message,
  message: error.message,
  code: error.code,
  requestId,
});
