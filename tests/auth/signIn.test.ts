import { users } from "@career-hub/db/schema.ts";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { authorize, createBrowser, createTestApp, restOf, signInAs } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";

const database = testDatabase();
const server = testServer(database);
const { github } = server;

const landing = (answer: { headers: Record<string, unknown> }) => String(answer.headers.location);
const sessionsOf = async () => (await database.execute("select 1 from sessions")).rows.length;

describe("signing in", () => {
  it("ends on the return page with a session that is valid at once", async () => {
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

  it("sends the browser to the code host with state, PKCE and the fixed return address", async () => {
    const { start } = await authorize(createBrowser(server.app), "runa-aldecoa");
    const there = new URL(landing(start));
    expect(start.statusCode).toBe(303);
    expect(there.searchParams.get("redirect_uri")).toBe("http://127.0.0.1:3000/api/auth/github/callback");
    expect(there.searchParams.get("code_challenge_method")).toBe("S256");
    expect(there.searchParams.get("state")).toMatch(/^[\w-]{43}$/);
    expect(there.searchParams.get("scope")).toBe("read:user");
  });

  it("takes the return address from the settings whatever host the request names", async () => {
    const start = await createBrowser(server.app).get("/api/auth/github", {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
    });
    expect(new URL(landing(start)).searchParams.get("redirect_uri")).toMatch(/^http:\/\/127\.0\.0\.1:3000\//);
  });

  it("asks for private repositories only when the box was ticked", async () => {
    const { start } = await authorize(createBrowser(server.app), "runa-aldecoa", { includePrivate: true });
    expect(new URL(landing(start)).searchParams.get("scope")).toBe("read:user repo");
  });

  it("keeps one account for one person, also after the login was renamed", async () => {
    await signInAs(server.app, "ikerzubiri");
    github.rename("ikerzubiri", "iker-renamed");
    const token = await signInAs(server.app, "iker-renamed");
    expect((await restOf(server.app, token)("GET", "/auth/user")).body.user.username).toBe("iker-renamed");
    expect(await database.db.select().from(users)).toHaveLength(1);
    github.rename("iker-renamed", "ikerzubiri");
  });

  it("stores neither the session's token nor the code host's in the clear", async () => {
    const token = await signInAs(server.app, "runa-aldecoa");
    const { rows } = await database.execute("select token_hash, sealed from sessions, code_host_tokens");
    const [row] = rows as { token_hash: string; sealed: string }[];
    expect(row?.token_hash).not.toBe(token);
    expect(row?.sealed).toMatch(/^v1\.[\w-]{8}\.[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(row?.sealed).not.toContain(github.tokenFor("runa-aldecoa"));
  });
});

describe("a return that is not ours", () => {
  const back = "/api/auth/github/callback";
  it.each([
    ["no state", `${back}?code=abc`],
    ["an unknown state", `${back}?code=abc&state=${"a".repeat(43)}`],
    ["a state twice", `${back}?code=abc&state=a&state=b`],
  ])("with %s is refused", async (_, url) => {
    expect(landing(await createBrowser(server.app).get(url))).toBe("/auth/callback?error=invalid_state");
  });

  it("with another browser's state is refused, and the right browser can still finish", async () => {
    const mine = createBrowser(server.app);
    const { back: returnTo } = await authorize(mine, "runa-aldecoa");
    expect(landing(await createBrowser(server.app).get(returnTo))).toBe("/auth/callback?error=invalid_state");
    expect(landing(await mine.get(returnTo))).toMatch(/^\/auth\/callback\?token=/);
  });

  it("for the second time is refused", async () => {
    const browser = createBrowser(server.app);
    const { back: returnTo } = await authorize(browser, "runa-aldecoa");
    const cookies = new Map(browser.cookies);
    await browser.get(returnTo);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect(landing(await browser.get(returnTo))).toBe("/auth/callback?error=invalid_state");
  });

  it("after ten minutes is refused", async () => {
    const browser = createBrowser(server.app);
    const { back: returnTo } = await authorize(browser, "runa-aldecoa");
    await database.execute("update sign_in_attempts set expires_at = now() - interval '1 second'");
    expect(landing(await browser.get(returnTo))).toBe("/auth/callback?error=invalid_state");
  });

  it("without the verifier of this browser gets no token from the code host", async () => {
    const browser = createBrowser(server.app);
    const { back: returnTo } = await authorize(browser, "runa-aldecoa");
    browser.cookies.set("oauth2-code-verifier", "b".repeat(43));
    expect(landing(await browser.get(returnTo))).toBe("/auth/callback?error=exchange_failed");
  });

  it("with the person's refusal says so", async () => {
    const browser = createBrowser(server.app);
    const start = await browser.get("/api/auth/github");
    const state = new URL(landing(start)).searchParams.get("state");
    expect(landing(await browser.get(`${back}?error=access_denied&state=${state}`))).toBe(
      "/auth/callback?error=access_denied",
    );
  });
});

describe("a code host that fails while somebody signs in", () => {
  it.each([
    ["badGateway", "/login/oauth/access_token"],
    ["reset", "/login/oauth/access_token"],
    ["html", "/login/oauth/access_token"],
    ["invalidJson", "/login/oauth/access_token"],
    ["serverError", "/user"],
    ["html", "/user"],
    ["redirect", "/user"],
    ["revoked", "/user"],
  ] as const)(
    "by %s of %s lands on the return page with the error github_unavailable",
    async (fault, path) => {
      github.fail(fault, { path });
      const browser = createBrowser(server.app);
      const { back } = await authorize(browser, "runa-aldecoa");
      expect(landing(await browser.get(back))).toBe("/auth/callback?error=github_unavailable");
      expect(await sessionsOf()).toBe(0);
    },
  );

  it("by not answering at all, to the first question or the second, lands there as well", async () => {
    onTestFinished(() => void vi.restoreAllMocks());
    // Half a second stands for the eight that the server waits.
    const [later, timeout] = [globalThis.setTimeout, AbortSignal.timeout];
    const shorter = (ms = 0) => (ms === 8_000 ? 500 : ms);
    const sooner = (run: () => void, ms?: number, ...rest: []) => later(run, shorter(ms), ...rest);
    vi.spyOn(globalThis, "setTimeout").mockImplementation(sooner as typeof later);
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => timeout.call(AbortSignal, shorter(ms)));
    github.fail("hang", { path: "/login/oauth/access_token", times: 1 });
    github.fail("hang", { path: "/user" });
    const browsers = [createBrowser(server.app), createBrowser(server.app)];
    const backs = await Promise.all(browsers.map(async (one) => (await authorize(one, "runa-aldecoa")).back));
    const answers = await Promise.all(backs.map((back, at) => browsers[at]?.get(back)));
    for (const answer of answers)
      expect(answer && landing(answer)).toBe("/auth/callback?error=github_unavailable");
    expect(github.callsTo("/user")).toHaveLength(1);
    expect(await sessionsOf()).toBe(0);
  });
});

describe("a session", () => {
  const status = async (authorization?: string) =>
    (await server.app.inject({ url: "/api/auth/user", headers: authorization ? { authorization } : {} }))
      .statusCode;

  it.each([
    ["none", undefined],
    ["garbage", "Bearer nonsense"],
    ["another scheme", `Basic ${"a".repeat(43)}`],
    ["ten kilobytes", `Bearer ${"a".repeat(10_000)}`],
    ["an unknown token", `Bearer ${"a".repeat(43)}`],
  ])("with %s is 401 in the one shape of errors", async (_, authorization) => {
    const answer = await server.app.inject({
      url: "/api/auth/user",
      headers: authorization ? { authorization } : {},
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      error: "Please sign in to continue.",
      message: "Please sign in to continue.",
      code: "UNAUTHORIZED",
      requestId: answer.headers["x-request-id"],
    });
  });

  it("is not taken from the query", async () => {
    const token = await signInAs(server.app, "runa-aldecoa");
    expect((await server.app.inject(`/api/auth/user?token=${token}`)).statusCode).toBe(401);
  });

  it("is understood with the scheme in lower case", async () => {
    expect(await status(`bearer ${await signInAs(server.app, "runa-aldecoa")}`)).toBe(200);
  });

  it("ends with logout, for good", async () => {
    const token = await signInAs(server.app, "runa-aldecoa");
    expect((await restOf(server.app, token)("POST", "/auth/logout")).status).toBe(200);
    expect(await status(`Bearer ${token}`)).toBe(401);
    expect((await restOf(server.app, token)("POST", "/auth/logout")).status).toBe(200);
  });

  it("is never blamed when the database is away: 503, not 401", async () => {
    const token = await signInAs(server.app, "runa-aldecoa");
    const broken = await createTestApp(
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
    const answer = await restOf(broken, token)("GET", "/auth/user");
    expect(answer.status).toBe(503);
    expect(answer.headers["retry-after"]).toBe("5");
    expect(answer.body.code).toBe("SERVICE_UNAVAILABLE");
    // What has not the form of a token is refused without the database.
    for (const garbage of ["nonsense", "a".repeat(10_000), `${token}=`])
      expect((await restOf(broken, garbage)("GET", "/auth/user")).status).toBe(401);
    await broken.close();
  });
});

it("counts sign-in starts by address: the 31st in ten minutes is told to wait", async () => {
  const starts: string[] = [];
  for (let n = 0; n < 31; n++) starts.push(landing(await server.app.inject("/api/auth/github")));
  expect(starts.slice(0, 30).every((one) => one.startsWith(github.url))).toBe(true);
  expect(starts[30]).toBe("/auth/callback?error=rate_limited");
});

describe("signing in as the owner of a token", () => {
  let own: FastifyInstance;
  beforeEach(async () => {
    own = await createTestApp(database.current(), null, {
      settings: { GITHUB_TOKEN: github.tokenFor("runa-aldecoa"), GITHUB_API_URL: github.url },
    });
  });
  afterEach(() => own.close());

  it("works from a page of this address", async () => {
    const answer = await own.inject({
      url: "/api/auth/owner",
      headers: { host: "127.0.0.1:3000", "sec-fetch-site": "same-origin" },
    });
    const token = new URL(landing(answer), "http://127.0.0.1:3000").searchParams.get("token") ?? "";
    expect((await restOf(own, token)("GET", "/auth/user")).body.user.username).toBe("runa-aldecoa");
  });

  it.each([
    ["another site", { host: "127.0.0.1:3000", "sec-fetch-site": "cross-site" }],
    ["a rebound name", { host: "evil.example" }],
    ["a request with X-Forwarded-For", { host: "127.0.0.1:3000", "x-forwarded-for": "203.0.113.9" }],
    ["a request with Forwarded", { host: "127.0.0.1:3000", forwarded: "for=203.0.113.9" }],
    ["a request with X-Real-IP", { host: "127.0.0.1:3000", "x-real-ip": "203.0.113.9" }],
    ["a request with Via", { host: "127.0.0.1:3000", via: "1.1 proxy" }],
  ])("is refused to %s", async (_, headers) => {
    expect(landing(await own.inject({ url: "/api/auth/owner", headers }))).toBe(
      "/auth/callback?error=access_denied",
    );
  });

  it("is refused to another machine, whatever Host it sends", async () => {
    const answer = await own.inject({
      url: "/api/auth/owner",
      headers: { host: "127.0.0.1:3000" },
      remoteAddress: "203.0.113.9",
    });
    expect(landing(answer)).toBe("/auth/callback?error=access_denied");
  });

  it("is limited like every other start of a sign-in", async () => {
    const headers = { host: "127.0.0.1:3000", "sec-fetch-site": "cross-site" };
    const answers: string[] = [];
    for (let n = 0; n < 31; n++) answers.push(landing(await own.inject({ url: "/api/auth/owner", headers })));
    expect(answers[29]).toBe("/auth/callback?error=access_denied");
    expect(answers[30]).toBe("/auth/callback?error=rate_limited");
  });

  it("is not offered on an address others can reach", async () => {
    const open = await createTestApp(database.current(), null, {
      settings: { GITHUB_TOKEN: github.tokenFor("runa-aldecoa"), HOST: "0.0.0.0" },
    });
    expect((await open.inject("/api/auth/owner")).statusCode).toBe(404);
    await open.close();
  });
});
