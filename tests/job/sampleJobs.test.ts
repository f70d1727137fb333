import { jobSources } from "@career-hub/db/schema.ts";
import { loadSampleJobs, seedJobs } from "@career-hub/demo/seedJobs.ts";
import { sampleSource } from "@career-hub/server/job/import/refresh.ts";
import { findSource } from "@career-hub/server/job/source/queries.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestContext } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testImports } from "./testImports.ts";

const database = testDatabase();
const imports = testImports(database);

const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter(Boolean).length;

test("sample jobs are numerous, varied and unique", async () => {
  const jobs = await loadSampleJobs(new Date());
  expect(jobs.length).toBeGreaterThanOrEqual(160);
  expect(new Set(jobs.map((job) => job.url)).size).toBe(jobs.length);
  expect(new Set(jobs.map((job) => job.description_html)).size).toBe(jobs.length);
  expect(new Set(jobs.map((job) => job.location)).size).toBeGreaterThan(35);
  expect(jobs.every((job) => job.url.startsWith("https://jobs.example/"))).toBe(true);
  expect(jobs.filter((job) => words(job.description_html) >= 120).length).toBeGreaterThan(140);
  expect(jobs.filter((job) => words(job.description_html) < 60).length).toBeGreaterThan(10);
});

test("sample jobs are dated relative to the current day", async () => {
  const [then, later] = [
    await loadSampleJobs(new Date("2027-03-01T10:00:00Z")),
    await loadSampleJobs(new Date("2027-03-11T10:00:00Z")),
  ];
  const newest = (jobs: { posted_at: string }[]) => Math.max(...jobs.map((job) => Date.parse(job.posted_at)));
  expect(newest(later) - newest(then)).toBe(10 * 86_400_000);
  expect(newest(then)).toBeLessThanOrEqual(Date.parse("2027-03-01T10:00:00Z"));
});

test("the newest sample jobs are for developers", async () => {
  const jobs = await loadSampleJobs(new Date());
  const newest = jobs.toSorted((a, b) => Date.parse(b.posted_at) - Date.parse(a.posted_at)).slice(0, 10);
  for (const { title } of newest) expect(title).toMatch(/developer|engineer|programmer/i);
});

test("sample jobs are imported once a day, reported as preparing, without changing other sources", async () => {
  const { context, anonymous } = createTestContext(database.current());
  const source = () => findSource(database.db, { source: sampleSource });
  await imports.importAds([{ title: "Mine", url: "https://mine.example/1", description: "x" }]);
  const seeding = seedJobs(context);
  expect((await anonymous.job.list({})).preparing).toBe(true);
  await seeding;
  expect((await anonymous.job.list({})).preparing).toBe(false);
  const first = await source();
  await seedJobs(context);
  expect(await source()).toEqual(first);
  await database.db.update(jobSources).set({ lastRunAt: sql`now() - interval '1 day'` });
  await seedJobs(context);
  expect((await source())?.lastRunAt?.getTime()).toBeGreaterThan(Number(first?.lastRunAt?.getTime()));
  const { total, level, remote, employment_type, place } = await anonymous.job.facets({});
  expect(total).toBe((await loadSampleJobs(new Date())).length + 1);
  expect([level.length, remote.length, employment_type.length]).toEqual([6, 3, 5]);
  expect(place.length).toBeGreaterThan(30);
  expect(await imports.one("Mine")).toMatchObject({ closed_at: null });
  expect(
    await imports.importAds([{ title: "Other", url: "https://mine.example/2", description: "x" }]),
  ).toMatchObject({ added: 1, closed: 1 });
  const pay = await imports.stored("salary is not null and salary_max is null");
  expect(pay.map((job) => job.salary)).toEqual([]);
});
