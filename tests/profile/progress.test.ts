import { createAi } from "@career-hub/server/ai/createAi.ts";
import { openaiWriter } from "@career-hub/server/ai/openai.ts";
import { createGithub } from "@career-hub/server/codehost/github.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startGithub } from "../doubles/github.ts";
import { type ModelDouble, startModel } from "../doubles/model.ts";
import { createHouse, testEnv } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase();
let github: Awaited<ReturnType<typeof startGithub>>;
let model: ModelDouble;

beforeAll(async () => {
  [github, model] = await Promise.all([startGithub(), startModel()]);
});
afterAll(() => Promise.all([github.close(), model.close()]));

const houseWithSlowModel = () =>
  createHouse(database.current(), {
    codeHosts: { github: createGithub({ apiUrl: github.url }) },
    ai: {
      ...createAi(testEnv()),
      writer: openaiWriter({ apiKey: "none", baseUrl: model.baseUrl, timeoutMs: 2_500, model: "double" }),
    },
    hostToken: (login) => github.tokenFor(login),
  });

describe("progress", () => {
  it("tells each stage while a generation runs, and ends with it", async () => {
    model.answerWith(() => ({ hang: true }));
    const { caller } = await houseWithSlowModel().enter("teo-wachirablom");
    const generation = caller.profile.generate().catch((error: Error) => error.message);
    const seen: string[] = [];
    for await (const { stage, done, total } of await caller.profile.progress()) {
      seen.push(stage);
      expect(done).toBeLessThanOrEqual(total);
    }
    expect(seen.at(-1)).toBe("writing");
    expect(await generation).toMatch(/AI service took too long/);
    expect((await caller.profile.generations()).running).toBeNull();
  });

  it("is also seen by another page of the same person, and by nobody else", async () => {
    model.answerWith(() => ({ hang: true }));
    const house = houseWithSlowModel();
    const [person, other] = [await house.enter("runa-aldecoa"), await house.enter("teodorbrask")];
    const generation = person.caller.profile.generate().catch(() => {});
    for await (const _ of await person.caller.profile.progress()) break;
    const secondPage = await house.enter("runa-aldecoa");
    expect((await secondPage.caller.profile.generations()).running).not.toBeNull();
    expect((await other.caller.profile.generations()).running).toBeNull();
    await generation;
  });
});
