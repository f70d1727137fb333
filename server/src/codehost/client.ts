import { isObject } from "../text/isObject.ts";
import { invalidResponse, rateLimited, reauthRequired } from "./errors.ts";
import { createGuardedFetch, type Guards } from "./guardedFetch.ts";
import { type createPauses, type HostResponse, pauseAfter, rateLimitDelay } from "./limits.ts";

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

export const requestHeaders = {
  accept: "application/vnd.github+json",
  "content-type": "application/json",
  "user-agent": "career-hub",
};

/** A client for one person: holds the token, enforces the deadline, and turns failures into public errors. */
export function createClient(options: ClientOptions) {
  const { token, pauses, now, log } = options;
  const apiUrl = options.apiUrl.replace(/\/+$/, "");
  const ask = createGuardedFetch(options, AbortSignal.timeout(options.totalMs), options.signal);

  /** Does not wait for rate limits to reset: the error tells the person how long to wait. */
  async function call(url: string, init?: RequestInit): Promise<unknown> {
    const pauseSeconds = pauses.remaining(token);
    if (pauseSeconds > 0) throw rateLimited(pauseSeconds);
    const headers = { ...requestHeaders, authorization: `Bearer ${token}` };
    const response = await parse(await ask(url, { ...init, headers }));
    const refused = rateLimitDelay(response, now());
    const pause = refused ?? pauseAfter(response, now());
    if (pause !== null) pauses.pause(token, pause);
    if (response.status >= 400 || refused !== null)
      log?.warn({ url, status: response.status, retryAfter: refused }, "the code host refused a call");
    if (refused !== null) throw rateLimited(refused);
    if (response.status === 401) throw reauthRequired();
    if (response.status >= 400) throw invalidResponse(response.status);
    return response.data;
  }

  return {
    get: (path: string) => call(apiUrl + path),
    /** The data, with nulls where GitHub failed partially. */
    async graphql(query: string, variables: Record<string, unknown>): Promise<unknown> {
      const body = JSON.stringify({ query, variables });
      const response = await call(graphqlUrl(apiUrl), { method: "POST", body });
      if (!isObject(response) || !response.data) throw invalidResponse();
      return response.data;
    },
  };
}

/** GitHub Enterprise serves REST at /api/v3 and GraphQL at /api/graphql. */
const graphqlUrl = (apiUrl: string) => `${apiUrl.replace(/(?<=\/api)\/v3$/, "")}/graphql`;

/** A response may not be JSON, such as an error page of a proxy. */
async function parse(response: Response): Promise<HostResponse> {
  const text = await response.text();
  const head = { status: response.status, headers: Object.fromEntries(response.headers) };
  try {
    return { ...head, data: JSON.parse(text) };
  } catch {
    return { ...head, data: text };
  }
}
