import type { Db } from "@career-hub/db/client.ts";
import type { FastifyBaseLogger } from "fastify";
import type { Ai } from "./ai/ai.ts";
import type { CodeHosts } from "./auth/codeHosts.ts";
import type { Sealer } from "./auth/seal.ts";
import type { Caller, Sessions } from "./auth/sessions.ts";
import type { Env } from "./env.ts";
import type { Limiter } from "./limits/limits.ts";
import type { Signals } from "./news/signals.ts";

/** Services shared by all calls, built once by app.ts. */
export type Services = {
  env: Env;
  db: Db;
  ai: Ai;
  codeHosts: CodeHosts;
  sealer: Sealer;
  limiter: Limiter;
  sessions: Sessions;
  signals: Signals;
  /** Aborted when the server begins to stop: no new work starts, event streams end. */
  closing: AbortSignal;
  /** Aborted after the grace period: running work releases what it holds. */
  ending: AbortSignal;
};

/** The context of one call, before any procedure has run. The token is not verified yet. */
export type Context = Services & {
  log: FastifyBaseLogger;
  requestId: string;
  address: string;
  token: string | null;
  /** Cache of the caller for all calls in a batch. Undefined where one context serves many requests. */
  lookup?: { caller?: Promise<Caller | undefined> };
  /** Part of a batch. */
  isBatch?: boolean;
};
