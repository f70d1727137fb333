import type { Db } from "@career-hub/db/client.ts";
import { cvs, jobs } from "@career-hub/db/schema.ts";
import { vectorParameter } from "@career-hub/db/vector.ts";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { isHiddenFrom, shown } from "../../job/queries.ts";
import type { Corrections, Reading } from "../schema.ts";

/** Up to this many open jobs all are scored; of more, the nearest by vector. */
export const scoredAtMost = 400;

export async function findCvToMatch(db: Db, params: { userId: string }) {
  const [row] = await db
    .select({
      text: cvs.text,
      reading: cvs.reading,
      corrections: cvs.corrections,
      embedding: cvs.embedding,
      embeddingModel: cvs.embeddingModel,
    })
    .from(cvs)
    .where(eq(cvs.userId, params.userId));
  return (
    row && { ...row, reading: row.reading as Reading, corrections: row.corrections as Corrections | null }
  );
}

type Wanted = { userId: string; embedding: number[] | null; embeddingModel: string | null };

/**
 * Open jobs that the person has not hidden: the nearest by vector first, only vectors of one model compared; those
 * whose vector is still to be made come after, the newest first.
 */
export async function listMatchable(db: Db, { userId, embedding, embeddingModel }: Wanted) {
  const distance =
    embedding && embeddingModel
      ? sql`case when ${jobs.embeddingModel} = ${embeddingModel} then ${jobs.embedding} <=> ${vectorParameter(embedding)} end`
      : sql`null::float`;
  return db
    .select({
      shown: shown(userId),
      judged: {
        descriptionText: jobs.descriptionText,
        places: jobs.places,
        salaryMin: jobs.salaryMin,
        salaryMax: jobs.salaryMax,
        salaryPeriod: jobs.salaryPeriod,
        contentHash: jobs.contentHash,
      },
    })
    .from(jobs)
    .where(and(isNull(jobs.closedAt), sql`not ${isHiddenFrom(userId)}`))
    .orderBy(
      sql`${distance} asc nulls last`,
      sql`coalesce(${jobs.postedAt}, ${jobs.createdAt}) desc`,
      asc(jobs.id),
    )
    .limit(scoredAtMost);
}

/** What the person is shown of a job, and what is read of it only to judge it. */
export type Matchable = Awaited<ReturnType<typeof listMatchable>>[number];
