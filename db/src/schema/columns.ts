import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  type ExtraConfigColumn,
  index,
  type PgColumn,
  text,
  timestamp,
  uuid,
  vector,
} from "drizzle-orm/pg-core";
import { vectorDimensions } from "../enums.ts";

export const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
export const id = () => uuid("id").primaryKey().defaultRandom();
export const createdAt = () => time("created_at").notNull().defaultNow();
export const updatedAt = () => time("updated_at").notNull().defaultNow();
export const counter = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();
/** Foreign key with ON DELETE CASCADE. */
export const partOf = (name: string, column: () => PgColumn) =>
  uuid(name).notNull().references(column, { onDelete: "cascade" });
export const oneOf = (column: PgColumn, words: readonly string[]) =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(", "))})`;

/** A vector with its model: vectors of different models are not comparable. */
export const embedding = () => ({
  embedding: vector("embedding", { dimensions: vectorDimensions }),
  embeddingModel: text("embedding_model"),
});
export const embeddingIsWhole = (name: string, table: { embedding: PgColumn; embeddingModel: PgColumn }) =>
  check(name, sql`(${table.embedding} is null) = (${table.embeddingModel} is null)`);
export const nearest = (name: string, table: { embedding: ExtraConfigColumn }) =>
  // Not halfvec, whose arithmetic takes four times as long in the embedded database.
  index(name).using("hnsw", table.embedding.op("vector_cosine_ops"));
