import type { Db } from "@career-hub/db/client.ts";
import { connections, foundingRoles, jobs, messages, reports, users } from "@career-hub/db/schema.ts";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { isOf } from "../queries.ts";

type Received = { id: string; userId: string; senderId: string };

/** A message that the other person of a connection wrote to this one. */
export async function findReceivedMessage(db: Db, { id, userId, senderId }: Received) {
  const [message] = await db
    .select({ body: messages.body })
    .from(messages)
    .innerJoin(connections, eq(connections.id, messages.connectionId))
    .where(and(eq(messages.id, id), eq(messages.senderId, senderId), isOf(userId)));
  return message;
}

/** The text of an opening, for a report about one of its founders. */
export async function findPostedText(db: Db, params: { jobId: string; founderId: string }) {
  const [job] = await db
    .select({ title: jobs.title, text: jobs.descriptionText })
    .from(jobs)
    .innerJoin(foundingRoles, eq(foundingRoles.id, jobs.foundingRoleId))
    .innerJoin(connections, eq(connections.id, foundingRoles.connectionId))
    .where(and(eq(jobs.id, params.jobId), isOf(params.founderId)));
  return job && `${job.title}\n${job.text}`;
}

/** Ignores a duplicate of a report that is still open. */
export async function insertReport(db: Db, report: typeof reports.$inferInsert): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, report.userId)).for("no key update");
    const isSame = and(
      eq(reports.userId, report.userId),
      eq(reports.reportedId, report.reportedId),
      eq(reports.reason, report.reason),
      sql`${reports.quote} is not distinct from ${report.quote}`,
      isNull(reports.closedAt),
    );
    if (!(await tx.$count(reports, isSame))) await tx.insert(reports).values(report);
  });
}

export async function listOpenReports(db: Db) {
  return db
    .select({
      id: reports.id,
      subject: reports.subject,
      reportedId: reports.reportedId,
      reported: users.username,
      reason: reports.reason,
      quote: reports.quote,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reportedId))
    .where(isNull(reports.closedAt))
    .orderBy(asc(reports.createdAt), reports.id)
    .limit(500);
}

export async function closeReport(db: Db, { id }: { id: string }): Promise<boolean> {
  const closed = await db
    .update(reports)
    .set({ closedAt: sql`now()` })
    .where(and(eq(reports.id, id), isNull(reports.closedAt)))
    .returning({ id: reports.id });
  return closed.length > 0;
}

export async function removeOldReports(db: Db): Promise<void> {
  await db.delete(reports).where(sql`${reports.closedAt} < now() - interval '90 days'`);
}
