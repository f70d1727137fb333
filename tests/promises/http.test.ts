import { globSync } from "node:fs";
import { basename } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { registerClient } from "@career-hub/server/web/client.ts";
import { createLog } from "@career-hub/server/web/log.ts";
import Fastify, { type InjectOptions } from "fastify";
import { describe, expect, it, test } from "vitest";
import { createTestApp } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";

const database = testDatabase();
const server = testServer(database, { settings: () => ({ LOG_LEVEL: "trace" }) });
const { github, log } = server;

it("warns once about an untrusted proxy without logging addresses", async () => {
  const headers = { "x-forwarded-for": "203.0.113.9" };
  for (let n = 0; n < 3; n++) await server.app.inject({ url: "/api/jobs", headers });
  const warnings = log.filter((line) => line.includes("TRUST_PROXY"));
  expect(warnings).toHaveLength(1);
  expect(warnings.join("")).not.toContain("203.0.113.9");
});

describe("response headers", () => {
  it.each(["/", "/api/jobs", "/api/nothing", "/auth/callback?token=x", "/trpc/user.current"])(
    "of %s include CSP, nosniff and no-referrer and no CORS",
    async (url) => {
      const { headers } = await server.app.inject(url);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["referrer-policy"]).toBe("no-referrer");
      expect(headers["x-powered-by"]).toBeUndefined();
      expect(headers["access-control-allow-origin"]).toBeUndefined();
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toMatch(/script-src 'self';/);
      expect(policy).toContain("frame-ancestors 'none'");
    },
  );

  it.each([
    ["https://github.com", "https://avatars.githubusercontent.com"],
    ["https://git.company.example", "https://git.company.example https://avatars.git.company.example"],
  ])("allow the avatars of %s", async (webUrl, sources) => {
    await server.restart({ GITHUB_WEB_URL: webUrl });
    for (const url of ["/", "/api/jobs"])
      expect((await server.app.inject(url)).headers["content-security-policy"]).toContain(
        `img-src 'self' data: ${sources};`,
      );
  });

  it.each(["/api/jobs", "/api/auth/user", "/trpc/user.current", "/auth/callback?token=x"])(
    "of %s forbid caching",
    async (url) => {
      expect((await server.app.inject(url)).headers["cache-control"]).toBe("no-store");
    },
  );

  it("of a URL that cannot be decoded forbid sniffing and caching", async () => {
    const { statusCode, headers } = await server.app.inject("/api/%zz");
    expect([statusCode, headers["x-content-type-options"], headers["cache-control"]]).toEqual([
      400,
      "nosniff",
      "no-store",
    ]);
  });

  it("include Strict-Transport-Security and __Host- cookies only over https", async () => {
    expect((await server.app.inject("/")).headers["strict-transport-security"]).toBeUndefined();
    await server.restart({ PUBLIC_URL: "https://hub.test" });
    expect((await server.app.inject("/")).headers["strict-transport-security"]).toBe(
      "max-age=31536000; includeSubDomains",
    );
    const start = await server.app.inject("/api/auth/github");
    for (const { name, secure: marked, httpOnly } of start.cookies)
      expect([name.startsWith("__Host-"), marked, httpOnly]).toEqual([true, true, true]);
  });
});

it("reports at the start and on every page that the client is not built", async () => {
  const lines: string[] = [];
  const app = Fastify({ loggerInstance: createLog("warn", { write: (line) => void lines.push(line) }) });
  app.decorate("services", server.app.services);
  const sendPage = await registerClient(app, "/no/such/folder");
  app.get("/", (_request, reply) => sendPage(reply));
  const { statusCode, body } = await app.inject("/");
  await app.close();
  expect([statusCode, body]).toEqual([503, expect.stringContaining("npm run build")]);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    "The client is not built: this server answers 503 to pages until `npm run build` and a restart.",
  ]);
});

describe("client files", () => {
  it("serve index.html with a new nonce for every page URL", async () => {
    const [first, second] = [await server.app.inject("/"), await server.app.inject("/no/such/page")];
    const nonceOf = (response: typeof first) =>
      /'nonce-([^']+)'/.exec(String(response.headers["content-security-policy"]))?.[1];
    for (const response of [first, second]) {
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('<div id="root"');
      expect(response.body).toContain(`nonce="${nonceOf(response)}"`);
      expect(response.body).not.toContain("%");
    }
    expect(nonceOf(first)).not.toBe(nonceOf(second));
  });

  it.each(["/x%", "/profile/view/%E0%A4%A", "/jobs/%zz?from=%"])(
    "serve index.html for %s, which cannot be decoded",
    async (url) => {
      const { statusCode, headers, body } = await server.app.inject(url);
      expect([statusCode, headers["x-content-type-options"]]).toEqual([200, "nosniff"]);
      expect(body).toContain('<div id="root"');
    },
  );

  it("escape the product name of the settings", async () => {
    await server.restart({ PRODUCT_NAME: 'A <b>"Hub"' });
    const { body } = await server.app.inject("/");
    expect(body).toContain("<title>A &#60;b&#62;&#34;Hub&#34;</title>");
  });

  it("cache every hashed asset of the build as immutable", async () => {
    const assets = globSync("client/dist/assets/*.{js,css,woff2}");
    expect(assets.length).toBeGreaterThan(50);
    for (const asset of assets) {
      const { statusCode, headers } = await server.app.inject(`/assets/${basename(asset)}`);
      expect([asset, statusCode]).toEqual([asset, 200]);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    }
  });

  it("cache every file of client/public for an hour", async () => {
    for (const name of globSync("*", { cwd: "client/public" })) {
      const { headers } = await server.app.inject(`/${name}`);
      expect([name, headers["cache-control"]]).toEqual([name, "public, max-age=3600"]);
    }
    expect((await server.app.inject("/favicon.svg")).headers["content-type"]).toBe("image/svg+xml");
  });

  it("serve the page, not build files, at other addresses of the build", async () => {
    for (const url of ["/index.html", "/scheme.js.br", "/.vite/manifest.json", "/.built-from"])
      expect((await server.app.inject(url)).headers["cache-control"]).toBe("no-cache");
  });

  it.each(["/favicon.ico", "/manifest.webmanifest", "/apple-touch-icon.png", "/missing.js?v=1"])(
    "return 404 instead of the page for the missing file %s",
    async (url) => {
      const response = await server.app.inject(url);
      expect([response.statusCode, response.json().code]).toEqual([404, "NOT_FOUND"]);
    },
  );

  it("revalidate pages with no-cache", async () => {
    for (const url of ["/", "/jobs", "/no/such/page"])
      expect((await server.app.inject(url)).headers["cache-control"]).toBe("no-cache");
  });

  it("compress assets with the accepted encoding", async () => {
    const { body } = await server.app.inject("/");
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(body)?.[1] ?? "";
    const request = (encoding: string) =>
      server.app.inject({ url: script, headers: { "accept-encoding": encoding } });
    const plain = await request("identity");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    for (const [encoding, unpack] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await request(encoding);
      expect([headers["content-encoding"], headers.vary]).toEqual([encoding, "accept-encoding"]);
      expect(headers["content-type"]).toBe(plain.headers["content-type"]);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(unpack(rawPayload).equals(plain.rawPayload)).toBe(true);
    }
    expect((await server.app.inject(`${script}.br`)).statusCode).toBe(404);
  });

  it("are not served for unknown API paths", async () => {
    for (const url of ["/api", "/api/nothing", "/api/profile/saved/x", "/trpc"]) {
      const response = await server.app.inject(url);
      expect([url, response.statusCode, response.json().code]).toEqual([url, 404, "NOT_FOUND"]);
    }
    expect((await server.app.inject({ method: "POST", url: "/nothing" })).statusCode).toBe(404);
  });
});

describe("invalid request", () => {
  const post = (payload: string, type = "application/json", url = "/api/profile/save"): InjectOptions => ({
    method: "POST",
    url,
    payload,
    headers: { "content-type": type },
  });

  it.each<[string, InjectOptions, number]>([
    ["broken JSON", post("{"), 400],
    ["a form", post("a=b", "application/x-www-form-urlencoded"), 415],
    ["plain text", post("{}", "text/plain"), 415],
    ["multipart to tRPC", post("x", "multipart/form-data; boundary=x", "/trpc/profile.save"), 415],
    ["a polluted prototype", post('{"__proto__":{"a":1}}'), 400],
    ["a body of a megabyte", post(JSON.stringify({ profileData: "x".repeat(1_000_000) })), 413],
    ["an invalid escape in the path", { url: "/api/%ZZ" }, 400],
    ["an id of thousands of characters", { url: `/api/profile/${"a".repeat(2_001)}` }, 414],
    ["a limit that is no number", { url: "/api/jobs?limit=many" }, 400],
    ["a duplicate parameter", { url: "/api/jobs?limit=1&limit=2" }, 400],
  ])("with %s returns a 4xx status and a message", async (_, request, status) => {
    const response = await server.app.inject(request);
    expect(response.statusCode).toBe(status);
    const body = response.json();
    expect(body.message ?? body.error.message).toMatch(/^[A-Z].*\.$/);
    expect(response.body).not.toMatch(/at .*\.ts|node_modules|"issues"/);
  });

  it("names the invalid field without the validator's issues", async () => {
    const rest = await server.signIn("runa-aldecoa");
    const { status, body } = await rest("POST", "/profile/save", { profileData: { personal: {} } });
    expect(status).toBe(400);
    expect(body.message).toBe("The field “profileData.personal.name” is missing.");
  });

  it.each([
    ["limit=many", "The field “limit” must be a number."],
    [`q=${"x".repeat(201)}`, "The field “q” must have at most 200 characters."],
    ["pay_currency=euro&pay=1", "The field “pay_currency” is not a three-letter code such as EUR."],
    ["limit=501", "The field “limit” must be at most 500."],
    ["pay=-1&pay_currency=EUR", "The field “pay” must be at least 0."],
    ["sort=best", "The field “sort” must be one of newest, relevance, pay."],
    ["remote=office", "The field “remote” must be one of remote, hybrid, onsite."],
  ])("says in a sentence what is wrong with %s", async (query, message) => {
    expect((await server.app.inject(`/api/jobs?${query}`)).json().message).toBe(message);
  });

  it.each([
    ["PUT", "/api/jobs?limit=1", "GET, HEAD"],
    ["POST", "/api/jobs", "GET, HEAD"],
    ["GET", "/api/auth/logout", "POST"],
    ["PATCH", "/api/profile/saved", "GET, HEAD, DELETE"],
    ["PUT", "/api/jobs/1/mark", "POST, DELETE"],
    ["PUT", "/assets/none.js", "GET, HEAD"],
    ["PUT", "/api/nothing", undefined],
    ["DELETE", "/nothing", undefined],
  ] as const)("%s %s allows %s", async (method, url, allow) => {
    const { statusCode, headers, body } = await server.app.inject({ method, url });
    expect([statusCode, headers.allow?.toString().split(", ").toSorted()]).toEqual([
      allow ? 405 : 404,
      allow?.split(", ").toSorted(),
    ]);
    expect(body).toContain(allow ? "does not support this method" : "nothing at this address");
  });

  it("returns 404 for an encoded percent sign", async () => {
    expect((await server.app.inject("/trpc/%25'")).statusCode).toBe(404);
  });

  it("rejects batches of more than ten calls", async () => {
    const paths = Array(11).fill("user.signInOptions").join(",");
    const refused = await server.app.inject(`/trpc/${paths}?batch=1`);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: "BAD_REQUEST", requestId: expect.stringMatching(/./) });
    expect(
      (await server.app.inject(`/trpc/${paths.slice(0, paths.lastIndexOf(","))}?batch=1`)).statusCode,
    ).toBe(200);
  });
});

test("the log is JSON with request ids and UTC times", async () => {
  await server.app.inject("/api/jobs");
  const parsed = log.map((line) => JSON.parse(line));
  const ofRequests = parsed.filter((line) => line.reqId);
  expect(ofRequests.length).toBeGreaterThan(0);
  for (const line of parsed) expect(line.time).toMatch(/Z$/);
});

test("the log has routes instead of paths with names", async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  await using app = await createTestApp(database.current(), null, { settings: { LOG_LEVEL: "info" }, logTo });
  const demo = "/demo-code-host";
  const routes = [
    ["/p/canary", "/p/:username"],
    ["/p/canary/og.png", "/p/:username/og.png"],
    ["/p/canary/badge.svg?v=canary", "/p/:username/badge.svg"],
    ["/p/canary/nothing", "/p/:username/nothing"],
    ["/p/%zz", "/p/:username"],
    [`${demo}/avatars/canary.svg`, `${demo}/avatars/:file`],
    [`${demo}/login/oauth/authorize/as/canary?state=s`, `${demo}/login/oauth/authorize/as/:login`],
    [`${demo}/canary`, `${demo}/:login`],
    [`${demo}/canary/tides/blob/main/a.ts`, `${demo}/:owner/:name/*`],
    ["/jobs/6f1ed002-ab5e-4c3a-9d3b-0a5c8f0f4f11", "/jobs/6f1ed002-ab5e-4c3a-9d3b-0a5c8f0f4f11"],
  ] as const;
  for (const [path] of routes) await app.inject(path);
  const logged = lines.map((line) => JSON.parse(line).req?.url).filter(Boolean);
  expect(logged).toEqual(routes.map(([, route]) => route));
  expect(lines.join("")).not.toContain("canary");
});

test("health is live always and ready only while the database answers", async () => {
  expect((await server.app.inject("/api/health/live")).json()).toEqual({ status: "live" });
  expect((await server.app.inject("/api/health/ready")).json()).toMatchObject({ status: "ready" });
  await using away = await createTestApp(
    { ...database.current(), ping: () => Promise.reject(new Error("away")) },
    github,
  );
  expect((await away.inject("/api/health/ready")).statusCode).toBe(503);
  expect((await away.inject("/api/health/live")).statusCode).toBe(200);
});

const jobInput = encodeURIComponent(JSON.stringify({ limit: 3, q: "ingénieur & co" }));
const batchInput = encodeURIComponent(JSON.stringify({ 1: { limit: 0 } }));
it.each<InjectOptions>([
  { method: "GET", url: "/trpc/job.list?input=%7B%7D" },
  { method: "GET", url: `/trpc/job.list?input=${jobInput}` },
  { method: "GET", url: "/trpc/user.current" },
  { method: "GET", url: "/trpc/user.current,user.signInOptions?batch=1" },
  { method: "GET", url: `/trpc/user.signInOptions,job.list?batch=1&input=${batchInput}` },
  { method: "GET", url: "/trpc/user.signInOptions?batch=1&input=[]" },
  { method: "GET", url: "/trpc/job.list?input=%7B" },
  { method: "GET", url: "/trpc/toString" },
  { method: "GET", url: "/trpc/user.signInOptions,user.nothing?batch=1" },
  { method: "GET", url: "/trpc/profile.save" },
  { method: "POST", url: "/trpc/job.list", payload: "{}" },
  { method: "POST", url: "/trpc/profile.save", payload: "{}" },
  { method: "POST", url: "/trpc/profile.save", payload: "{" },
  { method: "POST", url: "/trpc/profile.save,user.signOut?batch=1", payload: '{"0":{}}' },
])("answers $method $url like the tRPC library", async (request) => {
  const headers = { ...(request.payload ? { "content-type": "application/json" } : {}) };
  // This header selects the library's own response.
  const library = { ...headers, "trpc-accept": "application/json" };
  const [own, expected] = [
    await server.app.inject({ ...request, headers }),
    await server.app.inject({ ...request, headers: library }),
  ];
  const seen = ({ statusCode, body, headers }: typeof own) => ({
    statusCode,
    body: body.replace(/"requestId":"[^"]+"/g, ""),
    type: String(headers["content-type"]).split(";", 1)[0],
    ...Object.fromEntries(["vary", "retry-after"].map((name) => [name, headers[name]])),
  });
  expect(seen(own)).toEqual(seen(expected));
});
