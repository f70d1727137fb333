import { Octokit } from "@octokit/core";
import { throttling } from "@octokit/plugin-throttling";
import { TRPCError } from "@trpc/server";
import { rateLimited, reauthRequired, unusable } from "./errors.ts";
import { createGuardedFetch, type Guards } from "./guardedFetch.ts";
import { type Answer, type createPauses, pauseAfter, refusedFor } from "./limits.ts";

export type Log = { warn(fields: object, message: string): void };

export type ClientOptions = Guards & {
  apiUrl: string;
  token: string;
  /** Total time budget of this client. */
  totalMs: number;
  signal?: AbortSignal;
  pauses: ReturnType<typeof createPauses>;
  now: () => number;
  log?: Log;
};

export type Client = ReturnType<typeof createClient>;

const ThrottledOctokit = Octokit.plugin(throttling);
type Throttle = NonNullable<NonNullable<ConstructorParameters<typeof ThrottledOctokit>[0]>["throttle"]>;

// The plugin treats GraphQL calls as writes and limits them to one per second; ours only read.
const unpaced = {
  key: () => ({ schedule: (_options: object, job: () => Promise<void>) => job() }),
} as unknown as Throttle["write"];

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** A client for one person: holds the token, enforces the deadline, and turns failures into public errors. */
export function createClient(options: ClientOptions) {
  const { token, pauses, now, log } = options;
  const apiUrl = options.apiUrl.replace(/\/+$/, "");
  const octokit = new ThrottledOctokit({
    auth: token,
    baseUrl: apiUrl,
    userAgent: "career-hub",
    log: silent,
    request: { fetch: createGuardedFetch(options, AbortSignal.timeout(options.totalMs), options.signal) },
    // Does not wait for rate limits to reset: the person gets the time to wait.
    throttle: {
      id: pauses.key(token),
      write: unpaced,
      onRateLimit: () => false,
      onSecondaryRateLimit: () => false,
    },
  });

  async function call(route: {
    method: "GET" | "POST";
    url: string;
    [field: string]: unknown;
  }): Promise<unknown> {
    const pauseSeconds = pauses.remaining(token);
    if (pauseSeconds > 0) throw rateLimited(pauseSeconds);
    const answer: Answer = await octokit
      .request(route)
      .then(({ status, headers, data }) => ({ status, headers, data }), answerIn);
    const refused = refusedFor(answer, now());
    const pause = refused ?? pauseAfter(answer, now());
    if (pause !== null) pauses.pause(token, pause);
    if (answer.status >= 400 || refused !== null) {
      log?.warn(
        { url: route.url, status: answer.status, retryAfter: refused },
        "the code host refused a call",
      );
    }
    if (refused !== null) throw rateLimited(refused);
    if (answer.status === 401) throw reauthRequired();
    if (answer.status >= 400) throw unusable(answer.status);
    return answer.data;
  }

  return {
    get: (path: string) => call({ method: "GET", url: path }),
    /** The data, with nulls where GitHub failed partially. */
    async graphql(query: string, variables: Record<string, unknown>): Promise<unknown> {
      const answer = await call({ method: "POST", url: graphqlUrl(apiUrl), query, variables });
      if (typeof answer !== "object" || answer === null || !("data" in answer) || !answer.data)
        throw unusable();
      return answer.data;
    },
  };
}

/** GitHub Enterprise serves REST at /api/v3 and GraphQL at /api/graphql. */
function graphqlUrl(apiUrl: string): string {
  return apiUrl.endsWith("/api/v3") ? apiUrl.replace(/\/v3$/, "/graphql") : "/graphql";
}

/** The response of an error, if any. The error itself is dropped because it contains request headers. */
function answerIn(error: unknown): Answer {
  if (error instanceof Error) {
    if (error instanceof TRPCError) throw error;
    if (error.cause instanceof TRPCError) throw error.cause;
    if ("response" in error && typeof error.response === "object" && error.response !== null) {
      return error.response as Answer;
    }
  }
  throw unusable();
}
