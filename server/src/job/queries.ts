import type { Db } from "@career-hub/db/client.ts";
import type { JobMark } from "@career-hub/db/enums.ts";
import { jobs, markedJobs } from "@career-hub/db/schema.ts";
import { and, arrayOverlaps, asc, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { termNamed } from "../knowledge/dictionary.ts";
import type { Cursor } from "./cursor.ts";
import { isFromBlocked, withFounders } from "./founding/queries.ts";
import { namesOfPlace } from "./reading/countryNames.ts";
import type { Filters, Sort } from "./schema.ts";
import { textMatches, titleMatches } from "./search/queries.ts";

/** The posting date, or the import date without one. */
export const postedAt = sql`coalesce(${jobs.postedAt}, ${jobs.createdAt})`;
const mark = (userId: string | null) =>
  userId === null
    ? sql<JobMark | null>`null`
    : sql<JobMark | null>`(select mark from marked_jobs where job_id = jobs.id and user_id = ${userId})`;

/** Columns for a list of jobs or applications. */
export const adColumns = {
  id: jobs.id,
  job_title: jobs.title,
  company_name: jobs.company,
  job_url: sql<string>`coalesce(${jobs.url}, '')`,
  location: jobs.location,
  remote: jobs.remote,
  salary: jobs.salary,
  salary_currency: jobs.salaryCurrency,
  salary_yearly_min: jobs.salaryYearlyMin,
  salary_yearly_max: jobs.salaryYearlyMax,
};

/** Public columns of a job; `withFounders` adds the founders. */
export const jobColumns = (userId: string | null) => ({
  ...adColumns,
  description_html: jobs.descriptionHtml,
  level: jobs.level,
  employment_type: jobs.employmentType,
  technologies: jobs.technologies,
  posted_at: sql<string>`to_char(${postedAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  mark: mark(userId),
  /** Set for openings posted by two people. */
  foundingRoleId: jobs.foundingRoleId,
});

export type Search = Filters & {
  /** The user whose marks are returned. */
  userId: string | null;
  /** The user whose hidden jobs and companies are left out. */
  withoutHiddenOf: string | null;
};

/** Technologies are stored in the dictionary's spelling. */
const names = (words: string[] | undefined) =>
  words?.length
    ? arrayOverlaps(
        jobs.technologies,
        words.flatMap((word) => [word, termNamed(word)?.name ?? word]),
      )
    : undefined;
const hasPlace = (name: string) => {
  const names = namesOfPlace(name).map((one) => sql`lower(${one})`);
  return sql`${jobs.placesLower} && array[${sql.join(names, sql`, `)}]::text[]`;
};
/** "Berlin, Germany" requires both parts; of several places one is enough. */
const isAt = (places: readonly string[] | undefined) =>
  or(
    ...(places ?? []).map((place) => {
      const parts = place.split(",").map((part) => part.trim());
      return and(...parts.filter(Boolean).map(hasPlace));
    }),
  );

export const isHiddenFrom = (userId: string) =>
  sql`(exists (select 1 from marked_jobs where job_id = jobs.id and user_id = ${userId} and mark = 'hidden')
    or exists (select 1 from hidden_companies where user_id = ${userId} and company = lower(jobs.company)))`;

export const isSavedBy = (userId: string) =>
  sql`exists (select 1 from marked_jobs where job_id = jobs.id and user_id = ${userId} and mark = 'saved')`;

/** Upper end of the yearly pay, null when not stated. */
export const yearlyPay = sql`coalesce(${jobs.salaryYearlyMax}, ${jobs.salaryYearlyMin})`;
/** Currency of the yearly pay; "none" without one. Amounts in different currencies are not compared. */
export const payCurrency = sql<string>`case when ${yearlyPay} is null then 'none' else coalesce(${jobs.salaryCurrency}, 'none') end`;
const pays = ({ pay_currency: currency, pay = 0, unpaid }: Filters) =>
  currency
    ? or(
        and(eq(jobs.salaryCurrency, currency), sql`${yearlyPay} >= ${pay}::float8`),
        unpaid ? sql`${payCurrency} = 'none'` : undefined,
      )
    : undefined;

export type FilterName = "place" | "remote" | "level" | "technology" | "employment_type" | "pay";

/** Conditions by filter name, so that facets can leave one out. */
export function conditions(search: Search): Record<FilterName | "always", SQL | undefined> {
  const { employment_type: types } = search;
  return {
    always: and(
      isNull(jobs.closedAt),
      textMatches(search.q ?? ""),
      search.userId ? sql`not ${isFromBlocked(search.userId)}` : undefined,
      search.withoutHiddenOf ? sql`not ${isHiddenFrom(search.withoutHiddenOf)}` : undefined,
    ),
    place: isAt(search.place),
    remote: search.remote?.length ? inArray(jobs.remote, search.remote) : undefined,
    level: search.level?.length ? inArray(jobs.level, search.level) : undefined,
    technology: names(search.technology),
    employment_type: types?.length ? inArray(jobs.employmentType, types) : undefined,
    pay: pays(search),
  };
}

export const matchesSearch = (search: Search): SQL | undefined => and(...Object.values(conditions(search)));

type ListOptions = Search & { limit: number; after: Cursor | null; sort?: Sort };

/**
 * With keyset pagination, so that pages neither skip nor repeat jobs. By relevance, those with the words in their titles come
 * first, each part newest first: in two queries, since an index provides the order of each.
 */
export async function listJobs(db: Db, { sort = "newest", after, limit, ...search }: ListOptions) {
  const page = (order: Sort, options: PageOptions) => listPage(db, search, orderOf(order, search), options);
  if (sort !== "relevance" || !search.q)
    return page(sort === "relevance" ? "newest" : sort, { where: undefined, after, limit });
  const isInTitle = titleMatches(search.q);
  const part = async (name: "title" | "text", where: SQL, at: Cursor | null, size: number) =>
    (await page("newest", { where, after: at, limit: size })).map((job) => ({
      ...job,
      cursorAt: `${name} ${job.cursorAt}`,
    }));
  const [name, at] = after?.at.split(" ") ?? [];
  const from = after && at ? { id: after.id, at } : null;
  const titled = name === "text" ? [] : await part("title", isInTitle, from, limit);
  const remaining = limit - titled.length;
  return remaining > 0
    ? [...titled, ...(await part("text", sql`not ${isInTitle}`, name === "text" ? from : null, remaining))]
    : titled;
}

type Order = { key: SQL; type: SQL; at: SQL<string> };
type PageOptions = { where: SQL | undefined; after: Cursor | null; limit: number };

async function listPage(db: Db, search: Search, { key, type, at }: Order, options: PageOptions) {
  const { where, after, limit } = options;
  const isAfter = after
    ? sql`${key} <= ${after.at}::${type} and (${key} < ${after.at}::${type} or ${jobs.id} > ${after.id}::uuid)`
    : undefined;
  const rows = await db
    .select({ ...jobColumns(search.userId), cursorAt: at })
    .from(jobs)
    .where(and(matchesSearch(search), where, isAfter))
    .orderBy(desc(key), asc(jobs.id))
    .limit(limit);
  return withFounders(db, rows);
}

const cursorAt = (time: SQL) =>
  sql<string>`to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Sort key. Without `unpaid` all jobs have a pay, and the index provides the order. */
function orderOf(sort: Sort, { unpaid }: Search): Order {
  if (sort !== "pay") return { key: postedAt, type: sql`timestamptz`, at: cursorAt(postedAt) };
  const key = unpaid ? sql`case when ${payCurrency} = 'none' then 0 else ${yearlyPay} end` : yearlyPay;
  return { key, type: sql`float8`, at: sql<string>`(${key})::text` };
}

/** Includes closed jobs, which people who marked them can still read. */
export async function findJob(db: Db, params: { id: string; userId: string | null }) {
  const rows = await db
    .select({
      ...jobColumns(params.userId),
      salary_min: jobs.salaryMin,
      salary_max: jobs.salaryMax,
      salary_period: jobs.salaryPeriod,
      read_from: jobs.readFrom,
      closed_at: jobs.closedAt,
    })
    .from(jobs)
    .where(and(eq(jobs.id, params.id), params.userId ? sql`not ${isFromBlocked(params.userId)}` : undefined));
  return (await withFounders(db, rows))[0];
}

/** False when the job does not exist. Replaces an earlier mark; the application of a hidden job stays. */
export async function markJob(db: Db, params: { userId: string; id: string; mark: JobMark }) {
  const isApplication = sql`(${markedJobs.keepsApplication} or ${markedJobs.mark} = 'saved' and exists
    (select 1 from applications where user_id = ${markedJobs.userId} and job_id = ${markedJobs.jobId}))`;
  const marked = await db
    .insert(markedJobs)
    .select(
      db
        .select({
          userId: sql<string>`${params.userId}::uuid`.as("user_id"),
          jobId: jobs.id,
          mark: sql<JobMark>`${params.mark}::text`.as("mark"),
          keepsApplication: sql<boolean>`false`.as("keeps_application"),
          createdAt: sql<Date>`now()`.as("created_at"),
        })
        .from(jobs)
        .where(eq(jobs.id, params.id)),
    )
    .onConflictDoUpdate({
      target: [markedJobs.userId, markedJobs.jobId],
      set: {
        mark: params.mark,
        keepsApplication: params.mark === "hidden" ? isApplication : false,
        createdAt: sql`case when ${isApplication} then ${markedJobs.createdAt} else now() end`,
      },
    })
    .returning({ jobId: markedJobs.jobId });
  return marked.length > 0;
}

/** A hidden job with an application is saved again. */
export async function unmarkJob(db: Db, params: { userId: string; id: string }): Promise<void> {
  const isIt = and(eq(markedJobs.userId, params.userId), eq(markedJobs.jobId, params.id));
  const kept = await db
    .update(markedJobs)
    .set({ mark: "saved", keepsApplication: false })
    .where(and(isIt, markedJobs.keepsApplication))
    .returning({ jobId: markedJobs.jobId });
  if (!kept.length) await db.delete(markedJobs).where(isIt);
}

/** Last saved first, including closed jobs. */
export async function listSavedJobs(db: Db, params: { userId: string; limit: number; after: Cursor | null }) {
  const { after } = params;
  const isAfter = after
    ? sql`(${markedJobs.createdAt} < ${after.at}::timestamptz or (${markedJobs.createdAt} = ${after.at}::timestamptz and ${jobs.id} > ${after.id}::uuid))`
    : undefined;
  const rows = await db
    .select({
      ...jobColumns(params.userId),
      closed_at: jobs.closedAt,
      cursorAt: cursorAt(sql`${markedJobs.createdAt}`),
    })
    .from(markedJobs)
    .innerJoin(jobs, eq(jobs.id, markedJobs.jobId))
    .where(
      and(
        eq(markedJobs.userId, params.userId),
        eq(markedJobs.mark, "saved"),
        sql`not ${isFromBlocked(params.userId)}`,
        isAfter,
      ),
    )
    .orderBy(desc(markedJobs.createdAt), asc(jobs.id))
    .limit(params.limit);
  return withFounders(db, rows);
}
