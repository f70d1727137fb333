import type { testDatabase } from "./testDatabase.ts";

type Options = {
  /** Only rows that contain this text, in any case. */
  containing?: string;
  /** A table to leave out: "public.rate_limits". */
  without?: string;
};

/** The rows of all tables of all schemas, as text. */
export async function dump(
  { rows }: Pick<ReturnType<typeof testDatabase>, "rows">,
  { containing = "", without = "" }: Options = {},
): Promise<{ table: string; row: string }[]> {
  const tables = await rows(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const parts = tables
    .filter(({ name }) => name !== without)
    .map(({ name }) => `select '${name}' as table, t::text as row from ${name} as t where t::text ilike $1`);
  return rows(`${parts.join(" union all ")} order by 1, 2`, [`%${containing}%`]);
}
