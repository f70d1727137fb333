import type { Db } from "@career-hub/db/client.ts";
import { demoHost, sampleGeneration } from "@career-hub/db/enums.ts";
import { jobs, profiles, users } from "@career-hub/db/schema.ts";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";

/** Counts profiles, claims with public evidence, their repositories, and open jobs. */
export async function countEverything(db: Db) {
  const [profileCounts] = await db
    .select({
      profiles: sql<number>`count(*)::int`,
      claims: sql<number>`coalesce(sum((
        select count(*) from jsonb_each(${profiles.data}->'technical'->'evidence') as shown(claim, places)
        where jsonb_array_length(places) > 0
      )), 0)::int`,
      samples: sql<number>`count(*) filter (where ${users.codeHost} = ${demoHost})::int`,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId));
  const [repositories] = await db
    .select({ count: sql<number>`count(distinct place->>'repository')::int` })
    .from(profiles)
    .crossJoin(
      sql`lateral (
        select found.place from jsonb_each(${profiles.data}->'technical'->'evidence') as shown(claim, places),
        jsonb_array_elements(places) as found(place) where found.place->>'isPrivate' = 'false'
      ) as open_places`,
    );
  return {
    profiles: profileCounts?.profiles ?? 0,
    samples: profileCounts?.samples ?? 0,
    claims: profileCounts?.claims ?? 0,
    repositories: repositories?.count ?? 0,
    jobs: await db.$count(jobs, isNull(jobs.closedAt)),
  };
}

/** Sample people whose profile is the bundled one, since nobody signed in as them. */
export async function listSamplePeople(db: Db, params: { usernames: string[] }) {
  const rows = await db
    .select({ userId: users.id })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        eq(users.codeHost, demoHost),
        inArray(users.username, params.usernames),
        sql`${profiles.data}->'technical'->'basis'->>'generationId' = ${sampleGeneration}`,
      ),
    )
    .orderBy(asc(users.username));
  return rows.map(({ userId }) => userId);
}
