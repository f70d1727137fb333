import type { Db } from "@career-hub/db/client.ts";
import type { ApplicationStage } from "@career-hub/db/enums.ts";
import { applicationMoves, applications, jobs, markedJobs } from "@career-hub/db/schema.ts";
import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { maxListedApplications } from "../enums.ts";
import { adColumns } from "../queries.ts";

type Application = { userId: string; id: string };
const isOf = ({ userId, id }: Application) =>
  and(eq(applications.userId, userId), eq(applications.jobId, id));
const movesOf = ({ userId, id }: Application) =>
  and(eq(applicationMoves.userId, userId), eq(applicationMoves.jobId, id));
const isListed = or(eq(markedJobs.mark, "saved"), markedJobs.keepsApplication);
const isListedFor = ({ userId, id }: Application) =>
  and(eq(markedJobs.userId, userId), eq(markedJobs.jobId, id), isListed);

const stage = sql<ApplicationStage>`coalesce(${applications.stage}, 'saved')`;
const fields = {
  ...adColumns,
  /** When the ad was closed; the application stays. */
  closed_at: jobs.closedAt,
  saved_at: markedJobs.createdAt,
  stage,
  note: sql<string>`coalesce(${applications.note}, '')`,
  next_at: applications.nextAt,
  next_step: sql<string>`coalesce(${applications.nextStep}, '')`,
  version: sql<number>`coalesce(${applications.version}, 0)`,
};

/** Saved jobs, and hidden ones with an application, with stage and history: open ones, last saved first, then closed ones. */
export async function listApplications(db: Db, { userId }: { userId: string }) {
  const list = (isIn: SQL) =>
    db
      .select(fields)
      .from(markedJobs)
      .innerJoin(jobs, eq(jobs.id, markedJobs.jobId))
      .leftJoin(
        applications,
        and(eq(applications.userId, markedJobs.userId), eq(applications.jobId, markedJobs.jobId)),
      )
      .where(and(eq(markedJobs.userId, userId), isListed, isIn))
      .orderBy(desc(markedJobs.createdAt), asc(jobs.id))
      .limit(maxListedApplications);
  const rows = [...(await list(ne(stage, "closed"))), ...(await list(eq(stage, "closed")))];
  const moves = await listMoves(db, { userId, ids: rows.map(({ id }) => id) });
  const byJob = Map.groupBy(moves, ({ jobId }) => jobId);
  return rows.map((row) => ({
    ...row,
    moves: (byJob.get(row.id) ?? []).map(({ jobId: _, ...move }) => move),
  }));
}

async function listMoves(db: Db, { userId, ids }: { userId: string; ids: string[] }) {
  if (!ids.length) return [];
  return db
    .select({
      id: applicationMoves.id,
      jobId: applicationMoves.jobId,
      stage: applicationMoves.stage,
      at: applicationMoves.createdAt,
    })
    .from(applicationMoves)
    .where(and(eq(applicationMoves.userId, userId), inArray(applicationMoves.jobId, ids)))
    .orderBy(asc(applicationMoves.id));
}

/** Locks the row of a saved job and creates it if needed. Undefined when the job is not saved. */
async function lockApplication(tx: Db, application: Application) {
  const [saved] = await tx
    .select({ jobId: markedJobs.jobId })
    .from(markedJobs)
    .where(isListedFor(application))
    .for("key share");
  if (!saved) return undefined;
  await tx
    .insert(applications)
    .values({ userId: application.userId, jobId: application.id })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ stage: applications.stage, version: applications.version })
    .from(applications)
    .where(isOf(application))
    .for("update");
  return row;
}

type Move = Application & { from: ApplicationStage; to: ApplicationStage };

/**
 * Changes the stage and records the time. Idempotent. When the application is no longer in the stage it is moved from, the
 * result is its current stage.
 */
export async function moveApplication(db: Db, { from, to, ...application }: Move) {
  return db.transaction(async (tx) => {
    const row = await lockApplication(tx, application);
    if (!row) return { is: "missing" } as const;
    const [last] = await tx
      .select({ id: applicationMoves.id })
      .from(applicationMoves)
      .where(movesOf(application))
      .orderBy(desc(applicationMoves.id))
      .limit(1);
    if (row.stage === to) return { is: "moved", moveId: last?.id ?? null } as const;
    if (row.stage !== from) return { is: "elsewhere", stage: row.stage } as const;
    await tx.update(applications).set({ stage: to, updatedAt: sql`now()` }).where(isOf(application));
    const [move] = await tx
      .insert(applicationMoves)
      .values({ userId: application.userId, jobId: application.id, stage: to })
      .returning({ id: applicationMoves.id });
    return { is: "moved", moveId: move?.id ?? null } as const;
  });
}

/** Reverts the last change of stage and removes it from the history. Idempotent. */
export async function undoMove(db: Db, { moveId, ...application }: Application & { moveId: number }) {
  return db.transaction(async (tx) => {
    if (!(await lockApplication(tx, application))) return { is: "missing" } as const;
    const [last, before] = await tx
      .select({ id: applicationMoves.id, stage: applicationMoves.stage })
      .from(applicationMoves)
      .where(movesOf(application))
      .orderBy(desc(applicationMoves.id))
      .limit(2);
    if (last && last.id > moveId) return { is: "elsewhere", stage: last.stage } as const;
    if (last?.id !== moveId) return { is: "undone" } as const;
    await tx.delete(applicationMoves).where(and(movesOf(application), eq(applicationMoves.id, moveId)));
    await tx
      .update(applications)
      .set({ stage: before?.stage ?? "saved", updatedAt: sql`now()` })
      .where(isOf(application));
    return { is: "undone" } as const;
  });
}

type Notes = Application & { version: number; note: string; nextAt: string | null; nextStep: string };

/** Saves the notes unless they changed since `version` (optimistic lock). Idempotent. */
export async function noteApplication(db: Db, { userId, id, version, ...notes }: Notes) {
  const application = { userId, id };
  return db.transaction(async (tx): Promise<"missing" | "changed" | "saved"> => {
    const row = await lockApplication(tx, application);
    if (!row) return "missing";
    const isSame = and(
      isOf(application),
      eq(applications.note, notes.note),
      eq(applications.nextStep, notes.nextStep),
      sql`${applications.nextAt} is not distinct from ${notes.nextAt}`,
    );
    if (await tx.$count(applications, isSame)) return "saved";
    if (row.version !== version) return "changed";
    await tx
      .update(applications)
      .set({ ...notes, version: sql`${applications.version} + 1`, updatedAt: sql`now()` })
      .where(isOf(application));
    return "saved";
  });
}
