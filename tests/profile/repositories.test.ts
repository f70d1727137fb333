import type { Profile } from "@career-hub/server/profile/schema.ts";
import { describe, expect, it, test } from "vitest";
import { runaGenerated } from "./runaGenerated.ts";

const { database, server, runa, profile } = runaGenerated({ readsEachTime: true });

const remove = (repository: string) =>
  runa("DELETE", `/account/repositories?repository=${encodeURIComponent(repository)}`);
const inUse = async (): Promise<{ repository: string; claims: number }[]> =>
  (await runa("GET", "/account/repositories")).body.repositories;
const { rows } = database;
const everything = async () =>
  JSON.stringify([
    await rows("select profile from generations"),
    await rows("select data, embedding::text, embedding_model from profiles"),
    await rows("select * from rejected_claims"),
    await rows("select * from readings"),
  ]);

test("account readings: lists each read of the code host with its repositories, latest first", async () => {
  const { readings } = (await runa("GET", "/account/readings")).body;
  expect(readings.map(({ kind }: { kind: string }) => kind)).toEqual(["generation", "signIn"]);
  expect(readings[0].listed).toBeGreaterThanOrEqual(readings[0].repositories.length);
  expect(readings[0].repositories).toEqual(
    expect.arrayContaining((await inUse()).map(({ repository }) => repository)),
  );
  const teo = await server.signIn("teodorbrask");
  expect((await teo("GET", "/account/readings")).body.readings).toHaveLength(1);
  expect((await teo("GET", "/account/repositories")).body.repositories).toEqual([]);
});

describe("removing a repository", () => {
  it("removes its claims, evidence, name, derived texts and vector", async () => {
    await runa("POST", "/profile/save", { profileData: profile });
    const [vectorBefore] = await rows("select embedding::text as vector from profiles");
    const [top] = await inUse();
    const repository = top?.repository ?? "";
    const evidence = Object.entries(profile.technical.evidence ?? {});
    const [claim] =
      evidence.find(([, places]) => places.every((place) => place.repository === repository)) ?? [];
    expect(claim).toBeTruthy();
    expect((await remove(repository)).status).toBe(200);

    const kept = await everything();
    expect(kept).not.toContain(repository);
    const saved: Profile = (await runa("GET", "/profile/saved")).body.profile;
    const { technical } = saved;
    const claims = [
      ...technical.keyStrengths,
      ...technical.potentialRoles,
      ...technical.identifiedTechnologies,
      ...technical.architecturalConcepts,
      ...technical.projectInsights.map(({ name }) => name),
    ];
    expect(claims).not.toContain(claim);
    expect(claims.length).toBeGreaterThan(0);
    expect(technical).toMatchObject({
      headline: "",
      coFounderSummary: "",
      languageStats: {},
      estimatedExperience: "N/A",
    });
    const [vectorAfter] = await rows("select embedding::text as vector from profiles");
    expect(vectorAfter?.vector).toBeTruthy();
    expect(vectorAfter?.vector).not.toBe(vectorBefore?.vector);
    expect((await inUse()).map((one) => one.repository)).not.toContain(repository);
    expect((await runa("GET", "/account/repositories")).body.removed).toEqual([repository]);
  });

  it("leaves it out of running and later generations", async () => {
    const [top] = await inUse();
    const repository = top?.repository ?? "";
    const [again] = await Promise.all([runa("POST", "/profile/generate"), remove(repository)]);
    expect(again.status).toBe(200);
    expect(await everything()).not.toContain(`"${repository}"`);
    const { profile: third } = (await runa("POST", "/profile/generate")).body;
    expect(JSON.stringify(third.technical.evidence)).not.toContain(`"${repository}"`);
    expect(third.technical.headline).not.toBe("");
  });

  it("keeps own words", async () => {
    const technical = { ...profile.technical, headline: "I build things", coFounderSummary: "In my words" };
    await runa("POST", "/profile/save", { profileData: { ...profile, technical } });
    const [top] = await inUse();
    await remove(top?.repository ?? "");
    const saved: Profile = (await runa("GET", "/profile/saved")).body.profile;
    expect(saved.technical).toMatchObject({ headline: "I build things", coFounderSummary: "In my words" });
  });

  it("returns 404 for repositories that are unused, removed or of another user", async () => {
    const teo = await server.signIn("teodorbrask");
    const [top] = await inUse();
    const path = `/account/repositories?repository=${encodeURIComponent(top?.repository ?? "")}`;
    expect((await teo("DELETE", path)).status).toBe(404);
    expect((await remove("nobody/nothing")).status).toBe(404);
    expect((await remove(top?.repository ?? "")).status).toBe(200);
    expect((await remove(top?.repository ?? "")).status).toBe(404);
  });
});
