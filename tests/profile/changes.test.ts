import { beforeEach, expect, it } from "vitest";
import { samplePerson, sampleRepository } from "../doubles/samplePerson.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";

const database = testDatabase();
const tides = sampleRepository({ name: "tides" });
const person = samplePerson({ repositories: [tides] });
const server = testServer(database, { people: [person] });
const { github } = server;
let rest: Awaited<ReturnType<typeof server.signIn>>;

beforeEach(async () => {
  person.repositories = [tides];
  rest = await server.signIn(person.login);
});

const changes = async () => (await rest("GET", "/profile/changes")).body;

it("returns null before the first generation without a call", async () => {
  github.calls.length = 0;
  expect(await changes()).toEqual({ changed: null, number: null, madeAt: null });
  expect(github.calls).toHaveLength(0);
});

it("returns false when nothing changed, with one call and without using a generation", async () => {
  await rest("POST", "/profile/generate");
  github.calls.length = 0;
  expect(await changes()).toMatchObject({ changed: false, number: 1 });
  expect(github.calls).toHaveLength(1);
  expect((await rest("GET", "/auth/user")).body.generationCount).toBe(1);
});

it("detects a push, a new repository and a removed repository", async () => {
  await rest("POST", "/profile/generate");
  const moons = sampleRepository({ name: "moons", pushedAt: "2020-01-01T00:00:00Z" });
  for (const repositories of [[{ ...tides, pushedAt: "2026-10-02T08:00:00Z" }], [tides, moons], []]) {
    person.repositories = repositories;
    expect((await changes()).changed).toBe(true);
    person.repositories = [tides];
    expect((await changes()).changed).toBe(false);
  }
});

it("returns null when the code host fails, and generating still works", async () => {
  await rest("POST", "/profile/generate");
  github.fail("serverError", { path: "/graphql", times: 5 });
  expect((await changes()).changed).toBeNull();
  github.recover();
  expect((await rest("POST", "/profile/generate")).body.newGenerationCount).toBe(2);
});

it("returns null for a generation without a fingerprint", async () => {
  await rest("POST", "/profile/generate");
  await database.execute("update generations set fingerprint = null");
  expect((await changes()).changed).toBeNull();
});
