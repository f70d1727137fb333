import { beforeEach, describe, expect, it, test } from "vitest";
import { sampleProfile } from "../profile/sampleProfile.ts";
import { expectError } from "../setup/expectError.ts";
import { createTestContext, type Person } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase();
/** Moves the last visit back by so many minutes. */
const moveVisitBack = (minutes: number) =>
  database.execute("update visits set last_seen_at = last_seen_at - make_interval(mins => $1)", [minutes]);
const nothing = { requests: 0, messages: 0, jobs: 0 };

let runa: Person;
let ines: Person;
let callerOf: ReturnType<typeof createTestContext>["callerOf"];
beforeEach(async () => {
  const context = createTestContext(database.current());
  callerOf = context.callerOf;
  [runa, ines] = await context.signInAll("runa", "ines");
});

describe("sinceLastVisit", () => {
  it("counts nothing during the first visit", async () => {
    expect(await runa.caller.user.sinceLastVisit()).toEqual({ at: null, ...nothing });
    await runa.caller.user.visit();
    await moveVisitBack(20);
    await runa.caller.user.visit();
    expect(await runa.caller.user.sinceLastVisit()).toEqual({ at: null, ...nothing });
  });

  it("counts requests and messages of others since the previous visit", async () => {
    await runa.caller.user.visit();
    await moveVisitBack(60);
    const { id } = await ines.caller.connection.request({ addresseeId: runa.id });
    const before = await runa.caller.user.sinceLastVisit();
    expect(before).toMatchObject({ at: expect.any(Date), requests: 1, messages: 0 });
    await runa.caller.user.visit();
    expect(await runa.caller.user.sinceLastVisit()).toEqual(before);
    await runa.caller.connection.accept({ requesterId: ines.id });
    await ines.caller.message.send({ connectionId: id, body: "Hello" });
    await runa.caller.message.send({ connectionId: id, body: "Hello, Ines" });
    await runa.caller.user.visit();
    expect(await runa.caller.user.sinceLastVisit()).toMatchObject({
      at: before.at,
      requests: 0,
      messages: 1,
    });
    await database.execute("update messages set created_at = now() - interval '2 hours'");
    await moveVisitBack(60);
    expect(await runa.caller.user.sinceLastVisit()).toMatchObject(nothing);
  });

  it("is updated by sessions, not by API tokens", async () => {
    await runa.caller.user.visit();
    await moveVisitBack(60);
    const { token } = await runa.caller.user.createToken({ name: "report", access: "write" });
    const program = callerOf(token);
    const { at } = await program.user.sinceLastVisit();
    expect(at).not.toBeNull();
    await expectError(program.user.visit(), "CONFLICT");
    expect((await program.user.sinceLastVisit()).at).toEqual(at);
  });
});

test("suggestions are new after the last visit, and all of them after the user's first profile", async () => {
  const { signIn } = createTestContext(database.current());
  await ines.caller.profile.save({ profileData: sampleProfile });
  await runa.caller.profile.save({ profileData: sampleProfile });
  const news = async () =>
    Object.fromEntries(
      (await runa.caller.profile.suggestions()).suggestions.map((one) => [one.github_username, one.is_new]),
    );
  expect(await news()).toEqual({ ines: true });
  await runa.caller.user.visit();
  await database.execute("update profiles set created_at = now() - interval '2 hours'");
  await moveVisitBack(60);
  await runa.caller.user.visit();
  const teo = await signIn("teo");
  await teo.caller.profile.save({ profileData: sampleProfile });
  expect(await news()).toEqual({ ines: false, teo: true });
  await database.execute("update profiles set created_at = now() where user_id = $1", [runa.id]);
  expect(await news()).toEqual({ ines: true, teo: true });
});
