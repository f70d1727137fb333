import { loadPeople } from "@career-hub/demo/people.ts";
import { beforeEach, describe, expect, it, test } from "vitest";
import { goodReply } from "../ai/facts.ts";
import { modelFaults } from "../doubles/model.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testModel } from "../setup/testDoubles.ts";
import { testServer } from "../setup/testServer.ts";

const database = testDatabase();
const server = testServer(database);
const { github, signIn } = server;
const model = testModel();

type Rest = Awaited<ReturnType<typeof signIn>>;
const countOf = async (rest: Rest) => (await rest("GET", "/auth/user")).body.generationCount as number;

describe("concurrent generations", () => {
  it("let one of fifty succeed and count, up to the third, which is saved", async () => {
    const rest = await signIn("jontewikander");
    const askFiftyTimes = async () => {
      github.calls.length = 0;
      await database.execute("delete from rate_limits");
      const calls = Array.from({ length: 50 }, () => rest("POST", "/profile/generate"));
      return Map.groupBy(await Promise.all(calls), ({ status }) => status);
    };
    for (const expected of [1, 2, 3]) {
      const responses = await askFiftyTimes();
      const made = responses.get(200) ?? [];
      expect(made.map(({ body }) => [body.newGenerationCount, body.autoSaved])).toEqual([
        [expected, expected === 3],
      ]);
      expect(responses.get(409)).toHaveLength(49);
      expect(github.calls.filter(({ operation }) => operation === "List")).toHaveLength(1);
      expect((await rest("GET", "/auth/user")).body).toMatchObject({
        generationCount: expected,
        canGenerate: expected < 3,
        hasSavedProfile: expected === 3,
      });
      if (expected === 3)
        expect((await rest("GET", "/profile/saved")).body.profile).toEqual(made[0]?.body.profile);
    }
    const { generations, running } = (await rest("GET", "/profile/generations")).body;
    expect(running).toBeNull();
    expect(generations.map((one: { number: number; isSaved: boolean }) => [one.number, one.isSaved])).toEqual(
      [
        [1, false],
        [2, false],
        [3, true],
      ],
    );
    const fourth = await askFiftyTimes();
    expect([...fourth.keys()]).toEqual([409]);
    expect(fourth.get(409)?.[0]?.body.message).toBe("You have reached the maximum of 3 profile generations.");
    expect(github.calls).toHaveLength(0);
  });

  it("return the same generation for the same idempotency key", async () => {
    const rest = await signIn("jontewikander");
    const key = { "idempotency-key": "6f1ed002-ab5e-4c3a-9d3b-0a5c8f0f4f11" };
    const responses = await Promise.all(
      [1, 2, 3].map(() => rest("POST", "/profile/generate", undefined, key)),
    );
    expect(responses.map((one) => one.status)).toEqual([200, 200, 200]);
    expect(responses[1]?.body).toEqual(responses[0]?.body);
    expect(await countOf(rest)).toBe(1);
    expect((await rest("POST", "/profile/generate", undefined, key)).body).toEqual(responses[0]?.body);
  });

  it("are refused with an idempotency key that is not a UUID, and nothing is counted", async () => {
    const rest = await signIn("jontewikander");
    for (const key of ["abc", ""]) {
      const { status, body } = await rest("POST", "/profile/generate", undefined, { "idempotency-key": key });
      expect([status, body.message]).toEqual([400, "The header Idempotency-Key must be a UUID."]);
    }
    expect(await countOf(rest)).toBe(0);
  });

  it("free the slot when the lease of a dead process expires", async () => {
    const rest = await signIn("jontewikander");
    await database.execute(
      "insert into generations (user_id, lease_until) select id, now() + interval '1 minute' from users",
    );
    expect((await rest("POST", "/profile/generate")).status).toBe(409);
    expect((await rest("GET", "/profile/generations")).body.running).toEqual({
      stage: "reading",
      done: 0,
      total: 0,
    });
    await database.execute("update generations set lease_until = now() - interval '1 second'");
    expect((await rest("GET", "/profile/generations")).body.running).toBeNull();
    expect((await rest("POST", "/profile/generate")).body.newGenerationCount).toBe(1);
  });
});

describe("failed generation", () => {
  it.each([
    // codehost/faults.test.ts covers every fault; this table covers the effect on the generation.
    ["serverError", 502],
    ["secondaryLimit", 503],
    ["revoked", 409],
  ] as const)("on %s returns %i, does not count and can be retried", async (fault, status) => {
    const rest = await signIn("salome-ferrante");
    github.fail(fault, { path: "/graphql" });
    const failed = await rest("POST", "/profile/generate");
    expect([failed.status, failed.body.code]).toEqual([status, expect.any(String)]);
    expect(failed.body.message).toMatch(/GitHub/);
    expect(await countOf(rest)).toBe(0);
    expect((await rest("GET", "/profile/generations")).body).toEqual({ running: null, generations: [] });
    if (status === 503) expect(Number(failed.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("makes no further calls until the code host's pause is over", async () => {
    const rest = await signIn("salome-ferrante");
    github.fail("secondaryLimit", { path: "/graphql", times: 1 });
    await rest("POST", "/profile/generate");
    github.calls.length = 0;
    expect((await rest("POST", "/profile/generate")).status).toBe(503);
    expect(github.callsTo("/graphql")).toHaveLength(0);
  });

  it.each([
    ["gareth-pennard", /fork/i],
    ["ines-lindqvaye", /repositor/i],
  ])("returns 422 for %s, who has no usable repository", async (login, sentence) => {
    const rest = await signIn(login);
    const failed = await rest("POST", "/profile/generate");
    expect([failed.status, failed.body.message]).toEqual([422, expect.stringMatching(sentence)]);
    expect(await countOf(rest)).toBe(0);
  });

  it("is limited to ten attempts an hour", async () => {
    const rest = await signIn("gareth-pennard");
    github.fail("forbidden", { path: "/graphql" });
    let tried = 0;
    let tooMany = await rest("POST", "/profile/generate");
    // The window of the rate limit may end meanwhile.
    for (; tooMany.status === 502 && tried < 20; tried++) tooMany = await rest("POST", "/profile/generate");
    expect(tried).toBeGreaterThanOrEqual(10);
    expect(tooMany.status).toBe(429);
    expect(Number(tooMany.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("asks to sign in again when the token cannot be decrypted and keeps the session", async () => {
    const rest = await signIn("salome-ferrante");
    await database.execute("update code_host_tokens set sealed = 'v1.unknown.a.b.c'");
    const failed = await rest("POST", "/profile/generate");
    expect([failed.status, failed.body.message]).toEqual([409, expect.stringMatching(/sign in again/)]);
    expect((await rest("GET", "/auth/user")).status).toBe(200);
  });
});

test("unreadable repositories are left out of the generation", async () => {
  const rest = await signIn("runa-aldecoa");
  github.refuseRepository("runa-aldecoa/tidelog", 451);
  const { status, body } = await rest("POST", "/profile/generate");
  expect(status).toBe(200);
  expect(JSON.stringify(body.profile.technical.evidence)).not.toContain("runa-aldecoa/tidelog");
  expect(body.profile.technical.identifiedTechnologies).toContain("Rust");
});

describe("private repositories", () => {
  const namesIn = async (rest: Rest) => JSON.stringify((await rest("POST", "/profile/generate")).body);

  it("are not read unless the sign-in requested them, whatever the token allows", async () => {
    github.grantAlso("repo");
    expect(await namesIn(await signIn("mahalia-oyelaran"))).not.toContain("lake-platform");
  });

  it("are read when the sign-in requested them", async () => {
    expect(await namesIn(await signIn("mahalia-oyelaran", { includePrivate: true }))).toContain(
      "lake-platform",
    );
  });
});

describe("with a model", () => {
  beforeEach(() => server.restart({ OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: "double" }));

  it("takes texts of the model with their evidence", async () => {
    const rest = await signIn("runa-aldecoa");
    model.respondWith(({ body }) => {
      const facts = String((body.messages as { content: string }[])[1]?.content);
      const id = /"id":"(e\d+)"/.exec(facts)?.[1] ?? "";
      const cited = { evidence: [id] };
      return {
        content: JSON.stringify({
          ...goodReply,
          keyStrengths: [{ text: "Storage that holds", ...cited }],
          potentialRoles: [{ text: "CTO", ...cited }],
          projectInsights: [],
        }),
      };
    });
    const { profile } = (await rest("POST", "/profile/generate")).body;
    expect(profile.technical.headline).toBe(goodReply.headline);
    expect(profile.technical.keyStrengths).toEqual(["Storage that holds"]);
    expect(profile.technical.evidence["Storage that holds"]).toHaveLength(1);
    expect(profile.technical.basis.writer).toBe("double");
  });

  it("sends no data of one person in a prompt about another", async () => {
    model.respondWith(() => ({ status: 500 }));
    const requested: Record<string, string> = {};
    for (const login of ["runa-aldecoa", "teodorbrask"]) {
      model.requests.length = 0;
      await (await signIn(login))("POST", "/profile/generate");
      requested[login] = JSON.stringify(model.requests).toLowerCase();
    }
    const repositories = new Map(
      (await loadPeople(new Date())).map((one) => [one.login, one.repositories.map(({ name }) => name)]),
    );
    for (const [asker, other] of [
      ["runa-aldecoa", "teodorbrask"],
      ["teodorbrask", "runa-aldecoa"],
    ] as const) {
      const names = (repositories.get(other) ?? []).filter(
        (name) => !repositories.get(asker)?.includes(name),
      );
      expect(names.some((name) => requested[other]?.includes(name.toLowerCase()))).toBe(true);
      expect(names.filter((name) => requested[asker]?.includes(`"${name.toLowerCase()}`))).toEqual([]);
    }
  });

  // ai/modelWriter.test.ts covers every fault.
  it.each(modelFaults.slice(0, 2))(
    "returns an error on %s of the model, does not count it and uses no fallback",
    async (_, reply, code) => {
      const rest = await signIn("runa-aldecoa");
      model.respondWith(() => reply);
      const failed = await rest("POST", "/profile/generate");
      expect(failed.body.code).toBe(code);
      expect(await countOf(rest)).toBe(0);
    },
  );
});
