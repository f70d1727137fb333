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
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  claimKinds,
  generationStages,
  generationStatuses,
  lookingKinds,
  maxGenerations,
  readingKinds,
} from "../enums.ts";
import {
  counter,
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
import { owner } from "./user.ts";

export const generations = pgTable(
  "generations",
  {
    id: id(),
    userId: owner(),
    status: text("status", { enum: generationStatuses }).notNull().default("running"),
    /** 1, 2, 3 in order of completion. */
    number: integer("number"),
    /** Idempotency key of a click. */
    requestKey: uuid("request_key"),
    stage: text("stage", { enum: generationStages }).notNull().default("reading"),
    done: integer("done").notNull().default(0),
    total: integer("total").notNull().default(0),
    leaseUntil: time("lease_until").notNull(),
    writer: text("writer"),
    profile: jsonb("profile"),
    /** Hash of the repositories' state: see server/src/codehost/fingerprint.ts. Null when unknown. */
    fingerprint: text("fingerprint"),
    createdAt: createdAt(),
    finishedAt: time("finished_at"),
  },
  (t) => [
    uniqueIndex("generations_one_running").on(t.userId).where(sql`${t.status} = 'running'`),
    unique("generations_number").on(t.userId, t.number),
    unique("generations_request_key").on(t.userId, t.requestKey),
    unique("generations_owner").on(t.userId, t.id),
    check("generations_status", oneOf(t.status, generationStatuses)),
    check("generations_stage", oneOf(t.stage, generationStages)),
    check("generations_number_range", sql`${t.number} between 1 and ${sql.raw(String(maxGenerations))}`),
    check(
      "generations_whole",
      sql`(${t.status} = 'running' and ${t.number} is null and ${t.profile} is null) or (${t.status} = 'succeeded' and ${t.number} is not null and ${t.profile} is not null and ${t.writer} is not null)`,
    ),
  ],
);

/** The saved profile: at most one a person. */
export const profiles = pgTable(
  "profiles",
  {
    userId: owner().primaryKey(),
    /** The person's own generation it was saved from, if any. */
    generationId: uuid("generation_id"),
    data: jsonb("data").notNull(),
    /** Whether /p/username is public. */
    isPublic: boolean("is_public").notNull().default(false),
    ...embedding(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({ columns: [t.userId, t.generationId], foreignColumns: [generations.userId, generations.id] }),
    embeddingIsWhole("profiles_embedding", t),
    nearest("profiles_nearest", t),
    index("profiles_to_embed").on(t.embeddingModel),
  ],
);

/** Features of a saved profile for matching. A separate table, so that updates do not reindex the vector. */
export const profileFeatures = pgTable(
  "profile_features",
  {
    userId: partOf("user_id", () => profiles.userId).primaryKey(),
    /** `updated_at` of the profile at extraction; outdated when the profile was saved later. */
    savedAt: time("saved_at").notNull(),
    /** Version of the extraction; outdated when it differs. */
    version: text("version").notNull(),
    /** Features for scoring, as JSON. */
    portrait: text("portrait").notNull(),
    /** Display data beside the score, as JSON. */
    card: text("card").notNull(),
    /** When this row was written. Servers keep portraits in memory and read rows written since. */
    writtenAt: time("written_at").notNull().defaultNow(),
  },
  (t) => [index("profile_features_written").on(t.writtenAt, t.userId)],
);

/** Claims that a person rejected ("Not me"): left out of profiles, matching and generations. */
export const rejectedClaims = pgTable(
  "rejected_claims",
  {
    userId: owner(),
    kind: text("kind", { enum: claimKinds }).notNull(),
    /** As in the profile; for an insight, its name. */
    claim: text("claim").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.claim] }),
    check("rejected_claims_kind", oneOf(t.kind, claimKinds)),
  ],
);

/** What a person looks for in a co-founder: server/src/profile/wishes/schema.ts. */
export const wishes = pgTable(
  "wishes",
  {
    userId: owner().primaryKey(),
    /** Null: not stated. */
    looking: text("looking", { enum: lookingKinds }),
    data: jsonb("data").notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [check("wishes_looking", oneOf(t.looking, lookingKinds))],
);

/** Log of what was read from the code host, for its owner. */
export const readings = pgTable(
  "readings",
  {
    id: counter(),
    userId: owner(),
    kind: text("kind", { enum: readingKinds }).notNull(),
    /** Number of listed repositories; null when none were requested. */
    listed: integer("listed"),
    /** "owner/name" of repositories whose files and commits were read. */
    repositories: text("repositories").array().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [index("readings_of_user").on(t.userId, t.id), check("readings_kind", oneOf(t.kind, readingKinds))],
);

/** Repositories that a person removed: they are never read again. */
export const removedRepositories = pgTable(
  "removed_repositories",
  {
    userId: owner(),
    repository: text("repository").notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.repository] })],
);
