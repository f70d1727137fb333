import { jobs } from "@career-hub/db/schema.ts";
import { limits } from "@career-hub/server/limits/limits.ts";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { facetsInput, listInput, noSearch, searchOf, toggled } from "../../client/src/job/search.ts";
import { createTestContext } from "../setup/people.ts";
import { restOf } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";
import { ad, testImports } from "./testImports.ts";

const database = testDatabase({ keepsRows: true });
const server = testServer(database, { people: null, isShared: true });
const imports = testImports(database);

const cities = ["Berlin, Germany", "BERLIN", "Köln, Germany", "San José, Costa Rica", "St. John's, Canada"];
const remotes = ["remote", "hybrid", "onsite"] as const;
const levels = ["junior", "senior", "lead"] as const;
const stacks = [["TypeScript"], ["typescript", "Go"], ["Go", "C++"], []];
const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

/** Every pair of values occurs together in some job. */
const ads = Array.from({ length: 60 }, (_, index) =>
  ad(index, {
    company: at(["Acme", "ACME", "Other"], index),
    description: index % 2 ? "<p>We keep bees.</p>" : "<p>We keep books.</p>",
    location: at(cities, index),
    remote: index % 7 ? at(remotes, Math.floor(index / 5)) : "",
    level: at(levels, Math.floor(index / 3)),
    technologies: at(stacks, Math.floor(index / 2)),
    employment_type: index % 4 ? "full-time" : "contract",
  }),
);
beforeAll(() => imports.importAds(ads, { embedder: null }));
beforeEach(() => database.execute("delete from rate_limits"));

const names = ["place", "remote", "level", "technology", "employment_type"] as const;
type Name = (typeof names)[number];

describe("facets", () => {
  test("counts equal the number of jobs listed when the value is added", async () => {
    const { anonymous } = createTestContext(database.current());
    const chosen = fc.record({
      q: fc.constantFrom(undefined, "bees", "books"),
      place: fc.subarray(["Berlin", "germany", "Berlin, Germany", "st. john's", "Nowhere"], { maxLength: 3 }),
      remote: fc.subarray([...remotes], { maxLength: 2 }),
      level: fc.subarray([...levels], { maxLength: 2 }),
      technology: fc.subarray(["typescript", "go", "C++", "unheard of"], { maxLength: 2 }),
      employment_type: fc.subarray(["full-time", "contract"], { maxLength: 1 }),
    });
    await fc.assert(
      fc.asyncProperty(chosen, fc.constantFrom(...names), async (search, name: Name) => {
        const facets = await anonymous.job.facets(search);
        const { jobs } = await anonymous.job.list({ ...search, limit: 500 });
        expect(facets.total).toBe(jobs.length);
        for (const { value, count } of facets[name].slice(0, 3)) {
          const having = await anonymous.job.list({ ...search, [name]: [value], limit: 500 });
          expect({ value, count }).toEqual({ value, count: having.jobs.length });
        }
      }),
      { numRuns: 25, seed: 3 },
    );
  });

  test("include imported jobs immediately and exclude hidden companies", async () => {
    const { anonymous, signIn } = createTestContext(database.current());
    const anna = await signIn("anna");
    expect((await anonymous.job.facets({})).total).toBe(60);
    await imports.importAds(ads.slice(0, 50), { embedder: null });
    expect((await anonymous.job.facets({})).total).toBe(50);
    const mine = { without_hidden: true };
    expect((await anna.caller.job.facets(mine)).total).toBe(50);
    await anna.caller.job.hideCompany({ company: "acme" });
    expect((await anna.caller.job.facets(mine)).total).toBe(16);
    expect((await anna.caller.job.list(mine)).jobs).toHaveLength(16);
    expect((await anonymous.job.facets(mine)).total).toBe(50);
    await anna.caller.job.showCompany({ company: "Acme" });
    expect((await anna.caller.job.facets(mine)).total).toBe(50);
    await imports.importAds(ads, { embedder: null });
  });

  test("deduplicate concurrent identical queries", async () => {
    const { anonymous } = createTestContext(database.current());
    // More than fit in the queue.
    const responses = await Promise.all(
      Array.from({ length: 220 }, () => anonymous.job.facets({ q: "bees" })),
    );
    expect(new Set(responses.map(({ total }) => total))).toEqual(new Set([30]));
  });
});

test("rare places are found by typed text, countries also by their own name", async () => {
  const { anonymous } = createTestContext(database.current());
  const frequent = Array.from({ length: 140 }, (_, index) =>
    ad(100 + index, { location: `Aby ${index % 70}, Norway` }),
  );
  const rare = [
    ad(300, { location: "Łódź, Polska", remote: "remote" }),
    ad(301, { location: "Łódź, Poland", remote: "onsite" }),
  ];
  await imports.importAds([...ads, ...frequent, ...rare], { embedder: null });
  const places = async (typed: string, search: object = {}) =>
    (await anonymous.job.places({ typed, ...search })).places.map(({ value, count }) => [value, count]);
  expect((await anonymous.job.facets({})).place.map(({ value }) => value)).not.toContain("Łódź");
  for (const typed of ["Łód", "lodz", "ODZ"]) expect(await places(typed)).toEqual([["Łódź", 2]]);
  expect(await places("lodz", { remote: ["remote"], place: ["Berlin"] })).toEqual([["Łódź", 1]]);
  expect(await places("pols")).toEqual([["Poland", 2]]);
  expect(await places("%")).toEqual([]);
  for (const place of ["Poland", "polska", "Łódź, Poland"])
    expect((await anonymous.job.list({ place: [place] })).jobs).toHaveLength(2);

  // As earlier imports stored it.
  const { db } = database.current();
  await db
    .update(jobs)
    .set({ places: ["Łódź", "Polska"] })
    .where(eq(jobs.location, "Łódź, Polska"));
  expect(await places("pols")).toEqual([["Poland", 2]]);
  const { place: counted } = await anonymous.job.facets({ place: ["Łódź"], remote: ["remote", "onsite"] });
  expect(counted.filter(({ value }) => /^Pol/.test(value))).toEqual([{ value: "Poland", count: 2 }]);
  for (const place of ["Poland", "polska", "Łódź, Poland"])
    expect((await anonymous.job.list({ place: [place] })).jobs).toHaveLength(2);
  await imports.importAds(ads, { embedder: null });
});

describe("limits of a search", () => {
  const places = (count: number, place: string) =>
    Array.from({ length: count }, (_, index) => `place=${encodeURIComponent(`${place}${index}`)}`).join("&");

  test.each([
    ["30 places of 100 characters", places(30, "a,".repeat(49)), "place"],
    ["6 technologies", "technology=a".concat("&technology=a".repeat(5)), "technology"],
    ["a place of 4 parts", "place=a,b,c,d", "place"],
    ["a place of 101 characters", `place=${"a".repeat(101)}`, "place"],
    ["a query of 201 characters", `q=${"a".repeat(201)}`, "q"],
    ["a cursor of 201 characters", `cursor=${"a".repeat(201)}`, "cursor"],
  ])("rejects %s with 400 and the name of the field", async (_what, query, field) => {
    const { status, body } = await restOf(server.app)("GET", `/jobs?${query}`);
    expect([status, body.code]).toEqual([400, "BAD_REQUEST"]);
    expect(body.message).toContain(`field “${field}”`);
  });

  test("returns 429 with Retry-After above the search rate limit, separate from other limits", async () => {
    // A new server has not reserved any uses of the rate limit.
    await server.restart({});
    const rest = restOf(server.app);
    for (let count = 0; count < limits.search.max; count++) await rest("GET", "/jobs?limit=1");
    const { status, headers } = await rest("GET", "/jobs?limit=1");
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    const { id } = await imports.one("Job 1");
    expect((await rest("GET", `/jobs/${id}`)).status).toBe(200);
  });

  test("accepts the queries that the page builds from any URL", async () => {
    const { anonymous } = createTestContext(database.current());
    const typed = `?q=${"y".repeat(900)}&${places(30, "a,b,c,d,e")}${"&technology=Go&technology=C".repeat(3)}`;
    const search = searchOf(
      `${typed}&pay=5&pay_currency=euro&sort=x&technology=D&technology=E&technology=F&technology=G`,
    );
    expect(await anonymous.job.facets(facetsInput(search))).toMatchObject({ total: 0 });
    let many = noSearch;
    for (const value of ["a", "b", "c", "d", "e", "f", "g"]) many = toggled(many, "technology", value);
    expect(await anonymous.job.list(listInput(many))).toMatchObject({ jobs: [] });
    expect(toggled(many, "technology", "a").technology).not.toContain("a");
  });
});
