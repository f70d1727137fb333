import { scoreOfPair } from "@career-hub/server/matching/people.ts";
import { createPeopleIndex } from "@career-hub/server/matching/peopleIndex.ts";
import type { Portrait } from "@career-hub/server/matching/portrait.ts";
import { readWaitingProfiles } from "@career-hub/server/profile/features/features.ts";
import type { Profile } from "@career-hub/server/profile/schema.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestContext, type Person } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { generatePeople } from "./generatedPeople.ts";
import { portraitOfProfile, sampleProfiles, varied } from "./samplePeople.ts";
import { savePeople, storeGeneration } from "./savePeople.ts";

const database = testDatabase();
let sources: Profile[];
beforeAll(async () => {
  sources = [...(await sampleProfiles()).values()];
});

const top = (mine: Portrait, others: Portrait[], count: number) =>
  others
    .map((other) => scoreOfPair(mine, other))
    .sort((a, b) => b - a)
    .slice(0, count);

const saved = (at: number | string, time = 0) => ({ userId: String(at), updatedAt: new Date(time) });
const idsOf = (people: { userId: string }[]) => people.map(({ userId }) => userId);

describe("the index of people", () => {
  it("finds the best twenty among its first hundred for any profile", async () => {
    const portraits = [...generatePeople(sources, 1_500, 5)].map(portraitOfProfile);
    portraits.forEach((portrait, at) => {
      if (at % 7 === 0) portrait.level = null;
      if (at % 11 === 0) portrait.fields.clear();
      if (at % 13 === 0) portrait.technologies.clear();
    });
    const index = createPeopleIndex();
    for (const [at, portrait] of portraits.entries()) index.set(saved(at), portrait);
    for (const asker of [0, 7, 11, 13, 400, 801]) {
      const mine = portraits[asker] as Portrait;
      const found = idsOf(index.best(mine, 101)).filter((id) => id !== String(asker));
      const scores = found.map((id) => scoreOfPair(mine, portraits[Number(id)] as Portrait));
      const others = portraits.filter((_, at) => at !== asker);
      expect(scores.sort((a, b) => b - a).slice(0, 20)).toEqual(top(mine, others, 20));
    }
  });

  it("finds nearly the best of more people than are estimated for one call", () => {
    const base = [...generatePeople(sources, 300, 8)].map(portraitOfProfile);
    const portraits = Array.from({ length: 20_000 }, (_, at) => varied(base[at % 300] as Portrait, at));
    const index = createPeopleIndex();
    for (const [at, portrait] of portraits.entries()) index.set(saved(at), portrait);
    const sum = (scores: number[]) => scores.reduce((all, score) => all + score, 0);
    for (const mine of base.slice(0, 2)) {
      const found = idsOf(index.best(mine, 250)).map((id) => portraits[Number(id)] as Portrait);
      expect(sum(top(mine, found, 20))).toBeGreaterThan(0.98 * sum(top(mine, portraits, 20)));
    }
  });

  it("keeps the others in their places when somebody changes or goes", async () => {
    const portraits = [...generatePeople(sources, 300, 6)].map(portraitOfProfile);
    const index = createPeopleIndex();
    for (const [at, portrait] of portraits.entries()) index.set(saved(at, 1), portrait);
    for (let at = 0; at < 100; at++) index.remove(String(at));
    index.remove("nobody");
    for (let at = 100; at < 200; at++) index.set(saved(at, 2), portraits[at - 100] as Portrait);
    const fresh = createPeopleIndex();
    for (let at = 100; at < 300; at++) fresh.set(saved(at), portraits[at < 200 ? at - 100 : at] as Portrait);
    expect([index.size, index.has(saved(150, 1)), index.has(saved(150, 2))]).toEqual([200, false, true]);
    for (const mine of portraits.slice(0, 5))
      expect(new Set(idsOf(index.best(mine, 200)))).toEqual(new Set(idsOf(fresh.best(mine, 200))));
  });
});

describe("suggestions among more people than are scored", () => {
  const save = async (person: Person, profile: Profile) => {
    await storeGeneration(database.current().db, { userId: person.id, profile });
    await person.caller.profile.save({
      profileData: { ...profile, personal: { ...profile.personal, name: person.username } },
    });
  };

  it("are the best of everybody, and follow who comes, changes and goes", async () => {
    const { context, signIn } = createTestContext(database.current());
    const { db } = database.current();
    const people = [...generatePeople(sources, 400, 9)];
    await savePeople(db, people);
    await readWaitingProfiles(context, context.log);
    const [ada, ben] = [await signIn("ada"), await signIn("ben")];
    await save(ada, sources[3] as Profile);
    const mine = portraitOfProfile(sources[3] as Profile);
    const others = people.map(portraitOfProfile);
    const suggested = async () => (await ada.caller.profile.suggestions()).suggestions;
    const first = await suggested();
    expect(first.map((one) => one.matchScore)).toEqual(top(mine, others, 20).map(Math.round));
    // Somebody who is as good as the best of them.
    const best = people.find(
      (one) => Math.round(scoreOfPair(mine, portraitOfProfile(one))) === first[0]?.matchScore,
    );
    const scoreOfBen = async () => (await suggested()).find((one) => one.user_id === ben.id)?.matchScore;
    await save(ben, best as Profile);
    expect(await scoreOfBen()).toBe(first[0]?.matchScore);
    await save(ben, sources[3] as Profile);
    expect(await scoreOfBen()).toBeUndefined();
    await save(ben, best as Profile);
    expect(await scoreOfBen()).toBe(first[0]?.matchScore);
    await ada.caller.connection.request({ addresseeId: ben.id });
    expect(await scoreOfBen()).toBeUndefined();
    await ben.caller.profile.remove();
    const { stats } = await ada.caller.profile.suggestions();
    expect(stats.totalCandidates).toBe(400);
  });
});
