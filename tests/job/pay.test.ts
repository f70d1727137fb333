import type { JobMark } from "@career-hub/db/enums.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { expectError } from "../setup/expectError.ts";
import { createTestContext } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { ad, testImports } from "./testImports.ts";

const database = testDatabase();
const imports = testImports(database);

const caller = () => createTestContext(database.current()).anonymous;
const found = async (input: Parameters<ReturnType<typeof caller>["job"]["list"]>[0]) =>
  (await caller().job.list(input)).jobs.map((job) => job.job_title);

const ads = [
  ad(1, { title: "Hourly", salary: "€40 per hour" }),
  ad(2, { title: "Monthly", salary: "€4,000 – 5,000 per month" }),
  ad(3, { title: "Yearly", salary: "€65,000 per year" }),
  ad(4, { title: "Dollars", salary: "$90,000 per year" }),
  ad(5, { title: "Silent" }),
  ad(6, { title: "Nameless", salary: "95,000 per year" }),
];

beforeEach(async () => {
  await imports.importAds(ads, { embedder: null });
});

describe("yearly pay", () => {
  it("is converted from any pay period, and null when unknown", async () => {
    const { jobs } = await caller().job.list({});
    const pay = Object.fromEntries(
      jobs.map((job) => [job.job_title, [job.salary_yearly_min, job.salary_yearly_max, job.salary_currency]]),
    );
    expect(pay).toEqual({
      Hourly: [72_000, 72_000, "EUR"],
      Monthly: [48_000, 60_000, "EUR"],
      Yearly: [65_000, 65_000, "EUR"],
      Dollars: [90_000, 90_000, "USD"],
      Silent: [null, null, null],
      Nameless: [95_000, 95_000, null],
    });
  });

  it("is filtered within one currency, with or without jobs without pay", async () => {
    expect((await found({ pay_currency: "EUR", pay: 61_000 })).sort()).toEqual(["Hourly", "Yearly"]);
    expect((await found({ pay_currency: "EUR", pay: 61_000, unpaid: true })).sort()).toEqual([
      "Hourly",
      "Nameless",
      "Silent",
      "Yearly",
    ]);
    expect(await found({ pay_currency: "GBP" })).toEqual([]);
  });

  it("sorts jobs of one currency over pages, those without pay last", async () => {
    const input = { pay_currency: "EUR", sort: "pay", unpaid: true, limit: 2 } as const;
    const titles: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await caller().job.list({ ...input, cursor });
      titles.push(...page.jobs.map((job) => job.job_title));
      cursor = page.nextCursor;
    } while (cursor);
    expect(titles.slice(0, 3)).toEqual(["Hourly", "Yearly", "Monthly"]);
    expect(titles.slice(3).sort()).toEqual(["Nameless", "Silent"]);
  });

  it.each([
    { pay: 50_000 },
    { sort: "pay" as const },
    { pay: 1, pay_currency: "euro" },
    { pay_currency: "EUR", pay: -1 },
  ])("rejects %o, which would compare across currencies", async (input) => {
    await expectError(caller().job.list(input), "BAD_REQUEST");
  });

  it("reports a missing currency", async () => {
    await expectError(
      caller().job.list({ sort: "pay" }),
      "BAD_REQUEST",
      "The field “pay_currency” is missing: pay is only compared within one currency.",
    );
  });

  it("rejects the cursor of another sort order", async () => {
    const { nextCursor } = await caller().job.list({ limit: 1 });
    await expectError(
      caller().job.list({ sort: "pay", pay_currency: "EUR", cursor: nextCursor }),
      "BAD_REQUEST",
    );
  });

  it("is counted by currency among the jobs that match the other filters", async () => {
    const { pay, total } = await caller().job.facets({ pay_currency: "EUR", pay: 61_000 });
    expect(total).toBe(2);
    expect(pay).toEqual([
      { value: "EUR", count: 3 },
      { value: "none", count: 2 },
      { value: "USD", count: 1 },
    ]);
  });
});

describe("similar jobs", () => {
  const cook = (number: number) =>
    ad(number, {
      title: `Sous Chef ${number}`,
      company: `Kitchen ${number}`,
      description: "<p>You cook and lead a kitchen of six, plan menus and train commis chefs.</p>",
    });
  const coder = (number: number, more: object = {}) =>
    ad(number, {
      title: "Backend Developer",
      company: `House ${number}`,
      description: `<p>You build web services number ${number} in Java with Spring and PostgreSQL.</p>`,
      ...more,
    });

  beforeEach(async () => {
    await imports.importAds([
      coder(1),
      coder(2),
      coder(3, { company: "House 1", url: "https://acme.example/elsewhere" }),
      coder(4),
      coder(5),
      cook(6),
      cook(7),
    ]);
  });
  const idOf = async (company: string) => {
    const [{ id = "" } = {}] = await database.rows("select id from jobs where company = $1 limit 1", [
      company,
    ]);
    return { id };
  };

  it("are of the same occupation, without duplicates and closed jobs", async () => {
    const { id } = await idOf("House 1");
    const { jobs } = await caller().job.similar({ id });
    expect(jobs.map((job) => job.company_name).sort()).toEqual(["House 2", "House 4", "House 5"]);
    await imports.importAds([coder(1), coder(2), cook(6), cook(7)]);
    const left = await caller().job.similar({ id });
    expect(left.jobs.map((job) => job.company_name)).toEqual(["House 2"]);
  });

  it("exclude hidden jobs and companies", async () => {
    const { id } = await idOf("House 1");
    const ada = await createTestContext(database.current()).somebody();
    const mark: JobMark = "hidden";
    await ada.caller.job.mark({ id: (await idOf("House 2")).id, mark });
    await ada.caller.job.hideCompany({ company: "house 4" });
    const { jobs } = await ada.caller.job.similar({ id });
    expect(jobs.map((job) => job.company_name)).toEqual(["House 5"]);
  });

  it("are empty for an unknown job", async () => {
    expect(await caller().job.similar({ id: "unknown" })).toEqual({ jobs: [] });
  });
});
