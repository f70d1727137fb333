import type { Profile } from "@career-hub/server/profile/schema.ts";
import { beforeEach } from "vitest";
import { storeGeneration } from "../matching/savePeople.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";

type Options = {
  database?: ReturnType<typeof testDatabase>;
  /** Reads the code host before each test; otherwise once, and the same result is stored again. */
  readsEachTime?: boolean;
};

/** Starts a server before each test, signs Runa in and generates one profile for her. `runa` and `profile` are set from then on. */
export function runaGenerated({ database = testDatabase(), readsEachTime = false }: Options = {}) {
  const server = testServer(database);
  let signedIn: Awaited<ReturnType<typeof server.signIn>>;
  const runa: typeof signedIn = (...call) => signedIn(...call);
  const profile = {} as Profile;
  beforeEach(async () => {
    signedIn = await server.signIn("runa-aldecoa");
    if (profile.technical && !readsEachTime) {
      const userId: string = (await runa("GET", "/auth/user")).body.user.id;
      await storeGeneration(database.db, { userId, profile });
      // The profile names its generation.
      await database.execute("update generations set id = $1", [profile.technical.basis?.generationId]);
    } else Object.assign(profile, (await runa("POST", "/profile/generate")).body.profile);
  });
  return { database, server, runa, profile };
}
