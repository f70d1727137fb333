import fc from "fast-check";
import { expect, test } from "vitest";
import { type ListedRepository, selectRepositories } from "../../server/src/codehost/selectRepositories.ts";
import { repository } from "../evidence/sampleReading.ts";

const now = Date.parse("2026-11-20T00:00:00Z");
const login = "ola-nordmann";

function listed(name: string, more: Partial<ListedRepository> = {}): ListedRepository {
  const owner = more.owner ?? login;
  return {
    ...repository({
      name,
      owner,
      createdAt: "2024-01-01T00:00:00Z",
      pushedAt: "2026-01-01T00:00:00Z",
      stars: 0,
    }),
    nodeId: `R_${owner}/${name}`,
    relation: owner === login ? "owner" : "member",
    commits: null,
    ...more,
  };
}

const chosen = (repositories: ListedRepository[]) =>
  selectRepositories(repositories, { now }).map(({ name }) => name);

test("never selects forks, templates, mirrors and empty repositories", () => {
  const others = [
    listed("a", { isFork: true }),
    listed("b", { isTemplate: true }),
    listed("c", { isMirror: true }),
    listed("d", { isEmpty: true }),
  ];
  expect(chosen([...others, listed("own"), listed("old", { isArchived: true })]).sort()).toEqual([
    "old",
    "own",
  ]);
});

test("selects guest repositories only with many own commits", () => {
  const as = (relation: ListedRepository["relation"]) => ({ owner: "tide-works", relation });
  expect(
    chosen([
      listed("patched", { ...as("guest"), ownByYear: { 2025: 3 } }),
      listed("maintained", { ...as("guest"), ownByYear: { 2014: 300 } }),
      listed("joined", { ...as("member"), ownByYear: { 2026: 3 } }),
      listed("unknown", as("guest")),
    ]).sort(),
  ).toEqual(["joined", "maintained", "unknown"]);
});

test.each<[string, Partial<ListedRepository>, Partial<ListedRepository>]>([
  [
    "fresh before old",
    { pushedAt: "2026-11-01T00:00:00Z" },
    { pushedAt: "2017-11-01T00:00:00Z", createdAt: "2017-10-01T00:00:00Z" },
  ],
  [
    "large before small",
    { languages: [{ name: "Rust", color: null, bytes: 900_000 }] },
    { languages: [{ name: "Rust", color: null, bytes: 900 }] },
  ],
  ["starred before unknown", { stars: 400 }, { stars: 0 }],
  ["own before foreign", {}, { owner: "tide-works" }],
  ["own before a famous foreign one", {}, { owner: "tide-works", stars: 90_000 }],
  [
    "foreign with known commits before own without",
    { owner: "tide-works", relation: "guest", ownByYear: { 2025: 400 } },
    { ownByYear: {}, stars: 5000 },
  ],
  [
    "many own commits of long ago before a few recent ones",
    { ownByYear: { 2015: 900, 2016: 1200 }, pushedAt: "2026-11-01T00:00:00Z" },
    { ownByYear: { 2026: 12 }, pushedAt: "2026-11-01T00:00:00Z", stars: 20 },
  ],
  [
    "recent own commits before equally many old ones",
    { ownByYear: { 2026: 40 }, pushedAt: "2026-11-01T00:00:00Z" },
    { ownByYear: { 2019: 40 }, pushedAt: "2026-11-01T00:00:00Z" },
  ],
])("ranks %s", (_rule, better, worse) => {
  expect(chosen([listed("worse", worse), listed("better", better)])).toEqual(["better", "worse"]);
});

test("selects at most sixty, independent of the input order", () => {
  const many = Array.from({ length: 300 }, (_, i) =>
    listed(`r${i}`, { stars: i % 50, owner: i % 3 ? login : "tide-works" }),
  );
  const usual = chosen(many);
  expect(usual).toHaveLength(60);
  fc.assert(
    fc.property(fc.shuffledSubarray(many, { minLength: many.length }), (shuffled) => {
      expect(chosen(shuffled)).toEqual(usual);
    }),
    { numRuns: 20 },
  );
});

test.each([true, false])(
  "selects the main repositories among 300 small modules (own commits known: %s)",
  (isKnown) => {
    const small = Array.from({ length: 300 }, (_, i) =>
      listed(`module-${i}`, {
        stars: (i * 37) % 400,
        pushedAt: new Date(now - i * 24 * 3600 * 1000).toISOString(),
        createdAt: "2018-01-01T00:00:00Z",
        languages: [{ name: "JavaScript", color: null, bytes: 6_000 }],
        ...(isKnown ? { ownByYear: { 2026: 6 + (i % 30) } } : {}),
      }),
    );
    const main = [
      listed("engine", {
        languages: [{ name: "C++", color: null, bytes: 4_000_000 }],
        createdAt: "2012-01-01T00:00:00Z",
        pushedAt: "2023-01-01T00:00:00Z",
        ...(isKnown ? { ownByYear: { 2012: 900, 2013: 1400, 2022: 60 } } : {}),
      }),
      listed("platform", {
        owner: "tide-works",
        stars: 9000,
        languages: [{ name: "Go", color: null, bytes: 9_000_000 }],
        createdAt: "2016-01-01T00:00:00Z",
        ...(isKnown ? { ownByYear: { 2019: 350 } } : {}),
      }),
    ];
    const names = chosen([...small, ...main]);
    expect(names).toHaveLength(60);
    expect(names).toContain("engine");
    if (isKnown) expect(names.slice(0, 2)).toEqual(["engine", "platform"]);
  },
);

test("implausible dates do not affect other repositories", () => {
  const odd = listed("odd", { pushedAt: null, createdAt: "2031-01-01T00:00:00Z" });
  expect(chosen([odd, listed("own")]).sort()).toEqual(["odd", "own"]);
});
