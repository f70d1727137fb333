import type { Db } from "@career-hub/db/client.ts";
import { jobListings, jobSources, jobs } from "@career-hub/db/schema.ts";
import { and, asc, eq, isNull, sql } from "drizzle-orm";

export async function findSource(db: Db, params: { source: string }) {
  const [row] = await db.select().from(jobSources).where(eq(jobSources.source, params.source));
  return row;
}

/** Keeps the refresh interval unless a new one is given; null counts as given. */
export async function ensureSource(db: Db, params: { source: string; refreshMinutes?: number | null }) {
  const { source, refreshMinutes } = params;
  const set = refreshMinutes === undefined ? { source } : { refreshMinutes };
  const [row] = await db
    .insert(jobSources)
    .values({ source, refreshMinutes: refreshMinutes ?? null })
    .onConflictDoUpdate({ target: jobSources.source, set })
    .returning({ id: jobSources.id });
  return row?.id ?? "";
}

export async function recordRun(db: Db, run: { source: string; outcome: string; failed: boolean }) {
  await db
    .update(jobSources)
    .set({ lastRunAt: sql`now()`, lastOutcome: run.outcome.slice(0, 500), lastRunFailed: run.failed })
    .where(eq(jobSources.source, run.source));
}

export async function listSources(db: Db) {
  const openJobs = db
    .select({ sourceId: jobListings.sourceId, count: sql<number>`count(*)::int`.as("count") })
    .from(jobListings)
    .innerJoin(jobs, and(eq(jobs.id, jobListings.jobId), isNull(jobs.closedAt)))
    .groupBy(jobListings.sourceId)
    .as("open_jobs");
  return db
    .select({
      id: jobSources.id,
      source: jobSources.source,
      refreshMinutes: jobSources.refreshMinutes,
      lastRunAt: jobSources.lastRunAt,
      lastOutcome: jobSources.lastOutcome,
      lastRunFailed: jobSources.lastRunFailed,
      openJobs: sql<number>`coalesce(${openJobs.count}, 0)`,
    })
    .from(jobSources)
    .leftJoin(openJobs, eq(openJobs.sourceId, jobSources.id))
    .orderBy(asc(jobSources.source));
}

/** Claims a due source (compare-and-set on its last run): true for one of several servers. */
export async function claimSource(db: Db, params: { id: string; lastRunAt: Date | null }): Promise<boolean> {
  const lastRunAt = params.lastRunAt?.toISOString() ?? null;
  const claimed = await db
    .update(jobSources)
    .set({ lastRunAt: sql`now()` })
    .where(
      and(
        eq(jobSources.id, params.id),
        sql`date_trunc('milliseconds', ${jobSources.lastRunAt}) is not distinct from ${lastRunAt}::timestamptz`,
      ),
    )
    .returning({ id: jobSources.id });
  return claimed.length > 0;
}

/** Removes the source and all jobs that no other source lists. Undefined when it does not exist. */
export async function removeSource(db: Db, { source }: { source: string }): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: jobSources.id })
      .from(jobSources)
      .where(eq(jobSources.source, source))
      .for("update");
    if (!row) return undefined;
    const removed = await tx
      .delete(jobs)
      .where(
        sql`${jobs.id} in (select job_id from job_listings where source_id = ${row.id}) and not exists (select 1 from job_listings where job_id = jobs.id and source_id <> ${row.id})`,
      )
      .returning({ id: jobs.id });
    // Jobs that it closed have no listing any more but still belong to it.
    const closed = await tx
      .delete(jobs)
      .where(
        and(eq(jobs.sourceId, row.id), sql`not exists (select 1 from job_listings where job_id = jobs.id)`),
      )
      .returning({ id: jobs.id });
    await tx.delete(jobSources).where(eq(jobSources.id, row.id));
    return removed.length + closed.length;
  });
}
