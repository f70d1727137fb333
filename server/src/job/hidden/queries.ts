import type { Db } from "@career-hub/db/client.ts";
import { hiddenCompanies, jobs, markedJobs } from "@career-hub/db/schema.ts";
import { and, asc, desc, eq, sql } from "drizzle-orm";

export const maxHiddenCompanies = 500;

type HiddenCompany = { userId: string; company: string };
const isIt = ({ userId, company }: HiddenCompany) =>
  and(eq(hiddenCompanies.userId, userId), sql`${hiddenCompanies.company} = lower(${company})`);

/** False when the limit of hidden companies is reached. */
export async function hideCompany(db: Db, params: HiddenCompany): Promise<boolean> {
  const isMine = eq(hiddenCompanies.userId, params.userId);
  if ((await db.$count(hiddenCompanies, isMine)) >= maxHiddenCompanies)
    return (await db.$count(hiddenCompanies, isIt(params))) > 0;
  await db
    .insert(hiddenCompanies)
    .values({ userId: params.userId, company: sql`lower(${params.company})` })
    .onConflictDoNothing();
  return true;
}

export async function showCompany(db: Db, params: HiddenCompany): Promise<void> {
  await db.delete(hiddenCompanies).where(isIt(params));
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
  const ofAds = sql`select min(jobs.company) from jobs where lower(jobs.company) = hidden_companies.company`;
  const rows = await db
    .select({ name: sql<string>`coalesce((${ofAds}), ${hiddenCompanies.company})` })
    .from(hiddenCompanies)
    .where(eq(hiddenCompanies.userId, userId))
    .orderBy(asc(hiddenCompanies.company))
    .limit(maxHiddenCompanies);
  return rows.map(({ name }) => name);
}
