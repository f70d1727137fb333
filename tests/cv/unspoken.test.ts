import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startGithub } from "../doubles/github.ts";
import { type ModelDouble, startModel } from "../doubles/model.ts";
import { createTestApp, type Github, restOf, signInAs } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { cvForm, samplePdf } from "./sampleCv.ts";

const database = testDatabase();
const log: string[] = [];
let github: Github;
let model: ModelDouble;
let app: FastifyInstance;
let token: string;

beforeAll(async () => {
  [github, model] = await Promise.all([startGithub(), startModel()]);
  app = await createTestApp(database.current(), github, {
    settings: {
      LOG_LEVEL: "trace",
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_EMBEDDING_MODEL: "double",
      OPENAI_TIMEOUT_MS: "1000",
    },
    logTo: { write: (line) => void log.push(line) },
  });
});
afterAll(async () => {
  await app.close();
  await Promise.all([model.close(), github.close()]);
});

const personal = ["Lovelace", "ada.lovelace", "7946 0958", "James Square", "ada-private-name"];
const told = [...personal, "Menabrea", "weather tables", "an ad about looms"];
const heard: string[] = [];

const call = async (method: "query" | "mutation", path: string, input: object) => {
  const text = JSON.stringify(input);
  const answer = await app.inject({
    method: method === "query" ? "GET" : "POST",
    url: method === "query" ? `/trpc/${path}?input=${encodeURIComponent(text)}` : `/trpc/${path}`,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(method === "mutation" && { payload: text }),
  });
  return answer;
};
const upload = async () => {
  const form = cvForm(samplePdf(), "ada-private-name.pdf");
  const headers = { ...form.headers, authorization: `Bearer ${token}` };
  return app.inject({ method: "POST", url: "/api/cv/upload", headers, payload: form.payload });
};
const everything = async () => [
  await upload(),
  await call("query", "cv.reading", {}),
  await call("mutation", "cv.correct", { skills: ["Python", "weather tables"] }),
  await call("query", "cv.match", {}),
  await call("mutation", "cv.matchAd", { text: "Data engineer wanted: an ad about looms, Python and SQL" }),
];
const without = async (table: string, during: () => Promise<void>) => {
  await database.current().execute(`alter table ${table} rename to ${table}_gone`);
  try {
    await during();
  } finally {
    await database.current().execute(`alter table ${table}_gone rename to ${table}`);
  }
};

describe("what a CV says stays with its person", () => {
  it("when the model fails and says aloud what it was sent, and when tables are gone in the midst", async () => {
    token = await signInAs(app, "teodorbrask");
    model.respondWith(({ body }) => {
      heard.push(JSON.stringify(body));
      return { status: 500, body: JSON.stringify({ error: { message: JSON.stringify(body) } }) };
    });
    expect((await everything()).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    for (const table of ["cvs", "jobs"])
      await without(table, async () => {
        const failed = (await everything()).filter(({ statusCode }) => statusCode >= 500);
        expect(failed.length).toBeGreaterThan(0);
        for (const { body } of failed) expect(told.filter((words) => body.includes(words))).toEqual([]);
      });
    // Failures were written down, so there was something to keep silent about.
    expect(
      log.filter((line) => line.includes('"level":50') || line.includes('"level":"error"')).length,
    ).toBeGreaterThan(0);
    expect(told.filter((words) => log.some((line) => line.includes(words)))).toEqual([]);
    // What is compared was sent to the model, who it is about was not.
    expect(heard.some((text) => text.includes("weather tables"))).toBe(true);
    expect(personal.filter((words) => heard.some((text) => text.includes(words)))).toEqual([]);
    const kept = await database.current().execute("select count(*)::int as cvs from cvs");
    expect(kept.rows).toEqual([{ cvs: 1 }]);
    expect((await restOf(app, token)("DELETE", "/cv")).status).toBe(200);
  });
});
