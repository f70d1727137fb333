import type { Db } from "@career-hub/db/client.ts";
import { jobListings, jobs } from "@career-hub/db/schema.ts";
import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { type Vector, vectorColumns } from "../../ai/ai.ts";
import type { Embedded } from "../../ai/embedWaiting.ts";
import type { Ad } from "./ad.ts";

export async function databaseTime(db: Db): Promise<Date> {
  const [row] = await db
    .select({ now: sql<string>`to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` })
    .from(sql`(select 1) as one`);
  return new Date(row?.now ?? Date.now());
}

export type StoredJob = Awaited<ReturnType<typeof findStoredJobs>>[number];

export async function findStoredJobs(db: Db, { keys }: { keys: string[] }) {
  if (!keys.length) return [];
  return db
    .select({
      id: jobs.id,
      key: jobs.duplicateKey,
      contentHash: jobs.contentHash,
      sourceId: jobs.sourceId,
      postedAt: jobs.postedAt,
      isClosed: sql<boolean>`${jobs.closedAt} is not null`,
      isListedByOwner: sql<boolean>`exists (select 1 from job_listings where job_id = jobs.id and source_id = jobs.source_id)`,
    })
    .from(jobs)
    .where(inArray(jobs.duplicateKey, keys));
}

const maxByCompany = 500;

/** Open jobs that only this source lists, of the titles and companies of `ads`. */
export async function listByCompany(db: Db, { sourceId, ads }: { sourceId: string; ads: Ad[] }) {
  const companies = ads.map((ad) => ad.company.toLowerCase());
  return db
    .select({
      id: jobs.id,
      key: jobs.duplicateKey,
      title: jobs.title,
      company: jobs.company,
      location: jobs.location,
      descriptionText: jobs.descriptionText,
    })
    .from(jobs)
    .where(
      and(
        eq(jobs.sourceId, sourceId),
        isNull(jobs.closedAt),
        inArray(sql`lower(${jobs.company})`, companies),
        inArray(
          jobs.title,
          ads.map((ad) => ad.title),
        ),
        sql`not exists (select 1 from job_listings where job_id = jobs.id and source_id <> ${sourceId})`,
      ),
    )
    .limit(maxByCompany);
}

export async function renameJobs(db: Db, keys: [id: string, key: string][]): Promise<void> {
  const rows = JSON.stringify(keys.map(([id, key]) => ({ id, key })));
  await db.execute(
    sql`update jobs set duplicate_key = renamed.key
      from jsonb_to_recordset(${rows}::text::jsonb) as renamed(id uuid, key text)
      where jobs.id = renamed.id and not exists (select 1 from jobs where duplicate_key = renamed.key)`,
  );
}

export type AdToSave = { key: string; hash: string; ad: Ad; postedAt: Date | null; vector: Vector };
type Batch = {
  sourceId: string;
  seenAt: Date;
  /** New or changed ads. */
  save: AdToSave[];
  /** Unchanged ads; `postedAt` where it changed. */
  keep: { id: string; postedAt: Date | null }[];
  /** Jobs whose content belongs to another source. */
  list: string[];
};

export async function saveBatch(db: Db, { sourceId, seenAt, save, keep, list }: Batch): Promise<void> {
  await db.transaction(async (tx) => {
    const saved = save.length ? await upsertJobs(tx, { sourceId, save }) : [];
    if (keep.length) await touchJobs(tx, { sourceId, keep });
    const ids = [...saved, ...keep.map((one) => one.id), ...list].sort();
    if (!ids.length) return;
    await tx
      .insert(jobListings)
      .values(ids.map((jobId) => ({ sourceId, jobId, seenAt })))
      .onConflictDoUpdate({
        target: [jobListings.sourceId, jobListings.jobId],
        set: { seenAt: sql`greatest(job_listings.seen_at, excluded.seen_at)` },
      });
  });
}

/** One statement with one parameter for any number of rows, in a fixed order, so that concurrent imports do not deadlock. */
async function upsertJobs(tx: Db, { sourceId, save }: Pick<Batch, "sourceId" | "save">): Promise<string[]> {
  const rows = save.map(
    ({
      key,
      hash,
      ad: { postedAtIsGuess: _, ...ad },
      postedAt,
      vector,
    }): Partial<typeof jobs.$inferInsert> => ({
      ...ad,
      duplicateKey: key,
      contentHash: hash,
      postedAt,
      ...vectorColumns(vector),
    }),
  );
  const columns = Object.entries(getTableColumns(jobs)).filter(([field]) => rows[0] && field in rows[0]);
  const list = (each: (name: string, field: string, type: string) => string) =>
    sql.raw(
      columns.map(([field, column]) => each(column.name, `"${field}"`, column.getSQLType())).join(", "),
    );
  const saved = (await tx.execute(
    sql`insert into jobs (source_id, ${list((name) => name)})
      select ${sourceId}::uuid, ${list((_, field) => field)}
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as ad(${list((_, field, type) => `${field} ${type}`)})
      order by "duplicateKey"
      on conflict (duplicate_key) do update set
        ${list((name) => `${name} = excluded.${name}`)},
        source_id = excluded.source_id, closed_at = null, updated_at = now()
      returning id`,
  )) as unknown as { rows: { id: string }[] };
  return saved.rows.map((row) => row.id);
}

async function touchJobs(tx: Db, { sourceId, keep }: Pick<Batch, "sourceId" | "keep">): Promise<void> {
  const rows = JSON.stringify(
    keep.map(({ id, postedAt }) => ({ id, posted_at: postedAt?.toISOString() ?? null })),
  );
  await tx.execute(
    sql`update jobs set closed_at = null, source_id = ${sourceId}, posted_at = kept.posted_at
      from jsonb_to_recordset(${rows}::text::jsonb) as kept(id uuid, posted_at timestamptz)
      where jobs.id = kept.id and (jobs.closed_at is not null or jobs.source_id is distinct from ${sourceId} or jobs.posted_at is distinct from kept.posted_at)`,
  );
}

/** Keeps jobs listed whose rows could not be parsed this time. */
export async function keepListed(db: Db, params: { sourceId: string; keys: string[]; seenAt: Date }) {
  if (!params.keys.length) return;
  await db
    .update(jobListings)
    .set({ seenAt: params.seenAt })
    .where(
      and(
        eq(jobListings.sourceId, params.sourceId),
        inArray(
          jobListings.jobId,
          db.select({ id: jobs.id }).from(jobs).where(inArray(jobs.duplicateKey, params.keys)),
        ),
      ),
    );
}

/** Removes listings that the source no longer has and closes jobs without any listing. */
export async function closeUnlisted(db: Db, { sourceId, seenAt }: { sourceId: string; seenAt: Date }) {
  return db.transaction(async (tx) => {
    const isUnlisted = sql`source_id = ${sourceId} and seen_at < ${seenAt.toISOString()}::timestamptz`;
    const closed = await tx
      .update(jobs)
      .set({ closedAt: sql`now()` })
      .where(
        and(
          isNull(jobs.closedAt),
          sql`${jobs.id} in (select job_id from job_listings where ${isUnlisted})`,
          sql`not exists (select 1 from job_listings where job_id = jobs.id and source_id <> ${sourceId})`,
        ),
      )
      .returning({ id: jobs.id });
    await tx.execute(sql`delete from job_listings where ${isUnlisted}`);
    return closed.length;
  });
}

export const columnsToEmbed = {
  id: jobs.id,
  title: jobs.title,
  technologies: jobs.technologies,
  descriptionText: jobs.descriptionText,
  contentHash: jobs.contentHash,
};

export async function listJobsToEmbed(db: Db, params: { model: string; after: string | null }) {
  return db
    .select(columnsToEmbed)
    .from(jobs)
    .where(
      and(
        isNull(jobs.closedAt),
        or(isNull(jobs.embeddingModel), ne(jobs.embeddingModel, params.model)),
        params.after ? gt(jobs.id, params.after) : undefined,
      ),
    )
    .orderBy(asc(jobs.id))
    .limit(20);
}

type WaitingJob = Awaited<ReturnType<typeof listJobsToEmbed>>[number];

/** Updates only jobs whose content is still what was embedded. */
export async function updateEmbeddings(db: Db, rows: Embedded<WaitingJob>[]): Promise<void> {
  const vectors = JSON.stringify(
    rows.map(({ id, contentHash: hash, embedding, embeddingModel: model }) => ({
      id,
      hash,
      embedding: JSON.stringify(embedding),
      model,
    })),
  );
  await db.execute(
    sql`update jobs set embedding = vectors.embedding::vector, embedding_model = vectors.model
      from jsonb_to_recordset(${vectors}::text::jsonb) as vectors(id uuid, hash text, embedding text, model text)
      where jobs.id = vectors.id and jobs.content_hash = vectors.hash`,
  );
}

const closedJobsKeptDays = 180;

export async function removeOldClosedJobs(db: Db): Promise<void> {
  await db
    .delete(jobs)
    .where(
      and(
        isNotNull(jobs.closedAt),
        sql`${jobs.closedAt} < now() - make_interval(days => ${closedJobsKeptDays})`,
        sql`not exists (select 1 from marked_jobs where job_id = jobs.id and (mark = 'saved' or keeps_application))`,
      ),
    );
}
