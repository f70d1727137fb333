import type { Profile } from "@career-hub/server/profile/schema.ts";
import { beforeEach, expect, test } from "vitest";
import { createHouse, type Person } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase();
const secret = "hush-hush-repository";

const profile: Profile = {
  personal: {
    name: "Ada L.",
    avatar_url: "https://avatars.githubusercontent.com/ada",
    html_url: "https://github.com/ada",
  },
  technical: {
    headline: "Storage engines",
    coFounderSummary: "Builds storage engines.",
    keyStrengths: ["Crash recovery"],
    potentialRoles: ["CTO"],
    languageStats: { Rust: 92.5, Shell: 7.5 },
    projectInsights: [{ name: "tidelog", highlight: "An append-only log." }],
    identifiedTechnologies: ["Rust"],
    architecturalConcepts: ["Write-ahead logging"],
    estimatedExperience: "Senior",
  },
};
/** What only the owner sees, written straight into the row: saving would keep only what a generation found. */
const found = {
  evidence: {
    Rust: [
      {
        repository: `ada/${secret}`,
        ownCommits: 3,
        firstAt: "2024-01-01T00:00:00Z",
        lastAt: "2024-02-01T00:00:00Z",
        url: `https://github.com/ada/${secret}`,
      },
    ],
  },
  basis: { generationId: "11111111-1111-4111-8111-111111111111", writer: secret },
};

let [ada, ben] = [] as unknown as [Person, Person];
let anonymous: Person["caller"];
beforeEach(async () => {
  const house = createHouse(database.current());
  [ada, ben] = [await house.enter("ada", { name: "Ada Lovelace" }), await house.enter("ben")];
  anonymous = house.anonymous;
});

const ofAda = () => ({
  id: ada.id,
  github_username: "ada",
  github_avatar_url: "https://avatars.githubusercontent.com/ada",
  github_profile_url: "https://github.com/ada",
});

test("somebody else's saved profile is shown field by field, without what it rests on", async () => {
  await ada.caller.profile.save({ profileData: profile });
  await database
    .current()
    .execute("update profiles set data = jsonb_set(data, '{technical}', data->'technical' || $1::jsonb)", [
      JSON.stringify({ ...found, somethingNew: secret }),
    ]);
  const shown = await ben.caller.profile.byId({ userId: ada.id });
  expect(shown).toEqual({ user: ofAda(), profile });
  expect(JSON.stringify(shown)).not.toContain(secret);
  expect(await ada.caller.profile.byId({ userId: ada.id.toUpperCase() })).toEqual(shown);
});

test("somebody without a saved profile is shown all the same", async () => {
  expect(await ben.caller.profile.byId({ userId: ada.id })).toEqual({ user: ofAda(), profile: null });
});

test.each(["22222222-2222-2222-2222-222222222222", "1", "", "\u0000", "a".repeat(5000), "saved'--"])(
  "nobody has the id %j",
  async (userId) => {
    await expect(ben.caller.profile.byId({ userId })).rejects.toMatchObject({
      code: "NOT_FOUND",
      message: "User profile not found.",
    });
  },
);

test("a deleted account is not found", async () => {
  await ada.caller.user.removeAccount();
  await expect(ben.caller.profile.byId({ userId: ada.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("nobody sees a profile without a session, and nobody reads more than sixty a minute", async () => {
  await expect(anonymous.profile.byId({ userId: ada.id })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  for (let time = 0; time < 60; time++) await ben.caller.profile.byId({ userId: ada.id });
  await expect(ben.caller.profile.byId({ userId: ada.id })).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
  await ada.caller.profile.byId({ userId: ben.id });
});
