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

  /** Does not wait for rate limits to reset: the person gets the time to wait. */
  async function call(url: string, init?: RequestInit): Promise<unknown> {
    const pauseSeconds = pauses.remaining(token);
    if (pauseSeconds > 0) throw rateLimited(pauseSeconds);
    const headers = { ...requestHeaders, authorization: `Bearer ${token}` };
    const answer = await parse(await ask(url, { ...init, headers }));
    const refused = refusedFor(answer, now());
    const pause = refused ?? pauseAfter(answer, now());
    if (pause !== null) pauses.pause(token, pause);
    if (answer.status >= 400 || refused !== null)
      log?.warn({ url, status: answer.status, retryAfter: refused }, "the code host refused a call");
    if (refused !== null) throw rateLimited(refused);
    if (answer.status === 401) throw reauthRequired();
    if (answer.status >= 400) throw unusable(answer.status);
    return answer.data;
  }

  return {
    get: (path: string) => call(apiUrl + path),
    /** The data, with nulls where GitHub failed partially. */
    async graphql(query: string, variables: Record<string, unknown>): Promise<unknown> {
      const body = JSON.stringify({ query, variables });
      const answer = await call(graphqlUrl(apiUrl), { method: "POST", body });
      if (typeof answer !== "object" || answer === null || !("data" in answer) || !answer.data)
        throw unusable();
      return answer.data;
    },
  };
}

/** GitHub Enterprise serves REST at /api/v3 and GraphQL at /api/graphql. */
const graphqlUrl = (apiUrl: string) => `${apiUrl.replace(/(?<=\/api)\/v3$/, "")}/graphql`;

/** Responses may be no JSON, such as the page of a proxy. */
async function parse(response: Response): Promise<Answer> {
  const text = await response.text();
  const answer = { status: response.status, headers: Object.fromEntries(response.headers) };
  try {
    return { ...answer, data: JSON.parse(text) };
  } catch {
    return { ...answer, data: text };
  }
}
