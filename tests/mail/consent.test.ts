import { describe, expect, it } from "vitest";
import { expectError } from "../setup/expectError.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";
import { testMail } from "./mailbox.ts";

const database = testDatabase();
const mail = testMail(database);
const server = testServer(database, {
  people: null,
  settings: () => ({
    LOG_LEVEL: "trace",
    SMTP_URL: mail.server.url,
    MAIL_FROM: "hub@example.com",
    METRICS_TOKEN: "a token of the operator",
  }),
});

const linkIn = (text: string | undefined, path: string) => {
  const found = new RegExp(`https://hub\\.example\\.com(/mail/${path}\\?\\S+)`).exec(text ?? "");
  return found?.[1] ?? "no link";
};
const post = (url: string) =>
  server.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
const signInWithAddress = async () => {
  const runa = await mail.signIn("runa");
  await runa.caller.mail.setAddress({ address: "runa@example.com" });
  const emails = () => mail.emailsTo(runa);
  await expect.poll(() => emails().length).toBe(1);
  // The e-mail arrives shortly before its status is stored.
  await expect.poll(async () => (await mail.statuses())[0]?.status).toBe("sent");
  return { runa, link: linkIn(emails()[0]?.text, "confirm") };
};
const settingsOf = async (person: Awaited<ReturnType<typeof mail.signIn>>) =>
  (await person.caller.mail.settings()).settings;

describe("an e-mail address", () => {
  it("is confirmed once by POST; opening the link with GET changes nothing", async () => {
    const { runa, link } = await signInWithAddress();
    for (let time = 0; time < 2; time += 1) expect((await server.app.inject(link)).statusCode).toBe(200);
    expect(await settingsOf(runa)).toEqual({
      address: "runa@example.com",
      isConfirmed: false,
      requests: false,
      messages: false,
      digest: "off",
      link: "sent",
    });
    expect((await post(link)).statusCode).toBe(200);
    expect(await settingsOf(runa)).toMatchObject({ isConfirmed: true });
    expect((await post(link)).statusCode).toBe(404);
    expect((await server.app.inject(link)).statusCode).toBe(404);
  });

  it("receives nothing before it is confirmed", async () => {
    const { runa } = await signInWithAddress();
    await runa.caller.mail.choose({ requests: true, messages: true, digest: "daily" });
    const ines = await mail.signIn("ines");
    await ines.caller.connection.request({ addresseeId: runa.id });
    await mail.deliver();
    await mail.deliverAfter(2 * 24 * 60);
    expect(mail.server.mailbox).toHaveLength(1);
  });

  it("stores the link's token hashed; it expires after a day and when a new link is sent", async () => {
    const { runa, link } = await signInWithAddress();
    const token = new URLSearchParams(link.split("?")[1]).get("token") ?? "";
    expect(
      JSON.stringify(await database.rows("select t::text as row from mail_settings as t")),
    ).not.toContain(token);
    await runa.caller.mail.setAddress({ address: "runa@example.com" });
    await mail.untilArrived(2);
    expect((await post(link)).statusCode).toBe(404);
    const second = linkIn(mail.server.mailbox[1]?.text, "confirm");
    await mail.wait(25 * 60);
    expect((await post(second)).statusCode).toBe(404);
    expect(await settingsOf(runa)).toMatchObject({ isConfirmed: false });
  });

  it("must be confirmed again after a change, and old links are invalid", async () => {
    const { runa, link } = await signInWithAddress();
    await post(link);
    await runa.caller.mail.choose({ requests: true, messages: false, digest: "off" });
    await runa.caller.mail.setAddress({ address: "other@example.com" });
    await mail.untilArrived(2);
    expect(await settingsOf(runa)).toMatchObject({ isConfirmed: false, requests: true });
    expect(mail.server.mailbox[1]?.envelope.to).toEqual(["other@example.com"]);
    expect((await post(link)).statusCode).toBe(404);
    await runa.caller.mail.removeAddress();
    const { events } = await runa.caller.user.securityEvents();
    expect(events.map(({ kind }) => kind).slice(0, 3)).toEqual([
      "mailAddressRemoved",
      "mailAddressChanged",
      "mailAddressChanged",
    ]);
  });

  it.each(["kaito+x@exämple.org", "kaito+x@xn--exmple-cua.org"])(
    "of an international domain is stored as ASCII and shown in its own script: %s",
    async (typed) => {
      const kaito = await mail.signIn("kaito");
      await kaito.caller.mail.setAddress({ address: typed });
      await mail.untilArrived(1);
      expect(await database.rows("select address from mail_settings")).toEqual([
        { address: "kaito+x@xn--exmple-cua.org" },
      ]);
      expect(await settingsOf(kaito)).toMatchObject({ address: "kaito+x@exämple.org" });
    },
  );

  it.each(["kaito@exämple.org/hub.net", "kaito@exämple", "exämple.org", "Kaito <kaito@exämple.org>"])(
    "is refused when it is none: %s",
    async (typed) => {
      const kaito = await mail.signIn("kaito");
      await expectError(kaito.caller.mail.setAddress({ address: typed }), "BAD_REQUEST");
    },
  );

  it("is counted in the metrics by outcome, without the address", async () => {
    const { runa } = await signInWithAddress();
    mail.server.fail("to", 451);
    await runa.caller.mail.setAddress({ address: "other@example.com" });
    await expect.poll(async () => (await mail.statuses())[1]?.attempts).toBe(1);
    const figures = async () =>
      (
        await server.app.inject({
          url: "/metrics",
          headers: { authorization: "Bearer a token of the operator" },
        })
      ).body;
    await expect.poll(figures).toMatch(/career_hub_mails_total\{kind="confirm",outcome="refused"\} 1/);
    expect(await figures()).toMatch(/career_hub_mails_total\{kind="confirm",outcome="sent"\} 1/);
    expect(await figures()).not.toContain("example.com");
  });

  it("stays confirmed when it is entered again", async () => {
    const { runa, link } = await signInWithAddress();
    await post(link);
    await runa.caller.mail.setAddress({ address: "runa@example.com" });
    await mail.deliver();
    expect(await settingsOf(runa)).toMatchObject({ isConfirmed: true });
    expect(mail.server.mailbox).toHaveLength(1);
  });

  it.each([
    ["no @", "runa"],
    ["no host", "runa@"],
    ["a line break", "a@b.example\r\nBcc: all@example.com"],
    ["260 characters", `${"x".repeat(248)}@example.com`],
    ["no characters", ""],
  ])("is rejected with %s", async (_what, address) => {
    const runa = await mail.signIn("runa");
    await expectError(runa.caller.mail.setAddress({ address }), "BAD_REQUEST");
  });

  it("receives at most five confirmation links a day from all accounts", async () => {
    const people = [await mail.signIn("a"), await mail.signIn("b"), await mail.signIn("c")];
    const address = "victim@example.com";
    const outcomes = await Promise.allSettled(
      people.flatMap(({ caller }) => [1, 2, 3].map(() => caller.mail.setAddress({ address }))),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    await expect
      .poll(async () => (await mail.statuses()).every(({ status }) => status === "sent"))
      .toBe(true);
  });

  it("is removed with its queued e-mails, and cannot be set with an API token", async () => {
    const { runa } = await signInWithAddress();
    mail.server.fail("to", 451);
    await runa.caller.mail.setAddress({ address: "other@example.com" });
    await runa.caller.mail.removeAddress();
    expect(await settingsOf(runa)).toBeNull();
    mail.server.recover();
    await mail.deliverAfter(60);
    expect(mail.server.mailbox).toHaveLength(1);
    const { token } = await runa.caller.user.createToken({ name: "program", access: "write" });
    const program = mail.callerOf(token);
    await expectError(program.mail.setAddress({ address: "runa@example.com" }), "CONFLICT");
  });

  it("is in the export, never in the log, and deleted with the account", async () => {
    const { runa, link } = await signInWithAddress();
    await post(link);
    await server.app.inject(link);
    const { mail_settings, mails } = (await runa.caller.user.export()) as Record<string, object[]>;
    expect(mail_settings).toMatchObject([{ address: "runa@example.com", digest: "off" }]);
    expect(mails).toMatchObject([{ kind: "confirm", status: "sent" }]);
    expect(JSON.stringify(mail_settings)).not.toMatch(/token|hash/i);
    const log = server.log.join("");
    expect(log).toContain("/mail/confirm");
    expect(log).not.toMatch(/runa@example\.com|token=/);
    await runa.caller.user.removeAccount();
    expect(await database.rows("select 1 from mail_settings union all select 1 from mails")).toEqual([]);
  });
});

describe("unsubscribing", () => {
  const subscribed = async () => {
    const runa = await mail.signIn("runa");
    await mail.subscribe(runa, { requests: true, messages: true, digest: "weekly" });
    const ines = await mail.signIn("ines");
    await ines.caller.connection.request({ addresseeId: runa.id });
    await mail.deliver();
    const [email] = mail.emailsTo(runa);
    return { runa, link: linkIn(email?.text, "unsubscribe"), email };
  };

  it("shows a page with buttons on GET and changes nothing", async () => {
    const { runa, link } = await subscribed();
    const page = await server.app.inject(link);
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.body.match(/<button/g)).toHaveLength(2);
    expect(await settingsOf(runa)).toMatchObject({ requests: true });
  });

  it("turns off one kind of e-mail with the List-Unsubscribe header, without a session", async () => {
    const { runa, email } = await subscribed();
    const header = /^List-Unsubscribe:\s+<https:\/\/hub\.example\.com(\S+)>/m.exec(email?.source ?? "")?.[1];
    for (let time = 0; time < 2; time += 1) expect((await post(header ?? "")).statusCode).toBe(200);
    expect(await settingsOf(runa)).toMatchObject({ requests: false, messages: true, digest: "weekly" });
    const kai = await mail.signIn("kai");
    await kai.caller.connection.request({ addresseeId: runa.id });
    await mail.deliver();
    expect(mail.emailsTo(runa)).toHaveLength(1);
  });

  it("turns off all kinds with the second button", async () => {
    const { runa, link } = await subscribed();
    const page = await server.app.inject(link);
    const all = /formaction="([^"]*from=all)"/.exec(page.body)?.[1]?.replaceAll("&#38;", "&");
    expect((await post(all ?? "")).statusCode).toBe(200);
    expect(await settingsOf(runa)).toMatchObject({ requests: false, messages: false, digest: "off" });
  });

  it("drops queued e-mails", async () => {
    const { runa, link } = await subscribed();
    const kai = await mail.signIn("kai");
    await kai.caller.connection.request({ addresseeId: runa.id });
    mail.server.fail("to", 451);
    await mail.deliver();
    await post(link);
    mail.server.recover();
    await mail.deliverAfter(10);
    expect(mail.emailsTo(runa)).toHaveLength(1);
  });

  it.each([
    ["no token", ""],
    ["an unknown token", "?token=unknown"],
    ["two tokens", "?token=a&token=b"],
    ["a token of 5,000 characters", `?token=${"x".repeat(5_000)}`],
  ])("returns 404 with %s", async (_what, query) => {
    expect((await server.app.inject(`/mail/unsubscribe${query}`)).statusCode).toBe(404);
    expect((await post(`/mail/unsubscribe${query}`)).statusCode).toBe(404);
    expect((await post(`/mail/confirm${query}`)).statusCode).toBe(404);
  });
});
