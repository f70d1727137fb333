import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Db } from "@career-hub/db/client.ts";
import { cvs, folded, jobs, markedJobs } from "@career-hub/db/schema.ts";
import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { isFromBlocked, withFounders } from "../../job/founding/queries.ts";
import { isHiddenFrom, isSavedBy, jobColumns, payCurrency, postedAt, yearlyPay } from "../../job/queries.ts";
import type { Corrections, Reading } from "../schema.ts";

/** Limits of candidates: the nearest by vector, and further jobs by title. */
export const scoredAtMost = { byVector: 300, byTitle: 150 };
/** Shorter titles ("RN", "QA") occur within other titles and place names; their long forms are searched as well. */
const minTitleLength = 3;
/** Each title makes the query on a large board slower; the nearest titles come first. */
const maxTitles = 40;

export async function findCvToMatch(db: Db, params: { userId: string }) {
  const [row] = await db
    .select({
      text: cvs.text,
      reading: cvs.reading,
      corrections: cvs.corrections,
      features: cvs.features,
      featuresKey: cvs.featuresKey,
      embeddingModel: cvs.embeddingModel,
      updatedAt: cvs.updatedAt,
    })
    .from(cvs)
    .where(eq(cvs.userId, params.userId));
  return (
    row && { ...row, reading: row.reading as Reading, corrections: row.corrections as Corrections | null }
  );
}

/** `key` identifies the input of the features, so that features of a replaced CV are not used. */
export async function updateCvFeatures(
  db: Db,
  { userId, key, features }: { userId: string; key: string; features: string },
): Promise<void> {
  await db.update(cvs).set({ features, featuresKey: key }).where(eq(cvs.userId, userId));
}

type CandidateOptions = {
  userId: string;
  /** The model of the CV's vector; null without a vector. */
  embeddingModel: string | null;
  /** Titles of suitable ads: a second retrieval path beside the vector. */
  titles: string[];
  /** Additional conditions. */
  where?: SQL | undefined;
};

/**
 * Open jobs that the person has not hidden: the nearest by vector (of the same model), jobs whose title matches, and,
 * below the limit, the newest without such a vector.
 */
export async function listCandidates(db: Db, options: CandidateOptions) {
  const isOpen = and(
    isNull(jobs.closedAt),
    sql`not ${isHiddenFrom(options.userId)}`,
    sql`not ${isFromBlocked(options.userId)}`,
    options.where,
  );
  const nearest = await nearestJobs(db, options, isOpen);
  // The embedded database runs in this thread: yields to the event loop between statements.
  await yieldToEventLoop();
  const query = titleQuery(options.titles);
  const byTitle = query
    ? await db
        .select(candidate)
        .from(jobs)
        .where(
          and(
            isOpen,
            sql`to_tsvector('english', ${folded(jobs.title)}) @@ to_tsquery('english', ${folded(sql`${query}`)})`,
          ),
        )
        .limit(scoredAtMost.byTitle)
    : [];
  const room = scoredAtMost.byVector - nearest.length;
  const { embeddingModel: model } = options;
  const others =
    room > 0
      ? await db
          .select(candidate)
          .from(jobs)
          .where(
            and(isOpen, model ? or(isNull(jobs.embeddingModel), ne(jobs.embeddingModel, model)) : undefined),
          )
          .orderBy(sql`${postedAt} desc`, asc(jobs.id))
          .limit(room)
      : [];
  return [...new Map([...nearest, ...byTitle, ...others].map((job) => [job.id, job])).values()];
}

const candidate = {
  id: jobs.id,
  contentHash: jobs.contentHash,
  postedAt: sql<number>`(extract(epoch from ${postedAt}) * 1000)::float8`,
  remote: jobs.remote,
  level: jobs.level,
  places: jobs.places,
  yearlyPay: sql<number | null>`${yearlyPay}`,
  payCurrency,
};
export type Candidate = Awaited<ReturnType<typeof listChosen>>[number];

/** The given jobs; closed ones only if the person saved them. */
export const listChosen = (db: Db, { userId, ids }: { userId: string; ids: string[] }) =>
  db
    .select(candidate)
    .from(jobs)
    .where(and(inArray(jobs.id, ids), or(isNull(jobs.closedAt), sql`${isSavedBy(userId)}`)));

/**
 * Ordered by distance only, because the index `jobs_nearest` does not support further columns. The CV's vector stays in
 * the database: as a parameter it would be 20 kB of text.
 */
async function nearestJobs(
  db: Db,
  { userId, embeddingModel }: CandidateOptions,
  isOpen: SQL | undefined,
): Promise<Candidate[]> {
  if (!embeddingModel) return [];
  return db.transaction(async (tx) => {
    // Iterative scan: the index continues until enough rows pass the filters.
    await tx.execute(
      sql`select set_config('hnsw.iterative_scan', 'relaxed_order', true), set_config('hnsw.ef_search', ${String(scoredAtMost.byVector)}, true)`,
    );
    return tx
      .select(candidate)
      .from(jobs)
      .where(and(isOpen, eq(jobs.embeddingModel, embeddingModel)))
      .orderBy(sql`${jobs.embedding} <=> (select embedding from cvs where user_id = ${userId})`)
      .limit(scoredAtMost.byVector);
  });
}

/** Open jobs that the person saved, last saved first. */
export async function listSaved(db: Db, { userId, limit }: { userId: string; limit: number }) {
  return db
    .select({ id: jobs.id, title: jobs.title })
    .from(markedJobs)
    .innerJoin(jobs, eq(jobs.id, markedJobs.jobId))
    .where(and(eq(markedJobs.userId, userId), eq(markedJobs.mark, "saved"), isNull(jobs.closedAt)))
    .orderBy(desc(markedJobs.createdAt), asc(jobs.id))
    .limit(limit);
}

/** Jobs with the columns for display. */
export async function listJobsById(db: Db, { ids, userId }: { ids: string[]; userId: string }) {
  if (!ids.length) return [];
  return withFounders(db, await db.select(jobColumns(userId)).from(jobs).where(inArray(jobs.id, ids)));
}

/**
 * `(registered & nurse) | …` for the nearest titles. Not `registered <-> nurse`: the index stores no positions, so
 * every match would need a recheck.
 */
function titleQuery(titles: string[]): string {
  const wordLists = titles
    .filter((title) => /^[\p{L}\p{N}][\p{L}\p{N} /-]*$/u.test(title))
    .map((title) => title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.join("").length >= minTitleLength);
  return [...new Set(wordLists.map((words) => `(${words.join(" & ")})`))].slice(0, maxTitles).join(" | ");
}
