import { removeOldSecurityEvents } from "@career-hub/server/auth/events/queries.ts";
import { describe, expect, it, test } from "vitest";
import { expectError } from "../setup/expectError.ts";
import { createTestContext } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase();
const testContext = () => createTestContext(database.current());
const kinds = async (caller: { user: { securityEvents(): Promise<{ events: { kind: string }[] }> } }) =>
  (await caller.user.securityEvents()).events.map(({ kind }) => kind);

describe("sessions", () => {
  it("lists the current one first and ends one of them", async () => {
    const [laptop, phone] = await testContext().signInAll("runa", "runa");
    const { sessions } = await laptop.caller.user.sessions();
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    await laptop.caller.user.endSession({ id: sessions[1]?.id ?? "" });
    await expectError(phone.caller.user.current(), "UNAUTHORIZED");
    await expectError(laptop.caller.user.endSession({ id: sessions[1]?.id ?? "" }), "NOT_FOUND");
    expect(JSON.stringify(sessions)).not.toMatch(/hash/i);
  });

  it("endOtherSessions keeps the current one and those of other users", async () => {
    const { signIn, signInAll } = testContext();
    const [one, two, three] = await signInAll("runa", "runa", "runa");
    const teo = await signIn("teo");
    expect((await two.caller.user.endOtherSessions()).ended).toBe(2);
    await two.caller.user.current();
    await teo.caller.user.current();
    for (const { caller } of [one, three]) await expectError(caller.user.current(), "UNAUTHORIZED");
  });

  it("expire after 90 days in any case and after 30 days without use", async () => {
    const { signIn } = testContext();
    const { caller } = await signIn("runa");
    const setAges = (created: number, seen: number) =>
      database.execute(
        `update sessions set created_at = now() - make_interval(days => $1),
         last_seen_at = now() - make_interval(days => $2), expires_at = now() - make_interval(days => $2 - 30)`,
        [created, seen],
      );
    const daysLeft = async () =>
      (await database.execute("select extract(day from expires_at - now())::int as days from sessions")).rows;
    await setAges(2, 2);
    await caller.user.current();
    expect(await daysLeft()).toEqual([{ days: 29 }]);
    await setAges(89, 29);
    await caller.user.current();
    expect(await daysLeft()).toEqual([{ days: 0 }]);
    await setAges(91, 0);
    await expectError(caller.user.current(), "UNAUTHORIZED");
    await setAges(40, 31);
    await expectError(caller.user.current(), "UNAUTHORIZED");
  });
});

test("export and account deletion require a sign-in of the last ten minutes", async () => {
  const { signIn } = testContext();
  const { caller } = await signIn("runa");
  await caller.user.export();
  await database.execute("update sessions set created_at = now() - interval '11 minutes'");
  expect((await caller.user.sessions()).isFresh).toBe(false);
  await expectError(caller.user.export(), "CONFLICT");
  await expectError(caller.user.removeAccount(), "CONFLICT");
  expect(await kinds(caller)).toEqual(["refused", "exported", "signedIn"]);
  const again = await signIn("runa");
  await again.caller.user.removeAccount();
  await expectError(again.caller.user.current(), "UNAUTHORIZED");
});

test("security events are listed only for their user and removed after 90 days", async () => {
  const { callerOf, signInAll } = testContext();
  const [runa, teo] = await signInAll("runa", "teo");
  const { token } = await runa.caller.user.createToken({ name: "report", access: "read" });
  const [made] = (await callerOf(token).user.tokens()).tokens;
  await runa.caller.user.revokeToken({ id: made?.id ?? "" });
  await runa.caller.connection.block({ userId: teo.id });
  await runa.caller.connection.unblock({ userId: teo.id });
  expect(await kinds(runa.caller)).toEqual([
    "unblocked",
    "blocked",
    "tokenRevoked",
    "tokenCreated",
    "signedIn",
  ]);
  expect(await kinds(teo.caller)).toEqual(["signedIn"]);
  await database.execute(
    "update security_events set created_at = now() - interval '91 days' where kind = 'signedIn'",
  );
  await removeOldSecurityEvents(database.db);
  expect(await kinds(teo.caller)).toEqual([]);
  expect(await kinds(runa.caller)).toHaveLength(4);
});

describe("API tokens", () => {
  it("are stored as hashes and returned once", async () => {
    const { caller } = await testContext().signIn("runa");
    const { token } = await caller.user.createToken({ name: "  report ", access: "read" });
    expect(token).toMatch(/^ch_r_[\w-]{43}$/);
    const { tokens } = await caller.user.tokens();
    expect(tokens).toMatchObject([{ name: "report", access: "read", lastUsedAt: null }]);
    expect(JSON.stringify([tokens, await caller.user.export()])).not.toContain(token);
    expect(JSON.stringify(await database.rows("select * from api_tokens"))).not.toContain(token);
  });

  it("reject writes with read access and reject calls that require a session", async () => {
    const { callerOf, signInAll } = testContext();
    const [runa, teo] = await signInAll("runa", "teo");
    const reading = callerOf((await runa.caller.user.createToken({ name: "r", access: "read" })).token);
    const writing = callerOf((await runa.caller.user.createToken({ name: "w", access: "write" })).token);
    expect((await reading.user.current()).user.id).toBe(runa.id);
    await expectError(reading.connection.request({ addresseeId: teo.id }), "CONFLICT");
    await writing.connection.request({ addresseeId: teo.id });
    for (const caller of [reading, writing])
      for (const call of [
        () => caller.user.export(),
        () => caller.user.removeAccount(),
        () => caller.user.sessions(),
        () => caller.user.endOtherSessions(),
        () => caller.user.createToken({ name: "more", access: "write" }),
      ])
        await expectError(call(), "CONFLICT");
    await runa.caller.user.current();
  });

  it("are limited to twenty, also when created concurrently", async () => {
    const { caller } = await testContext().signIn("runa");
    const made = await Promise.allSettled(
      Array.from({ length: 25 }, (_, index) =>
        caller.user.createToken({ name: `t${index}`, access: "read" }),
      ),
    );
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  });
});
