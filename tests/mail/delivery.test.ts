import { deliverMails } from "@career-hub/server/mail/deliver.ts";
import { removeOldMails } from "@career-hub/server/mail/outbox/queries.ts";
import { describe, expect, it } from "vitest";
import { expectError } from "../setup/expectError.ts";
import { connect, createTestContext } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testMail } from "./mailbox.ts";

const database = testDatabase();
const mail = testMail(database);

/** Ines sends a connection request to Runa, who has subscribed to e-mails about requests. */
async function requestToRuna() {
  const [runa, ines] = await mail.signInAll("runa", "ines");
  await mail.subscribe(runa, { requests: true });
  const { id } = await ines.caller.connection.request({ addresseeId: runa.id, note: "Buy my course" });
  return { runa, ines, id };
}

describe("e-mail about a connection request", () => {
  it("is sent once by concurrent and repeated deliveries", async () => {
    const { runa } = await requestToRuna();
    await Promise.all([mail.deliver(), mail.deliver(), mail.deliver()]);
    await mail.deliver();
    expect(mail.emailsTo(runa)).toHaveLength(1);
    expect(await mail.statuses()).toEqual([{ kind: "request", status: "sent", attempts: 1 }]);
  });

  it("omits the note and links to the request and the profile", async () => {
    const { runa, ines } = await requestToRuna();
    await mail.deliver();
    const [email] = mail.emailsTo(runa);
    expect(email?.subject).toBe("ines wants to connect with you");
    expect(email?.source).not.toContain("Buy my course");
    for (const text of [email?.text, String(email?.html)]) {
      expect(text).toContain("https://hub.example.com/profile#incoming");
      expect(text).toContain(`https://hub.example.com/profile/view/${ines.id}`);
    }
  });

  it("is dropped when the request was withdrawn before delivery", async () => {
    const { ines, id } = await requestToRuna();
    mail.server.fail("to", 451);
    await mail.deliver();
    await ines.caller.connection.decline({ id });
    mail.server.recover();
    await mail.deliverAfter(2);
    expect(mail.server.mailbox).toHaveLength(0);
    expect(await mail.statuses()).toMatchObject([{ status: "dropped" }]);
  });

  it("is not sent for requests before consent or to people who did not subscribe", async () => {
    const [runa, teo, ines] = await mail.signInAll("runa", "teo", "ines");
    await ines.caller.connection.request({ addresseeId: runa.id });
    await mail.wait(1);
    await mail.subscribe(runa, { requests: true });
    await mail.subscribe(teo, { messages: true });
    await ines.caller.connection.request({ addresseeId: teo.id });
    await mail.deliver();
    expect(mail.server.mailbox).toHaveLength(0);
  });
});

describe("e-mail about messages", () => {
  const connected = async () => {
    const [runa, ines, teo] = await mail.signInAll("runa", "ines", "teo");
    const connectionId = await connect(ines, runa);
    const other = await connect(teo, runa);
    await mail.subscribe(runa, { messages: true });
    const say = (body: string) => ines.caller.message.send({ connectionId, body });
    return { runa, teo, connectionId, other, say };
  };

  it("is not sent when they are read within ten minutes", async () => {
    const { runa, connectionId, say } = await connected();
    await say("Hello");
    await mail.deliver();
    await runa.caller.message.markRead({ connectionId });
    await mail.deliverAfter(11);
    expect(mail.server.mailbox).toHaveLength(0);
  });

  it("is one for a burst, with their number and without their text", async () => {
    const { runa, teo, connectionId, other, say } = await connected();
    for (const body of ["secret one", "secret two", "secret three"]) await say(body);
    await teo.caller.message.send({ connectionId: other, body: "secret four" });
    await mail.deliverAfter(11);
    await mail.deliver();
    const [email, ...more] = mail.emailsTo(runa);
    expect(more).toEqual([]);
    expect(email?.subject).toBe("4 unread messages from 2 people");
    expect(email?.text).toContain(`https://hub.example.com/profile?messages=${connectionId}`);
    expect(email?.source).not.toContain("secret");
  });

  it("is sent at most once an hour", async () => {
    const { runa, say } = await connected();
    await say("one");
    await mail.deliverAfter(11);
    await say("two");
    await mail.deliverAfter(30);
    expect(mail.emailsTo(runa)).toHaveLength(1);
    await mail.deliverAfter(31);
    await mail.deliverAfter(120);
    expect(mail.emailsTo(runa)).toHaveLength(2);
  });
});

describe("faults of the mail server", () => {
  it("retries after a temporary error and sends once", async () => {
    const { runa } = await requestToRuna();
    mail.server.fail("data", 451, 2);
    await mail.deliver();
    await mail.deliver();
    expect(await mail.statuses()).toMatchObject([{ status: "waiting", attempts: 1 }]);
    await mail.deliverAfter(2);
    await mail.deliverAfter(6);
    expect(mail.emailsTo(runa)).toHaveLength(1);
    expect(await mail.statuses()).toMatchObject([{ status: "sent", attempts: 3 }]);
  });

  it("does not retry after a permanent error", async () => {
    await requestToRuna();
    mail.server.fail("to", 550);
    await mail.deliver();
    const before = mail.server.connections();
    await mail.deliverAfter(24 * 60);
    expect(mail.server.connections()).toBe(before);
    expect(await mail.statuses()).toMatchObject([{ status: "failed", attempts: 1 }]);
  });

  it("tries one e-mail per run when unreachable, and each at most seven times", async () => {
    const { runa } = await requestToRuna();
    const teo = await mail.signIn("teo");
    await teo.caller.connection.request({ addresseeId: runa.id });
    mail.server.fail("connect", 421);
    const before = mail.server.connections();
    await mail.deliver();
    expect(mail.server.connections()).toBe(before + 1);
    for (let day = 0; day < 20; day += 1) {
      await mail.wait(24 * 60);
      await database.execute("update connections set created_at = now()");
      await mail.deliver();
    }
    expect(await mail.statuses()).toMatchObject([
      { status: "failed", attempts: 7 },
      { status: "failed", attempts: 7 },
    ]);
  });

  it("does not send again when the connection is lost after the data", async () => {
    const { runa } = await requestToRuna();
    mail.server.fail("data", "cut");
    await mail.deliver();
    mail.server.recover();
    await mail.wait(24 * 60);
    await database.execute("update connections set created_at = now()");
    await mail.deliver();
    expect(mail.emailsTo(runa)).toHaveLength(1);
    expect(await mail.statuses()).toMatchObject([{ status: "unknown" }]);
  });
});

describe("an e-mail", () => {
  it("has no header injected by a user name", async () => {
    const { runa, ines } = await requestToRuna();
    const name = "ines\r\nBcc: all@example.com\r\n\r\n<script>";
    await database.execute("update users set username = $2 where id = $1", [ines.id, name]);
    await mail.deliver();
    const [email] = mail.emailsTo(runa);
    expect(email?.envelope.to).toEqual(["runa@example.com"]);
    expect(email?.headers.has("bcc")).toBe(false);
    expect(email?.subject).toContain("ines");
    expect(String(email?.html)).not.toContain("<script>");
  });

  it("has text, HTML and one-click List-Unsubscribe headers", async () => {
    const { runa } = await requestToRuna();
    await mail.deliver();
    const [email] = mail.emailsTo(runa);
    expect(email?.from?.text).toBe('"Career Hub" <hub@example.com>');
    expect(email?.envelope.from).toBe("hub@example.com");
    expect(email?.headers.get("auto-submitted")).toBe("auto-generated");
    expect(email?.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    expect(email?.source).toMatch(/^List-Unsubscribe:\s+<https:\/\/hub\.example\.com\/mail\/unsubscribe\?/m);
    expect(email?.text).toContain("Unsubscribe: https://hub.example.com/mail/unsubscribe?");
    expect(email?.source).toContain("multipart/alternative");
  });

  it("is not stored after sending; its kind and time are deleted after 30 days", async () => {
    await requestToRuna();
    await mail.deliver();
    expect(JSON.stringify(await database.rows("select t::text as row from mails as t"))).not.toMatch(
      /example\.com|ines/,
    );
    await mail.wait(29 * 24 * 60);
    await removeOldMails(database.db);
    expect(await mail.statuses()).toHaveLength(1);
    await mail.wait(2 * 24 * 60);
    await removeOldMails(database.db);
    expect(await mail.statuses()).toEqual([]);
  });
});

it("without SMTP_URL nothing is queued or sent", async () => {
  await requestToRuna();
  const { context } = createTestContext(database.current());
  await deliverMails(context, context.log);
  expect(await mail.statuses()).toEqual([]);
  const person = await createTestContext(database.current()).signIn("runa");
  expect((await person.caller.mail.settings()).offered).toBe(false);
  await expectError(person.caller.mail.setAddress({ address: "runa@example.com" }), "CONFLICT");
});
