import { readFileSync } from "node:fs";
import { weightOf } from "@career-hub/server/matching/people.ts";
import { expect, it } from "vitest";
import { createTestContext } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase();

it("howItWorks returns the weights in use, which add up to 100", async () => {
  const facts = await createTestContext(database.current()).anonymous.about.howItWorks();
  expect(facts.people).toEqual(weightOf);
  for (const weights of [facts.people, facts.jobs])
    expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  expect(facts.strengths.map(({ from }) => from)).toEqual([0, 50, 65, 80]);
});

it("howItWorks returns the figures of docs/measured.md", async () => {
  const { measured } = await createTestContext(database.current()).anonymous.about.howItWorks();
  const docs = readFileSync(new URL("../../docs/measured.md", import.meta.url), "utf8");
  for (const { name, measure, cvs, ads, own } of measured.sets) {
    const row = docs
      .split("\n")
      .find((line) => line.startsWith(`| ${name} | ${measure} | ${cvs} × ${ads} |`));
    expect(row?.split("|")[5]?.trim()).toBe(own.toFixed(3));
  }
});

it("counts, pair and job are empty on an empty database", async () => {
  const { about } = createTestContext(database.current()).anonymous;
  expect(await about.counts()).toEqual({ profiles: 0, samples: 0, claims: 0, repositories: 0, jobs: 0 });
  expect(await about.pair()).toEqual({ pair: null });
  expect(await about.job()).toEqual({ sample: null });
});
