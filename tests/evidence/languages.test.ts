import fc from "fast-check";
import { expect, test } from "vitest";
import { languageShares, leadingOf, toPercents } from "../../server/src/evidence/languages.ts";
import { countRepositories } from "../../server/src/evidence/repositories.ts";
import { factsOf, now, reading, repository, textsOf } from "./sampleReading.ts";

const language = (name: string, bytes: number) => ({ name, color: null, bytes });
const sharesOf = (...repositories: ReturnType<typeof repository>[]) =>
  languageShares(countRepositories(reading(repositories), now).counted);

test("percents are whole and sum to 100, whatever the parts", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.001, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 12 }),
      (parts) => {
        const percents = toPercents(parts.map((part, index) => [`l${index}`, part])).map(
          ({ percent }) => percent,
        );
        expect(percents.every(Number.isInteger)).toBe(true);
        expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
      },
    ),
  );
});

test("there are no shares without a language", () => {
  expect(sharesOf(repository({ name: "notes", languages: [] }))).toEqual([]);
  expect(sharesOf(repository({ name: "notes", languages: [language("Python", 0)] }))).toEqual([]);
});

test("saved notebook output does not count", () => {
  const shares = sharesOf(
    repository({
      name: "study",
      languages: [language("Jupyter Notebook", 60_000_000), language("Python", 40_000)],
    }),
  );
  expect(shares[0]?.name).toBe("Python");
});

test("shares are weighted by own commits, not by size", () => {
  const shares = sharesOf(
    repository({
      name: "engine",
      languages: [language("Rust", 400_000)],
      commits: { own: 800, all: 820, firstAt: "2022-01-01T00:00:00Z", lastAt: "2026-10-01T00:00:00Z" },
    }),
    repository({
      name: "monolith",
      languages: [language("Java", 90_000_000)],
      commits: { own: 12, all: 61_000, firstAt: "2023-01-01T00:00:00Z", lastAt: "2023-03-01T00:00:00Z" },
    }),
  );
  expect(shares[0]).toMatchObject({ name: "Rust" });
  expect(shares[0]?.percent).toBeGreaterThan(90);
});

test("languages of repositories in which the person is a guest count little", () => {
  const guests = Array.from({ length: 5 }, (_, i) =>
    repository({
      name: `theirs-${i}`,
      owner: "others",
      languages: [language("C++", 5_000_000), language("Java", 4_000_000)],
      commits: { own: 30, all: 3000, firstAt: "2025-01-01T00:00:00Z", lastAt: "2026-10-01T00:00:00Z" },
    }),
  );
  const mine = repository({
    name: "mine",
    languages: [language("Go", 40_000)],
    commits: { own: 60, all: 60, firstAt: "2025-01-01T00:00:00Z", lastAt: "2026-10-01T00:00:00Z" },
  });
  expect(sharesOf(...guests, mine).find(({ name }) => name === "Go")?.percent).toBeGreaterThan(85);
});

test("there are at most eight languages", () => {
  const many = Array.from({ length: 15 }, (_, index) => language(`L${index}`, 10_000 + index));
  expect(sharesOf(repository({ name: "polyglot", languages: many })).length).toBeLessThanOrEqual(8);
});

test("a scripting language leads only with more than half", () => {
  expect(
    leadingOf([
      ["Shell", 0.4],
      ["Python", 0.3],
    ]),
  ).toBeNull();
  expect(
    leadingOf([
      ["Shell", 0.7],
      ["Python", 0.3],
    ]),
  ).toBe("Shell");
  expect(
    leadingOf([
      ["Python", 0.4],
      ["Shell", 0.3],
    ]),
  ).toBe("Python");
});

test("a language with a small share is a technology only from the second repository on", () => {
  const technologies = (...names: string[]) => {
    const languages = [language("Swift", 90_000), language("Ruby", 9_000)];
    return textsOf(factsOf(...names.map((name) => ({ name, languages }))).technologies);
  };
  expect(technologies("yard")).toEqual(["Swift"]);
  expect(technologies("yard", "crane")).toEqual(["Swift", "Ruby"]);
});

test("languages of settings count only when there is no software", () => {
  const settings = { name: "settings", languages: [language("Lua", 90_000)] };
  expect(textsOf(factsOf(settings, { name: "yard" }).technologies)).toEqual(["TypeScript"]);
  expect(textsOf(factsOf(settings).technologies)).toEqual(["Lua"]);
});

test.each([
  [null, [language("CSS", 90_000), language("Pug", 50_000), language("JavaScript", 38_000)]],
  ["JavaScript", [language("HTML", 900_000), language("JavaScript", 38_000)]],
  ["SQL", [language("SQL", 90_000), language("Python", 9_000)]],
])("the main language is %j", (main, languages) => {
  const { projects } = factsOf({ languages });
  expect(projects[0]?.language).toBe(main);
});
