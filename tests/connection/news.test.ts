import { createRequest } from "@career-hub/server/connection/queries.ts";
import type { News } from "@career-hub/server/news/news.ts";
import { insertEvent, removeOldEvents } from "@career-hub/server/news/queries.ts";
import { createCaller } from "@career-hub/server/router.ts";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { expectError } from "../setup/expectError.ts";
import { connect, createTestContext, type Person } from "../setup/people.ts";
import { openEventStream } from "../setup/product.ts";
import { createTestApp } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase();

let testContext: ReturnType<typeof createTestContext>;
let [ada, ben, cleo] = [] as unknown as [Person, Person, Person];
beforeEach(async () => {
  testContext = createTestContext(database.current());
  [ada, ben, cleo] = await testContext.signInAll("ada", "ben", "cleo");
});

/** Subscribes as this person. `next` waits for an event and resolves with undefined at the end of the stream. */
async function subscribe(person: Person, lastEventId?: string) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const caller = createCaller({ ...testContext.context, token: person.token }, { signal: stop.signal });
  const stream = await caller.news.events(lastEventId === undefined ? undefined : { lastEventId });
  const events = stream[Symbol.asyncIterator]();
  const next = async () => {
    const { done, value } = await events.next();
    if (done) return undefined;
    // Without HTTP, the value is the tuple that `tracked` returns, not the type of the browser.
    const [eventId, news] = value as unknown as [string, News];
    return { eventId, ...news };
  };
  return { next, stop: () => stop.abort() };
}

/** Subscribes and waits for the first event, which says so. */
async function subscribed(person: Person) {
  const page = await subscribe(person);
  await page.next();
  return page;
}

const ask = (from: Person, to: Person) => from.caller.connection.request({ addresseeId: to.id });
const idBetween = async (one: Person, other: Person) =>
  (await one.caller.connection.status({ userId: other.id })).id ?? "";

test("the stream sends each action of one person only to the other", async () => {
  const [adas, bens, cleos] = [await subscribe(ada), await subscribe(ben), await subscribe(cleo)];
  for (const page of [adas, bens, cleos]) expect(await page.next()).toMatchObject({ kind: "listening" });
  await ask(ada, ben);
  const first = await idBetween(ada, ben);
  await ben.caller.connection.decline({ id: first });
  await ask(ada, ben);
  const second = await idBetween(ada, ben);
  await ada.caller.connection.decline({ id: second });
  const third = await connect(ada, ben);
  await ben.caller.connection.accept({ requesterId: ada.id });
  await ada.caller.message.send({ connectionId: third, body: "hello" });
  await ask(ben, cleo);

  const received = async (page: typeof adas, times: number) => {
    const all = [];
    for (let time = 0; time < times; time++) all.push(await page.next());
    return all.map((one) => one && "userId" in one && [one.kind, one.connectionId, one.userId]);
  };
  expect(await received(bens, 5)).toEqual([
    ["requested", first, ada.id],
    ["requested", second, ada.id],
    ["cancelled", second, ada.id],
    ["requested", third, ada.id],
    ["message", third, ada.id],
  ]);
  expect(await received(adas, 2)).toEqual([
    ["declined", first, ben.id],
    ["accepted", third, ben.id],
  ]);
  expect(await received(cleos, 1)).toEqual([["requested", await idBetween(ben, cleo), ben.id]]);
});

test("the stream sends accepted when a request is answered by a request", async () => {
  const adas = await subscribed(ada);
  await ask(ada, ben);
  await ask(ben, ada);
  expect(await adas.next()).toMatchObject({ kind: "accepted", userId: ben.id });
});

test("the stream sends an event to all open pages of a person", async () => {
  const pages = [await subscribed(ben), await subscribed(ben), await subscribed(ben)];
  await ask(ada, ben);
  for (const page of pages) expect(await page.next()).toMatchObject({ kind: "requested" });
});

describe("a reconnect with Last-Event-ID", () => {
  test("resumes after the last event without loss", async () => {
    const before = await subscribe(ben);
    const listening = await before.next();
    await ask(ada, ben);
    const seen = await before.next();
    before.stop();
    expect(await before.next()).toBeUndefined();

    await ask(cleo, ben);
    await ada.caller.connection.decline({ id: await idBetween(ada, ben) });
    const after = await subscribe(ben, seen?.eventId);
    expect(await after.next()).toMatchObject({ kind: "requested", userId: cleo.id });
    expect(await after.next()).toMatchObject({ kind: "cancelled", userId: ada.id });
    await ask(ada, ben);
    expect(await after.next()).toMatchObject({ kind: "requested", userId: ada.id });

    // Without a received event the page has to reload its lists.
    const fromBeginning = await subscribe(ben, listening?.eventId);
    expect(await fromBeginning.next()).toMatchObject({ kind: "listening" });
  });

  test("resumes from the id of the listening event", async () => {
    await ask(ada, ben);
    const before = await subscribe(ben);
    const listening = await before.next();
    await ask(cleo, ben);
    const after = await subscribe(ben, listening?.eventId);
    expect(await after.next()).toMatchObject({ kind: "requested", userId: cleo.id });
  });

  test("starts over when the id is unknown, of another person or removed", async () => {
    await ask(ada, cleo);
    const cleos = await subscribe(cleo);
    const foreign = (await cleos.next())?.eventId ?? "";
    await ask(ada, ben);
    const bens = await subscribe(ben);
    const own = (await bens.next())?.eventId ?? "";
    await ask(cleo, ben);
    for (const lastEventId of [foreign, "999999", "-1", "1e3", "x", "", "0x1", "123456789012345678901"]) {
      const page = await subscribe(ben, lastEventId);
      expect(await page.next()).toMatchObject({ kind: "listening" });
      page.stop();
    }
    await database.execute("update events set created_at = now() - interval '8 days'");
    await removeOldEvents(database.db);
    expect(await (await subscribe(ben, own)).next()).toEqual({
      eventId: "0",
      kind: "listening",
      quietMs: null,
    });
  });

  test("reports the age of the newest event", async () => {
    await ask(ada, ben);
    await database.execute("update events set created_at = now() - interval '2 minutes'");
    const page = await subscribe(ben);
    const listening = await page.next();
    expect(listening?.kind === "listening" && listening.quietMs).toBeGreaterThanOrEqual(120_000);
  });

  test("sends more than one page of events in order and once each", async () => {
    const connectionId = await connect(ada, ben);
    const page = await subscribe(ben);
    const began = (await page.next())?.eventId;
    page.stop();
    testContext.context.limiter.take = async () => {};
    for (let number = 0; number < 230; number++)
      await ada.caller.message.send({ connectionId, body: `message ${number}` });
    const after = await subscribe(ben, began);
    const ids: number[] = [];
    while (ids.length < 230) ids.push(Number((await after.next())?.eventId));
    expect(new Set(ids).size).toBe(230);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  });
});

test("the stream sends concurrent events completely, in order and once each", async () => {
  const page = await subscribed(ben);
  const others = await Promise.all(Array.from({ length: 40 }, () => testContext.somebody()));
  const asking = Promise.all(others.map((one) => ask(one, ben)));
  const received: { id: number; from: string }[] = [];
  while (received.length < others.length) {
    const one = await page.next();
    if (one && "userId" in one) received.push({ id: Number(one.eventId), from: one.userId });
  }
  await asking;
  expect(received.map((one) => one.from).sort()).toEqual(others.map((one) => one.id).sort());
  expect(received.map((one) => one.id)).toEqual(
    received.map((one) => one.id).toSorted((one, other) => one - other),
  );
});

test("the stream polls events that another server wrote without a notification", async () => {
  const page = await subscribed(ben);
  await createRequest(database.db, { requesterId: ada.id, addresseeId: ben.id });
  expect(await page.next()).toMatchObject({ kind: "requested", userId: ada.id });
});

test("the stream sends events of a transaction that commits late", async () => {
  const page = await subscribed(ben);
  const connectionId = crypto.randomUUID();
  await database.db.transaction(async (tx) => {
    await insertEvent(tx, { userId: ben.id, actorId: ada.id, kind: "cancelled", connectionId });
    // Simulates a transaction that began a minute ago.
    await tx.execute("update events set created_at = now() - interval '1 minute'");
  });
  expect(await page.next()).toMatchObject({ kind: "cancelled", userId: ada.id });
}, 15_000);

describe("the stream ends", () => {
  test("when the session is revoked, without sending later events", async () => {
    const page = await subscribed(ben);
    await ben.caller.user.logout();
    const ended = expectError(page.next(), "UNAUTHORIZED");
    await ask(ada, ben);
    await ended;
  });

  test("in every tab of a session that logs out, without waiting for an event", async () => {
    const tabs = [await subscribed(ben), await subscribed(ben)];
    const ended = Promise.all(tabs.map((tab) => expectError(tab.next(), "UNAUTHORIZED")));
    await ben.caller.user.logout();
    // Earlier than the periodic session check.
    await ended;
  }, 10_000);

  test("for one session only, not for other sessions of the user", async () => {
    const elsewhere = await subscribed(await testContext.signIn("ben"));
    await ben.caller.user.logout();
    await ask(ada, ben);
    expect(await elsewhere.next()).toMatchObject({ kind: "requested" });
  });

  test("when the account is deleted", async () => {
    const page = await subscribed(ben);
    await ask(ada, ben);
    await ben.caller.user.removeAccount();
    await expectError(page.next(), "UNAUTHORIZED");
  });

  test("when the page is closed", async () => {
    const page = await subscribed(ben);
    const next = page.next();
    page.stop();
    expect(await next).toBeUndefined();
  });

  test("when the server stops, so that the browser connects again", async () => {
    const page = await subscribed(ben);
    const ended = expectError(page.next(), "SERVICE_UNAVAILABLE");
    testContext.close();
    await ended;
  });

  test("beyond fifty streams of one user, not for other users", async () => {
    for (let number = 0; number < 50; number++) await subscribed(ben);
    await expectError((await subscribe(ben)).next(), "TOO_MANY_REQUESTS");
    expect(await (await subscribe(ada)).next()).toMatchObject({ kind: "listening" });
  });
});

test("the stream over HTTP sends server-sent events, resumes and ends with the server", async () => {
  const app = await createTestApp(database.current(), null);
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const open = (headers = {}) => openEventStream(address, ben.token, headers);
  await ask(cleo, ben);
  const first = await open();
  expect(first.contentType).toMatch("text/event-stream");
  await first.until("listening");
  await ask(ada, ben);
  const seen = await first.until(`"kind":"requested"`);
  const id = /kind":"listening".*?\nid: (\d+)/s.exec(seen)?.[1] ?? "";
  await first.close();

  const again = await open({ "last-event-id": id });
  expect(await again.until(ada.id)).not.toContain("listening");
  await app.close();
  expect(await again.until("serialized-error")).toContain("SERVICE_UNAVAILABLE");
});
