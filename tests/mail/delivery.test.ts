import { deliverMails } from "@career-hub/server/mail/deliver.ts";
import { removeOldMails } from "@career-hub/server/mail/outbox/queries.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type MailServer, startMailServer } from "../doubles/mailServer.ts";
import { connect, createTestContext } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { createMailHouse } from "./mailbox.ts";

const database = testDatabase();
let server: MailServer;
let house: ReturnType<typeof createMailHouse>;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());
beforeEach(() => {
  house = createMailHouse(database.current(), server);
});
afterEach(() => {
  server.recover();
  server.mailbox.length = 0;
});

/** Ines asked Runa, who wants to hear of requests. */
async function asked() {
  const [runa, ines] = await house.signInAll("runa", "ines");
  await house.subscribe(runa, { requests: true });
  const { id } = await ines.caller.connection.request({ addresseeId: runa.id, note: "Buy my course" });
  return { runa, ines, id };
}

describe("a request", () => {
  it("is told once, however often the work runs", async () => {
    const { runa } = await asked();
    await Promise.all([house.deliver(), house.deliver(), house.deliver()]);
    await house.deliver();
    expect(house.emailsTo(runa)).toHaveLength(1);
    expect(await house.statuses()).toEqual([{ kind: "request", status: "sent", attempts: 1 }]);
  });

  it("is told without its note, with links that lead to the answer", async () => {
    const { runa, ines } = await asked();
    await house.deliver();
    const [email] = house.emailsTo(runa);
    expect(email?.subject).toBe("ines wants to connect with you");
    expect(email?.source).not.toContain("Buy my course");
    for (const text of [email?.text, String(email?.html)]) {
      expect(text).toContain("https://hub.example.com/profile#incoming");
      expect(text).toContain(`https://hub.example.com/profile/view/${ines.id}`);
    }
  });

  it("that was withdrawn, declined or set aside meanwhile is not told", async () => {
    const { ines, id } = await asked();
    server.fail("to", 451);
    await house.deliver();
    await ines.caller.connection.decline({ id });
    server.recover();
    await house.wait(2);
    await house.deliver();
    expect(server.mailbox).toHaveLength(0);
    expect(await house.statuses()).toMatchObject([{ status: "dropped" }]);
  });

  it("from before consent, or to somebody who did not choose it, is not told", async () => {
    const [runa, teo, ines] = await house.signInAll("runa", "teo", "ines");
    await ines.caller.connection.request({ addresseeId: runa.id });
    await house.wait(1);
    await house.subscribe(runa, { requests: true });
    await house.subscribe(teo, { messages: true });
    await ines.caller.connection.request({ addresseeId: teo.id });
    await house.deliver();
    expect(server.mailbox).toHaveLength(0);
  });
});

describe("messages", () => {
  const connected = async () => {
    const [runa, ines, teo] = await house.signInAll("runa", "ines", "teo");
    const connectionId = await connect(ines, runa);
    const other = await connect(teo, runa);
    await house.subscribe(runa, { messages: true });
    const say = (body: string) => ines.caller.message.send({ connectionId, body });
    return { runa, teo, connectionId, other, say };
  };

  it("that are read within ten minutes are not told", async () => {
    const { runa, connectionId, say } = await connected();
    await say("Hello");
    await house.deliver();
    await runa.caller.message.markRead({ connectionId });
    await house.wait(11);
    await house.deliver();
    expect(server.mailbox).toHaveLength(0);
  });

  it("of a burst are one e-mail with their number and without their text", async () => {
    const { runa, teo, connectionId, other, say } = await connected();
    for (const body of ["secret one", "secret two", "secret three"]) await say(body);
    await teo.caller.message.send({ connectionId: other, body: "secret four" });
    await house.wait(11);
    await house.deliver();
    await house.deliver();
    const [email, ...more] = house.emailsTo(runa);
    expect(more).toEqual([]);
    expect(email?.subject).toBe("4 unread messages from 2 people");
    expect(email?.text).toContain(`https://hub.example.com/profile?messages=${connectionId}`);
    expect(email?.source).not.toContain("secret");
  });

  it("that follow wait an hour, and are then told in one e-mail again", async () => {
    const { runa, say } = await connected();
    await say("one");
    await house.wait(11);
    await house.deliver();
    await say("two");
    await house.wait(30);
    await house.deliver();
    expect(house.emailsTo(runa)).toHaveLength(1);
    await house.wait(31);
    await house.deliver();
    await house.wait(120);
    await house.deliver();
    expect(house.emailsTo(runa)).toHaveLength(2);
  });
});

describe("a mail server", () => {
  it("that refuses for now gets the e-mail later, once", async () => {
    const { runa } = await asked();
    server.fail("data", 451, 2);
    await house.deliver();
    await house.deliver();
    expect(await house.statuses()).toMatchObject([{ status: "waiting", attempts: 1 }]);
    await house.wait(2);
    await house.deliver();
    await house.wait(6);
    await house.deliver();
    expect(house.emailsTo(runa)).toHaveLength(1);
    expect(await house.statuses()).toMatchObject([{ status: "sent", attempts: 3 }]);
  });

  it("that refuses for good is not asked again", async () => {
    await asked();
    server.fail("to", 550);
    await house.deliver();
    const before = server.connections();
    await house.wait(24 * 60);
    await house.deliver();
    expect(server.connections()).toBe(before);
    expect(await house.statuses()).toMatchObject([{ status: "failed", attempts: 1 }]);
  });

  it("that is away is asked for one e-mail a run, and seven times for each", async () => {
    const { runa } = await asked();
    const teo = await house.signIn("teo");
    await teo.caller.connection.request({ addresseeId: runa.id });
    server.fail("connect", 421);
    const before = server.connections();
    await house.deliver();
    expect(server.connections()).toBe(before + 1);
    for (let day = 0; day < 20; day += 1) {
      await house.wait(24 * 60);
      await house.run("update connections set created_at = now()");
      await house.deliver();
    }
    expect(await house.statuses()).toMatchObject([
      { status: "failed", attempts: 7 },
      { status: "failed", attempts: 7 },
    ]);
  });

  it("that took the e-mail and then cut the connection gets no second one", async () => {
    const { runa } = await asked();
    server.fail("data", "cut");
    await house.deliver();
    server.recover();
    await house.wait(24 * 60);
    await house.run("update connections set created_at = now()");
    await house.deliver();
    expect(house.emailsTo(runa)).toHaveLength(1);
    expect(await house.statuses()).toMatchObject([{ status: "unknown" }]);
  });

  it("whose e-mail was under way when this server died gets no second one", async () => {
    const { runa } = await asked();
    // As the row is left behind by a process that was killed.
    server.fail("data", "cut");
    await house.deliver();
    await house.run("update mails set status = 'sending', next_at = now() + interval '10 minutes'");
    server.recover();
    await house.deliver();
    expect(await house.statuses()).toMatchObject([{ status: "sending" }]);
    await house.wait(11);
    await house.deliver();
    expect(house.emailsTo(runa)).toHaveLength(1);
    expect(await house.statuses()).toMatchObject([{ status: "unknown" }]);
  });
});

describe("an e-mail", () => {
  it("has no header that a name brought in", async () => {
    const { runa, ines } = await asked();
    const name = "ines\r\nBcc: all@example.com\r\n\r\n<script>";
    await house.run("update users set username = $2 where id = $1", [ines.id, name]);
    await house.deliver();
    const [email] = house.emailsTo(runa);
    expect(email?.envelope.to).toEqual(["runa@example.com"]);
    expect(email?.headers.has("bcc")).toBe(false);
    expect(email?.subject).toContain("ines");
    expect(String(email?.html)).not.toContain("<script>");
  });

  it("has both kinds of text, and says how to unsubscribe with one click", async () => {
    const { runa } = await asked();
    await house.deliver();
    const [email] = house.emailsTo(runa);
    expect(email?.from?.text).toBe('"Career Hub" <hub@example.com>');
    expect(email?.envelope.from).toBe("hub@example.com");
    expect(email?.headers.get("auto-submitted")).toBe("auto-generated");
    expect(email?.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    expect(email?.source).toMatch(/^List-Unsubscribe:\s+<https:\/\/hub\.example\.com\/mail\/unsubscribe\?/m);
    expect(email?.text).toContain("Unsubscribe: https://hub.example.com/mail/unsubscribe?");
    expect(email?.source).toContain("multipart/alternative");
  });

  it("is not kept: of what was sent, kind and time stay for 30 days", async () => {
    await asked();
    await house.deliver();
    const { rows } = await house.run("select t::text as row from mails as t");
    expect(JSON.stringify(rows)).not.toMatch(/example\.com|ines/);
    await house.wait(29 * 24 * 60);
    await removeOldMails(database.db);
    expect(await house.statuses()).toHaveLength(1);
    await house.wait(2 * 24 * 60);
    await removeOldMails(database.db);
    expect(await house.statuses()).toEqual([]);
  });
});

it("nothing is written down or sent without a mail server", async () => {
  await asked();
  const { context } = createTestContext(database.current());
  await deliverMails(context, context.log);
  expect(await house.statuses()).toEqual([]);
  const person = await createTestContext(database.current()).signIn("runa");
  expect((await person.caller.mail.settings()).offered).toBe(false);
  await expect(person.caller.mail.setAddress({ address: "runa@example.com" })).rejects.toMatchObject({
    code: "CONFLICT",
  });
});
