import { connections, profileFeatures, profiles } from "@career-hub/db/schema.ts";
import { localAi } from "@career-hub/server/ai/createAi.ts";
import { embedLocally, localEmbedder } from "@career-hub/server/ai/local/embedding.ts";
import { scorePair } from "@career-hub/server/matching/people.ts";
import { countProfiles, findCandidates, findOwn } from "@career-hub/server/profile/candidates/queries.ts";
import { embeddingText } from "@career-hub/server/profile/embedding.ts";
import { embedWaitingProfiles } from "@career-hub/server/profile/embedWaiting.ts";
import type { Profile } from "@career-hub/server/profile/schema.ts";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestContext, type Person } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { generatePeople } from "./generatedPeople.ts";
import { portraitOfProfile, sampleProfiles } from "./samplePeople.ts";
import { savePeople, storeGeneration } from "./savePeople.ts";

const database = testDatabase();
let sources: Profile[];
let runa: Profile;
let testContext: ReturnType<typeof createTestContext>;
let ada: Person;

beforeAll(async () => {
  const samples = await sampleProfiles();
  sources = [...samples.values()];
  runa = samples.get("runa-aldecoa") as Profile;
});
beforeEach(async () => {
  testContext = createTestContext(database.current());
  ada = await testContext.signIn("ada", { name: "Ada Lovelace" });
});

const ofAccount = (profile: Profile, login: string): Profile => ({
  ...profile,
  personal: { name: login, avatar_url: "", html_url: `https://github.com/${login}` },
});
/** As after a generation: what none says would be own words, and count for nothing. */
const save = async (person: Person, profile: Profile) => {
  await storeGeneration(database.current().db, { userId: person.id, profile });
  await person.caller.profile.save({ profileData: ofAccount(profile, person.username) });
};
const crowd = (count: number) => savePeople(database.current().db, generatePeople(sources, count, 1));
const totals = async (person: Person) =>
  new Map(
    (await person.caller.profile.suggestions()).suggestions.map((one) => [one.user_id, one.matchScore]),
  );
const ownOf = async (userId: string) => {
  const own = await findOwn(database.current().db, { userId });
  if (!own) throw new Error("no saved profile");
  return own;
};

describe("suggestions", () => {
  it("are none, with stats of nothing, for somebody without a saved profile", async () => {
    await crowd(3);
    expect(await ada.caller.profile.suggestions()).toEqual({
      suggestions: [],
      stats: { totalCandidates: 0, qualifiedMatches: 0, averageMatchScore: 0 },
    });
    await expect(testContext.anonymous.profile.suggestions()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  it("are the best twenty of everybody, as arithmetic alone would choose them, the same on every call", async () => {
    const people = [...generatePeople(sources, 60, 3)];
    const ids = await savePeople(database.current().db, people);
    await save(ada, runa);
    const mine = portraitOfProfile(runa);
    const expected = people
      .map((one, index) => ({ id: ids[index] ?? "", score: scorePair(mine, portraitOfProfile(one)) }))
      .sort((a, b) => b.score.receipt.total - a.score.receipt.total || (a.id < b.id ? -1 : 1));
    const qualified = expected.map(({ score }) => score.receipt.total).filter((total) => total >= 50);
    const answer = await ada.caller.profile.suggestions();
    expect(answer.suggestions.map((one) => [one.user_id, one.receipt])).toEqual(
      expected.slice(0, 20).map(({ id, score }) => [id, score.receipt]),
    );
    expect(answer.stats).toEqual({
      totalCandidates: 60,
      qualifiedMatches: qualified.length,
      averageMatchScore: Math.round(qualified.reduce((sum, total) => sum + total, 0) / qualified.length),
    });
    expect(await ada.caller.profile.suggestions()).toEqual(answer);
  });

  it("contain exactly what a card shows, and nothing private", async () => {
    const ben = await testContext.signIn("ben", { name: "Benjamin Secretname" });
    await save(ben, sources[4] as Profile);
    await save(ada, runa);
    await database
      .current()
      .execute("update profiles set data = jsonb_set(data, '{technical,evidence}', $1::jsonb)", [
        JSON.stringify({ Rust: [{ repository: "ada/hush-hush" }] }),
      ]);
    const { suggestions } = await ada.caller.profile.suggestions();
    expect(suggestions).toHaveLength(1);
    const [one] = suggestions;
    const keys =
      "user_id is_new github_username github_avatar_url headline matchScore matchStrength " +
      "estimatedExperience topMatchingAreas commonTechnologies keyStrengths potentialRoles " +
      "scoreBreakdown receipt";
    expect(Object.keys(one ?? {}).sort()).toEqual(keys.split(" ").sort());
    expect(one).toMatchObject({ user_id: ben.id, github_username: "ben", matchScore: one?.receipt.total });
    expect(Object.keys(one?.scoreBreakdown ?? {})).toEqual([
      "Technologies",
      "Domains",
      "Architecture",
      "Complementary roles",
      "Experience",
    ]);
    expect(one?.topMatchingAreas.length).toBeLessThanOrEqual(2);
    for (const { area, score } of one?.topMatchingAreas ?? []) expect(one?.scoreBreakdown[area]).toBe(score);
    expect(JSON.stringify(suggestions)).not.toMatch(/hush-hush|Secretname/);
  });

  it("are the same from both sides", async () => {
    const people = await Promise.all(["ben", "cleo", "dov"].map((login) => testContext.signIn(login)));
    await save(ada, runa);
    for (const [index, person] of people.entries()) await save(person, sources[index * 9] as Profile);
    const seen = await totals(ada);
    for (const person of people) expect((await totals(person)).get(ada.id)).toBe(seen.get(person.id));
  });

  it("leave out whom one is connected to or has asked, either way, and bring them back after a decline", async () => {
    const [ben, cleo, dov, eve] = (await Promise.all(
      ["ben", "cleo", "dov", "eve"].map((login) => testContext.signIn(login)),
    )) as [Person, Person, Person, Person];
    for (const [index, person] of [ada, ben, cleo, dov, eve].entries())
      await save(person, sources[index * 7] as Profile);
    await ada.caller.connection.request({ addresseeId: ben.id });
    await cleo.caller.connection.request({ addresseeId: ada.id });
    await dov.caller.connection.request({ addresseeId: ada.id });
    await ada.caller.connection.accept({ requesterId: dov.id });
    const first = await ada.caller.profile.suggestions();
    expect(first.suggestions.map((one) => one.user_id)).toEqual([eve.id]);
    expect(first.stats.totalCandidates).toBe(1);
    const { pendingRequests } = await ada.caller.connection.pending();
    await ada.caller.connection.decline({ id: pendingRequests[0]?.id ?? "" });
    expect(new Set((await totals(ada)).keys())).toEqual(new Set([cleo.id, eve.id]));
    await eve.caller.profile.remove();
    expect([...(await totals(ada)).keys()]).toEqual([cleo.id]);
  });

  it("do not change a pair's score when others come, change or go", async () => {
    const ben = await testContext.signIn("ben");
    await save(ada, runa);
    await save(ben, sources[30] as Profile);
    const alone = (await ada.caller.profile.suggestions()).suggestions[0];
    await crowd(15);
    const among = (await ada.caller.profile.suggestions()).suggestions.find((one) => one.user_id === ben.id);
    expect(among).toEqual(alone);
  });

  it("follow a profile that was saved anew", async () => {
    const ben = await testContext.signIn("ben");
    await save(ada, runa);
    await save(ben, sources[30] as Profile);
    const before = (await ada.caller.profile.suggestions()).suggestions[0];
    await save(ben, sources[12] as Profile);
    const after = (await ada.caller.profile.suggestions()).suggestions[0];
    expect(after?.headline).toBe(sources[12]?.technical.headline);
    expect(after?.receipt).not.toEqual(before?.receipt);
  });

  it("stay when a server of another release has stored its own features", async () => {
    await save(ada, runa);
    await crowd(3);
    const before = await ada.caller.profile.suggestions();
    await database.current().db.update(profileFeatures).set({ version: "next" });
    expect(await ada.caller.profile.suggestions()).toEqual(before);
  });
});

describe("candidates by vector", () => {
  it("are found without a vector of one's own, and when theirs is missing or of another model", async () => {
    await crowd(8);
    await save(ada, runa);
    const all = await totals(ada);
    expect(all.size).toBe(8);
    const { db } = database.current();
    await db
      .update(profiles)
      .set({ embedding: null, embeddingModel: null })
      .where(eq(profiles.userId, ada.id));
    expect(await totals(ada)).toEqual(all);
    await save(ada, runa);
    await db
      .update(profiles)
      .set({ embeddingModel: "another-model" })
      .where(sql`user_id in (select user_id from profiles where user_id <> ${ada.id} limit 5)`);
    expect(await totals(ada)).toEqual(all);
  });

  it("finds at least 95 in 100 of the ten nearest by index, filters and all, and never too few", async () => {
    const { db } = database.current();
    const bare = (one: Profile): Profile => ({ ...one, technical: { ...one.technical, evidence: {} } });
    const people = [...generatePeople(sources, 320, 11)].map(bare);
    const ids = await savePeople(db, people);
    const vectors = people.map((one) => embedLocally(embeddingText(one)));
    // Half of everybody is connected to whoever asks: the index has to look further than its first 200.
    const isConnected = (index: number) => index % 2 === 1;
    const askers = [0, 40, 80, 120, 160, 200, 240, 280];
    let found = 0;
    for (const asker of askers) {
      const requesterId = ids[asker] ?? "";
      await db
        .insert(connections)
        .values(
          ids.filter((_, index) => isConnected(index)).map((addresseeId) => ({ requesterId, addresseeId })),
        );
      const own = await ownOf(requesterId);
      const byIndex = await db.transaction(async (tx) => {
        // In a table this small the planner would rather sort everybody.
        await tx.execute(sql`set local enable_sort = off`);
        return findCandidates(tx, own, { count: ids.length, exactBelow: 0 });
      });
      expect([byIndex.total, byIndex.retrieved.length]).toEqual([159, 159]);
      const exact = await findCandidates(db, own, { count: ids.length });
      const nearness = (index: number) =>
        (vectors[index] ?? []).reduce((sum, value, place) => sum + value * (vectors[asker]?.[place] ?? 0), 0);
      const truth = ids
        .map((id, index) => ({ id, index, near: nearness(index) }))
        .filter(({ index }) => index !== asker && !isConnected(index))
        .sort((a, b) => b.near - a.near)
        .slice(0, 10);
      const ofTruth = ({ retrieved }: typeof exact) => {
        const top = new Set(retrieved.slice(0, 10).map((one) => one.userId));
        return truth.filter(({ id }) => top.has(id)).length;
      };
      found += ofTruth(byIndex);
      // Half precision may swap the tenth and the eleventh.
      expect(ofTruth(exact)).toBeGreaterThanOrEqual(9);
    }
    expect(found / (askers.length * 10)).toBeGreaterThanOrEqual(0.95);
  }, 120_000);
});

describe("a change of the embedding model", () => {
  it("re-embeds all profiles in the background and never compares vectors of different models", async () => {
    await crowd(30);
    await save(ada, runa);
    const before = await totals(ada);
    const { db } = database.current();
    const ai = localAi;
    // The same numbers, turned round: a vector of one space says nothing in the other.
    const turned = {
      model: "turned-1",
      embed: async (texts: string[]) => (await localEmbedder.embed(texts, {})).map((one) => one.toReversed()),
    };
    const services = { ...testContext.context, ai: { ...ai, embedder: turned } };
    const stop = new AbortController();
    let embedded = 0;
    const half = {
      ...turned,
      embed: async (texts: string[]) => {
        embedded += 1;
        if (embedded === 15) stop.abort();
        return turned.embed(texts);
      },
    };
    await embedWaitingProfiles(
      { ...services, ai: { ...ai, embedder: half }, closing: stop.signal },
      testContext.context.log,
    );
    const models = async () =>
      (await db.selectDistinct({ model: profiles.embeddingModel }).from(profiles))
        .map(({ model }) => model)
        .sort();
    expect(await models()).toEqual(["local-2", "turned-1"]);
    // In the middle of the change nobody is lost and no score moves; the nearest come from one's own space only.
    expect(await totals(ada)).toEqual(before);
    const own = await ownOf(ada.id);
    const { retrieved, total } = await findCandidates(db, own, { count: await countProfiles(db) });
    expect([retrieved.length, total]).toEqual([30, 30]);
    const inOwnSpace = await db
      .select({ userId: profiles.userId })
      .from(profiles)
      .where(eq(profiles.embeddingModel, own.embeddingModel ?? ""));
    const first = retrieved.slice(0, inOwnSpace.length - 1).map((one) => one.userId);
    expect(new Set([...first, ada.id])).toEqual(new Set(inOwnSpace.map((one) => one.userId)));
    await embedWaitingProfiles(services, testContext.context.log);
    expect(await models()).toEqual(["turned-1"]);
    expect(await totals(ada)).toEqual(before);
  });
});
