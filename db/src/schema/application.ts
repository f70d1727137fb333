import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { applicationStages, jobMarks } from "../enums.ts";
import { counter, createdAt, id, oneOf, partOf, time, updatedAt } from "./columns.ts";
import { jobs } from "./job.ts";
import { owner } from "./user.ts";

/** Jobs that a person has saved or hidden. */
export const markedJobs = pgTable(
  "marked_jobs",
  {
    userId: owner(),
    jobId: partOf("job_id", () => jobs.id),
    mark: text("mark", { enum: jobMarks }).notNull(),
    /** The application of a hidden job stays listed, because hiding affects only the board. */
    keepsApplication: boolean("keeps_application").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.jobId] }),
    index("marked_jobs_of_job").on(t.jobId),
    check("marked_jobs_mark", oneOf(t.mark, jobMarks)),
  ],
);

/**
 * Notes of an application, created with the first move or note. Kept when the job is unsaved, so that saving it again
 * restores them.
 */
export const applications = pgTable(
  "applications",
  {
    userId: owner(),
    jobId: partOf("job_id", () => jobs.id),
    stage: text("stage", { enum: applicationStages }).notNull().default("saved"),
    note: text("note").notNull().default(""),
    /** "2026-11-26" or "2026-11-26T14:00": local date and time as entered, without a time zone. */
    nextAt: text("next_at"),
    /** Next step at `nextAt`. */
    nextStep: text("next_step").notNull().default(""),
    /** Optimistic lock of the notes. */
    version: integer("version").notNull().default(0),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.jobId] }),
    index("applications_of_job").on(t.jobId),
    check("applications_stage", oneOf(t.stage, applicationStages)),
    check("applications_note", sql`char_length(${t.note}) <= 4000`),
    check("applications_next_step", sql`char_length(${t.nextStep}) <= 200`),
    check("applications_next_at", sql`${t.nextAt} ~ '^\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d)?$'`),
  ],
);

/** When an application reached each stage, oldest first. */
export const applicationMoves = pgTable(
  "application_moves",
  {
    id: counter(),
    userId: uuid("user_id").notNull(),
    jobId: uuid("job_id").notNull(),
    stage: text("stage", { enum: applicationStages }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      columns: [t.userId, t.jobId],
      foreignColumns: [applications.userId, applications.jobId],
    }).onDelete("cascade"),
    index("application_moves_of_application").on(t.userId, t.jobId, t.id),
    check("application_moves_stage", oneOf(t.stage, applicationStages)),
  ],
);

/** Companies that a person has hidden; compared in lower case. */
export const hiddenCompanies = pgTable(
  "hidden_companies",
  {
    userId: owner(),
    company: text("company").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.company] }),
    check("hidden_companies_lower", sql`${t.company} = lower(${t.company}) and ${t.company} <> ''`),
  ],
);

/** Named searches of the job board. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: id(),
    userId: owner(),
    name: text("name").notNull(),
    /** Filters as in server/src/job/schema.ts. */
    search: jsonb("search").notNull(),
    /** Jobs added later are new. */
    lookedAt: time("looked_at").notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("saved_searches_name").on(t.userId, t.name),
    check("saved_searches_name_length", sql`char_length(${t.name}) between 1 and 60`),
  ],
);
