import type { OpenDb } from "@career-hub/db/client.ts";
import { deliverMails } from "@career-hub/server/mail/deliver.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { type MailServer, startMailServer } from "../doubles/mailServer.ts";
import { createTestContext, type Person, testEnv } from "../setup/people.ts";

type Choices = Parameters<Person["caller"]["mail"]["choose"]>[0];

type TestMail = ReturnType<typeof createMailContext> & { server: MailServer };

/** Starts a mail server for the test file and a test context that sends through it. Use it only inside tests and hooks. */
export function testMail(database: { current: () => OpenDb }): TestMail {
  const mail = {} as TestMail;
  beforeAll(async () => {
    mail.server = await startMailServer();
  });
  beforeEach(() => {
    Object.assign(mail, createMailContext(database.current(), mail.server));
  });
  afterEach(() => {
    mail.server.recover();
    mail.server.mailbox.length = 0;
  });
  afterAll(() => mail.server.close());
  return mail;
}

function createMailContext(database: OpenDb, server: MailServer) {
  const env = testEnv({
    SMTP_URL: server.url,
    MAIL_FROM: "Career Hub <hub@example.com>",
    PUBLIC_URL: "https://hub.example.com",
  });
  const context = createTestContext(database, { env });
  const addressOf = (person: Person) => `${person.username}@example.com`;
  const emailsTo = (person: Person) =>
    server.mailbox.filter(({ envelope }) => envelope.to.includes(addressOf(person)));

  /** Stores a confirmed address and chooses e-mails, without the confirmation link. */
  async function subscribe(person: Person, choices: Partial<Choices>) {
    const now = "now() - interval '1 second'";
    await database.execute(
      `insert into mail_settings (user_id, address, confirmed_at, unsubscribe_token, since, digest_since)
       values ($1, $2, now(), $3, ${now}, ${now})`,
      [person.id, addressOf(person), `token-${person.username}`],
    );
    const chosen = { requests: false, messages: false, digest: "off" as const, ...choices };
    await person.caller.mail.choose(chosen);
    await database.execute(
      `update mail_settings set since = ${now}, digest_since = ${now} where user_id = $1`,
      [person.id],
    );
  }

  const deliver = () => deliverMails(context.context, context.context.log);

  /** Simulates passing time: moves the stored times back by so many minutes. */
  async function wait(minutes: number) {
    const columns =
      "mails.created_at mails.next_at mails.since messages.created_at connections.created_at " +
      "connections.responded_at mail_settings.since mail_settings.digest_since " +
      "mail_settings.confirm_expires_at jobs.created_at profiles.created_at";
    for (const column of columns.split(" ")) {
      const [table = "", name = ""] = column.split(".");
      await database.execute(`update ${table} set ${name} = ${name} - make_interval(mins => $1)`, [minutes]);
    }
  }

  return {
    ...context,
    emailsTo,
    subscribe,
    deliver,
    wait,
    deliverAfter: async (minutes: number) => {
      await wait(minutes);
      await deliver();
    },
    statuses: async () => {
      const { rows } = await database.execute(
        "select kind, status, attempts from mails order by created_at, id",
      );
      return rows as { kind: string; status: string; attempts: number }[];
    },
    untilArrived: (count: number) => expect.poll(() => server.mailbox.length).toBe(count),
  };
}
