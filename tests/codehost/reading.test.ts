import { loadPeople, noFlags } from "@career-hub/demo/people.ts";
import { expect, test } from "vitest";
import { prolificPerson, samplePerson, sampleRepository } from "../doubles/samplePerson.ts";
import { now, testReading } from "./testReading.ts";

const openWith = testReading();
const open = (...repositories: Parameters<typeof sampleRepository>[0][]) =>
  openWith(samplePerson({ repositories: repositories.map(sampleRepository) }));

test("reads a repository with its commits, tree, README and manifests", async () => {
  const { read, github } = await open({
    name: "ledger",
    stars: 12,
    releases: 4,
    templateOf: "tide-works/starter",
    languages: { Shell: 10, Rust: 4000, Sorrel: 2 },
    tree: [
      "src/",
      "src/main.rs",
      "src/wal/",
      ".github/workflows/ci.yml",
      "Cargo.toml",
      "README.md",
      "vendor/",
      "photo.png",
    ],
  });
  const { account, repositories, totalCount, unreadable, unreadableYears, readAt } = await read();
  expect(account).toEqual({
    id: "9000001",
    login: "ola-nordmann",
    name: "Ola Nordmann",
    avatarUrl: `${github.url}/avatars/ola-nordmann.svg`,
    profileUrl: `${github.url}/ola-nordmann`,
    createdAt: "2019-05-01T10:00:00Z",
  });
  expect({ totalCount, unreadable, unreadableYears, readAt }).toEqual({
    totalCount: 1,
    unreadable: [],
    unreadableYears: [],
    readAt: "2026-11-20T12:00:00.000Z",
  });
  expect(repositories).toEqual([
    {
      nameWithOwner: "ola-nordmann/ledger",
      name: "ledger",
      owner: "ola-nordmann",
      description: "Keeps a ledger of tides",
      url: `${github.url}/ola-nordmann/ledger`,
      ...noFlags,
      templateOf: "tide-works/starter",
      createdAt: "2022-01-10T08:00:00Z",
      pushedAt: "2026-10-01T08:00:00Z",
      stars: 12,
      forks: 0,
      relation: "owner",
      releases: 4,
      reviews: 0,
      topics: ["tides"],
      license: "MIT",
      languages: [
        { name: "Rust", color: "#dea584", bytes: 4000 },
        { name: "Shell", color: "#89e051", bytes: 10 },
        { name: "Sorrel", color: null, bytes: 2 },
      ],
      commits: {
        own: 120,
        all: 150,
        firstAt: "2022-01-11T08:00:00Z",
        lastAt: "2026-10-01T07:59:00Z",
        ownByYear: { 2022: 25, 2023: 25, 2024: 25, 2025: 26, 2026: 19 },
      },
      tree: [
        ".github/",
        "Cargo.toml",
        "README.md",
        "photo.png",
        "src/",
        "vendor/",
        ".github/workflows/",
        "src/main.rs",
        "src/wal/",
        ".github/workflows/ci.yml",
      ],
      files: [
        { path: "README.md", text: "# Tides\n\nA ledger." },
        { path: "Cargo.toml", text: '[package]\nname = "tides"\n' },
      ],
    },
  ]);
});

test("reads every sample person completely in at most 12 calls", async () => {
  const people = await loadPeople(now());
  const { github, host } = await openWith();
  expect(people.length).toBeGreaterThan(0);
  for (const person of people) {
    const reading = await host.read(github.tokenFor(person.login, "read:user repo"), {
      includePrivate: true,
    });
    expect(reading.unreadable).toEqual([]);
    expect(github.calls.splice(0).length).toBeLessThanOrEqual(12);
    expect(reading.repositories.map(({ nameWithOwner }) => nameWithOwner).sort()).toEqual(
      person.repositories.map(({ owner, name }) => `${owner ?? person.login}/${name}`).sort(),
    );
    for (const { name, owner, commits, isFork, isTemplate, isEmpty, isMirror } of person.repositories) {
      const read = reading.repositories.find(
        (one) => one.nameWithOwner === `${owner ?? person.login}/${name}`,
      );
      const looked = reading.repositories.filter((one) => one.commits).length;
      if (isFork || isTemplate || isEmpty || isMirror) expect(read?.commits).toBeNull();
      else if (looked === 60 && !read?.commits) expect(read?.files).toEqual([]);
      else expect(read?.commits).toMatchObject({ own: commits.own, all: commits.all, lastAt: commits.last });
    }
  }
});

test("reads 250 repositories in at most 12 calls", async () => {
  const { read, github } = await openWith(prolificPerson(250));
  const { repositories, totalCount } = await read();
  expect(github.calls.length).toBeLessThanOrEqual(12);
  expect(repositories).toHaveLength(totalCount);
  expect(repositories.filter(({ commits }) => commits !== null)).toHaveLength(60);
});

test("lists 1,000 repositories in at most 60 calls", async () => {
  const person = prolificPerson(1000);
  const { read, github } = await openWith(person);
  const { repositories, unreadable } = await read({ includePrivate: true, scope: "repo" });
  expect(github.calls.length).toBeLessThanOrEqual(60);
  expect(repositories).toHaveLength(person.repositories.length);
  expect(unreadable).toEqual([]);
});

test("reads the old main repository among 300, with its packages", async () => {
  const { repositories } = prolificPerson(300);
  const main = sampleRepository({
    name: "engine",
    createdAt: "2010-01-01T00:00:00Z",
    pushedAt: "2017-01-01T00:00:00Z",
    commits: { own: 2400, all: 2500, first: "2010-01-02T00:00:00Z", last: "2017-01-01T00:00:00Z" },
    tree: [],
    files: {
      "Cargo.toml": "[workspace]",
      "crates/wal/Cargo.toml": '[package]\nname = "wal"\n',
      "tides/Cargo.toml": '[package]\nname = "tides"\n',
    },
  });
  const { read } = await openWith(
    samplePerson({ repositories: [...repositories, main], createdAt: "2009-01-01T00:00:00Z" }),
  );
  const engine = (await read()).repositories.find(({ name }) => name === "engine");
  expect(engine?.commits).toMatchObject({ own: 2400, all: 2500 });
  expect(engine?.files.map(({ path }) => path)).toEqual([
    "Cargo.toml",
    "tides/Cargo.toml",
    "crates/wal/Cargo.toml",
  ]);
});

test("lists at most ten pages but counts all repositories", async () => {
  const { read, github } = await openWith(prolificPerson(1200));
  const { repositories, totalCount } = await read({ includePrivate: true, scope: "repo" });
  expect(github.calls.filter(({ operation }) => operation === "List")).toHaveLength(10);
  expect(repositories.length).toBeLessThan(totalCount);
  expect(totalCount).toBeGreaterThan(1100);
});

test("reads no private repositories unless the sign-in requested them", async () => {
  const { read, github } = await open({ name: "open" }, { name: "hidden-ledger", isPrivate: true });
  const reading = await read({ scope: "read:user repo" });
  expect(reading.repositories.map(({ name }) => name)).toEqual(["open"]);
  expect(JSON.stringify(reading)).not.toContain("hidden");
  expect(github.calls.find(({ operation }) => operation === "List")?.body).toMatchObject({
    variables: { privacy: "PUBLIC" },
  });
});

test("drops private repositories that the code host sends unrequested", async () => {
  const { read, github } = await open({ name: "open" }, { name: "hidden-ledger" });
  github.rewriteResponses((text) => text.replace(/("name":"hidden-ledger".*?"isPrivate":)false/g, "$1true"));
  const reading = await read();
  expect(JSON.stringify(reading)).not.toContain("hidden");
  expect(github.calls.filter(({ operation }) => operation === "Details")).toMatchObject([
    { body: { variables: { ids: [expect.any(String)] } } },
  ]);
});

test("reads private repositories when requested and the token allows it", async () => {
  const { read } = await open({ name: "open" }, { name: "hidden-ledger", isPrivate: true });
  const granted = await read({ includePrivate: true, scope: "read:user repo" });
  expect(granted.repositories.map(({ name, isPrivate }) => [name, isPrivate])).toContainEqual([
    "hidden-ledger",
    true,
  ]);
  const without = await read({ includePrivate: true });
  expect(without.repositories.map(({ name }) => name)).toEqual(["open"]);
});

test.each([
  [1, "2026-05-05T05:05:05Z"],
  [2, "2020-02-02T02:02:02Z"],
  [7, "2020-02-02T02:02:02Z"],
])("dates the first of %i own commits", async (own, firstAt) => {
  const last = "2026-05-05T05:05:05Z";
  const first = own === 1 ? last : "2020-02-02T02:02:02Z";
  const { read } = await open({ name: "ledger", commits: { own, all: 50, first, last } });
  expect((await read()).repositories[0]?.commits).toMatchObject({ own, all: 50, firstAt, lastAt: last });
});

test("keeps the oldest known date when the history cursor has an unknown format", async () => {
  const { read, github } = await open({ name: "ledger" });
  github.rewriteResponses((text) =>
    text.replace(/"endCursor":"[0-9a-f]{40} 0"/, '"endCursor":"Y3Vyc29yOnYyOpHOAAAAAQ=="'),
  );
  const [ledger] = (await read()).repositories;
  expect(ledger?.commits).toMatchObject({
    own: 120,
    all: 150,
    firstAt: "2026-10-01T07:59:00Z",
    lastAt: "2026-10-01T07:59:00Z",
  });
  expect(ledger?.files).toHaveLength(2);
});

test("requests no files without own commits", async () => {
  const { read, github } = await open({
    name: "theirs",
    commits: { own: 0, all: 40, first: null, last: null },
  });
  const [theirs] = (await read()).repositories;
  expect(theirs).toMatchObject({ commits: { own: 0, all: 40, firstAt: null, lastAt: null }, files: [] });
  expect(github.calls.map(({ operation }) => operation)).toEqual(["List", "Contributions", "Details"]);
});

test("returns an empty reading for an empty account", async () => {
  const { read, github } = await open();
  expect(await read()).toMatchObject({ repositories: [], totalCount: 0, unreadable: [] });
  expect(github.calls.map(({ operation }) => operation)).toEqual(["List", "Contributions"]);
});

test("truncates READMEs at 32 KB and manifests at 64 KB and skips binaries", async () => {
  const { read } = await open({
    name: "ledger",
    tree: ["README.rst", "package.json", "Cargo.toml"],
    files: {
      "README.rst": "ä".repeat(2_500_000),
      "package.json": "x".repeat(100_000),
      "Cargo.toml": "\0\u0001",
    },
  });
  const files = (await read()).repositories[0]?.files ?? [];
  expect(files.map(({ path, text }) => [path, Buffer.byteLength(text)])).toEqual([
    ["README.rst", 32 * 1024],
    ["package.json", 64 * 1024],
  ]);
});

test("reports increasing progress up to the total", async () => {
  const { host, github } = await openWith(prolificPerson(90));
  const seen: number[][] = [];
  const token = github.tokenFor("ola-nordmann");
  await host.read(token, {
    includePrivate: false,
    onProgress: ({ done, total }) => seen.push([done, total]),
  });
  const total = seen[0]?.[1];
  expect(seen[0]).toEqual([0, total]);
  expect(seen.at(-1)).toEqual([total, total]);
  expect(seen).toEqual(seen.toSorted(([a = 0], [b = 0]) => a - b));
});

test("treats a name of invisible characters as missing", async () => {
  const { host, github } = await openWith(samplePerson({ name: "\u200b \u3164", repositories: [] }));
  expect((await host.account(github.tokenFor("ola-nordmann"))).name).toBeNull();
});

test("never includes the token in the reading", async () => {
  const { host, github } = await open({ name: "ledger" });
  const token = github.tokenFor("ola-nordmann");
  expect(JSON.stringify(await host.read(token, { includePrivate: false }))).not.toContain(token);
});
