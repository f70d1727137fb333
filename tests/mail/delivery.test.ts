import { deliverMails } from "@career-hub/server/mail/deliver.ts";
import { removeOldMails } from "@career-hub/server/mail/outbox/queries.ts";
import { describe, expect, it } from "vitest";
import { connect, createTestContext } from "../setup/people.ts";
import { conflict } from "../setup/refusals.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testMail } from "./mailbox.ts";

const database = testDatabase();
const mail = testMail(database);

/** Ines asked Runa, who gets e-mails on requests. */
async function requestToRuna() {
  const [runa, ines] = await mail.signInAll("runa", "ines");
  await mail.subscribe(runa, { requests: true });
  const { id } = await ines.caller.connection.request({ addresseeId: runa.id, note: "Buy my course" });
  return { runa, ines, id };
}

describe("a request", () => {
  it("is e-mailed once, however often the work runs", async () => {
    const { runa } = await requestToRuna();
    await Promise.all([mail.deliver(), mail.deliver(), mail.deliver()]);
    await mail.deliver();
    expect(mail.emailsTo(runa)).toHaveLength(1);
    expect(await mail.statuses()).toEqual([{ kind: "request", status: "sent", attempts: 1 }]);
  });

  it("is e-mailed without its note, with links that lead to the answer", async () => {
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

  it("that was withdrawn, declined or set aside meanwhile is not e-mailed", async () => {
    const { ines, id } = await requestToRuna();
    mail.server.fail("to", 451);
    await mail.deliver();
    await ines.caller.connection.decline({ id });
    mail.server.recover();
    await mail.wait(2);
    await mail.deliver();
    expect(mail.server.mailbox).toHaveLength(0);
    expect(await mail.statuses()).toMatchObject([{ status: "dropped" }]);
  });

  it("from before consent, or to somebody who did not choose it, is not e-mailed", async () => {
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

describe("messages", () => {
  const connected = async () => {
    const [runa, ines, teo] = await mail.signInAll("runa", "ines", "teo");
    const connectionId = await connect(ines, runa);
    const other = await connect(teo, runa);
    await mail.subscribe(runa, { messages: true });
    const say = (body: string) => ines.caller.message.send({ connectionId, body });
    return { runa, teo, connectionId, other, say };
  };

  it("that are read within ten minutes are not e-mailed", async () => {
    const { runa, connectionId, say } = await connected();
    await say("Hello");
    await mail.deliver();
    await runa.caller.message.markRead({ connectionId });
    await mail.wait(11);
    await mail.deliver();
    expect(mail.server.mailbox).toHaveLength(0);
  });

  it("of a burst are one e-mail with their number and without their text", async () => {
    const { runa, teo, connectionId, other, say } = await connected();
    for (const body of ["secret one", "secret two", "secret three"]) await say(body);
    await teo.caller.message.send({ connectionId: other, body: "secret four" });
    await mail.wait(11);
    await mail.deliver();
    await mail.deliver();
    const [email, ...more] = mail.emailsTo(runa);
    expect(more).toEqual([]);
    expect(email?.subject).toBe("4 unread messages from 2 people");
    expect(email?.text).toContain(`https://hub.example.com/profile?messages=${connectionId}`);
    expect(email?.source).not.toContain("secret");
  });

  it("that follow wait an hour, and are then one e-mail again", async () => {
    const { runa, say } = await connected();
    await say("one");
    await mail.wait(11);
    await mail.deliver();
    await say("two");
    await mail.wait(30);
    await mail.deliver();
    expect(mail.emailsTo(runa)).toHaveLength(1);
    await mail.wait(31);
    await mail.deliver();
    await mail.wait(120);
    await mail.deliver();
    expect(mail.emailsTo(runa)).toHaveLength(2);
  });
});

describe("a mail server", () => {
  it("that refuses for now gets the e-mail later, once", async () => {
    const { runa } = await requestToRuna();
    mail.server.fail("data", 451, 2);
    await mail.deliver();
    await mail.deliver();
    expect(await mail.statuses()).toMatchObject([{ status: "waiting", attempts: 1 }]);
    await mail.wait(2);
    await mail.deliver();
    await mail.wait(6);
    await mail.deliver();
    expect(mail.emailsTo(runa)).toHaveLength(1);
    expect(await mail.statuses()).toMatchObject([{ status: "sent", attempts: 3 }]);
  });

  it("that refuses for good is not asked again", async () => {
    await requestToRuna();
    mail.server.fail("to", 550);
    await mail.deliver();
    const before = mail.server.connections();
    await mail.wait(24 * 60);
    await mail.deliver();
    expect(mail.server.connections()).toBe(before);
    expect(await mail.statuses()).toMatchObject([{ status: "failed", attempts: 1 }]);
  });

  it("that is away is asked for one e-mail a run, and seven times for each", async () => {
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

  it("that took the e-mail and then cut the connection gets no second one", async () => {
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
  it("has no header that a name brought in", async () => {
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

  it("has both kinds of text, and says how to unsubscribe with one click", async () => {
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

  it("is not kept: of what was sent, kind and time stay for 30 days", async () => {
    await requestToRuna();
    await mail.deliver();
    const { rows } = await database.execute("select t::text as row from mails as t");
    expect(JSON.stringify(rows)).not.toMatch(/example\.com|ines/);
    await mail.wait(29 * 24 * 60);
    await removeOldMails(database.db);
    expect(await mail.statuses()).toHaveLength(1);
    await mail.wait(2 * 24 * 60);
    await removeOldMails(database.db);
    expect(await mail.statuses()).toEqual([]);
  });
});

it("nothing is written down or sent without a mail server", async () => {
  await requestToRuna();
  const { context } = createTestContext(database.current());
  await deliverMails(context, context.log);
  expect(await mail.statuses()).toEqual([]);
  const person = await createTestContext(database.current()).signIn("runa");
  expect((await person.caller.mail.settings()).offered).toBe(false);
  await expect(person.caller.mail.setAddress({ address: "runa@example.com" })).rejects.toMatchObject(
    conflict,
  );
});
