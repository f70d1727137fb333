import type { Db } from "@career-hub/db/client.ts";
import { profileFeatures, profiles, users } from "@career-hub/db/schema.ts";
import { and, asc, eq, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { Place } from "../../matching/coverage.ts";
import type { Described, Proof } from "../../matching/portrait.ts";
import { rejectedBy } from "../rejected/queries.ts";
import type { OwnWords } from "../schema.ts";

/** The parts of a profile for matching, without identity; of the evidence only the number of places. */
const described = sql<Described & { ownWords?: OwnWords }>`technical - 'evidence' - 'basis'`;
const proof = sql<Proof>`coalesce((
  select jsonb_object_agg(claim, jsonb_array_length(places))
  from jsonb_each(technical->'evidence') as shown(claim, places)
), '{}'::jsonb)`;
const privateRepositories = sql<string[]>`coalesce((
  select jsonb_agg(distinct place->>'repository')
  from jsonb_each(technical->'evidence') as shown(claim, places), jsonb_array_elements(places) as found(place)
  where place->>'isPrivate' = 'true'
), '[]'::jsonb)`;
const evidence = sql<Record<string, Place[]>>`coalesce(technical->'evidence', '{}'::jsonb)`;
/** Decompresses the large column once per row. */
const unpacked = sql`lateral (select ${profiles.data}->'technical' as technical offset 0) as unpacked`;

type Version = { version: string };
/** Matches stored features of this version and of the current profile. */
const isCurrent = ({ version }: Version): SQL | undefined =>
  and(
    eq(profileFeatures.userId, profiles.userId),
    eq(profileFeatures.savedAt, profiles.updatedAt),
    eq(profileFeatures.version, version),
  );

export async function listSavedProfiles(db: Db, { userIds }: { userIds: string[] }) {
  return db
    .select({ userId: profiles.userId, updatedAt: profiles.updatedAt })
    .from(profiles)
    .where(inArray(profiles.userId, userIds));
}

type Window = { userIds: string[]; since: Date; until: Date | undefined };

/** Those who saved their first profile after `since` and not after `until`. */
export async function listSavedSince(db: Db, { userIds, since, until }: Window) {
  const rows = await db
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(
      and(
        inArray(profiles.userId, userIds),
        gt(profiles.createdAt, since),
        until ? lte(profiles.createdAt, until) : undefined,
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}

export async function listPortraits(db: Db, { userIds, version }: Version & { userIds: string[] }) {
  if (userIds.length === 0) return [];
  return db
    .select({ userId: profiles.userId, updatedAt: profiles.updatedAt, portrait: profileFeatures.portrait })
    .from(profileFeatures)
    .innerJoin(profiles, isCurrent({ version }))
    .where(inArray(profileFeatures.userId, userIds));
}

/** Keyset cursor over features in the order of writing. */
export type Written = { writtenAt: string; userId: string };

/** Longer than the statement timeout: older writes are visible to all transactions. */
const settled = sql`interval '10 seconds'`;

/** Features written after this cursor, in order. Until they are settled, others may still become visible before them. */
export async function listWritten(db: Db, params: Version & { after: Written; limit: number }) {
  const { version, after, limit } = params;
  const writtenAt = sql<string>`${profileFeatures.writtenAt}::text`;
  return db
    .select({
      userId: profileFeatures.userId,
      updatedAt: profileFeatures.savedAt,
      writtenAt,
      isSettled: sql<boolean>`${profileFeatures.writtenAt} < now() - ${settled}`,
    })
    .from(profileFeatures)
    .where(
      and(
        eq(profileFeatures.version, version),
        sql`(${profileFeatures.writtenAt}, ${profileFeatures.userId}) > (${after.writtenAt}::timestamptz, ${after.userId}::uuid)`,
      ),
    )
    .orderBy(asc(profileFeatures.writtenAt), asc(profileFeatures.userId))
    .limit(limit);
}

/** Display data of people, of any version: servers of two releases run side by side during an upgrade. */
export async function listCards(db: Db, { userIds }: { userIds: string[] }) {
  return db
    .select({
      userId: users.id,
      username: users.username,
      avatarUrl: users.avatarUrl,
      card: profileFeatures.card,
    })
    .from(users)
    .innerJoin(profileFeatures, eq(profileFeatures.userId, users.id))
    .where(inArray(users.id, userIds));
}

export async function listDescribed(db: Db, params: { userIds: string[] }) {
  if (params.userIds.length === 0) return [];
  return db
    .select({
      userId: profiles.userId,
      updatedAt: profiles.updatedAt,
      described,
      proof,
      privateRepositories,
      evidence,
      rejected: rejectedBy(profiles.userId),
    })
    .from(profiles)
    .crossJoin(unpacked)
    .where(inArray(profiles.userId, params.userIds));
}

export async function listUnread(db: Db, params: Version & { after: string | null; limit: number }) {
  return db
    .select({ userId: profiles.userId, updatedAt: profiles.updatedAt })
    .from(profiles)
    .where(
      and(
        sql`not exists (select 1 from ${profileFeatures} where ${isCurrent(params)})`,
        params.after ? gt(profiles.userId, params.after) : undefined,
      ),
    )
    .orderBy(asc(profiles.userId))
    .limit(params.limit);
}

type Row = { userId: string; updatedAt: Date; portrait: string; card: string };

/** Skips profiles that were saved again or deleted in the meantime; the lock prevents a concurrent deletion. */
export async function saveFeatures(db: Db, { version, rows }: Version & { rows: Row[] }): Promise<void> {
  if (rows.length === 0) return;
  const values = JSON.stringify(
    rows.map(({ userId, updatedAt, portrait, card }) => ({ id: userId, at: updatedAt, portrait, card })),
  );
  await db.execute(
    sql`insert into profile_features (user_id, saved_at, version, portrait, card)
      select user_id, updated_at, ${version}, read.portrait, read.card
      from jsonb_to_recordset(${values}::text::jsonb) as read(id uuid, at timestamptz, portrait text, card text)
      join profiles on user_id = read.id and date_trunc('milliseconds', updated_at) = read.at
      order by user_id for key share of profiles
      on conflict (user_id) do update set
        saved_at = excluded.saved_at, version = excluded.version, portrait = excluded.portrait, card = excluded.card,
        written_at = now()`,
  );
}
