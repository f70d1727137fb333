import { localAi } from "@career-hub/server/ai/createAi.ts";
import { openaiWriter } from "@career-hub/server/ai/openai.ts";
import { createGithub } from "@career-hub/server/codehost/github.ts";
import { afterAll, describe, expect, it } from "vitest";
import { startGithubDouble } from "../doubles/github.ts";
import { createTestContext } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testModel } from "../setup/testDoubles.ts";

const database = testDatabase();
const github = await startGithubDouble();
const model = testModel();

afterAll(github.close);

/** Delays the model's answer, an error, until the returned function is called. */
function holdModel(): () => void {
  const { promise, resolve } = Promise.withResolvers<{ status: number }>();
  model.respondWith(() => promise);
  return () => resolve({ status: 400 });
}

const contextWithSlowModel = () =>
  createTestContext(database.current(), {
    codeHosts: { github: createGithub({ apiUrl: github.url }) },
    ai: {
      ...localAi,
      writer: openaiWriter({ apiKey: "none", baseUrl: model.baseUrl, timeoutMs: 60_000, model: "double" }),
    },
    hostToken: (login) => github.tokenFor(login),
  });

describe("profile.progress", () => {
  it("streams the stages of a running generation and ends with it", async () => {
    const release = holdModel();
    const { caller } = await contextWithSlowModel().signIn("teo-wachirablom");
    const generation = caller.profile.generate().catch((error: Error) => error.message);
    const seen: string[] = [];
    for await (const { stage, done, total } of await caller.profile.progress()) {
      seen.push(stage);
      expect(done).toBeLessThanOrEqual(total);
      if (stage === "writing") release();
    }
    expect(seen.at(-1)).toBe("writing");
    expect(await generation).toMatch(/AI service/);
    expect((await caller.profile.generations()).running).toBeNull();
  });

  it("is visible to other sessions of the user, not to other users", async () => {
    const release = holdModel();
    const testContext = contextWithSlowModel();
    const [person, other] = await testContext.signInAll("runa-aldecoa", "teodorbrask");
    const generation = person.caller.profile.generate().catch(() => {});
    for await (const _ of await person.caller.profile.progress()) break;
    const secondPage = await testContext.signIn("runa-aldecoa");
    expect((await secondPage.caller.profile.generations()).running).not.toBeNull();
    expect((await other.caller.profile.generations()).running).toBeNull();
    release();
    await generation;
  });
});
