import { createHash } from "node:crypto";
import { avatarSvg } from "@career-hub/demo/avatars.ts";
import { demoCodeHost } from "@career-hub/demo/demoCodeHost.ts";
import { type DemoPerson, loadPeople } from "@career-hub/demo/people.ts";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { createGithub } from "../../server/src/codehost/github.ts";
import { samplePerson, sampleRepository } from "../doubles/samplePerson.ts";

const prefix = "/demo-code-host";
const app = { clientId: "career-hub-demo", clientSecret: "only for here" };
const verifier = "v".repeat(50);
const redirectUri = "http://127.0.0.1:3000/api/auth/github/callback";
const signIn = {
  client_id: app.clientId,
  redirect_uri: redirectUri,
  state: "st&te=1",
  scope: "read:user",
  code_challenge: createHash("sha256").update(verifier).digest("base64url"),
  code_challenge_method: "S256",
};
const hostile = samplePerson({
  id: 9_000_002,
  login: "mallory",
  name: `<script>alert("1")</script>`,
  tagline: `" onmouseover='x' &amp;`,
  repositories: [
    sampleRepository({ name: "evil", files: { "README.md": "<img src=x onerror=alert(1)>" } }),
    sampleRepository({ name: "vault", isPrivate: true }),
  ],
});
const demoPeople: DemoPerson[] = [
  samplePerson({ repositories: [sampleRepository({ name: "ledger" })] }),
  hostile,
];

async function start(
  options: { now?: () => Date; secret?: string; publicUrl?: string; samples?: boolean } = {},
) {
  const { samples, secret = "signs tokens", ...others } = options;
  const server = Fastify();
  onTestFinished(() => server.close());
  await server.register(demoCodeHost, {
    prefix,
    secret,
    ...app,
    ...others,
    ...(samples ? {} : { people: () => demoPeople }),
  });
  const get = (path: string, query: Record<string, string> = {}) =>
    server.inject({ url: `${prefix}${path}`, query, headers: { host: "127.0.0.1:3000" } });
  const choose = async (login: string, query: Record<string, string> = {}) => {
    const response = await get(`/login/oauth/authorize/as/${login}`, { ...signIn, ...query });
    return {
      status: response.statusCode,
      query: new URL(String(response.headers.location ?? "http://nowhere")).searchParams,
    };
  };
  const exchange = async (fields: Record<string, string>) =>
    server.inject({
      method: "POST",
      url: `${prefix}/login/oauth/access_token`,
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
      payload: new URLSearchParams({
        client_id: app.clientId,
        client_secret: app.clientSecret,
        code_verifier: verifier,
        redirect_uri: redirectUri,
        ...fields,
      }).toString(),
    });
  const tokenOf = async (login: string, query: Record<string, string> = {}): Promise<string> => {
    const code = (await choose(login, query)).query.get("code") ?? "";
    return (await exchange({ code })).json().access_token;
  };
  return { server, get, choose, exchange, tokenOf };
}

test("sign-in page lists all fictional developers and explains how to use GitHub", async () => {
  const { get } = await start({ samples: true });
  const people = await loadPeople(new Date());
  const { statusCode, body, headers } = await get("/login/oauth/authorize", signIn);
  expect(statusCode).toBe(200);
  expect(headers["cache-control"]).toBe("no-store");
  expect(
    people.filter(({ login }) => !body.includes(`/authorize/as/${login}?`)).map(({ login }) => login),
  ).toEqual([]);
  expect(body).toContain(`${people.length} fictional developers`);
  expect(body).toContain("GITHUB_CLIENT_ID");
  expect(body).not.toContain("Private sample repositories");
});

test("sign-in page says when private repositories are requested", async () => {
  const { get } = await start();
  const { body } = await get("/login/oauth/authorize", { ...signIn, scope: "read:user repo" });
  expect(body).toContain("Private sample repositories are included");
});

test("pages contain no script, inline style or unescaped data", async () => {
  const { get } = await start();
  for (const path of [
    "/login/oauth/authorize",
    "/mallory",
    "/mallory/evil",
    "/mallory/evil/blob/HEAD/README.md",
  ]) {
    const { statusCode, body } = await get(path, path.startsWith("/login") ? signIn : {});
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/<script|<style|style=|onmouseover='|<img src=x/);
  }
});

test("choosing a developer returns a code for their token, account and repositories", async () => {
  const { server, choose, exchange } = await start();
  const { status, query } = await choose("ola-nordmann", { scope: "read:user,repo" });
  expect({ status, state: query.get("state") }).toEqual({ status: 302, state: "st&te=1" });
  const response = (await exchange({ code: query.get("code") ?? "" })).json();
  expect(response).toEqual({
    access_token: expect.any(String),
    token_type: "bearer",
    scope: "read:user,repo",
  });

  const apiUrl = `${await server.listen({ host: "127.0.0.1", port: 0 })}${prefix}`;
  const host = createGithub({ apiUrl });
  expect((await host.account(response.access_token)).id).toBe("9000001");
  expect((await host.read(response.access_token, { includePrivate: true })).repositories).toHaveLength(1);
});

test("cancelling redirects with access_denied and the state", async () => {
  const { get } = await start();
  const { body } = await get("/login/oauth/authorize", signIn);
  const link = /<a class="btn" href="([^"]+)">Cancel/.exec(body)?.[1]?.replaceAll("&#38;", "&") ?? "";
  expect(link.startsWith(redirectUri)).toBe(true);
  expect(new URL(link).searchParams.get("error")).toBe("access_denied");
  expect(new URL(link).searchParams.get("state")).toBe("st&te=1");
});

test.each<[string, Record<string, string>]>([
  ["an unknown client id", { client_id: "somebody-else" }],
  ["another redirect host", { redirect_uri: "https://evil.example/callback" }],
  ["a javascript: redirect", { redirect_uri: "javascript:alert(1)" }],
  ["no state", { state: "" }],
  ["no code challenge", { code_challenge: "" }],
  ["a plain code challenge", { code_challenge_method: "plain" }],
])("a sign-in link with %s returns 400 without a redirect", async (_what, change) => {
  const { get } = await start();
  for (const path of ["/login/oauth/authorize", "/login/oauth/authorize/as/ola-nordmann"]) {
    const response = await get(path, { ...signIn, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.headers.location).toBeUndefined();
    expect(response.body).toContain("This sign-in link");
  }
});

test("choosing an unknown developer returns 404", async () => {
  const { choose } = await start();
  expect((await choose("nobody")).status).toBe(404);
});

test("a code can be exchanged once", async () => {
  const { choose, exchange } = await start();
  const code = (await choose("ola-nordmann")).query.get("code") ?? "";
  expect((await exchange({ code })).json().access_token).toBeTypeOf("string");
  const again = await exchange({ code });
  expect([again.statusCode, again.json().error]).toEqual([200, "bad_verification_code"]);
});

test.each<[string, Record<string, string>, string]>([
  ["another verifier", { code_verifier: "w".repeat(50) }, "bad_verification_code"],
  ["no verifier", { code_verifier: "" }, "bad_verification_code"],
  ["another redirect_uri", { redirect_uri: "http://127.0.0.1:3000/elsewhere" }, "bad_verification_code"],
  ["another code", { code: "0".repeat(40) }, "bad_verification_code"],
  ["another secret", { client_secret: "guessed" }, "incorrect_client_credentials"],
])("rejects the exchange of a code with %s", async (_what, change, error) => {
  const { choose, exchange } = await start();
  const code = (await choose("ola-nordmann")).query.get("code") ?? "";
  const response = await exchange({ code, ...change });
  expect(response.json()).toMatchObject({ error });
  expect(response.body).not.toContain("access_token");
});

test("a code expires after ten minutes", async () => {
  let now = new Date("2026-11-20T12:00:00Z");
  const { choose, exchange } = await start({ now: () => now });
  const [first, second] = await Promise.all([choose("ola-nordmann"), choose("ola-nordmann")]);
  now = new Date("2026-11-20T12:09:59Z");
  expect((await exchange({ code: first.query.get("code") ?? "" })).json().access_token).toBeTypeOf("string");
  now = new Date("2026-11-20T12:10:00Z");
  expect((await exchange({ code: second.query.get("code") ?? "" })).json().error).toBe(
    "bad_verification_code",
  );
});

test("a token survives a restart but not another secret, and cannot be forged", async () => {
  const token = await (await start()).tokenOf("ola-nordmann");
  const status = async (secret: string, authorization: string) => {
    const { server } = await start({ secret });
    return (await server.inject({ url: `${prefix}/user`, headers: { authorization } })).statusCode;
  };
  expect(await status("signs tokens", `Bearer ${token}`)).toBe(200);
  expect(await status("another", `Bearer ${token}`)).toBe(401);
  const [payload, signature] = token.split(".");
  const more = Buffer.from("9000001 read:user repo").toString("base64url");
  expect(await status("signs tokens", `Bearer demo-${more}.${signature}`)).toBe(401);
  expect(await status("signs tokens", `Bearer ${payload}.`)).toBe(401);
  expect(await status("signs tokens", "")).toBe(401);
});

test("responses use the public URL", async () => {
  const { server, tokenOf } = await start({ publicUrl: "https://hub.example/" });
  const token = await tokenOf("ola-nordmann");
  const user = (
    await server.inject({ url: `${prefix}/user`, headers: { authorization: `Bearer ${token}` } })
  ).json();
  expect(user).toMatchObject({
    avatar_url: "https://hub.example/demo-code-host/avatars/ola-nordmann.svg",
    html_url: "https://hub.example/demo-code-host/ola-nordmann",
  });
});

test("serves linked files and profiles but nothing private", async () => {
  const { get } = await start();
  const file = await get("/ola-nordmann/ledger/blob/HEAD/Cargo.toml");
  expect([file.statusCode, file.body.includes("[package]")]).toEqual([200, true]);
  expect((await get("/ola-nordmann/ledger/tree/HEAD/src")).statusCode).toBe(200);
  const person = await get("/mallory");
  expect(person.body).not.toContain("vault");
  for (const path of ["/mallory/vault", "/nobody", "/nobody/nothing"])
    expect((await get(path)).statusCode).toBe(404);
});

test("rejects unsupported GraphQL with GitHub's errors", async () => {
  const { server, tokenOf } = await start();
  const headers = { authorization: `Bearer ${await tokenOf("ola-nordmann")}` };
  const ask = async (payload: object) =>
    (await server.inject({ method: "POST", url: `${prefix}/graphql`, headers, payload })).json();
  expect(await ask({ query: "query { viewer { login } }" })).toEqual({
    data: { viewer: { login: "ola-nordmann" } },
  });
  expect((await ask({ query: "query { viewer { followers } }" })).errors).toHaveLength(1);
  expect((await ask({ query: "query {" })).errors).toHaveLength(1);
  expect(await ask({ nothing: true })).toHaveProperty("message");
  expect((await ask({ query: "query { viewer { repositories { totalCount } } }" })).errors).toMatchObject([
    { type: "MISSING_PAGINATION_BOUNDARIES" },
  ]);
  expect(
    (await ask({ query: "query { viewer { repositories(first: 101) { totalCount } } }" })).errors,
  ).toMatchObject([{ type: "EXCESSIVE_PAGINATION" }]);
  expect(await ask({ query: 'query { nodes(ids: ["R_x"]) { id } viewer { login } }' })).toMatchObject({
    data: { nodes: [null], viewer: { login: "ola-nordmann" } },
    errors: [{ type: "NOT_FOUND", path: ["nodes", 0] }],
  });
});

test("sample people were active recently and never in the future, on any date", async () => {
  for (const today of ["2026-11-20T23:59:59Z", "2027-06-01T00:00:00Z", "2031-02-28T12:00:00Z"]) {
    const people = await loadPeople(new Date(today));
    const pushes = people
      .flatMap(({ repositories }) =>
        repositories.flatMap(({ pushedAt, commits }) => [pushedAt, commits.last]),
      )
      .filter((time) => time !== null);
    const latest = pushes.sort().at(-1) ?? "";
    expect(latest.slice(0, 10) <= today.slice(0, 10)).toBe(true);
    expect(Date.parse(today) - Date.parse(latest)).toBeLessThan(14 * 24 * 3600 * 1000);
  }
});

test("avatars are deterministic, symmetric and different per login", async () => {
  expect(avatarSvg("ola-nordmann")).toBe(avatarSvg("ola-nordmann"));
  expect(avatarSvg("ola-nordmann")).not.toBe(avatarSvg("mallory"));
  const squares = [...avatarSvg("ola-nordmann").matchAll(/M(\d) (\d)h1v1h-1z/g)].map(
    ([, x, y]) => `${x},${y}`,
  );
  expect(squares.filter((square) => !squares.includes(`${4 - Number(square[0])}${square.slice(1)}`))).toEqual(
    [],
  );
  const { get } = await start();
  const response = await get("/avatars/ola-nordmann.svg");
  expect(response.headers["content-type"]).toContain("image/svg+xml");
  expect(response.body).toBe(avatarSvg("ola-nordmann"));
});
