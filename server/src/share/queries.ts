import type { Db } from "@career-hub/db/client.ts";
import { jobs, profiles, users } from "@career-hub/db/schema.ts";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { findPerson } from "../profile/queries.ts";

/** The public profile of a username; the newest account when renames left several. */
export async function findPublicPerson(db: Db, params: { username: string }) {
  const [row] = await db
    .select({ userId: users.id, updatedAt: profiles.updatedAt })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(and(sql`lower(${users.username}) = lower(${params.username})`, eq(profiles.isPublic, true)))
    .orderBy(desc(users.updatedAt))
    .limit(1);
  if (!row) return undefined;
  const person = await findPerson(db, { userId: row.userId, viewerId: row.userId });
  return person?.profile ? { ...person, profile: person.profile, updatedAt: row.updatedAt } : undefined;
}

const maxAddresses = 20_000;

/** Entries of the sitemap: public profiles and open jobs. */
export async function listPublicAddresses(db: Db) {
  const people = await db
    .select({ username: users.username })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.isPublic, true))
    .limit(maxAddresses);
  const openJobs = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(isNull(jobs.closedAt))
    .orderBy(desc(jobs.createdAt))
    .limit(maxAddresses);
  return { usernames: people.map(({ username }) => username), jobIds: openJobs.map(({ id }) => id) };
}
