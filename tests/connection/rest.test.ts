import { beforeEach, expect, test } from "vitest";
import { connect } from "../setup/people.ts";
import { restOf } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testPeople } from "../setup/testPeople.ts";
import { testServer } from "../setup/testServer.ts";

// promises/openapi.test.ts covers every path and its response; this file covers ids in paths, bodies and errors.
const database = testDatabase();
const server = testServer(database, { people: null, isShared: true });
const unknownId = "11111111-1111-1111-1111-111111111111";

const [ada, ben] = testPeople(database, "ada", "ben");
let asAda: ReturnType<typeof restOf>;
beforeEach(() => {
  asAda = restOf(server.app, ada.token);
});

test("takes ids from the path, not from the body, and sends times in UTC", async () => {
  const id = await connect(ada, ben);
  const written = await asAda("POST", `/messages/${id}`, { body: " hello ", connectionId: unknownId });
  expect(written).toMatchObject({ status: 200, body: { body: "hello", sentByMe: true } });
  expect(written.body.createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  await ben.caller.message.send({ connectionId: id, body: "hello too" });
  const page = await asAda("GET", `/messages/${id}?limit=1`);
  expect(page.body.messages).toMatchObject([{ body: "hello too", sentByMe: false }]);
  const rest = await asAda("GET", `/messages/${id}?limit=1&cursor=${page.body.nextCursor}`);
  expect(rest.body).toMatchObject({ messages: [{ body: "hello" }], nextCursor: null });
});

test("GET /profile/:id finds a profile without shadowing static paths", async () => {
  expect(await asAda("GET", `/profile/${ben.id}`)).toMatchObject({
    status: 200,
    body: { user: { id: ben.id, github_username: "ben" }, profile: null },
  });
  expect((await asAda("GET", "/profile/saved")).body).toEqual({ profile: null });
  expect((await asAda("GET", "/profile/generations")).body).toEqual({ running: null, generations: [] });
  for (const id of [unknownId, "1", "undefined", "%00", "%F0%9F%A6%86", "a".repeat(300)])
    expect(await asAda("GET", `/profile/${id}`)).toMatchObject({
      status: 404,
      body: { code: "NOT_FOUND", message: "User profile not found." },
    });
});
