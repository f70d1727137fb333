import { users } from "@career-hub/db/schema.ts";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { authorize, createBrowser, createTestApp, restOf, signInAs } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";

const database = testDatabase();
const server = testServer(database, { settings: () => ({ LOG_LEVEL: "warn" }) });
const { github } = server;

const landing = (response: { headers: Record<string, unknown> }) => String(response.headers.location);
const sessionsOf = async () => (await database.rows("select 1 from sessions")).length;

describe("sign-in", () => {
  it("redirects to the return page with a valid session token", async () => {
    const token = await signInAs(server.app, "runa-aldecoa");
    expect(token).toMatch(/^[\w-]{43}$/);
    const { status, body } = await restOf(server.app, token)("GET", "/auth/user");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user: { username: "runa-aldecoa" },
      generationCount: 0,
      canGenerate: true,
      hasSavedProfile: false,
    });
  });

  it("redirects to the code host with state, PKCE and a fixed redirect_uri", async () => {
    const { start } = await authorize(createBrowser(server.app), "runa-aldecoa");
    const there = new URL(landing(start));
    expect(start.statusCode).toBe(303);
    expect(there.searchParams.get("redirect_uri")).toBe("http://127.0.0.1:3000/api/auth/github/callback");
    expect(there.searchParams.get("code_challenge_method")).toBe("S256");
    expect(there.searchParams.get("state")).toMatch(/^[\w-]{43}$/);
    expect(there.searchParams.get("scope")).toBe("read:user");
  });

  it("takes redirect_uri from the settings and ignores Host and X-Forwarded-Host", async () => {
    const start = await createBrowser(server.app).get("/api/auth/github", {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
    });
    expect(new URL(landing(start)).searchParams.get("redirect_uri")).toMatch(/^http:\/\/127\.0\.0\.1:3000\//);
  });

  it("requests the repo scope only when private repositories are included", async () => {
    const { start } = await authorize(createBrowser(server.app), "runa-aldecoa", { includePrivate: true });
    expect(new URL(landing(start)).searchParams.get("scope")).toBe("read:user repo");
  });

  it("keeps the same account after the login is renamed", async () => {
    await signInAs(server.app, "ikerzubiri");
    github.rename("ikerzubiri", "iker-renamed");
    const token = await signInAs(server.app, "iker-renamed");
    expect((await restOf(server.app, token)("GET", "/auth/user")).body.user.username).toBe("iker-renamed");
    expect(await database.db.select().from(users)).toHaveLength(1);
    github.rename("iker-renamed", "ikerzubiri");
  });

  it("hashes the session token and encrypts the code host's token", async () => {
    const token = await signInAs(server.app, "runa-aldecoa");
    const [row] = await database.rows("select token_hash, sealed from sessions, code_host_tokens");
    expect(row?.token_hash).not.toBe(token);
    expect(row?.sealed).toMatch(/^v1\.[\w-]{8}\.[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(row?.sealed).not.toContain(github.tokenFor("runa-aldecoa"));
  });
});

describe("OAuth callback", () => {
  const back = "/api/auth/github/callback";
  it.each([
    ["no state", `${back}?code=abc`],
    ["an unknown state", `${back}?code=abc&state=${"a".repeat(43)}`],
    ["a state twice", `${back}?code=abc&state=a&state=b`],
  ])("rejects %s", async (_, url) => {
    expect(landing(await createBrowser(server.app).get(url))).toBe("/auth/callback?error=invalid_state");
  });

  it("rejects the state of another browser, which can still finish", async () => {
    const mine = createBrowser(server.app);
    const { back: returnTo } = await authorize(mine, "runa-aldecoa");
    expect(landing(await createBrowser(server.app).get(returnTo))).toBe("/auth/callback?error=invalid_state");
    expect(landing(await mine.get(returnTo))).toMatch(/^\/auth\/callback\?token=/);
  });

  it("rejects a replayed state", async () => {
    const browser = createBrowser(server.app);
    const { back: returnTo } = await authorize(browser, "runa-aldecoa");
    const cookies = new Map(browser.cookies);
    await browser.get(returnTo);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect(landing(await browser.get(returnTo))).toBe("/auth/callback?error=invalid_state");
  });

  it("rejects an expired state", async () => {
    const browser = createBrowser(server.app);
    const { back: returnTo } = await authorize(browser, "runa-aldecoa");
    await database.execute("update sign_in_attempts set expires_at = now() - interval '1 second'");
    expect(landing(await browser.get(returnTo))).toBe("/auth/callback?error=invalid_state");
  });

  it("fails the exchange with a wrong PKCE verifier", async () => {
    const browser = createBrowser(server.app);
    const { back: returnTo } = await authorize(browser, "runa-aldecoa");
    browser.cookies.set("oauth2-code-verifier", "b".repeat(43));
    expect(landing(await browser.get(returnTo))).toBe("/auth/callback?error=exchange_failed");
    expect(server.log.join("")).toContain("bad_verification_code");
  });

  it("logs why the code host refuses the app", async () => {
    const browser = createBrowser(server.app);
    const state = new URL(landing(await browser.get("/api/auth/github"))).searchParams.get("state");
    const returnTo = `${back}?error=redirect_uri_mismatch&state=${state}`;
    expect(landing(await browser.get(returnTo))).toBe("/auth/callback?error=exchange_failed");
    for (const word of ["redirect_uri_mismatch", "GITHUB_CLIENT_ID"])
      expect(server.log.join("")).toContain(word);
  });

  it("reports access_denied when the user refuses", async () => {
    const browser = createBrowser(server.app);
    const start = await browser.get("/api/auth/github");
    const state = new URL(landing(start)).searchParams.get("state");
    expect(landing(await browser.get(`${back}?error=access_denied&state=${state}`))).toBe(
      "/auth/callback?error=access_denied",
    );
  });
});

describe("sign-in with a failing code host", () => {
  it.each([
    ["badGateway", "/login/oauth/access_token"],
    ["reset", "/login/oauth/access_token"],
    ["html", "/login/oauth/access_token"],
    ["invalidJson", "/login/oauth/access_token"],
    ["serverError", "/user"],
    ["html", "/user"],
    ["redirect", "/user"],
    ["revoked", "/user"],
  ] as const)("redirects with error=github_unavailable on %s of %s", async (fault, path) => {
    github.fail(fault, { path });
    const browser = createBrowser(server.app);
    const { back } = await authorize(browser, "runa-aldecoa");
    expect(landing(await browser.get(back))).toBe("/auth/callback?error=github_unavailable");
    expect(await sessionsOf()).toBe(0);
  });

  it("redirects with error=github_unavailable when either request times out", async () => {
    onTestFinished(() => void vi.restoreAllMocks());
    // Shortens the server's timeout from eight seconds to half a second.
    const [later, timeout] = [globalThis.setTimeout, AbortSignal.timeout];
    const shorter = (ms = 0) => (ms === 8_000 ? 500 : ms);
    const sooner = (run: () => void, ms?: number, ...rest: []) => later(run, shorter(ms), ...rest);
    vi.spyOn(globalThis, "setTimeout").mockImplementation(sooner as typeof later);
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => timeout.call(AbortSignal, shorter(ms)));
    github.fail("hang", { path: "/login/oauth/access_token", times: 1 });
    github.fail("hang", { path: "/user" });
    const browsers = [createBrowser(server.app), createBrowser(server.app)];
    const backs = await Promise.all(browsers.map(async (one) => (await authorize(one, "runa-aldecoa")).back));
    const responses = await Promise.all(backs.map((back, at) => browsers[at]?.get(back)));
    for (const response of responses)
      expect(response && landing(response)).toBe("/auth/callback?error=github_unavailable");
    expect(github.callsTo("/user")).toHaveLength(1);
    expect(await sessionsOf()).toBe(0);
  });
});

describe("sign-in with a busy database", () => {
  const unavailable = (table: string) =>
    database.execute(`create function lose_connection() returns trigger language plpgsql as
      $$ begin raise exception 'connection lost' using errcode = '08006'; end $$;
      create trigger lose_connection before insert or delete on ${table}
      for each statement execute function lose_connection()`);
  afterEach(() => database.execute("drop function if exists lose_connection cascade"));

  it.each(["sign_in_attempts", "sessions"])("redirects with error=busy when %s fails", async (table) => {
    const browser = createBrowser(server.app);
    const { back } = await authorize(browser, "runa-aldecoa");
    await unavailable(table);
    expect(landing(await browser.get(back))).toBe("/auth/callback?error=busy");
    if (table === "sign_in_attempts")
      expect(landing(await browser.get("/api/auth/github"))).toBe("/auth/callback?error=busy");
    expect(await sessionsOf()).toBe(0);
  });
});

describe("session", () => {
  const status = async (authorization?: string) =>
    (await server.app.inject({ url: "/api/auth/user", headers: authorization ? { authorization } : {} }))
      .statusCode;

  it.each([
    ["no token", undefined],
    ["a malformed token", "Bearer nonsense"],
    ["another scheme", `Basic ${"a".repeat(43)}`],
    ["a token of ten kilobytes", `Bearer ${"a".repeat(10_000)}`],
    ["an unknown token", `Bearer ${"a".repeat(43)}`],
  ])("returns 401 in the error format for %s", async (_, authorization) => {
    const response = await server.app.inject({
      url: "/api/auth/user",
      headers: authorization ? { authorization } : {},
    });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      error: "Please sign in to continue.",
      message: "Please sign in to continue.",
      code: "UNAUTHORIZED",
      requestId: response.headers["x-request-id"],
    });
  });

  it("rejects a token in the query string", async () => {
    const token = await signInAs(server.app, "runa-aldecoa");
    expect((await server.app.inject(`/api/auth/user?token=${token}`)).statusCode).toBe(401);
  });

  it("accepts the bearer scheme in lower case", async () => {
    expect(await status(`bearer ${await signInAs(server.app, "runa-aldecoa")}`)).toBe(200);
  });

  it("is revoked by logout, which is idempotent", async () => {
    const token = await signInAs(server.app, "runa-aldecoa");
    expect((await restOf(server.app, token)("POST", "/auth/logout")).status).toBe(200);
    expect(await status(`Bearer ${token}`)).toBe(401);
    expect((await restOf(server.app, token)("POST", "/auth/logout")).status).toBe(200);
  });

  it("returns 503 instead of 401 when the database is unavailable", async () => {
    const token = await signInAs(server.app, "runa-aldecoa");
    await using broken = await createTestApp(
      {
        ...database.current(),
        db: new Proxy(database.db, {
          get: () => () => {
            throw Object.assign(new Error("connection lost"), { code: "ECONNREFUSED" });
          },
        }),
      },
      github,
    );
    const response = await restOf(broken, token)("GET", "/auth/user");
    expect(response.status).toBe(503);
    expect(response.headers["retry-after"]).toBe("5");
    expect(response.body.code).toBe("SERVICE_UNAVAILABLE");
    // Malformed tokens are rejected without a query.
    for (const garbage of ["nonsense", "a".repeat(10_000), `${token}=`])
      expect((await restOf(broken, garbage)("GET", "/auth/user")).status).toBe(401);
  });
});

describe("sign-in as the owner of GITHUB_TOKEN", () => {
  let own: FastifyInstance;
  beforeEach(async () => {
    own = await createTestApp(database.current(), null, {
      settings: { GITHUB_TOKEN: github.tokenFor("runa-aldecoa"), GITHUB_API_URL: github.url },
    });
  });
  afterEach(() => own.close());

  it("signs in from a page of the same origin", async () => {
    const response = await own.inject({
      url: "/api/auth/owner",
      headers: { host: "127.0.0.1:3000", "sec-fetch-site": "same-origin" },
    });
    const token = new URL(landing(response), "http://127.0.0.1:3000").searchParams.get("token") ?? "";
    expect((await restOf(own, token)("GET", "/auth/user")).body.user.username).toBe("runa-aldecoa");
  });

  it.each([
    ["another site", { host: "127.0.0.1:3000", "sec-fetch-site": "cross-site" }],
    ["a rebound host name", { host: "evil.example" }],
    ["a request with X-Forwarded-For", { host: "127.0.0.1:3000", "x-forwarded-for": "203.0.113.9" }],
    ["a request with Forwarded", { host: "127.0.0.1:3000", forwarded: "for=203.0.113.9" }],
    ["a request with X-Real-IP", { host: "127.0.0.1:3000", "x-real-ip": "203.0.113.9" }],
    ["a request with Via", { host: "127.0.0.1:3000", via: "1.1 proxy" }],
  ])("rejects %s", async (_, headers) => {
    expect(landing(await own.inject({ url: "/api/auth/owner", headers }))).toBe(
      "/auth/callback?error=access_denied",
    );
  });

  it("rejects another machine whatever its Host header", async () => {
    const response = await own.inject({
      url: "/api/auth/owner",
      headers: { host: "127.0.0.1:3000" },
      remoteAddress: "203.0.113.9",
    });
    expect(landing(response)).toBe("/auth/callback?error=access_denied");
  });

  it("shares the rate limit of sign-ins", async () => {
    const headers = { host: "127.0.0.1:3000", "sec-fetch-site": "cross-site" };
    const responses: string[] = [];
    for (let n = 0; n < 31; n++)
      responses.push(landing(await own.inject({ url: "/api/auth/owner", headers })));
    expect(responses[29]).toBe("/auth/callback?error=access_denied");
    expect(responses[30]).toBe("/auth/callback?error=rate_limited");
  });

  it("is not registered on a public address", async () => {
    await using open = await createTestApp(database.current(), null, {
      settings: { GITHUB_TOKEN: github.tokenFor("runa-aldecoa"), HOST: "0.0.0.0" },
    });
    expect((await open.inject("/api/auth/owner")).statusCode).toBe(404);
  });
});
