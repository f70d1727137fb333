import { noWishes, type Wishes } from "@career-hub/server/profile/wishes/schema.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { sampleProfiles } from "../matching/samplePeople.ts";
import { savePeople, storeGeneration } from "../matching/savePeople.ts";
import { expectError } from "../setup/expectError.ts";
import { createTestContext, type Person } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase();
const samples = await sampleProfiles();
let testContext: ReturnType<typeof createTestContext>;
let ada: Person;

beforeEach(async () => {
  testContext = createTestContext(database.current());
  ada = await testContext.signIn("ada");
  await join(ada, "runa-aldecoa");
});

async function join(person: Person, login: string, wishes: Partial<Wishes> = {}) {
  const profile = samples.get(login);
  if (!profile) throw new Error(`no sample ${login}`);
  await storeGeneration(database.db, { userId: person.id, profile });
  await person.caller.profile.save({ profileData: profile });
  await person.caller.profile.saveWishes({ ...noWishes, ...wishes });
}
type Asked = NonNullable<Parameters<Person["caller"]["profile"]["people"]>[0]>;
const people = (requested: Partial<Asked> = {}, by = ada) =>
  by.caller.profile.people({ musts: false, ...requested });
const names = async (requested: Partial<Asked> = {}) =>
  (await people(requested)).people.map((one) => one.github_username);

describe("profile.people", () => {
  it("pages through all other users without duplicates", async () => {
    await savePeople(database.db, [...samples.values()].slice(0, 12));
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await people({ limit: 5, cursor });
      seen.push(...page.people.map((one) => one.user_id));
      expect([page.total, page.found]).toEqual([12, 12]);
      cursor = page.nextCursor;
    } while (cursor);
    expect([seen.length, new Set(seen).size, seen.includes(ada.id)]).toEqual([12, 12, false]);
  });

  it("sorts by failed musts, then by the lower share, then by score", async () => {
    const [ben, cleo, dora] = await testContext.signInAll("ben", "cleo", "dora");
    await join(ben, "iracema-dourado", { hours: 10 });
    await join(cleo, "thandeka-mk", { hours: 30 });
    await join(dora, "teodorbrask", { hours: 40, country: "ES" });
    await ada.caller.profile.saveWishes({
      ...noWishes,
      must: [{ kind: "hours", value: "20" }],
      prefer: [{ kind: "place", value: "ES" }],
    });
    expect(await names()).toEqual(["dora", "cleo", "ben"]);
    expect(await names({ musts: true })).toEqual(["dora", "cleo"]);
  });

  it("finds a domain by an earlier spelling, as in saved addresses", async () => {
    await savePeople(database.db, [...samples.values()]);
    const found = await names({ domain: ["Healthcare"], limit: 50 });
    expect(found.length).toBeGreaterThan(0);
    expect(await names({ domain: ["Health care"], limit: 50 })).toEqual(found);
  });

  it("filters by wishes, time zone and name and returns facet counts", async () => {
    const [ben, cleo] = await testContext.signInAll("ben", "cleo");
    await join(ben, "iracema-dourado", { looking: "now", hours: 30, timeZone: "America/Fortaleza" });
    await join(cleo, "teodorbrask", { looking: "open", timeZone: "Asia/Tokyo" });
    await ada.caller.profile.saveWishes({ ...noWishes, timeZone: "Europe/Madrid" });
    expect(await names({ looking: ["now"] })).toEqual(["ben"]);
    expect(await names({ hours: 20 })).toEqual(["ben"]);
    expect(await names({ zone: 6 })).toEqual(["ben"]);
    expect(await names({ q: "BEN" })).toEqual(["ben"]);
    expect(await names({ q: "nobody of this name" })).toEqual([]);
    const { facets } = await people({ looking: ["now"] });
    expect(facets.looking).toEqual([
      { value: "now", count: 1 },
      { value: "open", count: 1 },
    ]);
    for (const { value, count } of facets.area)
      expect((await people({ looking: ["now"], area: [value as never] })).found).toBe(count);
    for (const { value, count } of facets.technology.slice(0, 3))
      expect((await people({ looking: ["now"], technology: [value] })).found).toBe(count);
  });

  it("returns the connection status of each user", async () => {
    const ben = await testContext.signIn("ben");
    await join(ben, "iracema-dourado");
    expect((await people()).people[0]?.relation).toBeNull();
    await ada.caller.connection.request({ addresseeId: ben.id });
    expect((await people()).people[0]?.relation).toBe("pending");
  });

  it("works without an own profile, with null scores", async () => {
    const ben = await testContext.signIn("ben");
    expect((await people({}, ben)).people[0]).toMatchObject({ github_username: "ada", matchScore: null });
  });

  it.each<[string, Partial<Asked>]>([
    ["an invalid cursor", { cursor: "nonsense" }],
    ["a limit above 50", { limit: 51 }],
    ["a search above 100 characters", { q: "x".repeat(101) }],
    ["an unknown area", { area: ["astronauts" as never] }],
  ])("rejects %s with BAD_REQUEST", async (_, requested) => {
    await expectError(people(requested), "BAD_REQUEST");
  });
});

it("suggestions leave out users with five open requests until they answer or set one aside", async () => {
  const ben = await testContext.signIn("ben");
  await join(ben, "iracema-dourado");
  const suggested = async () =>
    (await ada.caller.profile.suggestions()).suggestions.map((one) => one.github_username);
  const requestIds: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    expect(await suggested()).toEqual(["ben"]);
    const { id } = await (await testContext.somebody()).caller.connection.request({ addresseeId: ben.id });
    requestIds.push(id);
  }
  expect(await suggested()).toEqual([]);
  expect(await names()).toContain("ben");
  await ben.caller.connection.setAside({ id: requestIds[0] ?? "" });
  expect(await suggested()).toEqual(["ben"]);
});

it("countMeeting counts users who meet the wishes and hides small numbers", async () => {
  await savePeople(database.db, [...samples.values()].slice(0, 12));
  const few = await ada.caller.profile.countMeeting({ ...noWishes, must: [{ kind: "hours", value: "5" }] });
  expect(few).toMatchObject({ people: 12, musts: null, hardest: { count: 12, of: 12 } });
  const many = await ada.caller.profile.countMeeting({
    ...noWishes,
    avoid: [{ kind: "technology", value: "COBOL" }],
  });
  expect(many.most).toBe(12);
});
