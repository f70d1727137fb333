import type { Db } from "@career-hub/db/client.ts";
import { jobFeatures, jobs } from "@career-hub/db/schema.ts";
import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";

const text = {
  id: jobs.id,
  title: jobs.title,
  descriptionText: jobs.descriptionText,
  level: jobs.level,
  contentHash: jobs.contentHash,
};
type Version = { version: string };

/** Stored features of this version and of the job as it is now. */
const isCurrent = ({ version }: Version): SQL | undefined =>
  and(
    eq(jobFeatures.jobId, jobs.id),
    eq(jobFeatures.contentHash, jobs.contentHash),
    eq(jobFeatures.version, version),
  );

export async function listFeatures(db: Db, { ids, version }: Version & { ids: string[] }) {
  if (!ids.length) return [];
  return db
    .select({ id: jobFeatures.jobId, features: jobFeatures.features })
    .from(jobFeatures)
    .innerJoin(jobs, isCurrent({ version }))
    .where(inArray(jobFeatures.jobId, ids));
}

export async function listTexts(db: Db, { ids }: { ids: string[] }) {
  if (!ids.length) return [];
  return db.select(text).from(jobs).where(inArray(jobs.id, ids));
}

/** Open jobs without current features, in a fixed order. */
export async function listUnread(db: Db, params: Version & { after: string | null; limit: number }) {
  return db
    .select(text)
    .from(jobs)
    .where(
      and(
        isNull(jobs.closedAt),
        sql`not exists (select 1 from ${jobFeatures} where ${isCurrent(params)})`,
        params.after ? gt(jobs.id, params.after) : undefined,
      ),
    )
    .orderBy(asc(jobs.id))
    .limit(params.limit);
}

type Row = { id: string; contentHash: string; features: string };
/** A job that was deleted meanwhile is left out. */
export async function saveFeatures(db: Db, { version, rows }: Version & { rows: Row[] }): Promise<void> {
  if (!rows.length) return;
  const values = JSON.stringify(
    rows.map(({ id, contentHash, features }) => ({ id, hash: contentHash, features })),
  );
  await db.execute(
    sql`insert into job_features (job_id, content_hash, version, features)
      select read.id, read.hash, ${version}, read.features
      from jsonb_to_recordset(${values}::text::jsonb) as read(id uuid, hash text, features text)
      join jobs on jobs.id = read.id
      order by read.id
      on conflict (job_id) do update set
        content_hash = excluded.content_hash, version = excluded.version, features = excluded.features`,
  );
}
