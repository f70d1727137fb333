import type { Profile } from "@career-hub/server/profile/schema.ts";
import { beforeEach } from "vitest";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";

/** Starts a server before each test, signs Runa in and generates one profile for her. */
export function runaGenerated() {
  const database = testDatabase();
  const server = testServer(database);
  const current = {} as { runa: Awaited<ReturnType<typeof server.signIn>>; profile: Profile };
  beforeEach(async () => {
    current.runa = await server.signIn("runa-aldecoa");
    current.profile = (await current.runa("POST", "/profile/generate")).body.profile;
  });
  return { database, server, current };
}
