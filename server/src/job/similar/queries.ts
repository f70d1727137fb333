import { setImmediate as breathe } from "node:timers/promises";
import type { Db } from "@career-hub/db/client.ts";
import { jobs } from "@career-hub/db/schema.ts";
import { vectorParameter } from "@career-hub/db/vector.ts";
import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { isFromBlocked, withFounders } from "../founding/queries.ts";
import { isHiddenFrom, jobColumns } from "../queries.ts";

/** Number of nearest jobs by vector whose professions are compared. */
const maxNearest = 40;

/** The nearest open jobs by vector of the same model, without the job itself, the same title at the same company, and hidden jobs. */
export async function listNearest(db: Db, { id, userId }: { id: string; userId: string | null }) {
  const [job] = await db
    .select({
      contentHash: jobs.contentHash,
      title: jobs.title,
      company: jobs.company,
      embedding: jobs.embedding,
      model: jobs.embeddingModel,
    })
    .from(jobs)
    .where(eq(jobs.id, id));
  if (!job?.embedding || !job.model) return [];
  const { embedding, model } = job;
  return db.transaction(async (tx) => {
    // Iterative scan: the index continues until enough rows pass the filters.
    await tx.execute(sql`set local hnsw.iterative_scan = relaxed_order`);
    await breathe();
    const distance = sql<number>`${jobs.embedding} <=> ${vectorParameter(embedding)}`;
    return tx
      .select({
        id: jobs.id,
        title: jobs.title,
        company: jobs.company,
        closeness: sql<number>`1 - (${distance})`,
      })
      .from(jobs)
      .where(
        and(
          isNull(jobs.closedAt),
          eq(jobs.embeddingModel, model),
          ne(jobs.id, id),
          ne(jobs.contentHash, job.contentHash),
          sql`not (lower(${jobs.title}) = lower(${job.title}) and lower(${jobs.company}) = lower(${job.company}))`,
          userId ? sql`not ${isHiddenFrom(userId)}` : undefined,
          userId ? sql`not ${isFromBlocked(userId)}` : undefined,
        ),
      )
      .orderBy(distance)
      .limit(maxNearest);
  });
}

export async function listOpenJobsById(db: Db, { ids, userId }: { ids: string[]; userId: string | null }) {
  if (!ids.length) return [];
  const { description_html: _, ...fields } = jobColumns(userId);
  const rows = await db
    .select(fields)
    .from(jobs)
    .where(and(inArray(jobs.id, ids), isNull(jobs.closedAt)));
  return withFounders(db, rows);
}
