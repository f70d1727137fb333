import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { embedding, embeddingIsWhole, updatedAt } from "./columns.ts";
import { owner } from "./user.ts";

/** At most one CV per person. The file is not stored. */
export const cvs = pgTable(
  "cvs",
  {
    userId: owner().primaryKey(),
    originalFilename: text("original_filename").notNull(),
    size: integer("size").notNull(),
    text: text("text").notNull(),
    /** The parsed CV: titles, employers, dates, skills, level. */
    reading: jsonb("reading").notNull(),
    /** Corrections by the person; discarded with the next upload. */
    corrections: jsonb("corrections"),
    /** Features of text, corrections and saved profile for scoring, with the key of their input; see server/src/cv/match. */
    features: text("features"),
    featuresKey: text("features_key"),
    ...embedding(),
    updatedAt: updatedAt(),
  },
  (t) => [check("cvs_size", sql`${t.size} between 1 and 10485760`), embeddingIsWhole("cvs_embedding", t)],
);
