import type { Profile } from "@career-hub/server/profile/schema.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { startGithub } from "../doubles/github.ts";
import { createTestApp, type Github, restOf, signInAs } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";

/** A server before each test, with Runa signed in and one profile generated for her. */
export function runaGenerated() {
  const database = testDatabase();
  let github: Github;
  const current = {} as { app: FastifyInstance; runa: ReturnType<typeof restOf>; profile: Profile };
  beforeAll(async () => {
    github = await startGithub();
  });
  afterAll(() => github.close());
  beforeEach(async () => {
    current.app = await createTestApp(database.current(), github);
    current.runa = restOf(current.app, await signInAs(current.app, "runa-aldecoa"));
    current.profile = (await current.runa("POST", "/profile/generate")).body.profile;
  });
  afterEach(() => current.app.close());
  return { database, current };
}
