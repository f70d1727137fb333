import { channel } from "node:diagnostics_channel";
import type { FastifyBaseLogger } from "fastify";
import type { Services } from "../context.ts";
import { compose, type Mail } from "./compose.ts";
import { type Email, htmlOf, textOf } from "./email.ts";
import {
  claimMail,
  findRecipient,
  markInterruptedMails,
  postponeMail,
  queueMails,
  settleMail,
} from "./outbox/queries.ts";
import { type SendResult, sendBySmtp } from "./smtp.ts";

/** Retry delays in seconds after temporary rejections; afterwards the e-mail is dropped. */
const waits = [60, 5 * 60, 15 * 60, 60 * 60, 3 * 60 * 60, 12 * 60 * 60];
/** Maximum per run; the next run starts within a minute. */
const maxEmails = 500;

/** Each attempt to send, with its outcome: see web/metrics.ts. */
const deliveries = channel("career-hub:mail");

/** The MIME message. The library prevents header injection. */
async function buildMessage({ env }: Services, mail: Mail, address: string, email: Email, from: string) {
  // Lazily loaded, because most servers send no e-mail.
  const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
  const message = new MailComposer({
    from,
    to: { name: "", address },
    subject: email.subject,
    text: textOf(email),
    html: htmlOf(email),
    date: new Date(),
    // Constant over attempts, so that mailboxes can detect duplicates.
    messageId: `<${mail.id}@${new URL(env.publicUrl).hostname}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(email.unsubscribe && {
        // RFC 8058: one-click unsubscribe.
        "List-Unsubscribe": `<${email.unsubscribe.page}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  }).compile();
  const { from: sender } = message.getEnvelope();
  return { content: await message.build(), sender: sender || "" };
}

/** Undefined when there is nothing to send. */
async function send(services: Services, mail: Mail): Promise<SendResult | undefined> {
  const { db, env } = services;
  const to = await findRecipient(db, mail);
  const email = to && env.mail && (await compose(services, to, mail));
  if (!to || !env.mail || !email) return undefined;
  const { content, sender } = await buildMessage(services, mail, to.address, email, env.mail.from);
  return sendBySmtp(env.mail.smtpUrl, { from: sender, to: to.address }, content);
}

async function settle({ db }: Services, { id, attempts }: Mail, sent: SendResult | undefined): Promise<void> {
  if (!sent) return settleMail(db, { id, status: "dropped" });
  if (sent.outcome !== "refused") return settleMail(db, { id, status: sent.outcome });
  const seconds = waits[attempts - 1];
  if (sent.isFinal || seconds === undefined) return settleMail(db, { id, status: "failed" });
  return postponeMail(db, { id, seconds });
}

/**
 * Queues new e-mails and sends due ones sequentially. At most one e-mail per event: retried only after a clear rejection,
 * never after a missing response.
 */
export async function deliverMails(services: Services, log: FastifyBaseLogger): Promise<void> {
  const { db, env, closing } = services;
  if (!env.mail) return;
  const lost = await markInterruptedMails(db);
  if (lost) log.warn({ lost }, "e-mails were being sent when a server died: not sent again");
  await queueMails(db);
  for (let count = 0; count < maxEmails && !closing.aborted; count += 1) {
    const mail = await claimMail(db);
    if (!mail) return;
    const sent = await send(services, mail).catch(async (err: unknown): Promise<SendResult> => {
      log.error({ err, mail: mail.id }, "an e-mail could not be written");
      return { outcome: "refused", isFinal: false, isServerAway: false, reason: "not written" };
    });
    await settle(services, mail, sent);
    if (sent) deliveries.publish({ kind: mail.kind, outcome: sent.outcome });
    if (!sent || sent.outcome === "sent") continue;
    log.warn({ mail: mail.id, kind: mail.kind, reason: sent.reason }, `e-mail: ${sent.outcome}`);
    // The remaining e-mails would fail on the same server.
    if (sent.outcome === "refused" && sent.isServerAway) return;
  }
}
