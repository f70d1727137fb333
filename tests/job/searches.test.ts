import { maxSearches } from "@career-hub/server/job/searches/queries.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { expectError } from "../setup/expectError.ts";
import { createTestContext } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { ad, testImports } from "./testImports.ts";

const database = testDatabase();
const imports = testImports(database);

/** Three remote and two other jobs. */
const ads = [0, 1, 2, 3, 4].map((index) =>
  ad(index, { description: "<p>We keep bees.</p>", remote: index < 3 ? "remote" : "onsite" }),
);
const publish = async (count: number) => {
  await imports.importAds(ads.slice(0, count), { embedder: null });
};
let person: Awaited<ReturnType<ReturnType<typeof createTestContext>["somebody"]>>;
beforeEach(async () => {
  person = await createTestContext(database.current()).somebody();
});
const remote = { q: "", remote: ["remote" as const], place: [], level: [], technology: [] };
const listed = async () => (await person.caller.job.searches()).searches;

describe("saved searches", () => {
  it("are stored without NUL characters", async () => {
    await person.caller.job.saveSearch({ name: "Bees", search: { q: "be\u0000es", place: ["Le\u0000eds"] } });
    expect(await listed()).toMatchObject([{ search: { q: "bees", place: ["Leeds"] } }]);
  });

  it("count open jobs since the last visit, without hidden ones", async () => {
    await publish(1);
    const { id } = await person.caller.job.saveSearch({ name: "Remote", search: remote });
    expect(await listed()).toMatchObject([{ id, name: "Remote", newJobs: 0 }]);
    await publish(5);
    expect(await listed()).toMatchObject([{ newJobs: 2 }]);
    const { jobs } = await person.caller.job.list({ remote: ["remote"] });
    const [newest] = await database.rows("select id from jobs order by created_at desc limit 1");
    const hidden = jobs.find((job) => job.id === newest?.id) ?? jobs[0];
    await person.caller.job.hideCompany({ company: hidden?.company_name ?? "" });
    expect((await listed())[0]?.newJobs).toBeLessThan(2);
    await person.caller.job.showCompany({ company: hidden?.company_name ?? "" });
    await person.caller.job.markSearchSeen({ id });
    expect(await listed()).toMatchObject([{ newJobs: 0 }]);
  });

  it("are restored unchanged after removal", async () => {
    const { id } = await person.caller.job.saveSearch({ name: "Remote", search: remote });
    await publish(5);
    const [before] = await listed();
    await person.caller.job.removeSearch({ id });
    expect(await listed()).toEqual([]);
    const { name, search, lookedAt } = before ?? { name: "", search: {}, lookedAt: new Date() };
    await person.caller.job.saveSearch({ name, search, lookedAt: lookedAt.toISOString() });
    expect(await listed()).toMatchObject([{ name: "Remote", search, newJobs: 3 }]);
    await expectError(person.caller.job.removeSearch({ id }), "NOT_FOUND");
  });

  it("clamp a last visit in the future to now", async () => {
    await person.caller.job.saveSearch({
      name: "Remote",
      search: remote,
      lookedAt: "2999-01-01T00:00:00.000Z",
    });
    await publish(5);
    expect(await listed()).toMatchObject([{ newJobs: 3 }]);
  });

  it("are stored once for concurrent identical requests", async () => {
    const twice = [1, 2].map(() => person.caller.job.saveSearch({ name: "Remote", search: remote }));
    const outcomes = await Promise.allSettled(twice);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await listed()).toHaveLength(1);
  });

  it.each([
    ["no name", { name: " ", search: remote }],
    ["a name of 61 characters", { name: "x".repeat(61), search: remote }],
    ["nothing to search for", { name: "All", search: {} }],
    ["an unknown level", { name: "Odd", search: { level: ["wizard"] } }],
  ])("reject %s", async (_what, input) => {
    await expectError(person.caller.job.saveSearch(input), "BAD_REQUEST");
  });

  it(`are limited to ${maxSearches}, also for concurrent requests`, async () => {
    const many = Array.from({ length: maxSearches + 5 }, (_, n) =>
      person.caller.job.saveSearch({ name: `Search ${n}`, search: { q: `word${n}` } }),
    );
    const outcomes = await Promise.allSettled(many);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(maxSearches);
    expect(await listed()).toHaveLength(maxSearches);
  });
});
