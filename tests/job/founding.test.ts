import { beforeEach, describe, expect, test } from "vitest";
import { expectError } from "../setup/expectError.ts";
import { connect, createTestContext, type Person } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testPeople } from "../setup/testPeople.ts";
import { ad, testImports } from "./testImports.ts";

const database = testDatabase();
const role = {
  title: "Founding designer",
  description: "You own the interface of a tool for <b>beekeepers</b>.\n- Figma\n- React",
  location: "Lisbon, Portugal",
  remote: "hybrid" as const,
  pay: "5–15% equity",
};

const [ada, ben, cleo] = testPeople(database, "ada", "ben", "cleo");
let connectionId = "";
const board = () => createTestContext(database.current()).anonymous.job;

const propose = async (who = ada, changes = {}) =>
  (await who.caller.founding.propose({ connectionId, role: { ...role, ...changes } })).id;
const listOf = async (who: Person) => (await who.caller.founding.list({ connectionId })).roles;
const titles = async (jobs = board()) => (await jobs.list()).jobs.map((job) => job.job_title);
const post = async () => {
  const id = await propose();
  await ben.caller.founding.confirm({ id, version: 1 });
  return { id, jobId: (await listOf(ada))[0]?.jobId ?? "" };
};

beforeEach(async () => {
  connectionId = await connect(ada, ben);
});

describe("proposing a founding role", () => {
  test("publishes the job when the other founder confirms", async () => {
    const id = await propose();
    expect(await titles()).toEqual([]);
    expect(await listOf(ben)).toMatchObject([
      { id, role, proposedByMe: false, isConfirmed: false, jobId: null },
    ]);
    await expectError(ada.caller.founding.confirm({ id, version: 1 }), "CONFLICT");
    await ben.caller.founding.confirm({ id, version: 1 });
    const [job] = (await board().list()).jobs;
    expect(job).toMatchObject({
      job_title: "Founding designer",
      company_name: "ada and ben",
      location: "Lisbon, Portugal",
      remote: "hybrid",
      job_url: "",
      founders: [
        { id: ada.id, username: "ada" },
        { id: ben.id, username: "ben" },
      ],
    });
    expect(job?.technologies).toEqual(expect.arrayContaining(["React", "Figma"]));
    // The description is plain text: its markup is escaped.
    expect(job?.description_html).not.toContain("<b>");
  });

  test("requires confirmation again after a change", async () => {
    const id = await propose();
    await ada.caller.founding.save({ id, version: 1, role: { ...role, title: "Founding engineer" } });
    await expectError(ben.caller.founding.confirm({ id, version: 1 }), "CONFLICT");
    await ben.caller.founding.save({ id, version: 2, role: { ...role, title: "Founding seller" } });
    await expectError(ben.caller.founding.confirm({ id, version: 3 }), "CONFLICT");
    expect(await titles()).toEqual([]);
    await ada.caller.founding.confirm({ id, version: 3 });
    expect(await titles()).toEqual(["Founding seller"]);
  });

  test("creates one job for concurrent confirmations", async () => {
    const id = await propose();
    await Promise.all([1, 2].map(() => ben.caller.founding.confirm({ id, version: 1 }).catch(() => {})));
    expect(await titles()).toEqual(["Founding designer"]);
  });
});

describe("a published founding role", () => {
  test("can be edited by either founder, notifies the other, and rejects an outdated version", async () => {
    const { id, jobId } = await post();
    await ben.caller.founding.save({ id, version: 1, role: { ...role, title: "Designer" } });
    await expectError(
      ada.caller.founding.save({ id, version: 1, role: { ...role, title: "Lost" } }),
      "CONFLICT",
    );
    expect(await board().byId({ id: jobId })).toMatchObject({ job_title: "Designer" });
    const rows = await database.rows("select kind from events where user_id = $1 order by id", [ada.id]);
    expect(rows.map(({ kind }) => kind)).toEqual(["accepted", "roleConfirmed", "roleChanged"]);
  });

  test("can be removed once by either founder", async () => {
    const { id, jobId } = await post();
    await ben.caller.founding.remove({ id });
    expect(await titles()).toEqual([]);
    await expectError(board().byId({ id: jobId }), "NOT_FOUND");
    await expectError(ada.caller.founding.remove({ id }), "NOT_FOUND");
  });

  test("is not closed, changed or deduplicated by imports", async () => {
    await post();
    const imports = testImports(database);
    const same = { ...ad(1), title: role.title, company: "ada and ben", location: role.location, url: "" };
    await imports.importAds([same, ad(2)]);
    await imports.importAds([ad(2)]);
    const [mine] = (await board().list({ q: "beekeepers" })).jobs;
    expect(mine?.founders).toHaveLength(2);
    expect(await titles()).toHaveLength(2);
  });

  test("is embedded when published and edited, so that CV matching finds it", async () => {
    const { id } = await post();
    const made = "select embedding is not null as made from jobs";
    expect(await database.rows(made)).toEqual([{ made: true }]);
    await ada.caller.founding.save({ id, version: 1, role: { ...role, title: "Beekeeper" } });
    expect(await database.rows(made)).toEqual([{ made: true }]);
  });

  test("is found by filters and hidden like other jobs", async () => {
    await post();
    expect((await cleo.caller.job.facets({ place: ["Lisbon"] })).total).toBe(1);
    expect((await cleo.caller.job.list({ technology: ["Figma"] })).jobs).toHaveLength(1);
    await cleo.caller.job.hideCompany({ company: "ada and ben" });
    expect((await cleo.caller.job.list({ without_hidden: true })).jobs).toEqual([]);
  });
});

test.each([
  ["the connection", () => ben.caller.connection.remove({ id: connectionId })],
  ["a block between the two", () => ada.caller.connection.block({ userId: ben.id })],
  ["the account of either", () => ben.caller.user.removeAccount()],
])("deletes the job with %s", async (_, remove) => {
  const { jobId } = await post();
  await cleo.caller.job.mark({ id: jobId, mark: "saved" });
  await remove();
  expect(await titles()).toEqual([]);
  await expectError(cleo.caller.job.byId({ id: jobId }), "NOT_FOUND");
  expect((await cleo.caller.job.saved()).jobs).toEqual([]);
  expect(await database.rows("select 1 from founding_roles")).toEqual([]);
});

test("hides the job from people whom a founder has blocked or who have blocked a founder", async () => {
  const { jobId } = await post();
  const dan = await createTestContext(database.current()).signIn("dan");
  await cleo.caller.job.mark({ id: jobId, mark: "saved" });
  await ben.caller.connection.block({ userId: cleo.id });
  await dan.caller.connection.block({ userId: ada.id });
  for (const { caller } of [cleo, dan]) {
    expect(await titles(caller.job)).toEqual([]);
    expect((await caller.job.facets()).total).toBe(0);
    expect((await caller.job.saved()).jobs).toEqual([]);
    await expectError(caller.job.byId({ id: jobId }), "NOT_FOUND");
  }
  expect(await titles(ben.caller.job)).toEqual(["Founding designer"]);
});

test("limits a person to three founding roles over all connections", async () => {
  const withCleo = await connect(ada, cleo);
  await propose();
  await propose();
  await ada.caller.founding.propose({ connectionId: withCleo, role });
  await expectError(propose(), "CONFLICT");
  // Proposals of others do not count; confirming them does.
  const id = await propose(ben);
  await expectError(ada.caller.founding.confirm({ id, version: 1 }), "CONFLICT");
  const [first] = await listOf(ada);
  await ada.caller.founding.remove({ id: first?.id ?? "" });
  await ada.caller.founding.confirm({ id, version: 1 });
});

test("shows markup in the fields as it was written", async () => {
  const title = "Founding engineer <i>x</i> & more, C < C++";
  const id = await propose(ada, { title, location: "Lisbon & <b>Porto</b>" });
  await ben.caller.founding.confirm({ id, version: 1 });
  expect((await listOf(ada))[0]?.role.title).toBe(title);
  expect(await titles()).toEqual([title]);
  expect((await board().list()).jobs[0]?.location).toBe("Lisbon & <b>Porto</b>");
});

test.each([
  ["no title", { title: " " }],
  ["no description", { description: "\u200b" }],
  ["a description of 6,001 characters", { description: "x".repeat(6_001) }],
  ["an unknown kind of remote", { remote: "moon" as never }],
])("rejects a proposal with %s", async (_, changes) => {
  await expectError(propose(ada, changes), "BAD_REQUEST");
});

test("stores reports of a founding role with its text", async () => {
  const { jobId } = await post();
  await cleo.caller.connection.report({ userId: ben.id, jobId, reason: "A pyramid scheme" });
  expect(await database.rows("select subject, reported_id, quote from reports")).toEqual([
    { subject: "role", reported_id: ben.id, quote: expect.stringMatching(/^Founding designer\nYou own/) },
  ]);
  await expectError(
    ada.caller.connection.report({ userId: cleo.id, jobId, reason: "Not theirs" }),
    "NOT_FOUND",
  );
});

test("includes founding roles in the export of both founders", async () => {
  await post();
  for (const who of [ada, ben])
    expect((await who.caller.user.export()).founding_roles).toMatchObject([
      { data: role, proposedByMe: who === ada, confirmedAt: expect.any(Date) },
    ]);
});
