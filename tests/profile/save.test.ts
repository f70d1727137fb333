import { vectorDimensions } from "@career-hub/db/enums.ts";
import type { Embedder } from "@career-hub/server/ai/ai.ts";
import { openaiEmbedder } from "@career-hub/server/ai/openai.ts";
import { embedWaitingProfiles } from "@career-hub/server/profile/embedWaiting.ts";
import type { Profile } from "@career-hub/server/profile/schema.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestApp } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testModel } from "../setup/testDoubles.ts";
import { runaGenerated } from "./runaGenerated.ts";

const database = testDatabase();
const { server, runa, profile } = runaGenerated({ database });
const model = testModel();
let rest: typeof runa;
beforeEach(() => {
  rest = runa;
});

const save = (profileData: unknown) => rest("POST", "/profile/save", { profileData });
const saved = async (): Promise<Profile | null> => (await rest("GET", "/profile/saved")).body.profile;
const changed = (technical: object, personal: object = {}) => ({
  personal: { ...profile.personal, ...personal },
  technical: { ...profile.technical, ...technical },
});
const stored = () =>
  database.rows("select embedding_model as model, embedding is not null as made from profiles");

describe("saving a generated profile", () => {
  it("saves, updates and deletes the profile", async () => {
    expect(await saved()).toBeNull();
    expect((await save(profile)).body).toEqual({ message: "Profile saved successfully!" });
    expect(await saved()).toEqual(profile);
    expect((await save(changed({ headline: "Another headline" }))).body).toEqual({
      message: "Profile updated successfully!",
    });
    expect((await saved())?.technical.headline).toBe("Another headline");
    expect((await rest("DELETE", "/profile/saved")).body).toEqual({
      message: "Profile deleted successfully!",
    });
    expect(await saved()).toBeNull();
    expect((await rest("DELETE", "/profile/saved")).status).toBe(404);
    expect((await rest("GET", "/auth/user")).body).toMatchObject({
      hasSavedProfile: false,
      generationCount: 1,
    });
  });

  it("saves the profile of a person whose name has GitHub's maximum of 255 characters", async () => {
    expect((await save(changed({}, { name: "W".repeat(255) }))).status).toBe(200);
  });

  it("stores the vector and the name of its model", async () => {
    await save(profile);
    expect(await stored()).toEqual([{ model: "local-2", made: true }]);
  });

  it("saves a profile of an earlier generation", async () => {
    await rest("POST", "/profile/generate");
    await save(profile);
    const { generations } = (await rest("GET", "/profile/generations")).body;
    expect(generations.map((one: { isSaved: boolean }) => one.isSaved)).toEqual([true, false]);
  });
});

describe("saving a changed profile", () => {
  it("rejects invalid input with a message and keeps the saved profile", async () => {
    await save(profile);
    for (const wrong of [
      undefined,
      null,
      "profile",
      { technical: profile.technical },
      { personal: profile.personal },
      { ...profile, user_id: "somebody" },
      changed({ generationCount: 0 }),
      changed({}, { name: " " }),
      changed({}, { name: "x".repeat(5000) }),
      changed({ keyStrengths: Array(1000).fill("x") }),
      changed({ keyStrengths: ["x".repeat(5000)] }),
      changed({ languageStats: { Rust: 400 } }),
      changed({ languageStats: { Rust: "most" } }),
      changed({ languageStats: { Rust: 60, Go: 60 } }),
      changed({ languageStats: { Rust: 60, rust: 30 } }),
      changed({}, { html_url: "javascript:alert(1)" }),
      changed({ projectInsights: JSON.parse("[".repeat(200) + "]".repeat(200)) }),
    ]) {
      const { status, body } = await save(wrong);
      expect([wrong, status]).toEqual([wrong, 400]);
      expect(body.message).toMatch(/^The (field|request) .+\.$/);
      expect(await saved()).toEqual(profile);
    }
  });

  it("keeps markup as text and strips invisible characters", async () => {
    const languageStats = { "Go\u0000\u202e": 60 };
    await save(changed({ headline: "<b>bold</b> \u202enwod\u0000\u200b side", languageStats }));
    const technical = (await saved())?.technical;
    expect([technical?.headline, technical?.languageStats]).toEqual(["<b>bold</b> nwod side", { Go: 60 }]);
  });

  it("names an invalid field without invisible characters and in part", async () => {
    const { status, body } = await save(
      changed({ languageStats: { [`\u0000\u202e${"x".repeat(5000)}`]: 1 } }),
    );
    expect(status).toBe(400);
    expect(body.message).toMatch(
      /^The field “profileData\.technical\.languageStats\.x{10,60}” is not valid\.$/,
    );
  });

  it("merges claims that differ only in case, in the spelling that has evidence", async () => {
    const [technology = ""] = profile.technical.identifiedTechnologies;
    const [insight] = profile.technical.projectInsights;
    await save(
      changed({
        keyStrengths: ["Map drawing", "map drawing", "Storage"],
        identifiedTechnologies: [technology.toUpperCase(), "Maps", technology, technology],
        projectInsights: [insight, insight],
      }),
    );
    const technical = (await saved())?.technical;
    expect(technical).toMatchObject({
      keyStrengths: ["Map drawing", "Storage"],
      identifiedTechnologies: [technology, "Maps"],
      projectInsights: [insight],
      ownWords: { keyStrengths: ["Map drawing", "Storage"], identifiedTechnologies: ["Maps"] },
    });
    expect(Object.keys(technical?.evidence ?? {})).toContain(technology);
  });

  it("accepts shares that are rounded up", async () => {
    const languageStats = { Rust: 34, Go: 34, C: 33 };
    expect((await save(changed({ languageStats }))).status).toBe(200);
  });

  it("ignores changed name, picture and link", async () => {
    const forged = {
      name: "Grace Hopper",
      avatar_url: "https://avatars.githubusercontent.com/other",
      html_url: "https://evil.example/",
    };
    expect((await save(changed({}, forged))).status).toBe(200);
    expect((await saved())?.personal).toEqual(profile.personal);
  });

  it("marks texts of no generation as own words without evidence", async () => {
    const [strength = ""] = profile.technical.keyStrengths;
    const [technology = ""] = profile.technical.identifiedTechnologies;
    const forged = [{ ...Object.values(profile.technical.evidence ?? {})[0]?.[0], ownCommits: 9999 }];
    const insight = {
      name: profile.technical.projectInsights[0]?.name ?? "",
      highlight: "Used by millions.",
    };
    await save(
      changed({
        headline: "The best there is",
        keyStrengths: ["Invented the wheel", strength, technology],
        projectInsights: [insight],
        languageStats: { COBOL: 100 },
        estimatedExperience: "Legend",
        evidence: { "Invented the wheel": forged, [strength]: forged },
        ownWords: {},
      }),
    );
    const technical = (await saved())?.technical;
    expect(technical?.ownWords).toEqual({
      headline: true,
      languageStats: true,
      estimatedExperience: true,
      keyStrengths: ["Invented the wheel", technology],
      projectInsights: [insight.name],
    });
    expect(technical?.evidence?.["Invented the wheel"]).toBeUndefined();
    expect(technical?.evidence?.[strength]).toEqual(profile.technical.evidence?.[strength]);
    expect(JSON.stringify(technical?.evidence)).not.toContain("9999");
  });

  it("accepts claims of any of the user's generations without marking them", async () => {
    const second = (await rest("POST", "/profile/generate")).body.profile as Profile;
    await save(changed({ headline: second.technical.headline, ownWords: { coFounderSummary: true } }));
    expect((await saved())?.technical.ownWords).toBeUndefined();
  });

  it("strips e-mail addresses, links and phone numbers and returns a note", async () => {
    const { body } = await save(
      changed({
        headline: "Rust, Node.js and Socket.io in 2019-2024",
        coFounderSummary:
          "Write to me@host.example or call +47 400 12 345.\nSee https://evil.example/x, or t.me/somebody!",
        keyStrengths: ["www.evil.example", "Storage"],
      }),
    );
    expect(body.note).toMatch(/phone numbers/);
    const technical = (await saved())?.technical;
    expect(technical?.headline).toBe("Rust, Node.js and Socket.io in 2019-2024");
    expect(technical?.coFounderSummary).toBe("Write to or call.\nSee or");
    expect(technical?.keyStrengths).toEqual(["Storage"]);
    expect((await save(profile)).body.note).toBeUndefined();
  });
});

describe("embedding model", () => {
  const embedder = () =>
    openaiEmbedder({ apiKey: "none", baseUrl: model.baseUrl, timeoutMs: 10_000, model: "double" });
  const withEmbedder = async (ai: Embedder) => {
    await server.app.close();
    server.app = await createTestApp(database.current(), server.github, { ai: { embedder: ai } });
    rest = await server.signIn("runa-aldecoa");
  };

  it("saves the profile when the model is down and embeds it later", async () => {
    model.respondWith(() => ({ status: 500 }));
    await withEmbedder(embedder());
    expect((await save(profile)).status).toBe(200);
    expect(await stored()).toEqual([{ model: null, made: false }]);
    await expect(embedWaitingProfiles(server.app.services, server.app.log)).rejects.toThrow(/AI service/);
    model.respondWith(() => [Array(256).fill(0.5)]);
    await embedWaitingProfiles(server.app.services, server.app.log);
    expect(await stored()).toEqual([{ model: "double", made: true }]);
  });

  it("embeds every profile again when the model changes", async () => {
    await save(profile);
    model.respondWith(() => [Array(vectorDimensions).fill(0.1)]);
    await withEmbedder(embedder());
    await embedWaitingProfiles(server.app.services, server.app.log);
    expect(await stored()).toEqual([{ model: "double", made: true }]);
  });

  it("rejects vectors that are zero, empty or too long", async () => {
    for (const vector of [Array(8).fill(0), [], Array(vectorDimensions + 1).fill(0.1)]) {
      model.respondWith(() => [vector]);
      await expect(embedder().embed(["text"], {})).rejects.toThrow(/embedding model/);
    }
  });
});

it("export contains everything stored about a user, without secrets", async () => {
  await save(profile);
  const { body } = await rest("GET", "/account/export");
  expect(body.profiles[0].data).toEqual(profile);
  expect(body.generations).toHaveLength(1);
  expect(JSON.stringify(body)).not.toMatch(/sealed|token_hash|embedding"/);
});

it("export covers every table that references users", async () => {
  const { exported } = await import("@career-hub/server/user/export/queries.ts");
  const rows = await database.rows(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'users'::regclass`,
  );
  const tables = rows.map(({ name }) => name);
  expect(tables.length).toBeGreaterThan(8);
  expect(Object.keys(exported)).toEqual(expect.arrayContaining(["users", ...tables]));
});
