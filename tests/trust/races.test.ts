import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sampleLines, samplePdf } from "../cv/sampleCv.ts";
import { startGithub } from "../doubles/github.ts";
import { samplePerson, sampleRepository } from "../doubles/samplePerson.ts";
import { createTestContext } from "../setup/people.ts";
import { createTestApp, type Github, restOf, signInAs } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { count, record, roundsOr } from "./record.ts";

/** As in connection/races.test.ts, which has the races of connections. */
const rounds = roundsOr(10);
const login = "ola-nordmann";
const database = testDatabase();
let github: Github;
let app: FastifyInstance;

beforeAll(async () => {
  github = await startGithub({
    people: [samplePerson({ login, repositories: [sampleRepository({ name: "tides" })] })],
  });
  app = await createTestApp(database.current(), github);
});
afterAll(async () => {
  await app.close();
  await github.close();
});

const clear = (tables: string[]) =>
  database.execute(tables.map((table) => `delete from ${table}`).join("; "));
const rows = async (query: string) => (await database.execute(query)).rows;
const codeOf = (answer: PromiseSettledResult<unknown>) =>
  answer.status === "fulfilled" ? "done" : String(answer.reason.code);

it("the same return from the code host, five times at once, makes one session", async (context) => {
  for (let round = 0; round < rounds; round++) {
    const remoteAddress = `10.1.${round >> 8}.${round & 255}`;
    const start = await app.inject({ url: "/api/auth/github", remoteAddress });
    const cookies = Object.fromEntries(start.cookies.map(({ name, value }) => [name, value]));
    const back = new URL(await github.choose(String(start.headers.location), login));
    const url = `${back.pathname}${back.search}`;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.inject({ url, cookies, remoteAddress })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(303));
    const landed = answers.map(
      ({ headers }) => new URL(String(headers.location), "http://here").searchParams,
    );
    expect(landed.filter((search) => search.has("token"))).toHaveLength(1);
  }
  expect(await rows("select count(*)::int as sessions from sessions")).toEqual([{ sessions: rounds }]);
  record(context, `A4 ${count(rounds)} rounds`);
}, 1_800_000);

it("ten equal requests at once are one request", async (context) => {
  const { somebody } = createTestContext(database.current());
  for (let round = 0; round < rounds; round++) {
    const [one, other] = [await somebody(), await somebody()];
    const ask = () => one.caller.connection.request({ addresseeId: other.id });
    const codes = (await Promise.allSettled(Array.from({ length: 10 }, ask))).map(codeOf);
    expect(codes.sort()).toEqual([...Array(9).fill("CONFLICT"), "done"]);
  }
  expect(await rows("select count(*)::int as connections from connections")).toEqual([
    { connections: rounds },
  ]);
  record(context, `C2 ${count(rounds)} rounds`);
}, 1_800_000);

it("four generations at once make one, up to the third, which is saved; then none", async (context) => {
  const people = Math.ceil(rounds / 3);
  for (let person = 0; person < people; person++) {
    await clear(["users", "rate_limits"]);
    const rest = restOf(app, await signInAs(app, login));
    for (const expected of [1, 2, 3, 3]) {
      await clear(["rate_limits"]);
      const clicks = Array.from({ length: 4 }, () => rest("POST", "/profile/generate"));
      const answers = await Promise.all(clicks);
      const made = answers.filter(({ status }) => status === 200);
      const isOver =
        (await rest("GET", "/profile/generations")).body.generations.length === 3 && !made.length;
      expect(answers.map(({ status }) => status).sort()).toEqual(
        isOver ? [409, 409, 409, 409] : [200, 409, 409, 409],
      );
      const { generationCount, hasSavedProfile } = (await rest("GET", "/auth/user")).body;
      expect([generationCount, hasSavedProfile]).toEqual([expected, expected === 3]);
      for (const { body } of made) expect(body.autoSaved).toBe(expected === 3);
    }
  }
  record(context, `G1 ${count(people * 2)} and G2 ${count(people)} rounds`);
}, 3_600_000);

it("two uploads and a removal at once leave one whole CV or none", async (context) => {
  // Each upload is read in a process of its own, for a second.
  const some = roundsOr(1);
  const { somebody } = createTestContext(database.current());
  for (let round = 0; round < some; round++) {
    const { caller } = await somebody();
    const upload = (name: string) => {
      const bytes = samplePdf([...sampleLines, `Written for ${name}`]);
      return caller.cv.upload(async () => ({ name, type: "application/pdf", bytes }));
    };
    await upload("first.pdf");
    const codes = (await Promise.allSettled([upload("a.pdf"), upload("b.pdf"), caller.cv.remove()])).map(
      codeOf,
    );
    expect(codes).toEqual(["done", "done", "done"]);
    const { cv, reading } = await caller.cv.reading();
    expect(cv === null).toBe(reading === null);
    if (cv) expect(JSON.stringify(reading?.parts)).toContain(`Written for ${cv.originalFilename}`);
  }
  record(context, `F8 ${count(some)} rounds`);
}, 3_600_000);

it("saving and deleting a profile while the third generation runs leaves one whole profile or none", async (context) => {
  const some = roundsOr(1);
  for (let round = 0; round < some; round++) {
    await clear(["users", "rate_limits"]);
    const rest = restOf(app, await signInAs(app, login));
    const generate = () => rest("POST", "/profile/generate");
    await generate();
    const { profile } = (await generate()).body;
    const named = { ...profile, technical: { ...profile.technical, headline: "by hand" } };
    const save = () => rest("POST", "/profile/save", { profileData: named });
    const third = generate();
    const others = await Promise.all([save(), rest("DELETE", "/profile/saved"), save()]);
    for (const { status } of others) expect([200, 404]).toContain(status);
    const { status, body } = await third;
    expect([status, body.newGenerationCount]).toEqual([200, 3]);
    const kept = (await rest("GET", "/profile/saved")).body.profile;
    const user = (await rest("GET", "/auth/user")).body;
    expect(user.hasSavedProfile).toBe(kept !== null);
    expect(user.generationCount).toBe(3);
    // The third saves itself, once, unless somebody saved by hand after it.
    expect([body.profile.technical.headline, "by hand"]).toContain(kept?.technical.headline);
  }
  record(context, `G10 ${count(some)} rounds`);
}, 3_600_000);
