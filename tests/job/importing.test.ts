import type { Embedder } from "@career-hub/server/ai/ai.ts";
import { localEmbedder } from "@career-hub/server/ai/local/embedding.ts";
import { embedWaitingJobs } from "@career-hub/server/job/import/embedWaiting.ts";
import { refreshDueSources } from "@career-hub/server/job/import/refresh.ts";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { createTestContext, testEnv } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testJobSites } from "../setup/testDoubles.ts";
import { ad, testImports } from "./testImports.ts";

const database = testDatabase();
const sites = testJobSites();
const imports = testImports(database, () => sites.url);

const titles = async (where: string) => (await imports.stored(where)).map((job) => job.title);
const open = () => titles("closed_at is null");
const closed = () => titles("closed_at is not null");
const counts = (added: number, updated: number, unchanged: number, closed: number) => ({
  failed: false,
  added,
  updated,
  unchanged,
  closed,
});
const log = pino({ level: "silent" });

describe("repeated import", () => {
  test("updates changed jobs, keeps the others and creates no duplicates", async () => {
    expect(await imports.importAds([ad(1), ad(2), ad(3)])).toMatchObject({
      ...counts(3, 0, 0, 0),
      message: "3 new, 0 updated, 0 unchanged, 0 closed.",
    });
    const before = await imports.one("Job 2");
    const outcome = await imports.importAds([
      ad(1, { url: "https://www.acme.example/jobs/1/?utm_source=news&gclid=7#apply" }),
      ad(2, { title: "Job two" }),
      ad(3),
    ]);
    expect(outcome).toMatchObject(counts(0, 2, 1, 0));
    expect(await open()).toEqual(["Job 1", "Job 3", "Job two"]);
    expect((await imports.one("Job two")).id).toBe(before.id);
  });

  test("updates posted_at without embedding again, but not from updated_at", async () => {
    let embedded = 0;
    const counting: Embedder = {
      ...localEmbedder,
      embed: (texts, options) =>
        localEmbedder.embed(texts, options).finally(() => (embedded += texts.length)),
    };
    const options = { embedder: counting };
    await imports.importAds(
      [ad(1, { posted_at: "2026-10-01" }), ad(2, { updated_at: "2026-10-01" })],
      options,
    );
    const later = [ad(1, { posted_at: "2026-10-09" }), ad(2, { updated_at: "2026-10-09" })];
    expect(await imports.importAds(later, options)).toMatchObject(counts(0, 0, 2, 0));
    const days = (await imports.stored()).map((job) =>
      new Date(job.posted_at ?? 0).toISOString().slice(0, 10),
    );
    expect([days, embedded]).toEqual([["2026-10-09", "2026-10-01"], 2]);
  });

  test("dates an ad without usable date by its first import, and reports their rows", async () => {
    const ads = [
      ad(1, { posted_at: "2099-03-01" }),
      ad(2, { posted_at: "31/31/2026" }),
      ad(3, { posted_at: new Date(Date.now() + 3_600_000).toISOString() }),
    ];
    const first = await imports.importAds(ads, { embedder: null });
    expect(first.message).toBe(
      "3 new, 0 updated, 0 unchanged, 0 closed, 2 with an unusable date (rows 1, 2).",
    );
    await database.execute("update jobs set created_at = '2026-11-01T00:00:00Z'");
    expect(await imports.importAds(ads, { embedder: null })).toMatchObject(counts(0, 0, 3, 0));
    const { jobs } = await createTestContext(database.current()).anonymous.job.list({});
    expect(jobs.map((job) => job.posted_at)).toEqual(Array(3).fill("2026-11-01T00:00:00.000Z"));
  });

  test("imports ads without a company and reports their rows", async () => {
    const ads = [ad(1), ad(2, { company: undefined }), ad(3, { company: " " }), ad(3, { company: "" })];
    const outcome = await imports.importAds(ads, { embedder: null });
    expect(outcome.message).toBe(
      "3 new, 0 updated, 0 unchanged, 0 closed, 1 listed twice, 2 without a company (rows 2, 3).",
    );
    expect((await imports.one("Job 2")).company).toBe("");
  });

  test("deduplicates URLs that differ in scheme, tracking parameters or repetition", async () => {
    const outcome = await imports.importAds([
      ad(1),
      ad(1, { url: "http://acme.example/jobs/1?utm_medium=x" }),
      ad(2, { url: "https://acme.example/jobs?id=2&ref=news" }),
      ad(3, { url: "https://acme.example/jobs?id=3" }),
    ]);
    expect(outcome).toMatchObject({
      added: 3,
      message: "3 new, 0 updated, 0 unchanged, 0 closed, 1 listed twice.",
    });
  });

  test("deduplicates by title, company and place when URLs are missing or shared", async () => {
    const shared = { url: "https://acme.example/careers" };
    const rows = [
      ad(1, shared),
      ad(2, shared),
      ad(3, { url: undefined, location: "Bonn" }),
      ad(3, { url: "", location: "Rome" }),
      ad(3, { url: null, location: "bonn " }),
    ];
    expect(await imports.importAds(rows)).toMatchObject({ added: 4, problems: [] });
    expect(await imports.importAds(rows)).toMatchObject(counts(0, 0, 4, 0));
  });
});

test("imports a large file in batches and embeds its jobs later", async () => {
  const rows: unknown[] = Array.from({ length: 520 }, (_, index) => ad(index % 510));
  rows.splice(350, 0, { title: "Nothing else" });
  expect(await imports.importAds(rows)).toMatchObject({
    ...counts(510, 0, 0, 0),
    message: "510 new, 0 updated, 0 unchanged, 0 closed, 10 listed twice, 1 left out.",
    problems: [{ row: 351, reason: "it has neither a description nor an address" }],
  });
  expect(await imports.stored("embedding is null")).toHaveLength(510);
  const { context } = createTestContext(database.current());
  await embedWaitingJobs(context, log);
  expect(await imports.stored("embedding is null")).toHaveLength(0);
  expect(await imports.importAds(rows.slice(0, 290))).toMatchObject(counts(0, 0, 290, 220));
});

describe("invalid rows", () => {
  test("are reported with row number and reason while valid rows are imported", async () => {
    const outcome = await imports.importAds([
      ad(1),
      ad(2, { title: "  " }),
      "text",
      ad(4, { url: "javascript:alert(1)" }),
      { title: "Nothing else" },
      ad(6, { url: "data:text/html,x" }),
      ad(7),
    ]);
    expect(outcome).toMatchObject({
      failed: false,
      added: 2,
      message: "2 new, 0 updated, 0 unchanged, 0 closed, 5 left out.",
    });
    expect(outcome.problems).toEqual([
      { row: 2, reason: "it has no title" },
      { row: 3, reason: "it is not an object with fields" },
      { row: 4, reason: "its address is not a web address (http or https)" },
      { row: 5, reason: "it has neither a description nor an address" },
      { row: 6, reason: "its address is not a web address (http or https)" },
    ]);
  });

  test("are reported with their line number in CSV", async () => {
    const { problems } = await imports.importFile(
      "a.csv",
      'title,company,url,description\nA,x,https://a.example,"two\nlines"\n,x,https://b.example,d\nC,x,https://c.example,d,too,many\n',
    );
    expect(problems).toEqual([
      { row: 4, reason: "it has no title" },
      { row: 5, reason: "it has 6 cells where the first line names 4" },
    ]);
  });

  test("do not close the job of a row that became invalid", async () => {
    await imports.importAds([ad(1), ad(2)]);
    expect(await imports.importAds([ad(1), ad(2, { title: "" })])).toMatchObject({
      closed: 0,
      problems: [{ row: 2, reason: "it has no title" }],
    });
    expect(await open()).toEqual(["Job 1", "Job 2"]);
  });

  test("fail the import when no row is valid", async () => {
    await imports.importFile("a.json", [ad(1)]);
    expect(await imports.importFile("a.json", { error: "try again later" })).toMatchObject({
      failed: true,
      message: "None of its 1 rows could be used (row 1: it has no title).",
    });
    expect(await open()).toEqual(["Job 1"]);
  });

  test("NUL, lone surrogates, bidirectional controls and markup are removed from text", async () => {
    const outcome = await imports.importAds([
      ad(1, { title: "A\u0000B \u202eC\ud800", company: "<b>AT&amp;T</b> <script>x</script>" }),
    ]);
    expect(outcome).toMatchObject({ added: 1, problems: [] });
    expect(await imports.stored()).toMatchObject([{ title: "AB C", company: "AT&T" }]);
  });
});

describe("closing jobs", () => {
  test("closes a job that its source no longer lists, and reopens it when listed again", async () => {
    await imports.importAds([ad(1), ad(2)]);
    const { id } = await imports.one("Job 2");
    expect(await imports.importAds([ad(1)])).toMatchObject(counts(0, 0, 1, 1));
    expect([await open(), await closed()]).toEqual([["Job 1"], ["Job 2"]]);
    expect(await imports.importAds([ad(1), ad(2)])).toMatchObject(counts(0, 1, 1, 0));
    expect((await imports.one("Job 2")).id).toBe(id);
    expect(await closed()).toEqual([]);
  });

  test("closes nothing when the source fails or is empty", async () => {
    const address = `${sites.url}/jobs.json`;
    sites.put("/jobs.json", { body: [ad(1), ad(2)] });
    await imports.import(address);
    const responses = [
      { status: 500 },
      { status: 404 },
      { body: "<html>Maintenance</html>" },
      { body: '[{"title":"A' },
      { body: [] },
      { body: { jobs: [] } },
      { body: "" },
    ];
    for (const response of responses) {
      sites.put("/jobs.json", response);
      expect(await imports.import(address)).toMatchObject({ added: 0, closed: 0 });
      expect(await open()).toEqual(["Job 1", "Job 2"]);
    }
    sites.put("/jobs.json", (_request, reply) => {
      reply.writeHead(200, { "content-length": "5000" });
      reply.write("[");
      setTimeout(() => reply.destroy(), 20);
      return undefined;
    });
    expect(await imports.import(address)).toMatchObject({ failed: true, closed: 0 });
    expect(await open()).toEqual(["Job 1", "Job 2"]);
  });

  test("closes a job of two sources when both no longer list it", async () => {
    await imports.importFile("a.json", [ad(1), ad(2)]);
    const second = [ad(2, { description: "<p>Written by the second source.</p>" }), ad(3)];
    expect(await imports.importFile("b.json", second)).toMatchObject(counts(1, 0, 1, 0));
    expect((await imports.one("Job 2")).description_text).toBe("Work number 2 with PostgreSQL.");

    expect(await imports.importFile("a.json", [ad(1)])).toMatchObject(counts(0, 0, 1, 0));
    expect(await closed()).toEqual([]);
    await imports.import("b.json");
    expect((await imports.one("Job 2")).description_text).toBe("Written by the second source.");
    expect(await imports.importFile("b.json", [ad(3)])).toMatchObject(counts(0, 0, 1, 1));
    expect(await closed()).toEqual(["Job 2"]);
  });

  test("keeps all jobs when the same source is imported concurrently", async () => {
    const rows = Array.from({ length: 25 }, (_, index) => ad(index + 10));
    imports.write("a.json", rows);
    const outcomes = await Promise.all([
      imports.import("a.json"),
      imports.import("a.json"),
      imports.import("a.json"),
    ]);
    expect(outcomes.map((one) => one.failed)).toEqual([false, false, false]);
    expect((await open()).length).toBe(25);
  });
});

describe("embeddings", () => {
  const failing: Embedder = { model: "far-1", embed: async () => Promise.reject(new Error("away")) };

  test("are made later when the embedding service is down during the import", async () => {
    expect(await imports.importAds([ad(1), ad(2)], { embedder: failing })).toMatchObject({
      failed: false,
      added: 2,
    });
    expect((await imports.stored()).map((job) => job.embedding_model)).toEqual([null, null]);

    const { context } = createTestContext(database.current());
    await embedWaitingJobs(context, log);
    expect((await imports.stored()).map((job) => job.embedding_model)).toEqual(["local-2", "local-2"]);
    await expect(
      embedWaitingJobs({ ...context, ai: { ...context.ai, embedder: failing } }, log),
    ).rejects.toThrow("away");
    expect((await imports.stored()).map((job) => job.embedding_model)).toEqual(["local-2", "local-2"]);
  });
});

describe("scheduled refresh", () => {
  const services = () => {
    const { context } = createTestContext(database.current(), {
      env: testEnv({ JOB_SOURCES_ALLOW_PRIVATE: "true" }),
    });
    return context;
  };
  const runs = async () =>
    (await database.rows("select last_run_at, last_outcome from job_sources")) as {
      last_run_at: Date;
      last_outcome: string;
    }[];
  const age = (interval: string) =>
    database.execute(`update job_sources set last_run_at = now() - interval '${interval}'`);

  test("refreshes a URL after one hour, or after its own interval", async () => {
    sites.put("/jobs.json", { body: [ad(1)] });
    await imports.import(`${sites.url}/jobs.json`);
    sites.requested.length = 0;
    sites.put("/jobs.json", { body: [ad(2)] });

    await refreshDueSources(services(), log);
    expect(sites.requested).toEqual([]);
    await age("61 minutes");
    await refreshDueSources(services(), log);
    expect([sites.requested, await open(), await closed()]).toEqual([["/jobs.json"], ["Job 2"], ["Job 1"]]);

    await imports.import(`${sites.url}/jobs.json`, { refreshMinutes: 600 });
    await age("9 hours");
    sites.requested.length = 0;
    await refreshDueSources(services(), log);
    expect(sites.requested).toEqual([]);
  });

  test("fetches a source once with several servers", async () => {
    sites.put("/jobs.json", { body: [ad(1)] });
    await imports.import(`${sites.url}/jobs.json`);
    await age("2 hours");
    sites.requested.length = 0;
    await Promise.all([1, 2, 3].map(() => refreshDueSources(services(), log)));
    expect(sites.requested).toEqual(["/jobs.json"]);
  });

  const nested = (open: string, close: string) => `${open.repeat(200_000)}"x"${close.repeat(200_000)}`;
  test.each([
    ["lists", nested('{"jobs":', "}")],
    ["titles", `{"@type":"JobPosting","title":${nested('{"name":', "}")}}`],
    ["skills", `{"@type":"JobPosting","title":"Baker","skills":${nested("[", "]")}}`],
  ])("records a source of deeply nested %s and refreshes the others", async (_, body) => {
    for (const path of ["/a.json", "/b.json"]) {
      sites.put(path, { body: [ad(1)] });
      await imports.import(sites.url + path);
    }
    await age("2 hours");
    sites.put("/a.json", { body });
    await refreshDueSources(services(), log);
    expect((await runs()).map((run) => run.last_outcome).sort()).toEqual([
      "0 new, 0 updated, 1 unchanged, 0 closed.",
      "It is too large or nested too deeply to be read.",
    ]);
  });

  test("records failures of a source and does not refresh files", async () => {
    await imports.importFile("a.json", [ad(1)]);
    await age("2 days");
    imports.write("a.json", [ad(2)]);
    await refreshDueSources(services(), log);
    expect(await open()).toEqual(["Job 1"]);

    sites.put("/jobs.json", { body: [ad(7)] });
    await imports.import(`${sites.url}/jobs.json`);
    await age("2 days");
    sites.put("/jobs.json", { status: 500 });
    await refreshDueSources(services(), log);
    expect((await runs()).map((run) => run.last_outcome)).toContain(
      `${new URL(sites.url).host} answered 500.`,
    );
  });
});
