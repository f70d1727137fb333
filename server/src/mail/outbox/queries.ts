import type { Db } from "@career-hub/db/client.ts";
import type { MailStatus } from "@career-hub/db/enums.ts";
import { connections, mailSettings, mails, messages, users } from "@career-hub/db/schema.ts";
import { and, asc, eq, lt, lte, sql } from "drizzle-orm";

/** Minutes before an unread message triggers an e-mail, and minimum minutes between two e-mails. */
const unreadMinutes = 10;
const apartMinutes = 60;
/** Longer than sending takes: see smtp.ts. */
const leaseMinutes = 10;
const keptDays = 30;

/** Queues requests without an e-mail; those from before yesterday are left to the digest. */
async function queueRequests(db: Db): Promise<void> {
  await db.execute(sql`
    insert into ${mails} (user_id, kind, key, connection_id)
    select c.addressee_id, 'request', 'request:' || c.id, c.id
    from ${mailSettings} as s join ${connections} as c on c.addressee_id = s.user_id
    where s.confirmed_at is not null and s.requests and c.status = 'pending' and c.set_aside_at is null
      and c.created_at > greatest(s.since, now() - interval '1 day')
    on conflict (key) do nothing`);
}

/** Queues one e-mail for all messages since the last one, when the first has been unread long enough. */
async function queueMessages(db: Db): Promise<void> {
  await db.execute(sql`
    insert into ${mails} (user_id, kind, key)
    select s.user_id, 'messages', 'messages:' || s.user_id || ':' || unread.first
    from ${mailSettings} as s
    cross join lateral (
      select max(created_at) as at from ${mails} where user_id = s.user_id and kind = 'messages'
    ) as last
    cross join lateral (
      select (array_agg(m.id order by m.created_at, m.id))[1] as first, min(m.created_at) as at
      from ${connections} as c join ${messages} as m on m.connection_id = c.id
      where s.user_id in (c.requester_id, c.addressee_id) and c.status = 'accepted'
        and m.sender_id <> s.user_id and m.read_at is null
        and m.created_at > greatest(s.since, last.at, now() - interval '1 day')
    ) as unread
    where s.confirmed_at is not null and s.messages
      and unread.at < now() - make_interval(mins => ${unreadMinutes}::int)
      and (last.at is null or last.at < now() - make_interval(mins => ${apartMinutes}::int))
    on conflict (key) do nothing`);
}

/** One statement, so that digests neither overlap nor leave gaps. */
async function queueDigests(db: Db): Promise<void> {
  await db.execute(sql`
    with due as (
      select user_id, digest_since from ${mailSettings}
      where confirmed_at is not null and digest <> 'off' and digest_since
        <= now() - case digest when 'daily' then interval '1 day' else interval '7 days' end
      for update
    ), queued as (
      insert into ${mails} (user_id, kind, key, since)
      select user_id, 'digest', 'digest:' || user_id || ':' || extract(epoch from digest_since), digest_since
      from due on conflict (key) do nothing
    )
    update ${mailSettings} as s set digest_since = now() from due where s.user_id = due.user_id`);
}

export async function queueMails(db: Db): Promise<void> {
  await queueRequests(db);
  await queueMessages(db);
  await queueDigests(db);
}

/** Marks e-mails whose server died while sending as lost: they may have been delivered, so they are not retried. */
export async function markInterruptedMails(db: Db): Promise<number> {
  const lost = await db
    .update(mails)
    .set({ status: "unknown" })
    .where(and(eq(mails.status, "sending"), lt(mails.nextAt, sql`now()`)))
    .returning({ id: mails.id });
  return lost.length;
}

export async function claimMail(db: Db) {
  const [next] = await db
    .update(mails)
    .set({
      status: "sending",
      attempts: sql`${mails.attempts} + 1`,
      nextAt: sql`now() + make_interval(mins => ${leaseMinutes}::int)`,
    })
    .where(
      eq(
        mails.id,
        db
          .select({ id: mails.id })
          .from(mails)
          .where(and(eq(mails.status, "waiting"), lte(mails.nextAt, sql`now()`)))
          .orderBy(asc(mails.nextAt), asc(mails.id))
          .limit(1)
          .for("update", { skipLocked: true }),
      ),
    )
    .returning();
  return next;
}

export async function findRecipient(db: Db, { userId }: { userId: string }) {
  const [recipient] = await db
    .select({
      userId: users.id,
      username: users.username,
      address: mailSettings.address,
      confirmedAt: mailSettings.confirmedAt,
      unsubscribeToken: mailSettings.unsubscribeToken,
      requests: mailSettings.requests,
      messages: mailSettings.messages,
      digest: mailSettings.digest,
    })
    .from(mailSettings)
    .innerJoin(users, eq(users.id, mailSettings.userId))
    .where(eq(mailSettings.userId, userId));
  return recipient;
}

export async function settleMail(db: Db, params: { id: string; status: MailStatus }): Promise<void> {
  await db.update(mails).set({ status: params.status }).where(eq(mails.id, params.id));
}

export async function postponeMail(db: Db, params: { id: string; seconds: number }): Promise<void> {
  await db
    .update(mails)
    .set({ status: "waiting", nextAt: sql`now() + make_interval(secs => ${params.seconds})` })
    .where(eq(mails.id, params.id));
}

export async function removeOldMails(db: Db): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, sql`now() - make_interval(days => ${keptDays}::int)`));
}
