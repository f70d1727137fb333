import type { Db } from "@career-hub/db/client.ts";
import { folded, hiddenCompanies, jobs, markedJobs } from "@career-hub/db/schema.ts";
import { and, type SQL, sql } from "drizzle-orm";
import { conditions, type FilterName, payCurrency, type Search } from "../queries.ts";
import { countriesStartingWith, englishCountryName } from "../reading/countryNames.ts";

export type Count = { value: string; count: number };
export type Facets = { total: number } & Record<FilterName, Count[]>;
const maxCounted = 60;

/**
 * Number of jobs for each value with all filters but its own, so that a second value can be chosen. One pass over the
 * jobs: a job that fails one filter counts for that filter's values only, one that fails two for none.
 */
export async function countFacets(db: Db, search: Search): Promise<Facets> {
  const { always, ...filters } = conditions(search);
  const used = Object.entries(filters).flatMap(([name, condition]) =>
    condition ? [{ name, fails: sql`(${condition}) is not true` }] : [],
  );
  const failed = used.length
    ? sql`case ${sql.join(
        used.map(({ name, fails }) => sql`when ${fails} then ${sql.raw(`'${name}'`)}`),
        sql` `,
      )} end`
    : sql`null`;
  const fails = used.map((one) => sql`(${one.fails})::int`);
  const atMostOne = fails.length > 1 ? sql`${sql.join(fails, sql` + `)} <= 1` : undefined;
  const countList = (name: string, column: SQL) => sql`(
    select ${sql.raw(`'${name}'`)} as facet, null as failed, min(value) as value, sum(count)::int as count
    from (
      select value, count(*) as count from matched, unnest(${column}) as value
      where failed is null or failed = ${sql.raw(`'${name}'`)} group by value
    ) as counted
    group by lower(value) order by count desc, value limit ${maxCounted}
  )`;
  const { rows } = (await db.execute(sql`
    with matched as materialized (
      select places, technologies, remote, level, employment_type, ${payCurrency} as pay, ${failed} as failed
      from ${jobs} where ${and(always, atMostOne)}
    )
    select
      case when grouping(remote) = 0 then 'remote' when grouping(level) = 0 then 'level'
        when grouping(employment_type) = 0 then 'employment_type' when grouping(pay) = 0 then 'pay'
        else 'total' end as facet,
      failed, coalesce(remote, level, employment_type, pay) as value, count(*)::int as count
    from matched
    group by grouping sets ((remote, failed), (level, failed), (employment_type, failed), (pay, failed), (failed))
    union all ${countList("place", sql`places`)}
    union all ${countList("technology", sql`technologies`)}
  `)) as unknown as { rows: Counted[] };
  // Jobs that pass every filter, and those that fail only this column's.
  const ofColumn = (name: string) =>
    addedUp(rows.filter(({ facet, failed }) => facet === name && (failed === null || failed === name)));
  const ofList = (name: string) =>
    rows.flatMap(({ facet, value, count }) => (facet === name && value ? [{ value, count }] : []));
  return {
    total: rows.find((row) => row.facet === "total" && row.failed === null)?.count ?? 0,
    place: inEnglish(ofList("place")),
    remote: ofColumn("remote"),
    level: ofColumn("level"),
    technology: ofList("technology"),
    employment_type: ofColumn("employment_type"),
    /** By currency; "none" for jobs without a yearly pay. */
    pay: ofColumn("pay"),
  };
}

/**
 * The most frequent places that contain what was typed, without accents and case, and countries whose own name starts
 * with it, among the jobs of the other filters.
 */
export async function findPlaces(db: Db, { typed, ...search }: Search & { typed: string }): Promise<Count[]> {
  const { place: _, ...filters } = conditions(search);
  const value = sql`place.value`;
  const { rows } = (await db.execute(sql`
    select min(${value}) as value, count(*)::int as count from ${jobs}, unnest(${jobs.places}) as place(value)
    where ${and(...Object.values(filters))} and (position(${folded(sql`${typed}`)} in ${folded(value)}) > 0
      or ${value} = any (string_to_array(${countriesStartingWith(typed).join("|")}, '|')))
    group by lower(${value}) order by count desc, value limit ${maxCounted}
  `)) as unknown as { rows: Count[] };
  return inEnglish(rows);
}

/** Jobs of earlier imports have countries by their own names. */
const inEnglish = (places: Count[]): Count[] =>
  addedUp(places.map(({ value, count }) => ({ value: englishCountryName(value) ?? value, count })));

type Counted = { facet: string; failed: string | null; value: string | null; count: number };

function addedUp(rows: Pick<Counted, "value" | "count">[]): Count[] {
  const counts = new Map<string, number>();
  for (const { value, count } of rows)
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + count);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, maxCounted);
}

export async function hasHiddenJobs(db: Db, { userId }: { userId: string }): Promise<boolean> {
  const { rows } = (await db.execute(sql`
    select exists (select 1 from ${markedJobs} where user_id = ${userId} and mark = 'hidden')
      or exists (select 1 from ${hiddenCompanies} where user_id = ${userId}) as hides
  `)) as unknown as { rows: { hides: boolean }[] };
  return rows[0]?.hides ?? false;
}
