import type { Db } from "@career-hub/db/client.ts";
import { jobs } from "@career-hub/db/schema.ts";
import { desc, isNull, sql } from "drizzle-orm";

export async function listJobs(db: Db, params: { limit: number }) {
  return db
    .select({
      id: jobs.id,
      job_title: jobs.title,
      company_name: jobs.company,
      description_html: jobs.descriptionHtml,
      job_url: jobs.url,
    })
    .from(jobs)
    .where(isNull(jobs.closedAt))
    .orderBy(desc(sql`coalesce(${jobs.postedAt}, ${jobs.createdAt})`), jobs.id)
    .limit(params.limit);
}
