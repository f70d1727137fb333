import { type SQL, sql } from "drizzle-orm";
import { toSql } from "pgvector";

/** A vector as a query parameter. */
export const vectorParameter = (vector: number[]): SQL => sql`${toSql(vector)}::vector`;
