import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { cvForm, sampleLines, samplePdf } from "../cv/sampleCv.ts";
import { githubSettings, startGithubDouble } from "../doubles/github.ts";
import { samplePerson, sampleRepository } from "../doubles/samplePerson.ts";
import { createTestContext, type Person, testSecret } from "../setup/people.ts";
import { databaseUrl } from "../setup/postgres.ts";
import { startProduct } from "../setup/product.ts";
import { createTestApp, type Github } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { count, record, roundsOr } from "./record.ts";

/** Uses one server on the embedded database, two on Postgres. connection/races.test.ts covers more on connections. */
const rounds = roundsOr(5);
const login = "ola-nordmann";
const database = testDatabase();
let github: Github;
let urls: string[];
let close: () => Promise<unknown>;

beforeAll(async () => {
  github = await startGithubDouble({
    people: [samplePerson({ login, repositories: [sampleRepository({ name: "tides" })] })],
  });
  if (!inject("postgresUrl")) {
    const app = await createTestApp(database.current(), github);
    urls = [await app.listen({ host: "127.0.0.1", port: 0 })];
    close = () => app.close();
    return;
  }
  const [{ name = "" } = {}] = await database.rows("select current_database() as name");
  const settings = {
    DATABASE_URL: databaseUrl(inject("postgresUrl"), name),
    SECRET_KEY: testSecret,
    PUBLIC_URL: "http://127.0.0.1:3000",
    ...githubSettings(github),
  };
  const servers = await Promise.all([startProduct(settings), startProduct(settings)]);
  urls = servers.map(({ url }) => url);
  close = async () => {
    await Promise.all(servers.map((one) => one.end("SIGKILL")));
    for (const one of servers) one.remove();
  };
});
afterAll(async () => {
  await close();
  await github.close();
});

const clearLimits = () => database.execute("delete from rate_limits");
const people = () => createTestContext(database.current(), { hostToken: () => github.tokenFor(login) });

/** Sends each call to the next server. */
let turn = 0;
async function call({ token }: Person, method: string, path: string, body?: object) {
  const json = body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return send(`/api${path}`, { method, ...json }, token);
}
async function send(path: string, init: RequestInit, token?: string) {
  const headers = { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) };
  const result = await fetch(`${urls[turn++ % urls.length]}${path}`, {
    ...init,
    headers,
    redirect: "manual",
  });
  // biome-ignore lint/suspicious/noExplicitAny: whatever a REST route returns
  const read = result.status === 303 ? result.body?.cancel() : (result.json() as Promise<any>);
  return {
    status: result.status,
    location: result.headers.get("location") ?? "",
    cookies: result.headers.getSetCookie(),
    body: await read,
  };
}
const ask = (from: Person, to: Person) =>
  call(from, "POST", "/profile/connections/request", { addresseeId: to.id });
const statusesOf = (results: { status: number }[]) => results.map(({ status }) => status).sort();
const { rows } = database;

it("ten concurrent requests to the same person make one row", async (context) => {
  const { somebody } = people();
  for (let round = 0; round < rounds; round++) {
    const [one, other] = [await somebody(), await somebody()];
    const results = await Promise.all(Array.from({ length: 10 }, () => ask(one, other)));
    expect(statusesOf(results)).toEqual([200, ...Array(9).fill(409)]);
  }
  expect(await rows("select count(*)::int as n from connections")).toEqual([{ n: rounds }]);
  record(context, `C2 ${count(rounds)}`);
}, 1_800_000);

it("six concurrent OAuth callbacks with the same state make one session", async (context) => {
  for (let round = 0; round < rounds; round++) {
    await clearLimits();
    const start = await send("/api/auth/github", {});
    const cookie = start.cookies.map((one) => one.split(";")[0]).join("; ");
    const back = new URL(await github.choose(start.location, login));
    const land = () => send(`${back.pathname}${back.search}`, { headers: { cookie } });
    const results = await Promise.all(Array.from({ length: 6 }, land));
    expect(results.filter(({ location }) => location.includes("token="))).toHaveLength(1);
  }
  expect(await rows("select count(*)::int as n from sessions")).toEqual([{ n: rounds }]);
  record(context, `A4 ${count(rounds)}`);
}, 1_800_000);

it("one of four concurrent generations succeeds, up to the third, which is saved", async (context) => {
  const some = Math.ceil(rounds / 3);
  const { somebody } = people();
  for (let round = 0; round < some; round++) {
    const one = await somebody();
    let made = 0;
    while (made < 3) {
      await clearLimits();
      const results = await Promise.all(
        Array.from({ length: 4 }, () => call(one, "POST", "/profile/generate")),
      );
      expect(statusesOf(results)).toEqual([200, 409, 409, 409]);
      const { body } = results.find(({ status }) => status === 200) ?? {};
      expect([body.newGenerationCount, body.autoSaved]).toEqual([++made, made === 3]);
    }
    expect((await call(one, "POST", "/profile/generate")).status).toBe(409);
  }
  record(context, `G1 ${count(some * 2)} and G2 ${count(some)}`);
}, 3_600_000);

it("concurrent uploads and a removal leave one complete CV or none", async (context) => {
  const some = roundsOr(1);
  const { somebody } = people();
  for (let round = 0; round < some; round++) {
    const one = await somebody();
    const upload = (name: string) => {
      const { headers, payload } = cvForm(samplePdf([...sampleLines, `Written for ${name}`]), name);
      return send("/api/cv/upload", { method: "POST", headers, body: new Uint8Array(payload) }, one.token);
    };
    const results = await Promise.all([upload("a.pdf"), upload("b.pdf"), call(one, "DELETE", "/cv")]);
    expect(new Set(statusesOf(results).filter((status) => status !== 404))).toEqual(new Set([200]));
    const { cv, reading } = await one.caller.cv.reading();
    expect(cv === null).toBe(reading === null);
    if (cv) expect(JSON.stringify(reading?.parts)).toContain(`Written for ${cv.originalFilename}`);
  }
  record(context, `F8 ${count(some)}`);
}, 3_600_000);

it("saving and deleting during the third generation leaves one complete profile or none", async (context) => {
  const some = roundsOr(1);
  for (let round = 0; round < some; round++) {
    await clearLimits();
    const one = await people().somebody();
    const generate = () => call(one, "POST", "/profile/generate");
    await generate();
    const { profile } = (await generate()).body;
    const named = { ...profile, technical: { ...profile.technical, headline: "by hand" } };
    const save = () => call(one, "POST", "/profile/save", { profileData: named });
    const third = generate();
    const others = await Promise.all([save(), call(one, "DELETE", "/profile/saved"), save()]);
    for (const { status } of others) expect([200, 404]).toContain(status);
    const { status, body } = await third;
    expect([status, body.newGenerationCount]).toEqual([200, 3]);
    const kept = (await call(one, "GET", "/profile/saved")).body.profile;
    const user = (await call(one, "GET", "/auth/user")).body;
    expect([user.hasSavedProfile, user.generationCount]).toEqual([kept !== null, 3]);
    // The third generation saves itself unless a later save replaced it.
    expect([body.profile.technical.headline, "by hand"]).toContain(kept?.technical.headline);
  }
  record(context, `G10 ${count(some)}`);
}, 3_600_000);
