import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createHouse, type Person } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { ad, createImportHouse } from "./importHouse.ts";

const database = testDatabase();
const imports = createImportHouse(database.current, () => "http://127.0.0.1:9");
let house: ReturnType<typeof createHouse>;
let ada: Person;
let ben: Person;
beforeEach(async () => {
  house = createHouse(database.current());
  [ada, ben] = [await house.enter("ada"), await house.enter("ben")];
});
afterAll(() => imports.remove());

const bring = async (rows: object[]) => {
  imports.write("jobs.json", rows);
  const outcome = await imports.import("jobs.json");
  expect(outcome.problems).toEqual([]);
};
const someJobs = () =>
  bring([
    ad(1, {
      title: "Senior Go Engineer",
      company: "Acme",
      location: "Berlin, Germany",
      remote: "hybrid",
      employment_type: "full-time",
      posted_at: "2026-11-01",
      salary: "€70,000 – €80,000",
      description: "<p>Go and PostgreSQL.</p>",
    }),
    ad(2, {
      title: "Nurse",
      company: "Clinic",
      location: "Munich, Germany",
      remote: "onsite",
      employment_type: "part-time",
      posted_at: "2026-11-03",
      description: "<p>Care for engineers, too.</p>",
    }),
    ad(3, {
      title: "C++ Developer",
      company: "acme",
      location: "Remote",
      employment_type: "contract",
      posted_at: "2026-11-02",
      description: "<p>C++ and PostgreSQL in Linux.</p>",
    }),
    ad(4, {
      title: "Junior React Developer",
      company: "Globex",
      location: "Lyon, France",
      posted_at: "2026-10-01",
      description: "<p>React and TypeScript.</p>",
    }),
  ]);
type Input = Parameters<Person["caller"]["job"]["list"]>[0];
const titles = async (input?: Input, caller = house.anonymous) =>
  (await caller.job.list(input)).jobs.map((job) => job.job_title);
const idOf = async (title: string) => (await imports.one(title)).id;

describe("the list", () => {
  test("shows every field of a job, newest first, to anybody", async () => {
    await someJobs();
    const { jobs, nextCursor } = await house.anonymous.job.list();
    expect(nextCursor).toBeNull();
    expect(jobs.map((job) => job.job_title)).toEqual([
      "Nurse",
      "C++ Developer",
      "Senior Go Engineer",
      "Junior React Developer",
    ]);
    expect(jobs[2]).toEqual({
      id: expect.any(String),
      job_title: "Senior Go Engineer",
      company_name: "Acme",
      description_html: "<p>Go and PostgreSQL.</p>",
      job_url: "https://acme.example/jobs/1",
      location: "Berlin, Germany",
      remote: "hybrid",
      level: "senior",
      employment_type: "full-time",
      salary: "€70,000 – €80,000",
      technologies: ["Go", "PostgreSQL"],
      posted_at: "2026-11-01T00:00:00.000Z",
      mark: null,
    });
  });

  test("leaves closed jobs out, and gives a job without an address an empty one", async () => {
    await bring([ad(1), ad(2, { url: undefined })]);
    await bring([ad(2, { url: undefined })]);
    const { jobs } = await house.anonymous.job.list();
    expect(jobs.map((job) => [job.job_title, job.job_url])).toEqual([["Job 2", ""]]);
  });

  test("comes page by page: none twice, none left out, also among those of one moment and while others arrive", async () => {
    await bring(
      Array.from({ length: 23 }, (_, index) =>
        ad(index, { posted_at: index < 12 ? "2026-11-01" : undefined }),
      ),
    );
    const all = await titles();
    const seen: string[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < 10; page++) {
      const answer: Awaited<ReturnType<typeof house.anonymous.job.list>> = await house.anonymous.job.list({
        limit: 5,
        cursor,
      });
      seen.push(...answer.jobs.map((job) => job.job_title));
      cursor = answer.nextCursor;
      if (page === 1) {
        imports.write("more.json", [ad(99, { title: "Newer", posted_at: undefined })]);
        await imports.import("more.json");
      }
      if (!cursor) break;
    }
    expect(seen).toEqual(all);
    expect(seen.length).toBe(23);
  });

  test.each([
    "nonsense",
    Buffer.from("2026 x").toString("base64url"),
    "%00",
    Buffer.from("2026-13-45T99:00:00.000000Z 1").toString("base64url"),
  ])("the cursor %j is refused", async (cursor) => {
    await expect(house.anonymous.job.list({ cursor })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test.each([0, 501, 1.5, "many"])("the limit %j is refused", async (limit) => {
    await expect(house.anonymous.job.list({ limit: limit as number })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });
});

describe("searching", () => {
  beforeEach(someJobs);

  test.each([
    ["engineer", ["Nurse", "Senior Go Engineer"]],
    ["engineers berlin", ["Senior Go Engineer"]],
    ["eng", ["Nurse", "Senior Go Engineer"]],
    ["go engi", ["Senior Go Engineer"]],
    ["C++", ["C++ Developer"]],
    ["postgres", ["C++ Developer", "Senior Go Engineer"]],
    ["developer -react", ["C++ Developer"]],
    ['"go engineer"', ["Senior Go Engineer"]],
    ["react or nurse", ["Nurse", "Junior React Developer"]],
    ["the", []],
    ["globex", ["Junior React Developer"]],
    ["france", ["Junior React Developer"]],
    ["plumber", []],
    ["  ", ["Nurse", "C++ Developer", "Senior Go Engineer", "Junior React Developer"]],
  ])("%j", async (q, expected) => {
    expect(await titles({ q })).toEqual(expected);
  });

  test.each([
    "'",
    "\\",
    "a & | !",
    "((",
    ":*",
    "<->",
    "'; drop table jobs; --",
    "%",
    "_",
    "-",
    "--",
    "😀",
    '"',
    'a"b',
    "or",
    "\u0000".replace("\u0000", " "),
  ])("%j is answered", async (q) => {
    expect(await titles({ q })).toBeInstanceOf(Array);
  });
});

describe("filters", () => {
  beforeEach(someJobs);

  test.each([
    [{ remote: ["remote"] }, ["C++ Developer"]],
    [{ remote: ["remote", "hybrid"] }, ["C++ Developer", "Senior Go Engineer"]],
    [{ level: "senior" }, ["Senior Go Engineer"]],
    [{ employment_type: ["part-time", "contract"] }, ["Nurse", "C++ Developer"]],
    [{ technology: "postgresql" }, ["C++ Developer", "Senior Go Engineer"]],
    [{ place: ["germany"] }, ["Nurse", "Senior Go Engineer"]],
    [{ place: ["Berlin, Germany", "France"] }, ["Senior Go Engineer", "Junior React Developer"]],
    [{ place: ["Germany"], technology: ["Go"], q: "engineer" }, ["Senior Go Engineer"]],
    [{ place: ["' or 1=1 --"] }, []],
    [
      { place: [], remote: [], level: [] },
      ["Nurse", "C++ Developer", "Senior Go Engineer", "Junior React Developer"],
    ],
  ])("%j", async (input, expected) => {
    expect(await titles(input as Input)).toEqual(expected);
  });

  test("what is no level or kind is refused", async () => {
    await expect(titles({ level: ["boss"] } as never)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(titles({ remote: "moon" } as never)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test("have counts: each value with every filter but its own", async () => {
    const facets = await house.anonymous.job.facets({});
    expect(facets).toEqual({
      total: 4,
      place: [
        { value: "Germany", count: 2 },
        { value: "Berlin", count: 1 },
        { value: "France", count: 1 },
        { value: "Lyon", count: 1 },
        { value: "Munich", count: 1 },
      ],
      remote: [
        { value: "hybrid", count: 1 },
        { value: "onsite", count: 1 },
        { value: "remote", count: 1 },
      ],
      level: [
        { value: "junior", count: 1 },
        { value: "senior", count: 1 },
      ],
      technology: expect.arrayContaining([
        { value: "PostgreSQL", count: 2 },
        { value: "Go", count: 1 },
      ]),
      employment_type: [
        { value: "contract", count: 1 },
        { value: "full-time", count: 1 },
        { value: "part-time", count: 1 },
      ],
    });
    const narrowed = await house.anonymous.job.facets({ place: ["Berlin"], q: "engineer" });
    expect([
      narrowed.total,
      narrowed.place.find((one) => one.value === "Munich"),
      narrowed.employment_type,
    ]).toEqual([1, { value: "Munich", count: 1 }, [{ value: "full-time", count: 1 }]]);
  });

  test("every count is what choosing that value gives", async () => {
    const facets = await house.anonymous.job.facets({ q: "developer" });
    for (const name of ["place", "remote", "level", "technology", "employment_type"] as const)
      for (const { value, count } of facets[name])
        expect([name, value, (await titles({ q: "developer", [name]: [value] } as Input)).length]).toEqual([
          name,
          value,
          count,
        ]);
  });
});

describe("one job", () => {
  test("says what was read, and from which words", async () => {
    await bring([
      ad(1, {
        title: "Baker",
        location: "Bonn",
        description: "<p>Work part-time for €18 per hour.</p><p>At least three years of experience.</p>",
      }),
    ]);
    const job = await house.anonymous.job.byId({ id: await idOf("Baker") });
    expect(job).toMatchObject({
      salary: "€18 per hour",
      salary_min: 18,
      salary_max: 18,
      salary_currency: "EUR",
      salary_period: "hour",
      level: "mid",
      read_from: {
        salary: "€18 per hour",
        level: "At least three years of experience",
        employment_type: "part-time",
      },
      closed_at: null,
    });
  });

  test("that does not exist or is closed is not found, unless it was saved", async () => {
    await bring([ad(1), ad(2)]);
    const id = await idOf("Job 1");
    await ada.caller.job.mark({ id, mark: "saved" });
    await bring([ad(2)]);
    for (const unknown of ["x", "", "11111111-1111-1111-1111-111111111111"])
      await expect(house.anonymous.job.byId({ id: unknown })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(ben.caller.job.byId({ id })).rejects.toMatchObject({
      code: "NOT_FOUND",
      message: "This job does not exist any more.",
    });
    expect(await ada.caller.job.byId({ id })).toMatchObject({ mark: "saved", closed_at: expect.any(Date) });
  });
});

describe("marks", () => {
  beforeEach(someJobs);

  test("are the person's own, and one takes the place of the other", async () => {
    const id = await idOf("Nurse");
    expect(await ada.caller.job.mark({ id, mark: "saved" })).toEqual({ mark: "saved" });
    expect((await ada.caller.job.list({})).jobs[0]).toMatchObject({ id, mark: "saved" });
    expect((await ben.caller.job.list({})).jobs[0]).toMatchObject({ id, mark: null });
    await ada.caller.job.mark({ id, mark: "hidden" });
    expect((await ada.caller.job.saved()).jobs).toEqual([]);
    expect((await ada.caller.job.byId({ id })).mark).toBe("hidden");
    expect(await ada.caller.job.unmark({ id })).toEqual({ mark: null });
    expect((await ada.caller.job.byId({ id })).mark).toBeNull();
  });

  test("hidden jobs are left out for who hid them, when asked", async () => {
    await ada.caller.job.mark({ id: await idOf("Nurse"), mark: "hidden" });
    expect((await titles({ without_hidden: true }, ada.caller)).includes("Nurse")).toBe(false);
    expect((await titles({}, ada.caller)).includes("Nurse")).toBe(true);
    expect((await titles({ without_hidden: true }, ben.caller)).includes("Nurse")).toBe(true);
    expect((await titles({ without_hidden: true })).includes("Nurse")).toBe(true);
    expect([
      (await ada.caller.job.facets({ without_hidden: true })).total,
      (await ada.caller.job.facets({})).total,
    ]).toEqual([3, 4]);
  });

  test("a hidden company takes all its jobs along, in any spelling, until it is shown again", async () => {
    await ada.caller.job.hideCompany({ company: " ACME " });
    await ada.caller.job.hideCompany({ company: "acme" });
    expect(await titles({ without_hidden: true }, ada.caller)).toEqual(["Nurse", "Junior React Developer"]);
    expect(await titles({ without_hidden: true }, ben.caller)).toHaveLength(4);
    await ada.caller.job.mark({ id: await idOf("Nurse"), mark: "hidden" });
    const hidden = await ada.caller.job.hidden();
    expect([
      hidden.jobs.map((job) => job.job_title),
      hidden.companies.map((name) => name.toLowerCase()),
    ]).toEqual([["Nurse"], ["acme"]]);
    expect(await ben.caller.job.hidden()).toEqual({ jobs: [], companies: [] });
    await ada.caller.job.showCompany({ company: "Acme" });
    expect(await titles({ without_hidden: true }, ada.caller)).toEqual([
      "C++ Developer",
      "Senior Go Engineer",
      "Junior React Developer",
    ]);
  });

  test("saved jobs come last saved first, page by page, and stay when they close", async () => {
    for (const title of ["Nurse", "C++ Developer", "Senior Go Engineer"])
      await ada.caller.job.mark({ id: await idOf(title), mark: "saved" });
    await bring([ad(4, { title: "Junior React Developer", company: "Globex" })]);
    const first = await ada.caller.job.saved({ limit: 2 });
    expect(first.jobs.map((job) => [job.job_title, job.closed_at instanceof Date])).toEqual([
      ["Senior Go Engineer", true],
      ["C++ Developer", true],
    ]);
    const second = await ada.caller.job.saved({ limit: 2, cursor: first.nextCursor });
    expect([second.jobs.map((job) => job.job_title), second.nextCursor]).toEqual([["Nurse"], null]);
    expect((await ben.caller.job.saved()).jobs).toEqual([]);
  });

  test("of a job that does not exist are refused, and need a person", async () => {
    await expect(ada.caller.job.mark({ id: "nonsense", mark: "saved" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(
      ada.caller.job.mark({ id: await idOf("Nurse"), mark: "loved" as never }),
    ).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(ada.caller.job.hideCompany({ company: " " })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(house.anonymous.job.saved()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(house.anonymous.job.mark({ id: await idOf("Nurse"), mark: "saved" })).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
  });

  test("of one person arriving at once leave one", async () => {
    const id = await idOf("Nurse");
    await Promise.all(
      ["saved", "hidden", "saved", "hidden"].map((mark) =>
        ada.caller.job.mark({ id, mark: mark as "saved" }),
      ),
    );
    expect((await database.current().execute("select count(*)::int as n from marked_jobs")).rows).toEqual([
      { n: 1 },
    ]);
  });

  test("leave with the account and are part of its export", async () => {
    await ada.caller.job.mark({ id: await idOf("Nurse"), mark: "saved" });
    await ada.caller.job.hideCompany({ company: "Globex" });
    expect(JSON.stringify(await ada.caller.user.export())).toContain("globex");
    await ada.caller.user.removeAccount();
    expect(
      (
        await database
          .current()
          .execute(
            "select (select count(*) from marked_jobs)::int + (select count(*) from hidden_companies)::int as n",
          )
      ).rows,
    ).toEqual([{ n: 0 }]);
  });
});

test("words that a text search skips are looked for in titles", async () => {
  await bring([ad(1, { title: "IT Support Technician" }), ad(2, { title: "Digital Artist" })]);
  expect(await titles({ q: "it" })).toEqual(["IT Support Technician"]);
});
