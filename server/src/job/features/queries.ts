import type { Db } from "@career-hub/db/client.ts";
import { boardWords, jobFeatures, jobs } from "@career-hub/db/schema.ts";
import { and, asc, eq, gt, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";

const text = {
  id: jobs.id,
  title: jobs.title,
  company: jobs.company,
  descriptionText: jobs.descriptionText,
  level: jobs.level,
  contentHash: jobs.contentHash,
};
type Version = { version: string };

/** Matches stored features of this version and of the current content of the job. */
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
/** Skips jobs that were deleted in the meantime. */
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
      order by read.id for key share of jobs
      on conflict (job_id) do update set
        content_hash = excluded.content_hash, version = excluded.version, features = excluded.features`,
  );
}

/** When and over how many open jobs the frequencies were counted; undefined before the first count. */
export async function findCount(db: Db, { version }: Version) {
  const [row] = await db
    .select({
      jobs: boardWords.jobs,
      countedAt: sql<string>`${boardWords.countedAt}::text`,
      isOld: sql<boolean>`${boardWords.countedAt} < now() - interval '1 day'`,
    })
    .from(boardWords)
    .where(eq(boardWords.version, version));
  return row;
}

export async function findWords(db: Db, { version }: Version): Promise<string | null> {
  const [row] = await db
    .select({ words: boardWords.words })
    .from(boardWords)
    .where(eq(boardWords.version, version));
  return row?.words ?? null;
}

export const countOpenJobs = (db: Db): Promise<number> => db.$count(jobs, isNull(jobs.closedAt));

/** Ordered by id, which is random, so the first few thousand are a fair sample. */
export async function listRead(db: Db, params: Version & { after: string | null; limit: number }) {
  return db
    .select({ id: jobFeatures.jobId, features: jobFeatures.features })
    .from(jobFeatures)
    .innerJoin(jobs, isCurrent(params))
    .where(and(isNull(jobs.closedAt), params.after ? gt(jobFeatures.jobId, params.after) : undefined))
    .orderBy(asc(jobFeatures.jobId))
    .limit(params.limit);
}

export async function saveWords(db: Db, params: Version & { words: string; jobs: number }) {
  await db
    .insert(boardWords)
    .values({ ...params, countedAt: sql`now()` })
    .onConflictDoUpdate({
      target: boardWords.version,
      // Not the words again as a parameter: they are a megabyte.
      set: { words: sql`excluded.words`, jobs: sql`excluded.jobs`, countedAt: sql`now()` },
    });
  await db.delete(boardWords).where(ne(boardWords.version, params.version));
}
