import type { OpenDb } from "@career-hub/db/client.ts";
import type { Ai } from "@career-hub/server/ai/ai.ts";
import { buildApp } from "@career-hub/server/app.ts";
import { createDependencies } from "@career-hub/server/dependencies.ts";
import { createLog } from "@career-hub/server/web/log.ts";
import type { FastifyInstance, InjectOptions } from "fastify";
import { githubSettings, type startGithubDouble } from "../doubles/github.ts";
import { testEnv } from "./people.ts";

export type Github = Awaited<ReturnType<typeof startGithubDouble>>;
type Options = { ai?: Partial<Ai>; settings?: Record<string, string>; logTo?: { write(line: string): void } };

/** The whole server as in production, except that GitHub is a test double. */
export async function createTestApp(database: OpenDb, github: Github | null, options: Options = {}) {
  const env = testEnv({
    PUBLIC_URL: "http://127.0.0.1:3000",
    ...(github && githubSettings(github)),
    ...options.settings,
  });
  const dependencies = await createDependencies(env, database, createLog(env.logLevel, options.logTo));
  return buildApp({
    ...dependencies,
    ai: { ...dependencies.ai, ...options.ai },
  });
}

/** A cookie jar for `app.inject`, as a browser during sign-in; it does not follow redirects. */
export function createBrowser(app: FastifyInstance) {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async get(url: string, headers: Record<string, string> = {}) {
      const response = await app.inject({ url, cookies: Object.fromEntries(cookies), headers });
      for (const { name, value, maxAge, expires } of response.cookies)
        if (maxAge === 0 || (expires && expires.getTime() < Date.now())) cookies.delete(name);
        else cookies.set(name, value);
      return response;
    },
  };
}

type SignIn = { includePrivate?: boolean };
export type Browser = ReturnType<typeof createBrowser>;

/** Starts a sign-in and returns the path of the OAuth callback. */
export async function authorize(browser: Browser, login: string, { includePrivate = false }: SignIn = {}) {
  const start = await browser.get(`/api/auth/github?include_private=${includePrivate}`);
  const authorizeUrl = new URL(String(start.headers.location));
  authorizeUrl.pathname += `/as/${login}`;
  const back = await fetch(authorizeUrl, { redirect: "manual" });
  const { pathname, search } = new URL(back.headers.get("location") ?? "");
  return { start, back: `${pathname}${search}` };
}

/** Signs in and returns the session token. */
export async function signInAs(app: FastifyInstance, login: string, options?: SignIn): Promise<string> {
  const browser = createBrowser(app);
  const { back } = await authorize(browser, login, options);
  const landed = new URL(String((await browser.get(back)).headers.location), "http://127.0.0.1:3000");
  const token = landed.searchParams.get("token");
  if (!token) throw new Error(`sign-in landed on ${landed.pathname}${landed.search}`);
  return token;
}

/** A REST client with an optional bearer token. */
export const restOf =
  (app: FastifyInstance, token?: string) =>
  async (
    method: "GET" | "POST" | "DELETE",
    path: string,
    body?: object | string,
    headers: Record<string, string> = {},
  ) => {
    const response = await app.inject({
      method,
      url: `/api${path}`,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body && { payload: body }),
    } satisfies InjectOptions);
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
