import type { Db } from "@career-hub/db/client.ts";
import { hiddenCompanies, jobs, markedJobs } from "@career-hub/db/schema.ts";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";

export const maxHiddenCompanies = 500;

/** False when the limit of hidden companies is reached. */
export async function hideCompany(db: Db, params: { userId: string; company: string }): Promise<boolean> {
  const isHidden = and(
    eq(hiddenCompanies.userId, params.userId),
    sql`${hiddenCompanies.company} = lower(${params.company})`,
  );
  const isMine = eq(hiddenCompanies.userId, params.userId);
  if ((await db.$count(hiddenCompanies, isMine)) >= maxHiddenCompanies)
    return (await db.$count(hiddenCompanies, isHidden)) > 0;
  await db
    .insert(hiddenCompanies)
    .values({ userId: params.userId, company: sql`lower(${params.company})` })
    .onConflictDoNothing();
  return true;
}

export async function showCompany(db: Db, params: { userId: string; company: string }): Promise<void> {
  await db
    .delete(hiddenCompanies)
    .where(
      and(
        eq(hiddenCompanies.userId, params.userId),
        sql`${hiddenCompanies.company} = lower(${params.company})`,
      ),
    );
}

/** Hidden companies and jobs by name, so that they can be shown again. */
export async function listHidden(db: Db, { userId }: { userId: string }) {
  const [companies, hidden] = await Promise.all([
    listCompanies(db, userId),
    db
      .select({ id: jobs.id, job_title: jobs.title, company_name: jobs.company })
      .from(markedJobs)
      .innerJoin(jobs, eq(jobs.id, markedJobs.jobId))
      .where(and(eq(markedJobs.userId, userId), eq(markedJobs.mark, "hidden")))
      .orderBy(desc(markedJobs.createdAt), asc(jobs.id))
      .limit(1_000),
  ]);
  return { jobs: hidden, companies };
}

/** In the spelling of their ads. */
async function listCompanies(db: Db, userId: string): Promise<string[]> {
  const companies = await db
    .select({ company: hiddenCompanies.company })
    .from(hiddenCompanies)
    .where(eq(hiddenCompanies.userId, userId))
    .orderBy(asc(hiddenCompanies.company))
    .limit(maxHiddenCompanies);
  const names = companies.length
    ? await db
        .select({ key: sql<string>`lower(${jobs.company})`, name: sql<string>`min(${jobs.company})` })
        .from(jobs)
        .where(
          inArray(
            sql`lower(${jobs.company})`,
            companies.map((one) => one.company),
          ),
        )
        .groupBy(sql`lower(${jobs.company})`)
    : [];
  const byKey = new Map(names.map((one) => [one.key, one.name]));
  return companies.map(({ company }) => byKey.get(company) ?? company);
}
