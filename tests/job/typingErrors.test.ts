import { jobs } from "@career-hub/db/schema.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startGithub } from "../doubles/github.ts";
import { createTestApp, type Github } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase();
let github: Github;
let app: FastifyInstance;

beforeAll(async () => {
  github = await startGithub();
  app = await createTestApp(database.current(), github);
});
afterAll(async () => {
  await app.close();
  await github.close();
});

it("finds what was meant when a search with typing errors finds nothing", async () => {
  const job = (title: string) => ({
    duplicateKey: title,
    title,
    descriptionHtml: "",
    descriptionText: title,
  });
  await database.db.insert(jobs).values([job("React Developer"), job("Nurse"), job("Recat Buyer")]);
  const titlesFor = async (q: string) => {
    const answer = await app.inject({ url: `/api/jobs?q=${encodeURIComponent(q)}` });
    return answer.json().map((one: { job_title: string }) => one.job_title);
  };
  expect(await titlesFor("recat developr")).toEqual(["React Developer"]);
  expect(await titlesFor("recat")).toEqual(["Recat Buyer"]);
  expect(await titlesFor("xqzvw")).toEqual([]);
  // The page says what was searched in place of what was typed.
  const searched = async (q: string) => {
    const input = encodeURIComponent(JSON.stringify({ q }));
    const { data } = (await app.inject({ url: `/trpc/job.facets?input=${input}` })).json().result;
    return [data.total, data.corrected];
  };
  expect(await searched("recat developr")).toEqual([1, "react developer"]);
  expect(await searched("recat")).toEqual([1, null]);
  expect(await searched("xqzvw")).toEqual([0, null]);
  expect(await searched("nurze xqzvw")).toEqual([0, null]);
});
