import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { jobLevels, periodsPerYear, remoteKinds, salaryPeriods } from "../enums.ts";
import {
  createdAt,
  embedding,
  embeddingIsWhole,
  id,
  nearest,
  oneOf,
  partOf,
  time,
  updatedAt,
} from "./columns.ts";
import { connections } from "./connection.ts";
import { users } from "./user.ts";

const accented = "àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžłøđıșț";
const plain = "aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzlodist";
const foldedSql = (text: string) => `translate(lower(${text}), '${accented}', '${plain}')`;
/** In lower case and without accents, as in the search column, so that "Montreal" finds "Montréal". */
export const folded = (text: SQLWrapper): SQL<string> =>
  sql`translate(lower(${text}), ${sql.raw(`'${accented}', '${plain}'`)})`;
const weighted = (text: string, weight: "A" | "B" | "C") =>
  `setweight(to_tsvector('english', ${foldedSql(text)}), '${weight}')`;

export const jobSources = pgTable("job_sources", {
  id: id(),
  /** Normalised name: a URL, an absolute path, "greenhouse:NAME". */
  source: text("source").notNull().unique(),
  /** Null: the default of its kind, see server/src/job/import/refresh.ts. */
  refreshMinutes: integer("refresh_minutes"),
  lastRunAt: time("last_run_at"),
  /** A sentence for operators; `lastRunFailed` is the flag. */
  lastOutcome: text("last_outcome"),
  lastRunFailed: boolean("last_run_failed").notNull().default(false),
  createdAt: createdAt(),
});

/** An amount per `salary_period` as a yearly amount; null without a period. */
const perYear = (column: string) =>
  sql.raw(
    `${column} * case salary_period ${Object.entries(periodsPerYear)
      .map(([period, times]) => `when '${period}' then ${times}`)
      .join(" ")} end`,
  );
/** An opening posted by two connected people. It has a row in `jobs` once both agreed. */
export const foundingRoles = pgTable(
  "founding_roles",
  {
    id: id(),
    connectionId: partOf("connection_id", () => connections.id),
    /** Author of the current text; the other person has to agree to a proposal. */
    proposedBy: partOf("proposed_by", () => users.id),
    /** Form data: server/src/job/founding/schema.ts. */
    data: jsonb("data").notNull(),
    /** Optimistic lock of saving and agreeing. */
    version: integer("version").notNull().default(1),
    confirmedAt: time("confirmed_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("founding_roles_of_connection").on(t.connectionId),
    index("founding_roles_of_proposer").on(t.proposedBy),
  ],
);

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const jobs = pgTable(
  "jobs",
  {
    id: id(),
    /** Source of the content; job_listings has all sources of the job. */
    sourceId: uuid("source_id").references(() => jobSources.id, { onDelete: "set null" }),
    /** Set for an opening posted by two people, with cascading deletion. No source lists it. */
    foundingRoleId: uuid("founding_role_id")
      .unique()
      .references(() => foundingRoles.id, { onDelete: "cascade" }),
    /** Identity of an ad: its URL without tracking parameters, else title, company and place. */
    duplicateKey: text("duplicate_key").notNull().unique(),
    /** Hash of all content below: unchanged content needs no new vector. */
    contentHash: text("content_hash").notNull().default(""),
    title: text("title").notNull(),
    company: text("company").notNull().default(""),
    /** Null when the ad has no URL. */
    url: text("url"),
    descriptionHtml: text("description_html").notNull(),
    descriptionText: text("description_text").notNull(),
    location: text("location"),
    /** Parts of the location for filters: "Berlin", "Germany". */
    places: text("places").array().notNull().default([]),
    /** Lower-case `places` for filters. `lower` of an array is not immutable in PostgreSQL, so it is computed with a tsvector. */
    placesLower: text("places_lower")
      .array()
      .notNull()
      .generatedAlwaysAs(
        sql.raw("tsvector_to_array(lower(array_to_tsvector(array_remove(places, ''))::text)::tsvector)"),
      ),
    remote: text("remote", { enum: remoteKinds }),
    employmentType: text("employment_type"),
    level: text("level", { enum: jobLevels }),
    salary: text("salary"),
    salaryMin: doublePrecision("salary_min"),
    salaryMax: doublePrecision("salary_max"),
    salaryCurrency: text("salary_currency"),
    salaryPeriod: text("salary_period", { enum: salaryPeriods }),
    salaryYearlyMin: doublePrecision("salary_yearly_min").generatedAlwaysAs(perYear("salary_min")),
    salaryYearlyMax: doublePrecision("salary_yearly_max").generatedAlwaysAs(perYear("salary_max")),
    technologies: text("technologies").array().notNull().default([]),
    /** Field → matched words, for values extracted from text. */
    readFrom: jsonb("read_from").$type<Record<string, string>>().notNull().default({}),
    postedAt: time("posted_at"),
    /** Set when no source lists the ad; closed jobs are not listed. */
    closedAt: time("closed_at"),
    search: tsvector("search")
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          [
            weighted("title", "A"),
            weighted("company || ' ' || coalesce(location, '')", "B"),
            weighted("description_text", "C"),
          ].join(" || "),
        ),
      ),
    ...embedding(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("jobs_newest").on(sql`coalesce(${t.postedAt}, ${t.createdAt}) desc`, t.id),
    index("jobs_by_arrival").on(t.createdAt),
    index("jobs_of_source").on(t.sourceId),
    index("jobs_search").using("gin", t.search),
    index("jobs_places").using("gin", t.placesLower),
    index("jobs_technologies").using("gin", t.technologies),
    index("jobs_pay").on(
      t.salaryCurrency,
      sql`coalesce(${t.salaryYearlyMax}, ${t.salaryYearlyMin}) desc`,
      t.id,
    ),
    index("jobs_company").on(sql`lower(${t.company})`),
    index("jobs_title_words").using("gin", sql`to_tsvector('english', ${folded(t.title)})`),
    index("jobs_to_embed").on(t.embeddingModel),
    check("jobs_url", sql`${t.url} ~ '^https?://'`),
    check("jobs_remote", oneOf(t.remote, remoteKinds)),
    check("jobs_level", oneOf(t.level, jobLevels)),
    check("jobs_salary_period", oneOf(t.salaryPeriod, salaryPeriods)),
    embeddingIsWhole("jobs_embedding", t),
    nearest("jobs_nearest", t),
  ],
);

/** Features of a job for scoring. A separate table, so that updates do not reindex the vector. */
export const jobFeatures = pgTable(
  "job_features",
  {
    jobId: partOf("job_id", () => jobs.id).primaryKey(),
    /** Content hash of the job at extraction. */
    contentHash: text("content_hash").notNull(),
    /** Version of the extraction; outdated when it differs. */
    version: text("version").notNull(),
    features: text("features").notNull(),
  },
  (t) => [index("job_features_by_version").on(t.version)],
);

/** One row: document frequency of each word in a sample of the open jobs, and some of these jobs with their words. */
export const boardWords = pgTable("board_words", {
  version: text("version").primaryKey(),
  words: text("words").notNull(),
  /** Open jobs at that time. */
  jobs: integer("jobs").notNull(),
  countedAt: time("counted_at").notNull().defaultNow(),
});

/** When each source last listed a job; a job without listings is closed. */
export const jobListings = pgTable(
  "job_listings",
  {
    sourceId: partOf("source_id", () => jobSources.id),
    jobId: partOf("job_id", () => jobs.id),
    seenAt: time("seen_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.sourceId, t.jobId] }), index("job_listings_of_job").on(t.jobId)],
);
