import type { Db } from "@career-hub/db/client.ts";
import { connections, foundingRoles, jobs, users } from "@career-hub/db/schema.ts";
import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { blockedEitherWay } from "../../connection/block/queries.ts";
import { findPartner, isConnectionOf, isOf, otherOf } from "../../connection/queries.ts";
import { insertEvent, lockPeople } from "../../news/queries.ts";
import { columnsToEmbed } from "../import/queries.ts";
import type { FoundingAd } from "./ad.ts";
import type { FoundingRole } from "./schema.ts";

/** Maximum of a person's posted and proposed openings over all connections. */
export const maxRoles = 3;

type Founder = { id: string; username: string; avatar_url: string };

/**
 * Adds the two people of each opening, null for other jobs. Separate from the list query because planning the joins takes
 * longer than a page of jobs, and most pages have no opening.
 */
export async function withFounders<Row extends { foundingRoleId: string | null }>(db: Db, rows: Row[]) {
  const ids = rows.flatMap(({ foundingRoleId }) => foundingRoleId ?? []);
  const founderRows = ids.length
    ? await db
        .select({
          roleId: foundingRoles.id,
          id: users.id,
          username: users.username,
          avatar_url: users.avatarUrl,
        })
        .from(foundingRoles)
        .innerJoin(connections, eq(connections.id, foundingRoles.connectionId))
        .innerJoin(users, or(eq(users.id, connections.requesterId), eq(users.id, connections.addresseeId)))
        .where(inArray(foundingRoles.id, ids))
        .orderBy(asc(users.username))
    : [];
  const founders = Map.groupBy(founderRows, ({ roleId }) => roleId);
  const foundersOf = (roleId: string): Founder[] | null =>
    founders.get(roleId)?.map(({ roleId: _, ...founder }) => founder) ?? null;
  return rows.map(({ foundingRoleId, ...row }) => ({
    ...row,
    founders: foundingRoleId ? foundersOf(foundingRoleId) : null,
  }));
}

/** Whether a block exists between the person and one of the job's founders. */
export const isFromBlocked = (userId: string): SQL<boolean> => sql`coalesce(jobs.founding_role_id = any(array(
  select r.id from founding_roles r join connections c on c.id = r.connection_id
  where c.requester_id = any(${blockedEitherWay(userId)}) or c.addressee_id = any(${blockedEitherWay(userId)})
)), false)`;

export async function isAnyOpeningBlocked(db: Db, { userId }: { userId: string }): Promise<boolean> {
  const [job] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isNotNull(jobs.foundingRoleId), isFromBlocked(userId)))
    .limit(1);
  return job !== undefined;
}

const roleColumns = (userId: string) => ({
  id: foundingRoles.id,
  role: sql<FoundingRole>`${foundingRoles.data}`,
  version: foundingRoles.version,
  proposedByMe: sql<boolean>`${foundingRoles.proposedBy} = ${userId}`,
  isConfirmed: sql<boolean>`${foundingRoles.confirmedAt} is not null`,
});

export async function listRoles(db: Db, params: { connectionId: string; userId: string }) {
  return db
    .select({ ...roleColumns(params.userId), jobId: jobs.id, updatedAt: foundingRoles.updatedAt })
    .from(foundingRoles)
    .innerJoin(connections, eq(connections.id, foundingRoles.connectionId))
    .leftJoin(jobs, eq(jobs.foundingRoleId, foundingRoles.id))
    .where(and(eq(foundingRoles.connectionId, params.connectionId), isConnectionOf(params.userId)))
    .orderBy(asc(foundingRoles.createdAt), foundingRoles.id);
}

/** An opening of this person, with what changing it needs. */
export async function findRole(db: Db, params: { id: string; userId: string }) {
  const [row] = await db
    .select({
      ...roleColumns(params.userId),
      connectionId: foundingRoles.connectionId,
      otherId: users.id,
      otherName: users.username,
    })
    .from(foundingRoles)
    .innerJoin(connections, eq(connections.id, foundingRoles.connectionId))
    .innerJoin(users, eq(users.id, otherOf(params.userId)))
    .where(and(eq(foundingRoles.id, params.id), isConnectionOf(params.userId)));
  return row;
}

/** Counts openings that a person proposed or has on the board. */
const countRoles = async (tx: Db, userId: string): Promise<number> => {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(foundingRoles)
    .innerJoin(connections, eq(connections.id, foundingRoles.connectionId))
    .where(and(isOf(userId), or(eq(foundingRoles.proposedBy, userId), isNotNull(foundingRoles.confirmedAt))));
  return row?.count ?? 0;
};

type Proposal = { connectionId: string; userId: string; otherId: string; role: FoundingRole };

export async function insertRole(db: Db, { connectionId, userId, otherId, role }: Proposal) {
  return db.transaction(async (tx) => {
    if (!(await lockPeople(tx, [userId, otherId]))) return { outcome: "gone" as const };
    if (!(await findPartner(tx, { connectionId, userId }))) return { outcome: "gone" as const };
    if ((await countRoles(tx, userId)) >= maxRoles) return { outcome: "tooMany" as const };
    const [inserted] = await tx
      .insert(foundingRoles)
      .values({ connectionId, proposedBy: userId, data: role })
      .returning({ id: foundingRoles.id });
    if (!inserted) throw new Error("an insert returned no row");
    await insertEvent(tx, { userId: otherId, actorId: userId, connectionId, kind: "roleProposed" });
    return { outcome: "proposed" as const, id: inserted.id };
  });
}

type Change = { id: string; userId: string; otherId: string; connectionId: string; version: number };

/** Posts the opening on the board, only in the version that was seen and only when the other person proposed it. */
export async function confirmRole(db: Db, { ad, ...change }: Change & { ad: FoundingAd }) {
  const { id, userId, otherId, connectionId, version } = change;
  return db.transaction(async (tx) => {
    if (!(await lockPeople(tx, [userId, otherId]))) return "changed" as const;
    if ((await countRoles(tx, userId)) >= maxRoles) return "tooMany" as const;
    const confirmed = await tx
      .update(foundingRoles)
      .set({ confirmedAt: sql`now()` })
      .where(
        and(
          eq(foundingRoles.id, id),
          eq(foundingRoles.version, version),
          eq(foundingRoles.proposedBy, otherId),
          isNull(foundingRoles.confirmedAt),
        ),
      )
      .returning({ id: foundingRoles.id });
    if (confirmed.length === 0) return "changed" as const;
    await upsertJob(tx, { roleId: id, ad });
    await insertEvent(tx, { userId: otherId, actorId: userId, connectionId, kind: "roleConfirmed" });
    return "confirmed" as const;
  });
}

/**
 * Updates the version that was seen. A changed proposal becomes the changer's and needs the other person's agreement. A
 * posted opening changes on the board at once. Undefined when there is a newer version.
 */
export async function updateRole(db: Db, change: Change & { role: FoundingRole; ad: FoundingAd }) {
  const { id, userId, otherId, connectionId, version, role, ad } = change;
  return db.transaction(async (tx) => {
    if (!(await lockPeople(tx, [userId, otherId]))) return undefined;
    const [saved] = await tx
      .update(foundingRoles)
      .set({
        data: role,
        version: version + 1,
        updatedAt: sql`now()`,
        proposedBy: sql`case when ${foundingRoles.confirmedAt} is null then ${userId}::uuid else ${foundingRoles.proposedBy} end`,
      })
      .where(and(eq(foundingRoles.id, id), eq(foundingRoles.version, version)))
      .returning({ isConfirmed: sql<boolean>`${foundingRoles.confirmedAt} is not null` });
    if (!saved) return undefined;
    if (saved.isConfirmed) await upsertJob(tx, { roleId: id, ad });
    const kind = saved.isConfirmed ? "roleChanged" : "roleProposed";
    await insertEvent(tx, { userId: otherId, actorId: userId, connectionId, kind });
    return saved;
  });
}

/** Removes the opening with its job. False when it was already removed. */
export async function removeRole(db: Db, { id, userId, otherId, connectionId }: Omit<Change, "version">) {
  return db.transaction(async (tx) => {
    if (!(await lockPeople(tx, [userId, otherId]))) return false;
    const removed = await tx
      .delete(foundingRoles)
      .where(eq(foundingRoles.id, id))
      .returning({ id: foundingRoles.id });
    if (removed.length === 0) return false;
    await insertEvent(tx, { userId: otherId, actorId: userId, connectionId, kind: "roleRemoved" });
    return true;
  });
}

/** The key differs from those of all sources, so no import changes or closes it. The vector is added later. */
async function upsertJob(tx: Db, { roleId, ad: { ad, hash } }: { roleId: string; ad: FoundingAd }) {
  const { postedAt: _, postedAtIsGuess: __, ...content } = ad;
  const values = { ...content, contentHash: hash, embedding: null, embeddingModel: null };
  await tx
    .insert(jobs)
    .values({ ...values, duplicateKey: `founding:${roleId}`, foundingRoleId: roleId, postedAt: sql`now()` })
    .onConflictDoUpdate({ target: jobs.duplicateKey, set: { ...values, updatedAt: sql`now()` } });
}

export async function findJobOfRole(db: Db, params: { id: string }) {
  const [job] = await db.select(columnsToEmbed).from(jobs).where(eq(jobs.foundingRoleId, params.id));
  return job;
}
