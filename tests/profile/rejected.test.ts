import { currentPortraits } from "@career-hub/server/profile/features/features.ts";
import type { Claim, Profile } from "@career-hub/server/profile/schema.ts";
import { describe, expect, it, test } from "vitest";
import { runaGenerated } from "./runaGenerated.ts";

const { database, server, runa, profile } = runaGenerated();

type Kind = Claim["kind"];
const claimed = ({ technical }: Profile, kind: Kind) =>
  ({
    strength: technical.keyStrengths,
    role: technical.potentialRoles,
    technology: technical.identifiedTechnologies,
    concept: technical.architecturalConcepts,
    insight: technical.projectInsights.map(({ name }) => name),
  })[kind];

const firstOf = (kind: Kind) => claimed(profile, kind)[0] ?? "";

const save = (profileData: Profile) => runa("POST", "/profile/save", { profileData });
const saved = async (): Promise<Profile> => (await runa("GET", "/profile/saved")).body.profile;
const reject = (kind: Kind, claim: string) => runa("POST", "/profile/rejected", { kind, claim });
const restore = (kind: Kind, claim: string) =>
  runa("DELETE", `/profile/rejected?kind=${kind}&claim=${encodeURIComponent(claim)}`);
const vector = async () => {
  const [row] = await database.rows("select embedding::text as vector from profiles");
  return row?.vector;
};

describe("rejecting a claim", () => {
  it.each<Kind>(["strength", "role", "technology", "concept", "insight"])(
    "removes a %s from profile and vector and restores it in place",
    async (kind) => {
      await save(profile);
      const before = await vector();
      const claim = firstOf(kind);
      expect((await reject(kind, claim)).status).toBe(200);
      expect(claimed(await saved(), kind)).toEqual(claimed(profile, kind).filter((one) => one !== claim));
      if (kind !== "insight") expect(await vector()).not.toEqual(before);
      expect((await runa("GET", "/profile/rejected")).body.rejected).toEqual([{ kind, claim }]);

      expect((await restore(kind, claim)).status).toBe(200);
      expect(await saved()).toEqual(profile);
      expect(await vector()).toEqual(before);
      expect((await runa("GET", "/profile/rejected")).body.rejected).toEqual([]);
    },
  );

  it("removes the claim from stored and later generations", async () => {
    const claim = firstOf("technology");
    await reject("technology", claim);
    const kept = (await runa("GET", "/profile/generations")).body.generations;
    expect(claimed(kept[0].profile, "technology")).not.toContain(claim);
    const next = (await runa("POST", "/profile/generate")).body.profile;
    expect(claimed(next, "technology")).not.toContain(claim);
    expect(claimed(next, "technology").length).toBeGreaterThan(0);
  });

  it("removes the claim from every list with the same text and restores each", async () => {
    const [strength = ""] = claimed(profile, "strength");
    const twice: Profile = {
      ...profile,
      technical: { ...profile.technical, architecturalConcepts: [strength.toLowerCase(), "Map drawing"] },
    };
    await save(twice);
    await reject("strength", strength);
    expect(claimed(await saved(), "strength")).not.toContain(strength);
    expect(claimed(await saved(), "concept")).toEqual(["Map drawing"]);
    const next = (await runa("POST", "/profile/generate")).body.profile;
    const skills = (["strength", "technology", "concept"] as const).flatMap((kind) => claimed(next, kind));
    expect(skills.map((skill) => skill.toLowerCase())).not.toContain(strength.toLowerCase());
    await restore("strength", strength);
    expect(claimed(await saved(), "concept")).toEqual([strength.toLowerCase(), "Map drawing"]);
  });

  it("restores the claim in a profile that was saved without it", async () => {
    const claim = firstOf("strength");
    await reject("strength", claim);
    const [kept] = (await runa("GET", "/profile/generations")).body.generations;
    await save(kept.profile);
    expect(claimed(await saved(), "strength")).not.toContain(claim);
    await restore("strength", claim);
    expect(claimed(await saved(), "strength")).toEqual(claimed(profile, "strength"));
  });

  it("returns a message that says whether the saved profile has the restored claim", async () => {
    const claim = firstOf("technology");
    await reject("technology", claim);
    expect((await restore("technology", claim)).body.message).toMatch(/is no longer left out\.$/);
    await save(profile);
    await reject("technology", claim);
    expect((await restore("technology", claim)).body.message).toMatch(/is part of your profile again/);
    await reject("technology", claim);
    await save((await runa("POST", "/profile/generate")).body.profile);
    expect((await restore("technology", claim)).body.message).toMatch(/no longer left out.*made without it/);
    expect(claimed(await saved(), "technology")).not.toContain(claim);
  });

  it("hides the claim from other users and from the score", async () => {
    await save(profile);
    const teodor = await server.signIn("teodorbrask");
    const theirs = (await teodor("POST", "/profile/generate")).body.profile;
    await teodor("POST", "/profile/save", { profileData: theirs });
    const { user } = (await runa("GET", "/auth/user")).body;
    const seen = async () => (await teodor("GET", `/profile/${user.id}`)).body.profile.technical;
    const scored = async () => (await teodor("GET", `/profile/${user.id}/match`)).body.match;
    const before = await scored();
    const suggested = (await teodor("GET", "/profile/suggestions")).body.suggestions[0];
    expect([suggested.matchScore, suggested.receipt]).toEqual([before.matchScore, before.receipt]);

    for (const claim of claimed(profile, "technology")) await reject("technology", claim);
    expect((await seen()).identifiedTechnologies).toEqual([]);
    const after = await scored();
    expect(after.scoreBreakdown.Technologies).toBe(0);
    expect((await teodor("GET", "/profile/suggestions")).body.suggestions[0].receipt).toEqual(after.receipt);
  });

  it("takes the claim out of matching where the headline speaks of it", async () => {
    await save(profile);
    const { id } = (await runa("GET", "/auth/user")).body.user;
    const ideas = async () => [...((await currentPortraits(database.db, [id])).get(id)?.ideas.keys() ?? [])];
    expect(await ideas()).toContain("Storage engines");
    await reject("strength", "Storage engines");
    expect(profile.technical.headline).toMatch(/storage engine/i);
    expect(await ideas()).not.toContain("Storage engines");
  });

  it("leaves the same claim of other people", async () => {
    const claim = firstOf("strength");
    await save(profile);
    const teodor = await server.signIn("teodorbrask");
    const { profile: generated } = (await teodor("POST", "/profile/generate")).body;
    const profileData = { ...generated, technical: { ...generated.technical, keyStrengths: [claim] } };
    await teodor("POST", "/profile/save", { profileData });
    await reject("strength", claim);
    const theirs = (await teodor("GET", "/profile/saved")).body.profile;
    expect(theirs.technical.keyStrengths).toEqual([claim]);
  });

  it("returns 404 for own words and unknown claims", async () => {
    const [strength = ""] = profile.technical.keyStrengths;
    await save({ ...profile, technical: { ...profile.technical, keyStrengths: [strength, "My own words"] } });
    for (const [kind, claim] of [
      ["strength", "My own words"],
      ["strength", "Never said"],
      ["role", strength],
    ] as const)
      expect((await reject(kind, claim)).status).toBe(404);
    expect((await restore("strength", "Never said")).status).toBe(404);
    expect((await reject("nonsense" as Kind, strength)).status).toBe(400);
    expect((await runa("GET", "/profile/rejected")).body.rejected).toEqual([]);
  });
});

test("own words do not change the score", async () => {
  const teodor = await server.signIn("teodorbrask");
  const theirs = (await teodor("POST", "/profile/generate")).body.profile as Profile;
  await teodor("POST", "/profile/save", { profileData: theirs });
  const { user } = (await teodor("GET", "/auth/user")).body;
  const total = async () => (await runa("GET", `/profile/${user.id}/match`)).body.match.receipt;
  await save({ ...profile, technical: { ...profile.technical, headline: "", coFounderSummary: "" } });
  const before = await total();
  const invented = [...theirs.technical.identifiedTechnologies, "Sales and pricing"].filter(
    (one) => !profile.technical.identifiedTechnologies.includes(one),
  );
  await save({
    ...profile,
    technical: {
      ...profile.technical,
      headline: theirs.technical.headline,
      coFounderSummary: theirs.technical.coFounderSummary,
      identifiedTechnologies: [...profile.technical.identifiedTechnologies, ...invented].slice(0, 60),
    },
  });
  expect(await total()).toEqual(before);
});

it("match is null without two saved profiles or with oneself", async () => {
  const teodor = await server.signIn("teodorbrask");
  const { user } = (await runa("GET", "/auth/user")).body;
  await save(profile);
  expect((await teodor("GET", `/profile/${user.id}/match`)).body).toEqual({ match: null });
  expect((await runa("GET", `/profile/${user.id}/match`)).body).toEqual({ match: null });
});
