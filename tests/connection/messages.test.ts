import { beforeEach, describe, expect, test } from "vitest";
import { expectError } from "../setup/expectError.ts";
import { connect, type Person } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testPeople } from "../setup/testPeople.ts";

const database = testDatabase();
const unknownId = "11111111-1111-1111-1111-111111111111";

const [ada, ben, cleo] = testPeople(database, "ada", "ben", "cleo");
let connectionId = "";

const write = (who: Person, body: string) => who.caller.message.send({ connectionId, body });
const read = async (who: Person) =>
  (await who.caller.message.list({ connectionId })).messages.map((one) => one.body);

beforeEach(async () => {
  connectionId = await connect(ada, ben);
});

test("list returns the messages of both, newest first, with their author", async () => {
  const sent = await write(ada, "Hello Ben");
  expect(sent).toEqual({
    id: expect.any(String),
    body: "Hello Ben",
    sentByMe: true,
    createdAt: expect.any(Date),
    readAt: null,
  });
  await write(ben, "Hello Ada");
  const mine = await ben.caller.message.list({ connectionId });
  expect(mine.messages.map(({ body, sentByMe }) => [body, sentByMe])).toEqual([
    ["Hello Ada", true],
    ["Hello Ben", false],
  ]);
  expect(mine.nextCursor).toBeNull();
  expect(await read(ada)).toEqual(["Hello Ada", "Hello Ben"]);
});

test("threads returns every connection with last message and unread count, latest first", async () => {
  const other = await connect(cleo, ada);
  expect(await ada.caller.message.threads()).toEqual({
    threads: [
      {
        connectionId: other,
        user: { id: cleo.id, username: "cleo", avatar_url: "https://avatars.githubusercontent.com/cleo" },
        unread: 0,
        lastMessage: null,
      },
      expect.objectContaining({ connectionId, unread: 0, lastMessage: null }),
    ],
  });
  await write(ben, "one");
  await write(ben, "two");
  const { threads } = await ada.caller.message.threads();
  expect(threads.map((one) => [one.user.username, one.unread, one.lastMessage?.body])).toEqual([
    ["ben", 2, "two"],
    ["cleo", 0, undefined],
  ]);
  expect(threads[0]?.lastMessage).toEqual({
    id: expect.any(String),
    body: "two",
    sentByMe: false,
    createdAt: expect.any(Date),
    readAt: null,
  });
  const [bens] = (await ben.caller.message.threads()).threads;
  expect([bens?.unread, bens?.lastMessage?.sentByMe]).toEqual([0, true]);
});

test("threads leaves out pending requests", async () => {
  await ada.caller.connection.request({ addresseeId: cleo.id });
  expect((await cleo.caller.message.threads()).threads).toEqual([]);
});

test("markRead marks only messages of the other person", async () => {
  await write(ada, "from Ada");
  await write(ben, "from Ben");
  expect(await ada.caller.message.markRead({ connectionId })).toEqual({ read: 1 });
  expect(await ada.caller.message.markRead({ connectionId })).toEqual({ read: 0 });
  const seen = (await ben.caller.message.list({ connectionId })).messages;
  expect(seen.map(({ body, readAt }) => [body, readAt !== null])).toEqual([
    ["from Ben", true],
    ["from Ada", false],
  ]);
  expect((await ada.caller.message.threads()).threads[0]?.unread).toBe(0);
  expect((await ben.caller.message.threads()).threads[0]?.unread).toBe(1);
});

test("cursor pages have no gap and no duplicate while new messages arrive", async () => {
  for (let number = 1; number <= 12; number++) await write(number % 2 ? ada : ben, `message ${number}`);
  const pages: string[][] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof ada.caller.message.list>> = await ada.caller.message.list({
      connectionId,
      cursor,
      limit: 5,
    });
    pages.push(page.messages.map((one) => one.body));
    cursor = page.nextCursor;
    await write(ben, "meanwhile");
  } while (cursor);
  expect(pages.map((page) => page.length)).toEqual([5, 5, 2]);
  expect(pages.flat()).toEqual(Array.from({ length: 12 }, (_, at) => `message ${12 - at}`));
  expect(await ada.caller.message.list({ connectionId, cursor: unknownId })).toEqual({
    messages: [],
    nextCursor: null,
  });
  await expectError(
    ada.caller.message.list({ connectionId, cursor: "x" }),
    "BAD_REQUEST",
    "The field “cursor” is not a cursor of this list.",
  );
});

describe("message body", () => {
  test("is trimmed and stripped of invisible characters; keeps line breaks and all scripts", async () => {
    await write(ada, " \n\u0000one\r\ntwo\u0007\u202e \u200b三 👩‍💻 می‌خواهم\t ");
    expect(await read(ben)).toEqual(["one\ntwo 三 👩‍💻 می‌خواهم"]);
  });

  test.each([
    ["empty", "", "is empty"],
    ["blank", " \n\t\u00a0 ", "is empty"],
    ["invisible", "\u200b\u2060\u00ad", "is empty"],
    ["one character too long", "x".repeat(2001), "is longer than 2000 characters"],
    ["a number", 7 as never, "must be text"],
    ["missing", undefined as never, "is missing"],
  ])("rejects a body that is %s", async (_, body, reason) => {
    await expectError(write(ada, body), "BAD_REQUEST", `The field “body” ${reason}.`);
    expect(await read(ben)).toEqual([]);
  });

  test("accepts two thousand characters", async () => {
    await write(ada, `  ${"é".repeat(2000)}  `);
    expect((await read(ben))[0]).toHaveLength(2000);
  });
});

test("rejects strangers, pending requests and unknown ids with NOT_FOUND", async () => {
  await ada.caller.connection.request({ addresseeId: cleo.id });
  const pending = (await cleo.caller.connection.status({ userId: ada.id })).id ?? "";
  for (const [who, id] of [
    [cleo, connectionId],
    [cleo, pending],
    [ada, pending],
    [ada, unknownId],
    [ada, "no id"],
  ] as const)
    for (const call of [
      () => who.caller.message.send({ connectionId: id, body: "hello" }),
      () => who.caller.message.list({ connectionId: id }),
      () => who.caller.message.markRead({ connectionId: id }),
    ])
      await expectError(call(), "NOT_FOUND", "You are not connected, so there are no messages here.");
  expect(await read(ben)).toEqual([]);
});

test("rate limits each sender to thirty messages a minute", async () => {
  for (let number = 0; number < 30; number++) await write(ada, `message ${number}`);
  await expectError(write(ada, "one more"), "TOO_MANY_REQUESTS");
  await write(ben, "Ben still can");
  expect((await ada.caller.message.list({ connectionId, limit: 100 })).messages).toHaveLength(31);
});

test("export contains requests, messages and news", async () => {
  await write(ada, "hello");
  const all = await ben.caller.user.export();
  expect(all.messages).toEqual([
    { connectionId, sentByMe: false, body: "hello", createdAt: expect.any(Date) },
  ]);
  expect(all.events).toEqual([
    { kind: "requested", connectionId, createdAt: expect.any(Date) },
    { kind: "message", connectionId, createdAt: expect.any(Date) },
  ]);
});
