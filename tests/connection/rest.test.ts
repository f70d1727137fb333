import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestContext, type Person } from "../setup/people.ts";
import { createTestApp, restOf } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase();
const unknownId = "11111111-1111-1111-1111-111111111111";

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp(database.current(), null);
});
afterAll(() => app.close());

type Rest = ReturnType<typeof restOf>;
let [ada, ben, cleo] = [] as unknown as [Person, Person, Person];
let [asAda, asBen, asCleo] = [] as unknown as [Rest, Rest, Rest];
beforeEach(async () => {
  const testContext = createTestContext(database.current());
  [ada, ben, cleo] = await testContext.signInAll("ada", "ben", "cleo");
  [asAda, asBen, asCleo] = [restOf(app, ada.token), restOf(app, ben.token), restOf(app, cleo.token)];
});

const connections = "/profile/connections";
const refused = (status: number, code: string, sentence: unknown = expect.any(String)) => ({
  status,
  body: { error: sentence, message: sentence, code, requestId: expect.any(String) },
});

test("a request is sent, seen by both and accepted, and messages are exchanged", async () => {
  const sent = await asAda("POST", `${connections}/request`, { addresseeId: ben.id });
  expect(sent).toMatchObject({ status: 200, body: { message: "Connection request sent!" } });
  const { pendingRequests } = (await asBen("GET", `${connections}/pending`)).body;
  expect(pendingRequests).toEqual([
    {
      id: expect.any(String),
      requester_id: ada.id,
      requester_username: "ada",
      requester_avatar_url: "https://avatars.githubusercontent.com/ada",
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      note: null,
      set_aside: false,
    },
  ]);
  const [{ id }] = pendingRequests;
  expect((await asAda("GET", `${connections}/sent`)).body.sentRequests).toMatchObject([
    { id, addressee_username: "ben" },
  ]);
  expect((await asBen("GET", `${connections}/status/${ada.id}`)).body).toEqual({
    status: "pending",
    direction: "incoming",
    id,
  });
  expect(await asBen("POST", `${connections}/accept`, { requesterId: ada.id })).toMatchObject({
    status: 200,
    body: { message: "Connection accepted!" },
  });
  expect((await asAda("GET", `${connections}/active`)).body.activeConnections).toMatchObject([
    { id, github_username: "ben", github_profile_url: "https://github.com/ben" },
  ]);

  const written = await asAda("POST", `/messages/${id}`, { body: " hello ", connectionId: unknownId });
  expect(written).toMatchObject({ status: 200, body: { body: "hello", sentByMe: true } });
  expect((await asBen("GET", "/messages")).body.threads).toMatchObject([
    { connectionId: id, unread: 1, user: { username: "ada" }, lastMessage: { body: "hello" } },
  ]);
  expect((await asBen("POST", `/messages/${id}/read`)).body).toEqual({ read: 1 });
  await asBen("POST", `/messages/${id}`, { body: "hello too" });
  const page = await asBen("GET", `/messages/${id}?limit=1`);
  expect(page.body.messages).toMatchObject([{ body: "hello too", sentByMe: true }]);
  const rest = await asBen("GET", `/messages/${id}?limit=1&cursor=${page.body.nextCursor}`);
  expect(rest.body).toMatchObject({ messages: [{ body: "hello" }], nextCursor: null });
});

test("another person's profile is found by id, and the static paths beside it keep their meaning", async () => {
  expect(await asAda("GET", `/profile/${ben.id}`)).toMatchObject({
    status: 200,
    body: { user: { id: ben.id, github_username: "ben" }, profile: null },
  });
  expect((await asAda("GET", "/profile/saved")).body).toEqual({ profile: null });
  expect((await asAda("GET", "/profile/generations")).body).toEqual({ running: null, generations: [] });
  for (const id of [unknownId, "1", "undefined", "%00", "%F0%9F%A6%86", "a".repeat(300)])
    expect(await asAda("GET", `/profile/${id}`)).toMatchObject(
      refused(404, "NOT_FOUND", "User profile not found."),
    );
});

describe("refusals", () => {
  test("a bad field is 400, also where the body is missing altogether", async () => {
    for (const path of [`${connections}/request`, `${connections}/accept`])
      for (const body of [undefined, {}, [], { addresseeId: 5, requesterId: 5 }, { addresseeId: null }])
        expect(await asAda("POST", path, body)).toMatchObject(refused(400, "BAD_REQUEST"));
    expect(await asAda("POST", `${connections}/request`, { addresseeId: ada.id })).toMatchObject(
      refused(400, "BAD_REQUEST", "You cannot connect with yourself."),
    );
    await asAda("POST", `${connections}/request`, { addresseeId: ben.id });
    await asBen("POST", `${connections}/accept`, { requesterId: ada.id });
    const [{ id }] = (await asAda("GET", `${connections}/active`)).body.activeConnections;
    for (const body of [undefined, {}, { body: " " }, { body: 7 }, { body: "x".repeat(2001) }])
      expect(await asAda("POST", `/messages/${id}`, body)).toMatchObject(refused(400, "BAD_REQUEST"));
    for (const query of ["limit=0", "limit=101", "limit=x", "cursor=1&cursor=2"])
      expect(await asAda("GET", `/messages/${id}?${query}`)).toMatchObject(refused(400, "BAD_REQUEST"));
  });

  test("what does not exist is 404, and what the rules do not allow 409", async () => {
    expect(await asAda("POST", `${connections}/request`, { addresseeId: unknownId })).toMatchObject(
      refused(404, "NOT_FOUND", "User profile not found."),
    );
    await asAda("POST", `${connections}/request`, { addresseeId: ben.id });
    expect(await asAda("POST", `${connections}/request`, { addresseeId: ben.id })).toMatchObject(
      refused(409, "CONFLICT"),
    );
    expect(await asCleo("DELETE", `${connections}/1/decline`)).toMatchObject(refused(404, "NOT_FOUND"));
  });

  test("what is too fast is 429 and says when to come back", async () => {
    for (let time = 0; time < 30; time++)
      await asAda("POST", `${connections}/request`, { addresseeId: unknownId });
    const answer = await asAda("POST", `${connections}/request`, { addresseeId: cleo.id });
    expect(answer).toMatchObject(refused(429, "TOO_MANY_REQUESTS"));
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect((await asCleo("GET", `${connections}/pending`)).body.pendingRequests).toEqual([]);
  });
});
