import type { Db } from "@career-hub/db/client.ts";
import type { DigestRhythm } from "@career-hub/db/enums.ts";
import { mailSettings, mails, users } from "@career-hub/db/schema.ts";
import { subquery } from "@career-hub/db/subquery.ts";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { insertSecurityEvent } from "../../auth/events/queries.ts";
import { createToken } from "../../token.ts";
import type { Choices, Subscription } from "../schema.ts";

const ofPerson = (userId: string) => eq(mailSettings.userId, userId);

/** Settings for the account page; `link` is the state of the latest confirmation e-mail. */
export async function findSettings(db: Db, { userId }: { userId: string }) {
  const [settings] = await db
    .select({
      address: mailSettings.address,
      isConfirmed: sql<boolean>`${mailSettings.confirmedAt} is not null`,
      requests: mailSettings.requests,
      messages: mailSettings.messages,
      digest: mailSettings.digest,
      link: subquery<"waiting" | "sent" | "failed" | null>(sql`(
        select case when ${mails.status} in ('waiting', 'sending') then 'waiting'
          when ${mails.status} = 'failed' then 'failed' else 'sent' end
        from ${mails} where ${mails.userId} = ${mailSettings.userId} and ${mails.kind} = 'confirm'
        order by ${mails.createdAt} desc limit 1
      )`),
    })
    .from(mailSettings)
    .where(ofPerson(userId));
  return settings ?? null;
}

/**
 * Stores an unconfirmed address and queues the confirmation e-mail; subscriptions are kept. False when the address is
 * already confirmed. Does not duplicate an e-mail being sent.
 */
export async function setAddress(db: Db, { userId, address }: { userId: string; address: string }) {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const [existing] = await tx.select().from(mailSettings).where(ofPerson(userId));
    if (existing?.address === address && existing.confirmedAt) return false;
    const unconfirmed = { address, confirmedAt: null, confirmHash: null, confirmExpiresAt: null };
    const unsubscribeToken = createToken();
    if (existing?.address !== address) {
      await tx
        .insert(mailSettings)
        .values({ userId, unsubscribeToken, ...unconfirmed })
        .onConflictDoUpdate({
          target: mailSettings.userId,
          set: { unsubscribeToken, ...unconfirmed },
        });
      await insertSecurityEvent(tx, { userId, kind: "mailAddressChanged" });
    }
    const isQueued = and(
      eq(mails.userId, userId),
      eq(mails.kind, "confirm"),
      inArray(mails.status, ["waiting", "sending"]),
    );
    if ((await tx.$count(mails, isQueued)) === 0)
      await tx
        .insert(mails)
        .values({ userId, kind: "confirm", key: sql`'confirm:' || ${userId} || ':' || gen_random_uuid()` });
    return true;
  });
}

export async function setConfirmHash(db: Db, params: { userId: string; hash: string }): Promise<void> {
  await db
    .update(mailSettings)
    .set({ confirmHash: params.hash, confirmExpiresAt: sql`now() + interval '24 hours'` })
    .where(ofPerson(params.userId));
}

const isLink = (hash: string) =>
  and(eq(mailSettings.confirmHash, hash), gt(mailSettings.confirmExpiresAt, sql`now()`));

export async function isConfirmable(db: Db, { hash }: { hash: string }): Promise<boolean> {
  return (await db.$count(mailSettings, isLink(hash))) > 0;
}

/** Confirms the address; the link works once. */
export async function confirmAddress(db: Db, { hash }: { hash: string }): Promise<boolean> {
  const now = sql`now()`;
  const confirmed = await db
    .update(mailSettings)
    .set({ confirmedAt: now, confirmHash: null, confirmExpiresAt: null, since: now, digestSince: now })
    .where(isLink(hash))
    .returning({ userId: mailSettings.userId });
  return confirmed.length > 0;
}

/** False without an address. Events before a subscription started are not sent. */
export async function setChoices(db: Db, { userId, ...choices }: Choices & { userId: string }) {
  const { requests, messages } = choices;
  const changed = await db
    .update(mailSettings)
    .set({
      ...choices,
      since: sql`case when (${requests}::boolean and not ${mailSettings.requests})
        or (${messages}::boolean and not ${mailSettings.messages}) then now() else ${mailSettings.since} end`,
      digestSince: sql`case when ${mailSettings.digest} = 'off' then now() else ${mailSettings.digestSince} end`,
    })
    .where(ofPerson(userId))
    .returning({ userId: mailSettings.userId });
  return changed.length > 0;
}

export async function removeAddress(db: Db, { userId }: { userId: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await tx.delete(mailSettings).where(ofPerson(userId)).returning();
    if (removed.length > 0) await insertSecurityEvent(tx, { userId, kind: "mailAddressRemoved" });
    await tx.delete(mails).where(and(eq(mails.userId, userId), eq(mails.status, "waiting")));
  });
}

const off = {
  requests: { requests: false },
  messages: { messages: false },
  digest: { digest: "off" as DigestRhythm },
  all: { requests: false, messages: false, digest: "off" as DigestRhythm },
} satisfies Record<Subscription, object>;

/** False for unknown tokens, for example after the address changed. Idempotent. */
export async function unsubscribe(db: Db, { token, from }: { token: string; from: Subscription }) {
  const updated = await db
    .update(mailSettings)
    .set(off[from])
    .where(eq(mailSettings.unsubscribeToken, token))
    .returning({ userId: mailSettings.userId });
  return updated.length > 0;
}

export async function isSubscriber(db: Db, { token }: { token: string }): Promise<boolean> {
  return (await db.$count(mailSettings, eq(mailSettings.unsubscribeToken, token))) > 0;
}
