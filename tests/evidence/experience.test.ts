import { describe, expect, test } from "vitest";
import { levelOf } from "../../server/src/evidence/experience.ts";
import { factsOf, type Part } from "./sampleReading.ts";

const work = (own: number, from: string, to: string, part: Part = {}): Part => ({
  stars: 0,
  commits: { own, all: own, firstAt: `${from}T00:00:00Z`, lastAt: `${to}T00:00:00Z` },
  pushedAt: `${to}T00:00:00Z`,
  ...part,
});
const levelFor = (...parts: Part[]) => factsOf(...parts).experience;

describe("the level", () => {
  test("is senior or above for many years and commits in one repository", () => {
    expect(levelFor(work(4_900, "2012-01-01", "2026-01-01"))).toBe("Senior");
    expect(levelFor(work(4_900, "2012-01-01", "2026-01-01", { stars: 20_000 }))).toBe("Principal");
  });

  test("rises with the commits of the first year", () => {
    expect(levelFor(work(758, "2025-10-01", "2026-10-01"))).toBe("Mid-level");
    expect(levelFor(work(120, "2025-10-01", "2026-10-01"))).toBe("Junior");
    expect(levelFor(work(30, "2026-06-01", "2026-10-01"))).toBe("Entry");
  });

  test("does not count the years between two commits", () => {
    expect(levelFor(work(24, "2012-01-01", "2026-01-01"))).toBe("Junior");
  });

  test("rises with stars, releases and reviews, by the person's share of the commits", () => {
    const plain = work(600, "2022-01-01", "2026-01-01");
    const used = work(600, "2022-01-01", "2026-01-01", { stars: 9_000, releases: 40, reviews: 200 });
    expect([levelFor(plain), levelFor(used)]).toEqual(["Mid-level", "Senior"]);
    const guest = { ...used, commits: { ...used.commits, own: 600, all: 600_000 } } as typeof used;
    expect(levelFor(guest)).toBe("Mid-level");
  });

  test("counts calendar years with own commits when the code host provides them", () => {
    const commits = (ownByYear: Record<string, number>) => ({
      own: 300,
      all: 300,
      firstAt: "2015-01-01T00:00:00Z",
      lastAt: "2026-01-01T00:00:00Z",
      ownByYear,
    });
    const years = (ownByYear: Record<string, number>) =>
      factsOf(work(300, "2015-01-01", "2026-01-01", { commits: commits(ownByYear) })).activeYears;
    expect(years({ 2015: 150, 2026: 150 })).toBe(2);
    expect(years({ 2015: 100, 2019: 2, 2020: 98, 2026: 100 })).toBe(3);
  });

  test.each([
    ["few commits", work(12, "2024-01-01", "2026-01-01")],
    ["less than a month", work(90, "2026-01-01", "2026-01-20")],
    [
      "course work alone",
      work(90, "2024-01-01", "2026-01-20", { description: "Plans for the course on cranes" }),
    ],
    ["exercises alone", work(90, "2024-01-01", "2026-01-20", { name: "advent-of-code-2025" })],
  ])("is N/A with a reason for %s", (_, one) => {
    const facts = factsOf(one);
    expect(facts.experience).toBe("N/A");
    expect(facts.experienceBasis).toMatch(/^Not enough to say: /);
  });

  test("rises with the points", () => {
    const levels = [0, 1.5, 3, 5.5, 9.5, 12].map(levelOf);
    expect(levels).toEqual(["Entry", "Junior", "Mid-level", "Senior", "Principal", "Principal"]);
  });
});
