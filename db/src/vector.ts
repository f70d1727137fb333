import { type SQL, sql } from "drizzle-orm";
import { toSql } from "pgvector";

/** A vector as the parameter of a query. */
export const vectorParameter = (vector: number[]): SQL => sql`${toSql(vector)}::vector`;
