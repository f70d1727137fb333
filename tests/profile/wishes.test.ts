import type { Profile } from "@career-hub/server/profile/schema.ts";
import { upsertWishes } from "@career-hub/server/profile/wishes/queries.ts";
import { noWishes, type Wishes } from "@career-hub/server/profile/wishes/schema.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { sampleProfiles } from "../matching/samplePeople.ts";
import { storeGeneration } from "../matching/savePeople.ts";
import { expectError } from "../setup/expectError.ts";
import type { Person } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testPeople } from "../setup/testPeople.ts";

const database = testDatabase();
const samples = await sampleProfiles();
const [ada, ben] = testPeople(database, "ada", "ben");

async function saveSample(person: Person, login: string) {
  const profile = samples.get(login) as Profile;
  await storeGeneration(database.db, { userId: person.id, profile });
  await person.caller.profile.save({ profileData: profile });
}
const saveWishes = (person: Person, wishes: Partial<Wishes>) =>
  person.caller.profile.saveWishes({ ...noWishes, ...wishes });
const pairSeenBy = (by: Person, other: Person) => by.caller.profile.pair({ userId: other.id });

describe("wishes", () => {
  it("are empty by default, replaced when saved, and exported", async () => {
    expect(await ada.caller.profile.wishes()).toEqual({ wishes: noWishes, savedAt: null });
    await saveWishes(ada, { looking: "open", hours: 20, must: [{ kind: "role", value: "design" }] });
    const { wishes, savedAt } = await ada.caller.profile.wishes();
    expect([wishes.hours, wishes.must, savedAt !== null]).toEqual([
      20,
      [{ kind: "role", value: "design" }],
      true,
    ]);
    await saveWishes(ada, { looking: "now" });
    expect((await ada.caller.profile.wishes()).wishes.must).toEqual([]);
    expect((await ada.caller.user.export()).wishes).toHaveLength(1);
  });

  it.each<[string, Partial<Wishes>]>([
    ["an unknown country", { country: "XX" }],
    ["an unknown time zone", { timeZone: "Mars/Base" }],
    ["an unknown area", { must: [{ kind: "role", value: "astronaut" }] }],
    ["an e-mail address", { prefer: [{ kind: "words", value: "Write to ada@example.com" }] }],
    ["a phone number", { prefer: [{ kind: "words", value: "Calls to +49 30 1234567" }] }],
    ["free text as a must", { must: [{ kind: "words", value: "Kind" }] }],
    ["an avoid of an unsupported kind", { avoid: [{ kind: "hours", value: "20" }] }],
    ["a reversed range", { equity: { from: 50, to: 20 } }],
    [
      "a duplicate wish",
      { must: [{ kind: "role", value: "data" }], avoid: [{ kind: "role", value: "data" }] },
    ],
  ])("reject %s with BAD_REQUEST", async (_, wishes) => {
    await expectError(saveWishes(ada, wishes), "BAD_REQUEST");
  });

  it("accept every offered option", async () => {
    const { options } = await ada.caller.profile.wishOptions();
    const one = [...new Map(options.map((option) => [option.kind, option])).values()];
    await saveWishes(ada, { must: one.map(({ kind, value }) => ({ kind, value })) });
    const avoidable = one.filter(({ unwanted }) => unwanted !== null);
    await saveWishes(ada, { avoid: avoidable.map(({ kind, value }) => ({ kind, value })) });
    expect(avoidable.length).toBeGreaterThan(3);
  });

  it("take the present spelling of a domain when they are read", async () => {
    const must = [{ kind: "domain" as const, value: "Health care" }];
    await upsertWishes(database.db, { userId: ada.id, wishes: { ...noWishes, must } });
    const { wishes } = await ada.caller.profile.wishes();
    expect(wishes.must).toEqual([{ kind: "domain", value: "Healthcare" }]);
    await saveWishes(ada, wishes);
  });

  it("show pay and equity only to connections", async () => {
    await saveWishes(ben, { pay: { from: 2000, to: 3000, currency: "EUR" }, equity: { from: 25, to: 50 } });
    expect((await pairSeenBy(ada, ben)).money).toBeNull();
    expect(JSON.stringify(await pairSeenBy(ada, ben))).not.toContain("2,000");
    await ada.caller.connection.request({ addresseeId: ben.id });
    await ben.caller.connection.accept({ requesterId: ada.id });
    expect((await pairSeenBy(ada, ben)).money).toEqual({
      pay: "€2,000 to €3,000 a month",
      equity: "25% to 50%",
    });
  });
});

describe("profile.pair", () => {
  it("compares each side's wishes with the other and gives reasons", async () => {
    await saveSample(ada, "runa-aldecoa");
    await saveSample(ben, "iracema-dourado");
    await saveWishes(ada, {
      hours: 30,
      timeZone: "Europe/Madrid",
      must: [
        { kind: "role", value: "interface" },
        { kind: "time zone", value: "6" },
      ],
      prefer: [{ kind: "words", value: "Has sold something before" }],
    });
    await saveWishes(ben, { timeZone: "America/Fortaleza", prefer: [{ kind: "hours", value: "20" }] });
    const pair = await pairSeenBy(ada, ben);
    expect(pair.theirs).toMatchObject({ met: 1, total: 1, failedMusts: 0 });
    expect(pair.theirs.wishes[0]?.because).toBe("You offer 30 hours a week");
    expect(pair.yours).toMatchObject({ met: 2, total: 3, failedMusts: 0 });
    const turned = await pairSeenBy(ben, ada);
    expect([turned.yours.met, turned.theirs.met]).toEqual([1, 2]);
    expect(turned.yours.wishes[0]?.because).toBe("They offer 30 hours a week");
  });

  it("counts unknown values as not met, and shows them as unknown", async () => {
    await saveWishes(ada, {
      must: [{ kind: "hours", value: "20" }],
      prefer: [{ kind: "role", value: "design" }],
      avoid: [{ kind: "place", value: "ES" }],
    });
    const { yours } = await pairSeenBy(ada, ben);
    expect(yours).toMatchObject({ met: 0, total: 3, failedMusts: 1 });
    expect(yours.wishes.map(({ because }) => because)).toEqual([
      "They did not say",
      "They have no saved profile",
      "They did not say",
    ]);
  });

  it("counts an avoid as met only when the value is known to differ", async () => {
    await saveSample(ben, "iracema-dourado");
    await saveWishes(ben, { country: "BR" });
    await saveWishes(ada, {
      avoid: [
        { kind: "place", value: "ES" },
        { kind: "place", value: "BR" },
        { kind: "technology", value: "Perl" },
      ],
    });
    const { yours } = await pairSeenBy(ada, ben);
    expect(yours.wishes.map(({ met }) => met)).toEqual([true, false, true]);
  });

  it("does not change the score", async () => {
    await saveSample(ada, "runa-aldecoa");
    await saveSample(ben, "iracema-dourado");
    const before = await ada.caller.profile.match({ userId: ben.id });
    await saveWishes(ada, { must: [{ kind: "role", value: "machines" }] });
    expect(await ada.caller.profile.match({ userId: ben.id })).toEqual(before);
  });
});

describe("a user who is not looking", () => {
  beforeEach(async () => {
    await saveSample(ada, "runa-aldecoa");
    await saveSample(ben, "iracema-dourado");
    await saveWishes(ben, { looking: "no" });
  });

  it("is neither suggested nor listed, even by name", async () => {
    const { suggestions, stats } = await ada.caller.profile.suggestions();
    expect([suggestions, stats.totalCandidates]).toEqual([[], 0]);
    expect((await ada.caller.profile.people({ q: "ben", musts: false })).people).toEqual([]);
    await saveWishes(ben, { looking: "open" });
    expect((await ada.caller.profile.suggestions()).suggestions).toHaveLength(1);
  });

  it("cannot receive requests but can send them", async () => {
    await expectError(ada.caller.connection.request({ addresseeId: ben.id }), "CONFLICT");
    await ben.caller.connection.request({ addresseeId: ada.id });
    expect(await ada.caller.connection.request({ addresseeId: ben.id })).toMatchObject({
      status: "accepted",
    });
  });
});

it("evidence levels and their commits come only from public repositories", async () => {
  await saveSample(ben, "iracema-dourado");
  const { they } = await pairSeenBy(ada, ben);
  expect(they?.areas.some(({ level }) => level === "Deep" || level === "Solid")).toBe(true);
  const { basis } = (samples.get("iracema-dourado") as Profile).technical;
  const names = new Set(
    basis?.ownCommits?.filter(({ isPrivate }) => !isPrivate).map(({ repository }) => repository),
  );
  for (const { repositories } of they?.areas ?? [])
    for (const repository of repositories) expect(names.has(repository)).toBe(true);
});
