import { removeExpiredRequests } from "@career-hub/server/connection/queries.ts";
import { runReportCommand } from "@career-hub/server/connection/report/commands.ts";
import { describe, expect, it } from "vitest";
import { sampleProfile } from "../profile/sampleProfile.ts";
import { expectError } from "../setup/expectError.ts";
import { connect, createTestContext } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase();
const testContext = () => createTestContext(database.current());
const nobody = "6f1ed002-ab5e-4c3a-9d3b-0a5c8f0f4f11";

async function connected() {
  const [runa, teo] = await testContext().signInAll("runa", "teo");
  const connectionId = await connect(runa, teo);
  await teo.caller.message.send({ connectionId, body: "Buy my course" });
  return { runa, teo, connectionId };
}

/** The result or the error of a call, in a form that can be compared. */
const resultOf = (call: Promise<unknown>) =>
  call.then(
    (data) => ({ data }),
    ({ code, message }) => ({ code, message }),
  );

describe("connection.remove", () => {
  it("removes the connection with its messages for either member", async () => {
    const { runa, teo, connectionId } = await connected();
    const stranger = await testContext().signIn("stranger");
    await expectError(stranger.caller.connection.remove({ id: connectionId }), "NOT_FOUND");
    await teo.caller.connection.remove({ id: connectionId });
    await expectError(runa.caller.connection.remove({ id: connectionId }), "NOT_FOUND");
    expect((await runa.caller.message.threads()).threads).toEqual([]);
    expect(await database.rows("select 1 from messages")).toEqual([]);
    await runa.caller.connection.request({ addresseeId: teo.id });
  });

  it("rejects the id of a pending request", async () => {
    const [runa, teo] = await testContext().signInAll("runa", "teo");
    const { id } = await runa.caller.connection.request({ addresseeId: teo.id });
    await expectError(teo.caller.connection.remove({ id }), "NOT_FOUND");
  });
});

describe("connection.block", () => {
  it("ends the connection; each user is then unknown to the other", async () => {
    const { runa, teo, connectionId } = await connected();
    for (const { caller } of [runa, teo]) await caller.profile.save({ profileData: sampleProfile });
    await runa.caller.connection.block({ userId: teo.id });
    for (const [me, other] of [
      [runa, teo],
      [teo, runa],
    ] as const) {
      const calls = (userId: string) => [
        me.caller.profile.byId({ userId }),
        me.caller.profile.match({ userId }),
        me.caller.connection.status({ userId }),
        me.caller.connection.request({ addresseeId: userId }),
        me.caller.connection.accept({ requesterId: userId }),
        me.caller.connection.report({ userId, reason: "spam" }),
      ];
      expect(await Promise.all(calls(other.id).map(resultOf))).toEqual(
        await Promise.all(calls(nobody).map(resultOf)),
      );
      const { suggestions, stats } = await me.caller.profile.suggestions();
      expect([suggestions, stats.totalCandidates]).toEqual([[], 0]);
      expect((await me.caller.connection.active()).activeConnections).toEqual([]);
      expect((await me.caller.message.threads()).threads).toEqual([]);
      await expectError(me.caller.message.list({ connectionId }), "NOT_FOUND");
      await expectError(me.caller.message.send({ connectionId, body: "Hello" }), "NOT_FOUND");
    }
    expect(await database.rows("select 1 from events")).toEqual([]);
  });

  it("is not visible to the blocked user, not even in the export", async () => {
    const { runa, teo } = await connected();
    await runa.caller.connection.block({ userId: teo.id });
    expect((await teo.caller.connection.blocked()).blocked).toEqual([]);
    const { security_events: events, ...rest } = await teo.caller.user.export();
    expect(JSON.stringify(rest)).not.toContain(runa.id);
    expect((events as { kind: string }[]).map(({ kind }) => kind)).toEqual(["signedIn", "exported"]);
    // Blocking back answers the same as blocking an unknown user.
    expect(await resultOf(teo.caller.connection.block({ userId: runa.id }))).toEqual(
      await resultOf(teo.caller.connection.block({ userId: nobody })),
    );
  });

  it("is removed only by its author and does not restore the connection", async () => {
    const { runa, teo } = await connected();
    await runa.caller.connection.block({ userId: teo.id });
    await runa.caller.connection.block({ userId: teo.id });
    expect((await runa.caller.connection.blocked()).blocked).toMatchObject([{ user_id: teo.id }]);
    await expectError(teo.caller.connection.unblock({ userId: runa.id }), "NOT_FOUND");
    await runa.caller.connection.unblock({ userId: teo.id });
    await expectError(runa.caller.connection.unblock({ userId: teo.id }), "NOT_FOUND");
    expect(await teo.caller.connection.status({ userId: runa.id })).toMatchObject({ status: null });
    await teo.caller.connection.request({ addresseeId: runa.id });
  });

  it("wins over concurrent requests and an acceptance", async () => {
    for (let round = 0; round < 8; round++) {
      const { somebody } = testContext();
      const [one, other] = [await somebody(), await somebody()];
      if (round % 2) await other.caller.connection.request({ addresseeId: one.id });
      await Promise.all([
        one.caller.connection.block({ userId: other.id }),
        resultOf(other.caller.connection.request({ addresseeId: one.id })),
        resultOf(one.caller.connection.request({ addresseeId: other.id })),
        resultOf(one.caller.connection.accept({ requesterId: other.id })),
      ]);
      expect((await other.caller.connection.sent()).sentRequests).toEqual([]);
      expect((await other.caller.connection.active()).activeConnections).toEqual([]);
    }
  });

  it("rejects the caller's own id", async () => {
    const { caller, id } = await testContext().signIn("runa");
    await expectError(caller.connection.block({ userId: id }), "BAD_REQUEST");
  });
});

describe("connection.report", () => {
  it("stores the text of the message once, and operators list and close the report", async () => {
    const { runa, teo, connectionId } = await connected();
    const [message] = (await runa.caller.message.list({ connectionId })).messages;
    const report = { userId: teo.id, messageId: message?.id, reason: "Sells\ncourses" };
    await runa.caller.connection.report(report);
    await runa.caller.connection.report(report);
    await runa.caller.connection.block({ userId: teo.id });
    const { db } = database;
    const { lines } = await runReportCommand(db, { name: "list" });
    expect(lines.filter((line) => !line.startsWith(" "))).toHaveLength(1);
    expect(lines.join("\n")).toMatch(/message of teo[\s\S]*Sells[\s\S]*Buy my course/);
    const id = lines[0]?.split(" ")[0] ?? "";
    expect((await runReportCommand(db, { name: "close", id })).ok).toBe(true);
    expect((await runReportCommand(db, { name: "close", id })).ok).toBe(false);
    expect((await runReportCommand(db, { name: "list" })).lines).toEqual(["No open reports."]);
  });

  it("accepts only messages from the reported user to the reporter", async () => {
    const { runa, teo, connectionId } = await connected();
    const own = await runa.caller.message.send({ connectionId, body: "No, thank you" });
    const stranger = await testContext().signIn("stranger");
    const [theirs] = (await runa.caller.message.list({ connectionId })).messages.filter(
      (one) => !one.sentByMe,
    );
    for (const [caller, messageId] of [
      [runa.caller, own.id],
      [runa.caller, nobody],
      [stranger.caller, theirs?.id],
    ] as const)
      await expectError(
        caller.connection.report({ userId: teo.id, messageId: messageId ?? "", reason: "spam" }),
        "NOT_FOUND",
      );
    await expectError(runa.caller.connection.report({ userId: teo.id, reason: " " }), "BAD_REQUEST");
  });
});

describe("connection requests", () => {
  it("expire after fourteen days for both and can be sent again", async () => {
    const [runa, teo] = await testContext().signInAll("runa", "teo");
    const { id } = await runa.caller.connection.request({ addresseeId: teo.id });
    await database.execute("update connections set created_at = now() - interval '14 days'");
    for (const { caller } of [runa, teo]) {
      expect((await caller.connection.sent()).sentRequests).toEqual([]);
      expect((await caller.connection.pending()).pendingRequests).toEqual([]);
      await expectError(caller.connection.decline({ id }), "NOT_FOUND");
    }
    expect(await runa.caller.connection.status({ userId: teo.id })).toMatchObject({ status: null, id: null });
    await expectError(teo.caller.connection.accept({ requesterId: runa.id }), "NOT_FOUND");
    expect(await teo.caller.connection.request({ addresseeId: runa.id })).toMatchObject({
      status: "pending",
    });
    await database.execute("update connections set created_at = now() - interval '15 days'");
    await removeExpiredRequests(database.db);
    expect(await database.rows("select 1 from connections")).toEqual([]);
  });

  it("are limited to ten open ones per user, also when sent concurrently", async () => {
    const { somebody } = testContext();
    const runa = await somebody();
    const others = await Promise.all(Array.from({ length: 13 }, somebody));
    const asked = await Promise.all(
      others.map(({ id }) => resultOf(runa.caller.connection.request({ addresseeId: id }))),
    );
    expect(asked.filter((one) => "data" in one)).toHaveLength(10);
    expect(asked.filter((one) => "code" in one && one.code === "CONFLICT")).toHaveLength(3);
    const [first] = (await runa.caller.connection.sent()).sentRequests;
    await runa.caller.connection.decline({ id: first?.id ?? "" });
    const [left] = others.filter((_, index) => "code" in (asked[index] ?? {}));
    await runa.caller.connection.request({ addresseeId: left?.id ?? "" });
  });
});
