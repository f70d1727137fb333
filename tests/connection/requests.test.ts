import { beforeEach, describe, expect, test } from "vitest";
import { expectError } from "../setup/expectError.ts";
import { createTestContext, type Person } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testPeople } from "../setup/testPeople.ts";

const database = testDatabase();
const unknownId = "11111111-1111-1111-1111-111111111111";
const idsOfNobody = [
  unknownId,
  "00000000-0000-0000-0000-000000000000",
  "1",
  "-1",
  "",
  "9".repeat(400),
  "a\u0000b",
  "🦆",
  "null",
  "../../etc/passwd",
  "' or 1=1 --",
];
const notIds = [undefined, null, 7, true, {}, [], { $ne: null }] as never[];

const [ada, ben, cleo] = testPeople(database, "ada", "ben", "cleo");

const ask = (from: Person, to: Person) => from.caller.connection.request({ addresseeId: to.id });
const requestId = async (from: Person, to: Person) => {
  const { id } = await from.caller.connection.status({ userId: to.id });
  if (!id) throw new Error("there is no request");
  return id;
};
const statusOf = async (one: Person, other: Person) => {
  const { status, direction } = await one.caller.connection.status({ userId: other.id });
  return [status, direction];
};

describe("connection.request", () => {
  test("lists the request for both with name and picture of the other", async () => {
    expect(await statusOf(ada, ben)).toEqual([null, null]);
    const asked = await ask(ada, ben);
    expect(asked).toEqual({
      message: "Connection request sent!",
      status: "pending",
      id: await requestId(ben, ada),
    });

    expect(await statusOf(ada, ben)).toEqual(["pending", "outgoing"]);
    expect(await statusOf(ben, ada)).toEqual(["pending", "incoming"]);
    const { id } = asked;
    expect(await ada.caller.connection.sent()).toEqual({
      sentRequests: [
        {
          id,
          addressee_id: ben.id,
          addressee_username: "ben",
          addressee_avatar_url: "https://avatars.githubusercontent.com/ben",
          created_at: expect.any(Date),
          note: null,
        },
      ],
    });
    expect(await ben.caller.connection.pending()).toEqual({
      pendingRequests: [
        {
          id,
          requester_id: ada.id,
          requester_username: "ada",
          requester_avatar_url: "https://avatars.githubusercontent.com/ada",
          created_at: expect.any(Date),
          note: null,
          set_aside: false,
        },
      ],
    });
    expect(await ada.caller.connection.pending()).toEqual({ pendingRequests: [] });
    expect(await ben.caller.connection.sent()).toEqual({ sentRequests: [] });
    expect(await cleo.caller.connection.pending()).toEqual({ pendingRequests: [] });
  });

  test("rejects a second request with CONFLICT while pending and when connected", async () => {
    await ask(ada, ben);
    await expectError(
      ask(ada, ben),
      "CONFLICT",
      "You have already sent a connection request to this person.",
    );
    await ben.caller.connection.accept({ requesterId: ada.id });
    for (const [from, to] of [
      [ada, ben],
      [ben, ada],
    ] as const)
      await expectError(ask(from, to), "CONFLICT", "You are already connected with this person.");
    expect(await statusOf(ada, ben)).toEqual(["accepted", "outgoing"]);
  });

  test("accepts the pending request of the other person", async () => {
    await ask(ada, ben);
    expect(await ask(ben, ada)).toEqual({
      message: "Connection accepted!",
      status: "accepted",
      id: await requestId(ada, ben),
    });
    expect(await statusOf(ben, ada)).toEqual(["accepted", "incoming"]);
    expect((await ada.caller.connection.sent()).sentRequests).toEqual([]);
    expect((await ben.caller.connection.pending()).pendingRequests).toEqual([]);
  });

  test("rejects the own id and invalid ids with BAD_REQUEST, unknown ids with NOT_FOUND", async () => {
    await expectError(ask(ada, ada), "BAD_REQUEST");
    await expectError(ada.caller.connection.request({ addresseeId: ada.id.toUpperCase() }), "BAD_REQUEST");
    for (const id of idsOfNobody) {
      await expectError(
        ada.caller.connection.request({ addresseeId: id }),
        "NOT_FOUND",
        "User profile not found.",
      );
      await expectError(ada.caller.connection.status({ userId: id }), "NOT_FOUND");
      await expectError(ben.caller.connection.accept({ requesterId: id }), "NOT_FOUND");
      await expectError(ben.caller.connection.decline({ id }), "NOT_FOUND");
    }
    for (const id of notIds) {
      await expectError(
        ada.caller.connection.request({ addresseeId: id }),
        "BAD_REQUEST",
        `The field “addresseeId” ${id === undefined ? "is missing" : "must be text"}.`,
      );
      await expectError(ben.caller.connection.decline({ id }), "BAD_REQUEST");
    }
    expect(await statusOf(ada, ada)).toEqual([null, null]);
  });

  test("is limited to thirty requests a day", async () => {
    const tries = Array.from({ length: 31 }, () =>
      ada.caller.connection.request({ addresseeId: unknownId }).catch((error) => error.code),
    );
    const codes = await Promise.all(tries);
    expect(codes.filter((code) => code === "NOT_FOUND")).toHaveLength(30);
    await expect(ask(ada, ben)).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
      cause: { cause: { retryAfter: expect.any(Number) } },
    });
    expect(await statusOf(ada, ben)).toEqual([null, null]);
    await ask(ben, ada);
  });
});

describe("answering a request", () => {
  beforeEach(() => ask(ada, ben));

  test("accept lists the connection for both", async () => {
    const id = await requestId(ada, ben);
    expect(await ben.caller.connection.accept({ requesterId: ada.id })).toEqual({
      message: "Connection accepted!",
    });
    const shown = (person: Person) => ({
      id,
      user_id: person.id,
      github_username: person.username,
      github_avatar_url: `https://avatars.githubusercontent.com/${person.username}`,
      github_profile_url: `https://github.com/${person.username}`,
      connected_at: expect.any(Date),
    });
    expect(await ada.caller.connection.active()).toEqual({ activeConnections: [shown(ben)] });
    expect(await ben.caller.connection.active()).toEqual({ activeConnections: [shown(ada)] });
    expect(await cleo.caller.connection.active()).toEqual({ activeConnections: [] });
    expect((await ada.caller.connection.sent()).sentRequests).toEqual([]);
  });

  test.each(["the addressee declines", "the sender cancels"])(
    "removes the request for both when %s",
    async (how) => {
      const who = how === "the sender cancels" ? ada : ben;
      const id = await requestId(ada, ben);
      await expectError(cleo.caller.connection.decline({ id }), "NOT_FOUND");
      expect(await who.caller.connection.decline({ id })).toEqual({ message: "Request declined/cancelled." });
      expect(await statusOf(ada, ben)).toEqual([null, null]);
      expect((await ben.caller.connection.pending()).pendingRequests).toEqual([]);
      for (const again of [ada, ben]) await expectError(again.caller.connection.decline({ id }), "NOT_FOUND");
      await expectError(ben.caller.connection.accept({ requesterId: ada.id }), "NOT_FOUND");
    },
  );
});

describe("repeated requests", () => {
  const declineOnce = async () => {
    await ask(ada, ben);
    await ben.caller.connection.decline({ id: await requestId(ada, ben) });
  };

  test("are rejected with TOO_MANY_REQUESTS after the fourth decline", async () => {
    for (let time = 0; time < 4; time++) await declineOnce();
    await expect(ask(ada, ben)).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
      message: "This person has declined several times. Please wait a few weeks before asking again.",
      cause: { cause: { retryAfter: expect.any(Number) } },
    });
    expect(await statusOf(ben, ada)).toEqual([null, null]);
    expect((await ask(ada, cleo)).status).toBe("pending");

    // The other person can still send a request, and the declined person accepts it by requesting.
    expect((await ask(ben, ada)).status).toBe("pending");
    expect((await ask(ada, ben)).status).toBe("accepted");
  });

  test("are possible again a month after the declines", async () => {
    for (let time = 0; time < 4; time++) await declineOnce();
    await database.execute("update rate_limits set expires_at = now() where key like 'declined:%'");
    expect((await ask(ada, ben)).status).toBe("pending");
  });

  test("are not limited by the sender's own cancels", async () => {
    for (let time = 0; time < 8; time++) {
      await ask(ada, ben);
      await ada.caller.connection.decline({ id: await requestId(ada, ben) });
    }
    expect((await ask(ada, ben)).status).toBe("pending");
  });
});

describe("note, set aside and usual answer time", () => {
  const note = "We both build storage engines. Shall we talk?";

  test("stores a note with the request and rejects one that is too long", async () => {
    await ada.caller.connection.request({ addresseeId: ben.id, note: `  ${note}\u202e ` });
    expect((await ben.caller.connection.pending()).pendingRequests[0]?.note).toBe(note);
    expect((await ada.caller.connection.sent()).sentRequests[0]?.note).toBe(note);
    await expectError(
      ada.caller.connection.request({ addresseeId: cleo.id, note: "x".repeat(301) }),
      "BAD_REQUEST",
    );
  });

  test.each(["the addressee accepts", "the addressee asks too"])(
    "a note opens the conversation when %s",
    async (how) => {
      const { id: connectionId } = await ada.caller.connection.request({ addresseeId: ben.id, note });
      if (how === "the addressee asks too") await ask(ben, ada);
      else await ben.caller.connection.accept({ requesterId: ada.id });
      for (const one of [ada, ben]) {
        const { messages } = await one.caller.message.list({ connectionId });
        expect(messages.map(({ body, sentByMe }) => [body, sentByMe])).toEqual([[note, one === ada]]);
        const [thread] = (await one.caller.message.threads()).threads;
        expect([thread?.lastMessage?.body, thread?.unread]).toEqual([note, 0]);
      }
    },
  );

  test("setAside keeps the request pending, unnoticed by the sender; only its addressee may call it", async () => {
    const { id } = await ask(ada, ben);
    for (const other of [ada, cleo]) await expectError(other.caller.connection.setAside({ id }), "NOT_FOUND");
    await ben.caller.connection.setAside({ id });
    expect((await ben.caller.connection.pending()).pendingRequests[0]?.set_aside).toBe(true);
    expect(await statusOf(ada, ben)).toEqual(["pending", "outgoing"]);
    expect(JSON.stringify(await ada.caller.connection.sent())).not.toContain("aside");
    const exported = async ({ caller }: Person) => (await caller.user.export()).connections;
    expect(await exported(ada)).toMatchObject([{ id, setAsideAt: null }]);
    expect(await exported(ben)).toMatchObject([{ id, setAsideAt: expect.any(Date) }]);
    await ben.caller.connection.setAside({ id, aside: false });
    expect((await ben.caller.connection.pending()).pendingRequests[0]?.set_aside).toBe(false);
  });

  test("usualAnswer is the usual time to answer in hours, null before the fifth answer", async () => {
    const usual = async () => (await ada.caller.profile.pair({ userId: ben.id })).usualAnswer;
    for (const number of [1, 2, 3, 4, 5]) {
      expect(await usual()).toBeNull();
      const asking = await createTestContext(database.current()).somebody();
      const { id } = await ask(asking, ben);
      await database.execute("update connections set created_at = now() - interval '6 hours' where id = $1", [
        id,
      ]);
      if (number % 2) await ben.caller.connection.accept({ requesterId: asking.id });
      else await ben.caller.connection.decline({ id });
    }
    expect(Math.round((await usual()) ?? 0)).toBe(6);
  });
});
