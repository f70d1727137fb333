import { areas } from "@career-hub/server/matching/enums.ts";
import { roleOfArea, withLearned } from "@career-hub/server/matching/learned.ts";
import { portraitOf } from "@career-hub/server/matching/portrait.ts";
import { beforeAll, describe, expect, it, test } from "vitest";
import { storeGeneration } from "../matching/savePeople.ts";
import { dump } from "../setup/dump.ts";
import { expectError } from "../setup/expectError.ts";
import { createTestContext, type Person } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { sampleProfile } from "./sampleProfile.ts";

const database = testDatabase({ keepsRows: true });
let [ada, ben, cleo, dan] = [] as unknown as [Person, Person, Person, Person];
const nobody = "6f1ed002-ab5e-4c3a-9d3b-0a5c8f0f4f11";

const designer = {
  ...sampleProfile,
  technical: {
    ...sampleProfile.technical,
    headline: "Designs interfaces people understand",
    potentialRoles: ["Product designer"],
    identifiedTechnologies: ["Figma", "React", "CSS"],
  },
};

beforeAll(async () => {
  [ada, ben, cleo, dan] = await createTestContext(database.current()).signInAll("ada", "ben", "cleo", "dan");
  // Stores generations, since own words do not count in a score.
  for (const [{ id: userId, caller }, profile] of [
    [ada, sampleProfile],
    [ben, designer],
    [cleo, designer],
  ] as const) {
    await storeGeneration(database.db, { userId, profile });
    await caller.profile.save({ profileData: profile });
  }
});

describe("profile.ifLearned", () => {
  it("returns the current receipt and one computed by the same formula", async () => {
    const { match } = await ada.caller.profile.match({ userId: ben.id });
    const { answer } = await ada.caller.profile.ifLearned({ userId: ben.id, technology: "figma" });
    expect(answer?.now).toEqual(match);
    expect(answer?.claim).toBe("Figma");
    const { receipt } = answer?.imagined ?? {};
    const weights = receipt?.parts.reduce((sum, { weight }) => sum + weight, 0) ?? 0;
    const sum = receipt?.parts.reduce((all, { weight, percent }) => all + weight * percent, 0) ?? 0;
    expect(receipt?.total).toBe(Math.round(sum / weights));
    expect(receipt?.version).toBe(match?.receipt.version);
    const because = receipt?.parts.find(({ category }) => category === "Technologies")?.because ?? [];
    expect(because.join()).toContain("Figma");
  });

  it("stores nothing and does not change the other's match", async () => {
    const before = await dump(database, { without: "public.rate_limits" });
    const seen = await ben.caller.profile.match({ userId: ada.id });
    await ada.caller.profile.ifLearned({ userId: ben.id, area: "design" });
    await ada.caller.profile.withThird({ userId: ben.id, thirdId: cleo.id });
    expect(await dump(database, { without: "public.rate_limits" })).toEqual(before);
    expect(await ben.caller.profile.match({ userId: ada.id })).toEqual(seen);
  });

  it.each([
    ["a technology of the profile", { technology: "Rust" }, "CONFLICT"],
    ["an unknown technology", { technology: "Zorblax 9000" }, "BAD_REQUEST"],
    ["nothing", {}, "BAD_REQUEST"],
    ["two things at once", { technology: "Figma", area: "design" as const }, "BAD_REQUEST"],
    ["an unknown area", { area: "cooking" as never }, "BAD_REQUEST"],
  ])("rejects %s", async (_, learned, code) => {
    await expectError(ada.caller.profile.ifLearned({ userId: ben.id, ...learned }), code);
  });

  it("returns null while one of the two has no saved profile", async () => {
    expect(await dan.caller.profile.ifLearned({ userId: ben.id, area: "data" })).toEqual({ answer: null });
    expect(await ada.caller.profile.ifLearned({ userId: dan.id, area: "data" })).toEqual({ answer: null });
  });

  it("rejects the own id and unknown ids with NOT_FOUND", async () => {
    for (const userId of [ada.id, nobody])
      await expectError(ada.caller.profile.ifLearned({ userId, area: "data" }), "NOT_FOUND");
  });

  it("is rate limited", async () => {
    const ask = () => cleo.caller.profile.ifLearned({ userId: ben.id, area: "data" });
    for (let time = 0; time < 30; time++) await ask();
    await expectError(ask(), "TOO_MANY_REQUESTS");
  });
});

test.each(areas)("withLearned of %s raises only that area", (area) => {
  const { technical } = designer;
  const described = { ...technical, potentialRoles: ["Scientist"], headline: "", keyStrengths: [] };
  const before = portraitOf(described, {});
  const learned = withLearned(described, {}, { area });
  const after = portraitOf(learned?.profile ?? described, learned?.proof ?? {});
  const grown = areas.filter((one) => after.areas[one] > before.areas[one] + 1e-9);
  expect([roleOfArea[area], grown]).toEqual([roleOfArea[area], [area]]);
});

describe("profile.withThird", () => {
  it("returns the areas of all three and the match with the third", async () => {
    const { match } = await ada.caller.profile.match({ userId: cleo.id });
    const pair = await ada.caller.profile.pair({ userId: ben.id });
    const { answer } = await ada.caller.profile.withThird({ userId: ben.id, thirdId: cleo.id });
    expect(answer?.match).toEqual(match);
    expect(answer?.areas.map(({ area, you, they }) => [area, you, they])).toEqual(
      pair.you?.areas.map(({ area, level }) => [
        area,
        level,
        pair.they?.areas.find((one) => one.area === area)?.level,
      ]),
    );
  });

  it("answers only for a third user with a profile who is not blocked", async () => {
    const ask = (thirdId: string) => ada.caller.profile.withThird({ userId: ben.id, thirdId });
    await expectError(ask(ben.id), "BAD_REQUEST");
    await expectError(ask(ada.id), "NOT_FOUND");
    expect(await ask(dan.id)).toEqual({ answer: null });
    await cleo.caller.connection.block({ userId: ada.id });
    await expectError(ask(cleo.id), "NOT_FOUND", "User profile not found.");
  });
});
