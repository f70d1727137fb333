import type { Db } from "@career-hub/db/client.ts";
import { cvs, jobs } from "@career-hub/db/schema.ts";
import { vectorParameter } from "@career-hub/db/vector.ts";
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { isHiddenFrom, shown } from "../../job/queries.ts";
import type { Corrections, Reading } from "../schema.ts";

/** Up to this many open jobs all are scored; of more, the nearest by vector and as many by title. */
export const scoredAtMost = 400;
/** "RN" and "QA" stand inside other titles and in place names; what they mean is written out beside them. */
const shortestTitle = 3;

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

type Wanted = {
  userId: string;
  embedding: number[] | null;
  embeddingModel: string | null;
  /** What the ads may be called that suit: the second way in, for what a vector does not tell. */
  titles: string[];
};

/**
 * Open jobs that the person has not hidden: the nearest by vector, only vectors of one model compared, those whose vector
 * is still to be made after them, the newest first; and beside them the nearest of those whose title names what the
 * person is. At most twice `scoredAtMost`.
 */
export async function listMatchable(db: Db, { userId, embedding, embeddingModel, titles }: Wanted) {
  const distance =
    embedding && embeddingModel
      ? sql`case when ${jobs.embeddingModel} = ${embeddingModel} then ${jobs.embedding} <=> ${vectorParameter(embedding)} end`
      : sql`null::float`;
  const nearest = (isWanted: SQL | undefined) =>
    db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(isNull(jobs.closedAt), sql`not ${isHiddenFrom(userId)}`, isWanted))
      .orderBy(
        sql`${distance} asc nulls last`,
        sql`coalesce(${jobs.postedAt}, ${jobs.createdAt}) desc`,
        asc(jobs.id),
      )
      .limit(scoredAtMost);
  const named = titleQuery(titles);
  const ways = [
    nearest(undefined),
    ...(named ? [nearest(sql`${jobs.search} @@ to_tsquery('english', ${named})`)] : []),
  ];
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
    .where(or(...ways.map((way) => inArray(jobs.id, way))));
}

/** `registered:A <-> nurse:A | …`: the words of a title beside one another, where titles stand. */
function titleQuery(titles: string[]): string {
  const phrases = titles
    .filter((title) => /^[a-z0-9][a-z0-9 /-]*$/i.test(title))
    .map((title) => title.toLowerCase().match(/[a-z0-9]+/g) ?? [])
    .filter((words) => words.join("").length >= shortestTitle);
  return [...new Set(phrases.map((words) => `(${words.map((word) => `${word}:A`).join(" <-> ")})`))].join(
    " | ",
  );
}

/** What the person is shown of a job, and what is read of it only to judge it. */
export type Matchable = Awaited<ReturnType<typeof listMatchable>>[number];
