import { listPending } from "../connection/queries.ts";
import type { Services } from "../context.ts";
import { listThreads } from "../message/queries.ts";
import { counted } from "../text/counted.ts";
import { createToken, hashToken } from "../token.ts";
import { digestParts } from "./digest.ts";
import type { Email } from "./email.ts";
import type { claimMail, findRecipient } from "./outbox/queries.ts";
import { confirmPath, unsubscribePath } from "./paths.ts";
import type { Subscription } from "./schema.ts";
import { setConfirmHash } from "./settings/queries.ts";

export type Mail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;
type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;
type Sender = Pick<Services, "db" | "env">;
type Writer = (services: Sender, to: Recipient, mail: Mail) => Promise<Email | null>;

const maxThreads = 5;

/** The end of an e-mail that the person turned on. */
const endOf = ({ env }: Sender, { unsubscribeToken }: Recipient, from: Subscription, done: string) => ({
  why: `You are receiving this because you ${done} at ${env.productName}.`,
  unsubscribe: {
    page: env.publicUrl + unsubscribePath(unsubscribeToken, from),
    settings: `${env.publicUrl}/account#email`,
  },
});

const confirm: Writer = async ({ db, env }, to) => {
  if (to.confirmedAt) return null;
  const token = createToken();
  await setConfirmHash(db, { userId: to.userId, hash: hashToken(token) });
  return {
    subject: `Confirm your e-mail address for ${env.productName}`,
    parts: [
      {
        lines: [
          { text: `${to.username} entered this address at ${env.productName} to receive e-mail.` },
          { text: "The link works once, for 24 hours." },
        ],
      },
    ],
    action: { label: "Confirm this address", href: env.publicUrl + confirmPath(token) },
    why: "If this was not you, ignore this e-mail: nothing else is sent to this address.",
  };
};

/** Without the note: e-mails contain no text by other people. */
const request: Writer = async (services, to, mail) => {
  const { db, env } = services;
  if (!to.requests) return null;
  const [pending] = mail.connectionId
    ? await listPending(db, { userId: to.userId, id: mail.connectionId })
    : [];
  if (!pending || pending.set_aside) return null;
  const name = pending.requester_username;
  return {
    subject: `${name} wants to connect with you`,
    parts: [
      {
        lines: [
          { text: `${name} sent you a connection request at ${env.productName}.` },
          {
            text: `See ${name}’s profile`,
            href: `${env.publicUrl}/profile/view/${pending.requester_id}`,
          },
          { text: "Unanswered requests expire after 14 days." },
        ],
      },
    ],
    action: { label: "Respond to the request", href: `${env.publicUrl}/profile#incoming` },
    ...endOf(services, to, "requests", "turned on e-mail about new requests"),
  };
};

const messages: Writer = async (services, to) => {
  const { db, env } = services;
  if (!to.messages) return null;
  const unread = (await listThreads(db, { userId: to.userId })).filter((thread) => thread.unread > 0);
  const [first] = unread;
  if (!first) return null;
  const sum = unread.reduce((all, thread) => all + thread.unread, 0);
  const from = unread.length === 1 ? first.user.username : counted(unread.length, "person", "people");
  const address = (connectionId: string) =>
    `${env.publicUrl}/profile?messages=${encodeURIComponent(connectionId)}`;
  return {
    subject: `${counted(sum, "unread message")} from ${from}`,
    parts: [
      {
        lines: unread.slice(0, maxThreads).map(({ connectionId, user, unread }) => ({
          text: `${user.username}: ${counted(unread, "unread message")}`,
          href: address(connectionId),
        })),
      },
    ],
    action: {
      label: unread.length === 1 ? "Read and answer" : "Read your messages",
      href: address(unread.length === 1 ? first.connectionId : "all"),
    },
    ...endOf(services, to, "messages", "turned on e-mail about unread messages"),
  };
};

const digest: Writer = async (services, to, mail) => {
  const { db, env } = services;
  if (to.digest === "off" || !mail.since) return null;
  const { userId } = to;
  const content = await digestParts(db, env.publicUrl, { userId, since: mail.since, until: mail.createdAt });
  if (!content) return null;
  return {
    subject: `${content.summary} at ${env.productName}`,
    parts: content.parts,
    action: { label: `Open ${env.productName}`, href: `${env.publicUrl}/` },
    ...endOf(services, to, "digest", `subscribed to the ${to.digest} digest`),
  };
};

const writers = { confirm, request, messages, digest } satisfies Record<Mail["kind"], Writer>;

/** Composes the e-mail from current data; null when there is nothing left to report or consent was withdrawn. */
export async function compose(services: Sender, to: Recipient, mail: Mail): Promise<Email | null> {
  if (mail.kind !== "confirm" && !to.confirmedAt) return null;
  return writers[mail.kind](services, to, mail);
}
