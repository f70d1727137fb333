import { seedJobs } from "@career-hub/demo/seedJobs.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { startGithub } from "../doubles/github.ts";
import { createTestApp, type Github, restOf, signInAs } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { cvForm, sampleLines, samplePdf } from "./sampleCv.ts";

/** The server with its sample jobs, which stay from test to test, and a new account for each test. */
export function sampleBoard() {
  const database = testDatabase({ keepsRows: true });
  let github: Github;
  let app: FastifyInstance;
  let token: string;

  beforeAll(async () => {
    github = await startGithub();
    app = await createTestApp(database.current(), github, { settings: { DEMO_DATA: "true" } });
    await seedJobs(app.services);
  });
  afterAll(async () => {
    await app.close();
    await github.close();
  });
  beforeEach(async () => {
    await database.current().execute("delete from users; delete from rate_limits");
    token = await signInAs(app, "mahalia-oyelaran");
  });

  const headers = () => ({ authorization: `Bearer ${token}` });
  return {
    db: () => app.services.db,
    execute: (text: string, values: unknown[]) => database.current().execute(text, values),
    rest: (...call: Parameters<ReturnType<typeof restOf>>) => restOf(app, token)(...call),
    async upload(lines = sampleLines) {
      const form = cvForm(samplePdf(lines));
      const answer = await app.inject({
        method: "POST",
        url: "/api/cv/upload",
        headers: { ...form.headers, ...headers() },
        payload: form.payload,
      });
      expect([answer.statusCode, answer.json().message]).toEqual([200, "CV uploaded successfully!"]);
    },
    /** What a procedure answers, an error included. */
    async query(path: string, input: object) {
      const url = `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`;
      return (await app.inject({ url, headers: headers() })).json();
    },
    async mutate(path: string, payload: object) {
      return (await app.inject({ method: "POST", url: `/trpc/${path}`, headers: headers(), payload })).json();
    },
  };
}
