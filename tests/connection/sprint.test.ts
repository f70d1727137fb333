import { beforeEach, describe, expect, test } from "vitest";
import { expectError } from "../setup/expectError.ts";
import { connect, type Person } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testPeople } from "../setup/testPeople.ts";

const database = testDatabase();
const day = (ahead = 0) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

const [ada, ben] = testPeople(database, "ada", "ben");
let connectionId = "";

const list = async (who: Person) => (await who.caller.sprint.list({ connectionId })).sprints;
const start = async (who = ada) =>
  (await who.caller.sprint.start({ connectionId, startsOn: day(), page: "# Goal" })).id;
/** Moves every sprint into the past. */
const endSprints = () =>
  database.execute("update trial_sprints set starts_on = starts_on - 30, ends_on = ends_on - 30");
const newsOf = async (who: Person) =>
  (await database.rows("select kind from events where user_id = $1 order by id", [who.id])).map(
    ({ kind }) => kind,
  );

beforeEach(async () => {
  connectionId = await connect(ada, ben);
});

test("start takes a template, lasts fourteen days and shows the same page to both", async () => {
  const { template, partner } = await ada.caller.sprint.list({ connectionId });
  expect(partner.username).toBe("ben");
  for (const part of ["Goal", "Roles", "Who decides", "When to stop", "ada", "ben"])
    expect(template).toContain(part);
  await ada.caller.sprint.start({ connectionId, startsOn: day(3), page: template });
  const [sprint] = await list(ben);
  expect(sprint).toMatchObject({
    startsOn: day(3),
    endsOn: day(16),
    page: template,
    version: 1,
    changedByMe: false,
    isOver: false,
  });
  expect(await newsOf(ben)).toEqual(["requested", "sprintStarted"]);
});

test.each([
  ["in the past", day(-3), "The first day cannot be in the past."],
  ["more than 90 days ahead", day(180), "The first day must be within the next 90 days."],
  ["that is invalid", "soon", "The first day is not a date."],
])("start rejects a date %s", async (_, startsOn, reason) => {
  await expectError(ada.caller.sprint.start({ connectionId, startsOn, page: "x" }), "BAD_REQUEST", reason);
});

test("start allows one running sprint, also for concurrent calls", async () => {
  const both = await Promise.allSettled([start(ada), start(ben)]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await list(ada)).toHaveLength(1);
  await endSprints();
  await start();
  expect((await list(ada)).map(({ isOver }) => isOver)).toEqual([false, true]);
});

describe("sprint.save", () => {
  test("saves over the edited version and rejects a stale one", async () => {
    const id = await start();
    expect(await ada.caller.sprint.save({ id, version: 1, page: "Ada's" })).toMatchObject({ version: 2 });
    await expectError(ben.caller.sprint.save({ id, version: 1, page: "Ben's" }), "CONFLICT");
    const [now] = await list(ben);
    expect(now).toMatchObject({ page: "Ada's", version: 2, changedByMe: false });
    await ben.caller.sprint.save({ id, version: 2, page: "Ada's and Ben's" });
    expect((await list(ada))[0]).toMatchObject({ page: "Ada's and Ben's", version: 3 });
    expect(await newsOf(ada)).toEqual(["accepted", "sprintChanged"]);
  });

  test("lets one of several concurrent saves succeed", async () => {
    const id = await start();
    const saved = await Promise.allSettled(
      [ada, ben, ada, ben].map(({ caller }, at) =>
        caller.sprint.save({ id, version: 1, page: `Page ${at}` }),
      ),
    );
    expect(saved.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await list(ada))[0]?.version).toBe(2);
  });

  test("is idempotent when the same save is repeated", async () => {
    const id = await start();
    for (let time = 0; time < 2; time++)
      expect(await ada.caller.sprint.save({ id, version: 1, page: "New" })).toMatchObject({ version: 2 });
    expect(await newsOf(ben)).toEqual(["requested", "sprintStarted", "sprintChanged"]);
  });

  test("rejects empty and overlong pages and keeps Markdown whitespace", async () => {
    const id = await start();
    for (const page of ["", " \n", "\u200b", "x".repeat(20_001)])
      await expectError(ada.caller.sprint.save({ id, version: 1, page }), "BAD_REQUEST");
    await ada.caller.sprint.save({ id, version: 1, page: "# A\r\n\r\n- b  \n\t- c\u202e\n" });
    expect((await list(ben))[0]?.page).toBe("# A\n\n- b  \n\t- c\n");
  });

  test("rejects changes after the end of the sprint", async () => {
    const id = await start();
    await endSprints();
    await expectError(ada.caller.sprint.save({ id, version: 1, page: "Late" }), "CONFLICT");
    expect((await list(ben))[0]).toMatchObject({ page: "# Goal", isOver: true, stoppedAt: null });
  });
});

test("isOver is true once the last day has ended in every time zone", async () => {
  await start();
  const [{ today } = {}] = await database.rows(
    "select ((now() at time zone 'Etc/GMT+12')::date)::text as today",
  );
  await database.execute("update trial_sprints set starts_on = $1::date - 13, ends_on = $1::date", [today]);
  expect((await list(ada))[0]?.isOver).toBe(false);
  await database.execute("update trial_sprints set ends_on = $1::date - 1", [today]);
  expect((await list(ada))[0]?.isOver).toBe(true);
});

test("stop works once, for either person, and notifies the other", async () => {
  const id = await start();
  await ben.caller.sprint.stop({ id });
  await expectError(ada.caller.sprint.stop({ id }), "CONFLICT");
  expect((await list(ada))[0]).toMatchObject({ isOver: true, stoppedAt: expect.any(Date) });
  expect(await newsOf(ada)).toEqual(["accepted", "sprintEnded"]);
});

test("answer works only after the end and shows the other's answer after the own one", async () => {
  const id = await start();
  const answer = (who: Person, verdict: "goOn" | "stop", note?: string) =>
    who.caller.sprint.answer({ id, verdict, note: note ?? null });
  await expectError(answer(ada, "goOn"), "CONFLICT");
  await endSprints();
  await answer(ada, "stop", "Too far apart");
  expect((await list(ben))[0]).toMatchObject({ mine: null, theirs: null });
  await answer(ben, "goOn");
  expect((await list(ben))[0]).toMatchObject({
    mine: { verdict: "goOn", note: null },
    theirs: { verdict: "stop", note: "Too far apart" },
  });
  await answer(ada, "goOn", "Second thoughts");
  expect((await list(ben))[0]?.theirs).toEqual({ verdict: "goOn", note: "Second thoughts" });
});

test.each([
  ["removing the connection", () => ben.caller.connection.remove({ id: connectionId })],
  ["blocking", () => ben.caller.connection.block({ userId: ada.id })],
  ["deleting the account of either", () => ben.caller.user.removeAccount()],
])("%s deletes the sprint and its answers", async (_, remove) => {
  const id = await start();
  await endSprints();
  await ada.caller.sprint.answer({ id, verdict: "goOn" });
  await remove();
  for (const table of ["trial_sprints", "sprint_answers"])
    expect(await database.rows(`select 1 from ${table}`)).toEqual([]);
  await expectError(ada.caller.sprint.list({ connectionId }), "NOT_FOUND");
});

test("export contains the sprint for both and an answer for its author", async () => {
  const id = await start();
  await endSprints();
  await ada.caller.sprint.answer({ id, verdict: "unsure", note: "Let us see" });
  const [adas, bens] = [await ada.caller.user.export(), await ben.caller.user.export()];
  for (const all of [adas, bens]) expect(all.trial_sprints).toMatchObject([{ page: "# Goal" }]);
  expect(adas.sprint_answers).toMatchObject([{ verdict: "unsure", note: "Let us see" }]);
  expect(bens.sprint_answers).toEqual([]);
});
