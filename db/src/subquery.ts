import { type SQL, sql } from "drizzle-orm";

/**
 * A subquery as a column. Drizzle drops the names of tables in an expression that is selected from a single table, so that
 * `a.user_id = b.user_id` would compare a column with itself; it keeps them in an expression within the expression.
 */
export const subquery = <T>(query: SQL): SQL<T> => sql<T>`${query}`;
