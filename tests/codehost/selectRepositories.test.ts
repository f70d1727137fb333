import fc from "fast-check";
import { expect, test } from "vitest";
import { type Listed, selectRepositories } from "../../server/src/codehost/selectRepositories.ts";

const now = Date.parse("2026-11-20T00:00:00Z");
const login = "ola-nordmann";

function listed(name: string, more: Partial<Listed> = {}): Listed {
  const owner = more.owner ?? login;
  return {
    nodeId: `R_${owner}/${name}`,
    contributed: false,
    nameWithOwner: `${owner}/${name}`,
    name,
    owner,
    description: null,
    url: `https://github.com/${owner}/${name}`,
    isFork: false,
    isTemplate: false,
    isArchived: false,
    isPrivate: false,
    isEmpty: false,
    isMirror: false,
    templateOf: null,
    createdAt: "2024-01-01T00:00:00Z",
    pushedAt: "2026-01-01T00:00:00Z",
    stars: 0,
    forks: 0,
    topics: [],
    license: null,
    languages: [],
    commits: null,
    tree: [],
    files: [],
    ...more,
  };
}

const chosen = (repositories: Listed[], limit?: number) =>
  selectRepositories(repositories, { login, now, ...(limit ? { limit } : {}) }).map(({ name }) => name);

test("forks, templates, mirrors and empty repositories are never looked into", () => {
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

test.each<[string, Partial<Listed>, Partial<Listed>]>([
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
  ["with topics before without", { topics: ["tides"] }, {}],
  ["described before not", { description: "Keeps tides" }, {}],
  ["own before foreign", {}, { owner: "tide-works" }],
  ["own before a famous foreign one", {}, { owner: "tide-works", stars: 90_000 }],
  [
    "foreign with known commits before foreign without",
    { owner: "tide-works", contributed: true },
    { owner: "tide-works" },
  ],
])("%s", (_rule, better, worse) => {
  expect(chosen([listed("worse", worse), listed("better", better)])).toEqual(["better", "worse"]);
});

test("at most sixty, whatever the order they came in", () => {
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

test("dates that make no sense do not decide about the rest", () => {
  const odd = listed("odd", { pushedAt: null, createdAt: "2031-01-01T00:00:00Z" });
  expect(chosen([odd, listed("own")]).sort()).toEqual(["odd", "own"]);
});
