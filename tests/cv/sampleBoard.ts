import { seedJobs } from "@career-hub/demo/seedJobs.ts";
import { beforeAll, beforeEach, expect } from "vitest";
import { restOf, signInAs } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";
import { cvForm, sampleLines, samplePdf } from "./sampleCv.ts";
import { storeCv } from "./storedCv.ts";

/** The server with its sample jobs, which stay from test to test, and a new account for each test. */
export function sampleBoard() {
  const database = testDatabase({ keepsRows: true });
  const server = testServer(database, { isShared: true, settings: () => ({ DEMO_DATA: "true" }) });
  let token: string;

  beforeAll(() => seedJobs(server.app.services));
  beforeEach(async () => {
    await database.execute("delete from users; delete from rate_limits");
    token = await signInAs(server.app, "mahalia-oyelaran");
  });

  const headers = () => ({ authorization: `Bearer ${token}` });
  async function upload(lines: string[]) {
    const form = cvForm(samplePdf(lines));
    const answer = await restOf(server.app, token)("POST", "/cv/upload", form.payload, form.headers);
    expect([answer.status, answer.body.message]).toEqual([200, "CV uploaded successfully!"]);
  }
  return {
    db: () => database.db,
    execute: database.execute,
    rest: (...call: Parameters<ReturnType<typeof restOf>>) => restOf(server.app, token)(...call),
    upload,
    /** The account has the sample CV. */
    async hasCv() {
      const [user] = await database.rows("select id from users");
      await storeCv(database, {
        userId: user?.id ?? "",
        lines: sampleLines,
        upload: () => upload(sampleLines),
      });
    },
    /** What a procedure answers, an error included. */
    async query(path: string, input: object) {
      const url = `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`;
      return (await server.app.inject({ url, headers: headers() })).json();
    },
    async mutate(path: string, payload: object) {
      return (
        await server.app.inject({ method: "POST", url: `/trpc/${path}`, headers: headers(), payload })
      ).json();
    },
  };
}
