import type { DemoRepository } from "@career-hub/demo/people.ts";
import { expect, test } from "vitest";
import { findFacts } from "../../server/src/evidence/evidence.ts";
import type { Fault } from "../doubles/github.ts";
import { samplePerson, sampleRepository } from "../doubles/samplePerson.ts";
import { now, testReading } from "./testReading.ts";

const personWith = (repositories: DemoRepository[]) =>
  samplePerson({ repositories, createdAt: "2008-03-01T00:00:00Z" });
const openWith = testReading();
const open = (repositories: DemoRepository[]) => openWith(personWith(repositories));
const openImpatiently = testReading({ callMs: 1_500, totalMs: 10_000 });

/** A repository of another owner, with commits of a former maintainer. */
const engine = sampleRepository({
  name: "engine",
  owner: "tide-works",
  relation: "guest",
  createdAt: "2008-02-01T00:00:00Z",
  commits: {
    own: 900,
    all: 12_000,
    first: "2009-03-01T00:00:00Z",
    last: "2012-06-30T00:00:00Z",
    ownByMonth: { "2009-03": 300, "2010-05": 500, "2012-06": 100 },
  },
});

test("reads past contributions to another owner's repository by year", async () => {
  const { read, github } = await open([engine]);
  const { repositories, totalCount, unreadableYears } = await read();
  expect(totalCount).toBe(1);
  expect(unreadableYears).toEqual([]);
  expect(repositories).toMatchObject([
    {
      nameWithOwner: "tide-works/engine",
      relation: "guest",
      topics: ["tides"],
      license: "MIT",
      languages: [{ name: "Rust", bytes: 40_000 }],
      commits: { own: 900, all: 12_000, ownByYear: { 2009: 300, 2010: 500, 2012: 100 } },
    },
  ]);
  expect(repositories[0]?.files.map(({ path }) => path)).toEqual(["README.md", "Cargo.toml"]);
  expect(github.calls.filter(({ operation }) => operation === "Contributions")).toHaveLength(2);
});

test("writes a profile for a past maintainer without own repositories", async () => {
  const { read } = await open([engine]);
  const facts = findFacts(await read(), { now: now() });
  expect(facts.basis).toMatchObject({ repositoriesTotal: 1, repositoriesCounted: 1 });
  expect(facts.languages).toEqual([{ name: "Rust", percent: 100 }]);
});

test("queries every year of the account in periods of at most a year, none in the future", async () => {
  const { read, github } = await open([engine]);
  await read();
  const variables = github.calls
    .filter(({ operation }) => operation === "Contributions")
    .flatMap(({ body }) => Object.entries((body as { variables: Record<string, string> }).variables));
  const from = variables.filter(([name]) => name.startsWith("from")).map(([, time]) => time.slice(0, 4));
  expect(from.sort()).toEqual(Array.from({ length: 19 }, (_, i) => String(2008 + i)));
  expect(variables.filter(([, time]) => Date.parse(time) > now().getTime())).toEqual([]);
});

test("distinguishes owner, member and guest and lists each repository once", async () => {
  const { read } = await open([
    sampleRepository({ name: "ledger" }),
    sampleRepository({ name: "charts", owner: "tide-works" }),
    sampleRepository({
      name: "atlas",
      owner: "tide-works",
      commits: { own: 12, all: 3400, first: "2026-03-01T00:00:00Z", last: "2026-09-01T00:00:00Z" },
    }),
    engine,
  ]);
  const { repositories, totalCount } = await read();
  expect(totalCount).toBe(4);
  expect(repositories.map(({ name, relation, commits }) => [name, relation, commits?.own]).sort()).toEqual([
    ["atlas", "guest", 12],
    ["charts", "member", 120],
    ["engine", "guest", 900],
    ["ledger", "owner", 120],
  ]);
});

test("reads private contributions only when the sign-in requested them", async () => {
  const secret = { ...engine, name: "secret-engine", isPrivate: true };
  const { read } = await open([secret]);
  expect(JSON.stringify(await read({ scope: "read:user repo" }))).not.toContain("secret");
  const asked = await read({ scope: "read:user repo", includePrivate: true });
  expect(asked.repositories).toMatchObject([{ name: "secret-engine", isPrivate: true }]);
});

test.each<Fault>(["badGateway", "noData", "otherShape", "huge", "hang"])(
  "continues without contributions on %s",
  async (fault) => {
    const repositories = [sampleRepository({ name: "ledger" }), engine];
    const { read, github } = await (fault === "hang"
      ? openImpatiently(personWith(repositories))
      : open(repositories));
    github.fail(fault, { operation: "Contributions" });
    const found = await read();
    expect(found.repositories).toMatchObject([{ name: "ledger", commits: { own: 120 } }]);
    expect(found.repositories[0]?.commits).not.toHaveProperty("ownByYear");
    expect(found.repositories[0]).not.toHaveProperty("reviews");
    expect(found.unreadable).toEqual([]);
    expect(found.unreadableYears).toHaveLength(19);
  },
);

test("reports years that fail and uses the others", async () => {
  const { read, github } = await open([engine]);
  github.rewriteResponses((text) => text.replace(/"y2010":\{.*?\]\}/, '"y2010":null'));
  const { repositories, unreadableYears } = await read();
  expect(unreadableYears).toEqual([2010]);
  expect(repositories[0]?.commits?.ownByYear).toEqual({ 2009: 300, 2012: 100 });
});

test("splits a failed query of ten years into halves", async () => {
  const { read, github } = await open([engine]);
  github.fail("noData", { operation: "Contributions", times: 1 });
  const { unreadableYears } = await read();
  expect(unreadableYears).toEqual([]);
  expect(github.calls.filter(({ operation }) => operation === "Contributions")).toHaveLength(4);
});

test("ends the reading at a rate limit", async () => {
  const { read, github } = await open([sampleRepository({ name: "ledger" })]);
  github.fail("secondaryLimit", { operation: "Contributions" });
  await expect(read()).rejects.toMatchObject({ cause: { reason: "rate_limited" } });
});
