import { beforeEach, describe, expect, test } from "vitest";
import { expectError } from "../setup/expectError.ts";
import { createTestContext, type Person } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { sampleProfile as profile } from "./sampleProfile.ts";

const database = testDatabase();
const secret = "hush-hush-repository";

const place = (repository: string, isPrivate?: boolean) => ({
  repository: `ada/${repository}`,
  ...(isPrivate === undefined ? {} : { isPrivate }),
  note: `Seen in ${repository}`,
  ownCommits: 3,
  firstAt: "2024-01-01T00:00:00Z",
  lastAt: "2024-02-01T00:00:00Z",
  url: `https://github.com/ada/${repository}`,
});
const basis = { generationId: "11111111-1111-4111-8111-111111111111", writer: secret };

/** Writes the row directly, since saving keeps only claims of a generation. */
const store = (technical: object) =>
  database.execute(
    "update profiles set data = jsonb_set(data, '{technical}', data->'technical' || $1::jsonb)",
    [JSON.stringify(technical)],
  );
let [ada, ben] = [] as unknown as [Person, Person];
beforeEach(async () => {
  const testContext = createTestContext(database.current());
  [ada, ben] = [await testContext.signIn("ada", { name: "Ada Lovelace" }), await testContext.signIn("ben")];
});

const ofAda = () => ({
  id: ada.id,
  github_username: "ada",
  github_avatar_url: "https://avatars.githubusercontent.com/ada",
  github_profile_url: "https://github.com/ada",
});

const view = async () => {
  const { profile: seen } = await ben.caller.profile.byId({ userId: ada.id });
  if (!seen) throw new Error("Ada has a saved profile");
  return seen.technical;
};

describe("profile.byId of another user", () => {
  beforeEach(() => ada.caller.profile.save({ profileData: profile }));

  test("returns only listed fields, with the name of the account", async () => {
    await store({ ownWords: {}, basis, somethingNew: secret });
    const seen = await ben.caller.profile.byId({ userId: ada.id });
    expect(seen).toEqual({
      user: ofAda(),
      profile: {
        personal: { ...profile.personal, name: "Ada Lovelace" },
        technical: {
          ...profile.technical,
          evidence: {},
          privateFindings: {},
          privateRepositories: 0,
          ownWords: {},
        },
      },
    });
    expect(JSON.stringify(seen)).not.toContain(secret);
    expect(await ada.caller.profile.byId({ userId: ada.id.toUpperCase() })).toEqual(seen);
  });

  test("returns evidence of public repositories and a count of private ones", async () => {
    await store({
      ownWords: {},
      evidence: {
        Rust: [place("tidelog", false), place(secret, true)],
        "Crash recovery": [place(secret, true)],
      },
    });
    const seen = await view();
    expect(seen.evidence).toEqual({ Rust: [place("tidelog", false)] });
    expect(seen.privateFindings).toEqual({ Rust: 1, "Crash recovery": 1 });
    expect(seen.privateRepositories).toBe(1);
    expect(seen.keyStrengths).toEqual(["Crash recovery"]);
    expect(JSON.stringify(seen)).not.toContain(secret);
  });

  test("leaves out evidence of unknown visibility", async () => {
    await store({ ownWords: {}, evidence: { Rust: [place(secret)] } });
    const seen = await view();
    expect([seen.evidence, seen.privateFindings]).toEqual([{}, {}]);
    expect(JSON.stringify(seen)).not.toContain(secret);
  });

  test("removes private repository names from all texts", async () => {
    const found = [place(secret, true)];
    await store({
      ownWords: {},
      headline: `Builds ${secret}`,
      coFounderSummary: `Builds storage engines. Wrote most of Hush-Hush Repository. Has kept going since 2019.`,
      keyStrengths: ["Crash recovery", `Owner of ${secret}`],
      projectInsights: [
        { name: "tidelog", highlight: "An append-only log." },
        { name: "Secret", highlight: "Only in private." },
        { name: "tidelog-cli", highlight: `A tool for ${secret}.` },
      ],
      evidence: { "Crash recovery": found, Secret: found },
      basis: { ...basis, experience: `5 years in ${secret}` },
    });
    const seen = await view();
    expect(seen.headline).toBe("");
    expect(seen.coFounderSummary).toBe("Builds storage engines. Has kept going since 2019.");
    expect(seen.keyStrengths).toEqual(["Crash recovery"]);
    expect(seen.projectInsights.map(({ name }) => name)).toEqual(["tidelog"]);
    expect(seen.experienceBasis).toBeUndefined();
  });

  test("removes private repository names from the list of own words", async () => {
    const found = [place(secret, true)];
    const [strength, mine] = [`Owner of ${secret}`, "Reads papers"];
    await store({
      keyStrengths: [strength, mine],
      projectInsights: [{ name: secret, highlight: "Edited." }],
      evidence: { [secret]: found },
      ownWords: { headline: true, keyStrengths: [strength, mine], projectInsights: [secret] },
    });
    const seen = await view();
    expect(seen.ownWords).toEqual({ headline: true, keyStrengths: [mine], projectInsights: [] });
    expect(JSON.stringify(seen)).not.toContain(secret);
  });

  test("keeps sentences when the name of a private repository is a common word", async () => {
    await store({ ownWords: {}, headline: "Builds an API", evidence: { Rust: [place("api", true)] } });
    expect((await view()).headline).toBe("Builds an API");
  });
});

test("profile.byId returns the user without a saved profile", async () => {
  expect(await ben.caller.profile.byId({ userId: ada.id })).toEqual({ user: ofAda(), profile: null });
});

test("profile.byId is limited to sixty reads a minute", async () => {
  for (let time = 0; time < 60; time++) await ben.caller.profile.byId({ userId: ada.id });
  await expectError(ben.caller.profile.byId({ userId: ada.id }), "TOO_MANY_REQUESTS");
  await ada.caller.profile.byId({ userId: ben.id });
});
