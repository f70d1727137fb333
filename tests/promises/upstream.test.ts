import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, it, onTestFinished, test, vi } from "vitest";
import { sampleProfile } from "../profile/sampleProfile.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testModel } from "../setup/testDoubles.ts";
import { testServer } from "../setup/testServer.ts";

const database = testDatabase();
const model = testModel();
const server = testServer(database, { settings: () => ({ LOG_LEVEL: "warn" }) });
const { github, log, signIn } = server;

const withModel = { OPENAI_MODEL: "double" };
type Rest = Awaited<ReturnType<typeof signIn>>;
const generate = (rest: Rest) => rest("POST", "/profile/generate");
/** Counts of the generation rate limit, one per user. */
const used = async () => {
  const rows = await database.rows(
    "select count from rate_limits where key like 'generation:%' order by key",
  );
  return rows.map(({ count }) => count);
};

describe("circuit breaker of the code host", () => {
  it("returns 503 without calls and without using up the rate limit", async () => {
    const [runa, teo] = [await signIn("runa-aldecoa"), await signIn("teodorbrask")];
    github.fail("serverError", { path: "/graphql" });
    for (const rest of [runa, runa, runa, teo, teo]) expect((await generate(rest)).status).toBe(502);
    const before = await used();
    github.calls.length = 0;
    for (const rest of [runa, teo]) {
      const { status, headers, body } = await generate(rest);
      expect([status, body.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
      expect(body.message).toMatch(/^GitHub is not responding\. Please try again in \d+ seconds\.$/);
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    }
    expect(github.calls).toEqual([]);
    expect(await used()).toEqual(before);
    expect((await runa("GET", "/profile/generations")).body.running).toBeNull();
    expect(log.join("")).toContain("circuit breaker opened: the code host is unavailable");
  });

  /** A call of somebody whose calls did not fail reaches the code host. */
  const expectClosed = async () => {
    const kaito = await signIn("kaito-morinari");
    github.calls.length = 0;
    await generate(kaito);
    expect(github.callsTo("/graphql").length).toBeGreaterThan(0);
  };

  it.each(["noData", "secondaryLimit", "revoked", "forbidden"] as const)(
    "stays closed when requests are rejected (%s)",
    async (fault) => {
      const people = [
        await signIn("runa-aldecoa"),
        await signIn("teodorbrask"),
        await signIn("salome-ferrante"),
      ];
      github.fail(fault, { path: "/graphql" });
      for (const rest of [...people, ...people]) await generate(rest);
      await expectClosed();
    },
  );

  it("stays closed when all failures are of one user", async () => {
    const heavy = await signIn("teo-wachirablom");
    github.fail("badGateway", { path: "/graphql" });
    for (let n = 0; n < 6; n++) expect((await generate(heavy)).status).toBe(502);
    await expectClosed();
  });
});

test("circuit breaker of the model: returns 503 without calls to the model or the code host", async () => {
  await server.restart({ ...withModel, OPENAI_BASE_URL: model.baseUrl });
  const [runa, teo] = [await signIn("runa-aldecoa"), await signIn("teodorbrask")];
  model.respondWith(() => ({ status: 503, headers: { "retry-after-ms": "1" } }));
  for (const rest of [runa, runa, runa, teo, teo]) expect((await generate(rest)).status).toBe(502);
  github.calls.length = model.requests.length = 0;
  const { status, headers, body } = await generate(runa);
  expect([status, body.message]).toEqual([
    503,
    expect.stringMatching(/^The AI service is not responding\. Please try again in \d+ seconds\.$/),
  ]);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect([...github.calls, ...model.requests]).toEqual([]);
});

it("a hanging embedding model delays saving by ten seconds; the profile is saved without a vector", async () => {
  await server.restart({
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_EMBEDDING_MODEL: "double",
    OPENAI_TIMEOUT_MS: "300000",
  });
  const runa = await signIn("runa-aldecoa");
  onTestFinished(() => void vi.restoreAllMocks());
  // Shortens the ten seconds to a tenth of one.
  const timeout = AbortSignal.timeout;
  const limit = vi.spyOn(AbortSignal, "timeout");
  limit.mockImplementation((ms) => timeout.call(AbortSignal, ms === 10_000 ? 100 : ms));
  model.respondWith(() => ({ hang: true }));
  expect((await runa("POST", "/profile/save", { profileData: sampleProfile })).status).toBe(200);
  expect(limit).toHaveBeenCalledWith(10_000);
  const { rows } = await database.execute("select embedding_model from profiles");
  expect(rows).toEqual([{ embedding_model: null }]);
});

describe("daily budget of model calls", () => {
  const spend = (hundredths: number) =>
    database.execute(
      `insert into rate_limits (key, window_start, count, expires_at) values ('model',
         to_timestamp(floor(extract(epoch from now()) / 86400) * 86400), $1, now() + interval '1 hour')
         on conflict (key, window_start) do update set count = rate_limits.count + $1`,
      [hundredths],
    );
  const settings = () => ({ ...withModel, OPENAI_BASE_URL: model.baseUrl, OPENAI_DAILY_CALLS: "3" });

  beforeEach(async () => {
    // The budget is per UTC day, which must not end within a test.
    const dayMs = 86_400_000;
    const remainingMs = dayMs - (Date.now() % dayMs);
    if (remainingMs < 90_000) await sleep(remainingMs + 1000);
  });

  it("counts every call, then generating returns 503 and uses nothing up", async () => {
    await server.restart(settings());
    const runa = await signIn("runa-aldecoa");
    model.respondWith(() => ({ content: "no JSON" }));
    // Each generation makes two calls, the second because of the malformed reply.
    expect((await generate(runa)).status).toBe(502);
    expect(model.requests).toHaveLength(2);
    const last = await generate(runa);
    expect([last.status, model.requests.length]).toEqual([503, 3]);
    const before = await used();
    github.calls.length = 0;
    const teo = await signIn("teodorbrask");
    github.calls.length = 0;
    for (const rest of [runa, teo]) {
      const { status, headers, body } = await generate(rest);
      expect([status, body.message]).toEqual([
        503,
        expect.stringMatching(/^The AI service has reached its daily limit\. Please try again in .+\.$/),
      ]);
      expect(Number(headers["retry-after"])).toBeGreaterThan(60);
      expect((await rest("GET", "/auth/user")).body).toMatchObject({ generationCount: 0, canGenerate: true });
    }
    expect(github.calls).toEqual([]);
    expect(model.requests).toHaveLength(3);
    expect(await used()).toEqual(before);
  });

  it("is shared by all servers", async () => {
    await server.restart(settings());
    const runa = await signIn("runa-aldecoa");
    await spend(300);
    expect((await generate(runa)).status).toBe(503);
    await database.execute("delete from rate_limits where key = 'model'");
    model.respondWith(() => ({ status: 400 }));
    expect((await generate(runa)).status).toBe(502);
  });

  it("counts embeddings; a profile is saved without a vector when it is spent", async () => {
    await server.restart({
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_EMBEDDING_MODEL: "double",
      OPENAI_DAILY_CALLS: "1",
    });
    const runa = await signIn("runa-aldecoa");
    model.respondWith(() => [Array(16).fill(0.25)]);
    await spend(99);
    const save = () => runa("POST", "/profile/save", { profileData: sampleProfile });
    expect((await save()).status).toBe(200);
    expect(model.requests).toHaveLength(1);
    expect((await save()).status).toBe(200);
    expect(model.requests).toHaveLength(1);
    expect(await database.rows("select embedding is null as waits from profiles")).toEqual([{ waits: true }]);
  });
});
