import type { Db } from "@career-hub/db/client.ts";
import type { SprintVerdict } from "@career-hub/db/enums.ts";
import { connections, sprintAnswers, trialSprints } from "@career-hub/db/schema.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import { findPartner, isConnectionOf, otherOf } from "../connection/queries.ts";
import { insertEvent, lockPeople } from "../news/queries.ts";

export const maxSprints = 20;

/** A day lasts until it ends at UTC-12, the last time zone. */
const isOver = sql<boolean>`(${trialSprints.stoppedAt} is not null
  or ${trialSprints.endsOn} < (now() at time zone 'Etc/GMT+12')::date)`;

/** Newest first. The other person's answer is null until both have answered. */
export async function listSprints(db: Db, params: { connectionId: string; userId: string }) {
  const { userId } = params;
  const answer = (mine: boolean) =>
    sql<{ verdict: SprintVerdict; note: string | null } | null>`(
      select json_build_object('verdict', verdict, 'note', note) from sprint_answers
      where sprint_id = trial_sprints.id and (user_id = ${userId}) = ${mine}
      and (${mine} or exists (select 1 from sprint_answers where sprint_id = trial_sprints.id and user_id = ${userId}))
    )`;
  return db
    .select({
      id: trialSprints.id,
      startsOn: trialSprints.startsOn,
      endsOn: trialSprints.endsOn,
      page: trialSprints.page,
      version: trialSprints.version,
      changedByMe: sql<boolean>`${trialSprints.changedBy} is not distinct from ${userId}`,
      updatedAt: trialSprints.updatedAt,
      stoppedAt: trialSprints.stoppedAt,
      isOver,
      mine: answer(true),
      theirs: answer(false),
    })
    .from(trialSprints)
    .innerJoin(connections, eq(connections.id, trialSprints.connectionId))
    .where(and(eq(trialSprints.connectionId, params.connectionId), isConnectionOf(userId)))
    .orderBy(desc(trialSprints.createdAt), trialSprints.id)
    .limit(maxSprints);
}

type Start = {
  connectionId: string;
  userId: string;
  otherId: string;
  startsOn: string;
  endsOn: string;
  page: string;
};

/** At most one running sprint: of two concurrent starts, the second gets `running`. */
export async function insertSprint(db: Db, start: Start) {
  const { connectionId, userId, otherId, ...values } = start;
  return db.transaction(async (tx) => {
    if (!(await lockPeople(tx, [userId, otherId]))) return { outcome: "gone" as const };
    if (!(await findPartner(tx, { connectionId, userId }))) return { outcome: "gone" as const };
    const ofThese = eq(trialSprints.connectionId, connectionId);
    if (await tx.$count(trialSprints, and(ofThese, sql`not ${isOver}`)))
      return { outcome: "running" as const };
    if ((await tx.$count(trialSprints, ofThese)) >= maxSprints) return { outcome: "tooMany" as const };
    const [sprint] = await tx
      .insert(trialSprints)
      .values({ ...values, connectionId, changedBy: userId })
      .returning({ id: trialSprints.id });
    if (!sprint) throw new Error("an insert returned no row");
    await insertEvent(tx, { userId: otherId, actorId: userId, connectionId, kind: "sprintStarted" });
    return { outcome: "started" as const, id: sprint.id };
  });
}

/** A sprint of this person, with the other person. */
export async function findSprint(db: Db, params: { id: string; userId: string }) {
  const [sprint] = await db
    .select({
      connectionId: trialSprints.connectionId,
      otherId: sql<string>`${otherOf(params.userId)}`,
      page: trialSprints.page,
      version: trialSprints.version,
      isOver,
    })
    .from(trialSprints)
    .innerJoin(connections, eq(connections.id, trialSprints.connectionId))
    .where(and(eq(trialSprints.id, params.id), isConnectionOf(params.userId)));
  return sprint;
}

type SprintKey = { id: string; userId: string; otherId: string; connectionId: string };

/** Updates only the version that was edited (optimistic lock); undefined when there is a newer one, or the sprint is over. */
export async function updatePage(
  db: Db,
  { id, userId, otherId, connectionId, version, page }: SprintKey & { version: number; page: string },
): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    if (!(await lockPeople(tx, [userId, otherId]))) return undefined;
    const [saved] = await tx
      .update(trialSprints)
      .set({ page, version: version + 1, changedBy: userId, updatedAt: sql`now()` })
      .where(and(eq(trialSprints.id, id), eq(trialSprints.version, version), sql`not ${isOver}`))
      .returning({ version: trialSprints.version });
    if (!saved) return undefined;
    await insertEvent(tx, { userId: otherId, actorId: userId, connectionId, kind: "sprintChanged" });
    return saved.version;
  });
}

/** False when it was already over. */
export async function stopSprint(db: Db, { id, userId, otherId, connectionId }: SprintKey): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockPeople(tx, [userId, otherId]))) return false;
    const stopped = await tx
      .update(trialSprints)
      .set({ stoppedAt: sql`now()` })
      .where(and(eq(trialSprints.id, id), sql`not ${isOver}`))
      .returning({ id: trialSprints.id });
    if (stopped.length === 0) return false;
    await insertEvent(tx, { userId: otherId, actorId: userId, connectionId, kind: "sprintEnded" });
    return true;
  });
}

type Answer = { id: string; userId: string; verdict: SprintVerdict; note: string | null };

/** Replaces an earlier answer. */
export async function upsertAnswer(db: Db, { id: sprintId, userId, verdict, note }: Answer): Promise<void> {
  await db
    .insert(sprintAnswers)
    .values({ sprintId, userId, verdict, note })
    .onConflictDoUpdate({
      target: [sprintAnswers.sprintId, sprintAnswers.userId],
      set: { verdict, note, createdAt: sql`now()` },
    });
}
