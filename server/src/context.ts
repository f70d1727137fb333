import type { Db } from "@career-hub/db/client.ts";
import type { FastifyBaseLogger } from "fastify";
import type { Ai } from "./ai/ai.ts";
import type { CodeHosts } from "./auth/codeHosts.ts";
import type { Sealer } from "./auth/seal.ts";
import type { Caller, Sessions } from "./auth/sessions.ts";
import type { Env } from "./env.ts";
import type { Limiter } from "./limits/limits.ts";
import type { Signals } from "./news/signals.ts";

/** What the whole server shares: built once by app.ts, handed to every call. */
export type Services = {
  env: Env;
  db: Db;
  ai: Ai;
  codeHosts: CodeHosts;
  sealer: Sealer;
  limiter: Limiter;
  sessions: Sessions;
  signals: Signals;
  /** Aborted when the server begins to stop: nothing new is begun, streams of events end. */
  closing: AbortSignal;
  /** Aborted some time later: what still runs gives back what it holds. */
  ending: AbortSignal;
};

/** What is known of one call before any procedure looks closer. The token is not yet proven to be valid. */
export type Context = Services & {
  log: FastifyBaseLogger;
  requestId: string;
  address: string;
  token: string | null;
  /** Filled by the first call of a request, for the others of its batch. Absent where one context serves many requests. */
  lookup?: { caller?: Promise<Caller | undefined> };
  /** One of several calls in one request. */
  isBatch?: boolean;
};
