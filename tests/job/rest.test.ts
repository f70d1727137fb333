import { setTimeout as pause } from "node:timers/promises";
import { parseDocument } from "htmlparser2";
import { beforeEach, expect, test } from "vitest";
import { restOf } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";
import { ad, testImports } from "./testImports.ts";

const database = testDatabase();
const imports = testImports(database);
const server = testServer(database, { people: null, isShared: true });
beforeEach(async () => {
  // Without embeddings, because the server may return 503 while they are made.
  await imports.importAds(
    [
      ...Array.from({ length: 7 }, (_, index) => ad(index, { posted_at: `2026-11-0${index + 1}` })),
      ad(9, {
        title: "Baker & <b>Confectioner</b>",
        company: "Brot \u0001AG",
        location: "Köln",
        posted_at: "2026-11-09",
      }),
    ],
    { embedder: null },
  );
  while ((await server.app.inject("/api/jobs")).statusCode === 503) await pause(100);
});

test("GET /jobs returns an array, newest first, with a Link header to the next page", async () => {
  const rest = restOf(server.app);
  const seen: string[] = [];
  let path: string | undefined = "/jobs?limit=3&q=work";
  for (let pages = 0; path && pages < 5; pages++) {
    const { status, body, headers } = await rest("GET", path);
    expect(status).toBe(200);
    seen.push(...(body as { job_title: string }[]).map((job) => job.job_title));
    const link = /^<\/api(\/jobs\?[^>]+)>; rel="next"$/.exec(String(headers.link ?? ""));
    path = link?.[1];
    if (path) expect(path).toContain("q=work");
  }
  expect(seen).toEqual([
    "Baker & Confectioner",
    "Job 6",
    "Job 5",
    "Job 4",
    "Job 3",
    "Job 2",
    "Job 1",
    "Job 0",
  ]);
});

test("GET /jobs returns all jobs without Link by default, and 400 for invalid parameters", async () => {
  const { body, headers } = await restOf(server.app)("GET", "/jobs");
  expect([body.length, headers.link]).toEqual([8, undefined]);
  expect((await restOf(server.app)("GET", "/jobs?limit=501")).status).toBe(400);
  expect((await restOf(server.app)("GET", "/jobs?cursor=x")).status).toBe(400);
  expect((await restOf(server.app)("GET", "/jobs?place=K%C3%B6ln&place=Bonn")).body).toHaveLength(1);
});

test("GET /jobs/{id} returns one job or 404", async () => {
  const { id } = await imports.one("Job 3");
  expect((await restOf(server.app)("GET", `/jobs/${id}`)).body).toMatchObject({
    id,
    job_title: "Job 3",
    job_url: "https://acme.example/jobs/3",
    technologies: ["PostgreSQL"],
  });
  expect(await restOf(server.app)("GET", "/jobs/nothing")).toMatchObject({
    status: 404,
    body: { code: "NOT_FOUND" },
  });
});

test("GET /jobs.rss returns a valid RSS feed of the search with escaped text", async () => {
  const response = await server.app.inject("/api/jobs.rss?q=baker&place=K%C3%B6ln");
  expect([response.statusCode, response.headers["content-type"]]).toEqual([
    200,
    "application/rss+xml; charset=utf-8",
  ]);
  const { id } = await imports.one("Baker & Confectioner");
  expect(response.body).toContain("<title>Jobs: baker, Köln – Career Hub</title>");
  expect(response.body).toContain("<title>Baker &#38; Confectioner · Brot AG · Köln</title>");
  expect(response.body).toContain(`<link>http://127.0.0.1:3000/jobs/${id}</link>`);
  expect(response.body).toContain("<pubDate>Mon, 09 Nov 2026 00:00:00 GMT</pubDate>");
  expect(response.body.match(/<item>/g)).toHaveLength(1);
  expect(parseDocument(response.body, { xmlMode: true }).children.length).toBeGreaterThan(0);
  const hostile = await server.app.inject(`/api/jobs.rss?q=${encodeURIComponent('</title><script>"x"&')}`);
  expect(hostile.body).not.toContain("<script>");
});
