import { describe, expect, test } from "vitest";
import { testDatabase } from "../setup/testDatabase.ts";
import { testImports } from "./testImports.ts";

const imports = testImports(testDatabase());

const words =
  "You build our payment service with TypeScript and PostgreSQL in a team of six in the centre of";
const vacancy = (number: number, more: object = {}) => ({
  title: "Backend Engineer",
  company: "Acme",
  location: "Berlin",
  url: `https://acme.example/jobs/${number}`,
  description: `<p>${words} Berlin.</p>`,
  ...more,
});
const ids = async () => (await imports.stored("closed_at is null")).map(({ id }) => id);

describe("an ad whose id and URL changed", () => {
  test("stays the same job, so that it stays saved", async () => {
    await imports.importAds([vacancy(1), vacancy(2, { title: "Nurse" })]);
    const before = await ids();
    const outcome = await imports.importAds([vacancy(31), vacancy(32, { title: "Nurse" })]);
    expect(outcome).toMatchObject({ added: 0, updated: 2, closed: 0 });
    expect(await ids()).toEqual(before);
    expect((await imports.one("Nurse")).url).toBe("https://acme.example/jobs/32");
  });

  test("stays the same job when its text was edited", async () => {
    await imports.importAds([vacancy(1)]);
    const [id] = await ids();
    await imports.importAds([vacancy(31, { description: `<p>${words} Berlin, two days at home.</p>` })]);
    expect(await ids()).toEqual([id]);
  });

  test("is distinguished from others of the same title by its text", async () => {
    const teams = ["payment service with TypeScript", "warehouse robots with Rust"].map((what) => ({
      description: `<p>${`You develop ${what}. `.repeat(3)}</p>`,
    }));
    await imports.importAds(teams.map((team, index) => vacancy(index, team)));
    const before = await imports.stored();
    await imports.importAds(teams.map((team, index) => vacancy(31 - index, team)));
    const textOf = new Map(before.map((job) => [job.id, job.description_text]));
    for (const job of await imports.stored()) expect(textOf.get(job.id)).toBe(job.description_text);
  });
});

test.each([
  ["another text", { description: "<p>Care for patients on the ward at night.</p>" }],
  ["another place", { location: "Bonn" }],
  ["another employer", { company: "Umbrella" }],
])("an ad with %s is a new job", async (_, more) => {
  await imports.importAds([vacancy(1)]);
  expect(await imports.importAds([vacancy(31, more)])).toMatchObject({ added: 1, closed: 1 });
});

test("a second ad like one that stays listed is a new job", async () => {
  await imports.importAds([vacancy(1)]);
  expect(await imports.importAds([vacancy(31), vacancy(1)])).toMatchObject({ added: 1, closed: 0 });
});

test("an ad that another source lists too keeps its URL", async () => {
  await imports.importAds([vacancy(1)]);
  await imports.importFile("other.json", [vacancy(1)]);
  expect(await imports.importAds([vacancy(31)])).toMatchObject({ added: 1, closed: 0 });
});
