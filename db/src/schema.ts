import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  type ExtraConfigColumn,
  foreignKey,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  vector,
} from "drizzle-orm/pg-core";
import {
  applicationStages,
  claimKinds,
  connectionStatuses,
  digestRhythms,
  eventKinds,
  generationStages,
  generationStatuses,
  jobLevels,
  jobMarks,
  lookingKinds,
  mailKinds,
  mailStatuses,
  maxGenerations,
  periodsPerYear,
  readingKinds,
  remoteKinds,
  reportSubjects,
  salaryPeriods,
  securityEventKinds,
  sprintVerdicts,
  tokenAccesses,
  vectorDimensions,
} from "./enums.ts";

const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const id = () => uuid("id").primaryKey().defaultRandom();
const createdAt = () => time("created_at").notNull().defaultNow();
const updatedAt = () => time("updated_at").notNull().defaultNow();
const counter = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();
/** Foreign key with ON DELETE CASCADE. */
const partOf = (name: string, column: () => PgColumn) =>
  uuid(name).notNull().references(column, { onDelete: "cascade" });
const owner = () => partOf("user_id", () => users.id);
const oneOf = (column: PgColumn, words: readonly string[]) =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(", "))})`;

/** A vector with its model: vectors of different models are not comparable. */
const embedding = () => ({
  embedding: vector("embedding", { dimensions: vectorDimensions }),
  embeddingModel: text("embedding_model"),
});
const embeddingIsWhole = (name: string, table: { embedding: PgColumn; embeddingModel: PgColumn }) =>
  check(name, sql`(${table.embedding} is null) = (${table.embeddingModel} is null)`);
const nearest = (name: string, table: { embedding: ExtraConfigColumn }) =>
  // Not halfvec, whose arithmetic takes four times as long in the embedded database.
  index(name).using("hnsw", table.embedding.op("vector_cosine_ops"));

// ── user ────────────────────────────────────────────────────────────────────────────────────────────────────

export const users = pgTable(
  "users",
  {
    id: id(),
    /** "github" or "demo", since ids of different code hosts may collide. */
    codeHost: text("code_host").notNull(),
    codeHostUserId: text("code_host_user_id").notNull(),
    username: text("username").notNull(),
    name: text("name"),
    avatarUrl: text("avatar_url").notNull(),
    profileUrl: text("profile_url").notNull(),
    generationCount: integer("generation_count").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique("users_one_per_code_host_user").on(t.codeHost, t.codeHostUserId),
    check(
      "users_generation_count",
      sql`${t.generationCount} between 0 and ${sql.raw(String(maxGenerations))}`,
    ),
  ],
);

/** The code host's token, encrypted: see server/src/auth/seal.ts. */
export const codeHostTokens = pgTable("code_host_tokens", {
  userId: owner().primaryKey(),
  sealed: text("sealed").notNull(),
  /** Scope requested at this sign-in. The token may have more scopes, because GitHub keeps those granted before. */
  includePrivate: boolean("include_private").notNull(),
  lastUsedAt: time("last_used_at").notNull().defaultNow(),
});

export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    /** Identifies the session to the client; the hash is never sent. */
    id: uuid("id").notNull().unique().defaultRandom(),
    userId: owner(),
    /** Such as "Firefox on Linux", parsed from the User-Agent header, which is not stored. */
    device: text("device"),
    place: text("place"),
    /** The token before the last rotation, until the new one is used: see server/src/auth/rotate.ts. */
    rotatedFrom: text("rotated_from").unique(),
    rotatedAt: time("rotated_at"),
    /** When the person signed in; rotations keep it. */
    createdAt: createdAt(),
    lastSeenAt: time("last_seen_at").notNull().defaultNow(),
    expiresAt: time("expires_at").notNull(),
  },
  (t) => [index("sessions_of_user").on(t.userId), index("sessions_by_expiry").on(t.expiresAt)],
);

/** API tokens. The token itself is shown once and only its hash is stored. */
export const apiTokens = pgTable(
  "api_tokens",
  {
    id: id(),
    userId: owner(),
    name: text("name").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    access: text("access", { enum: tokenAccesses }).notNull(),
    createdAt: createdAt(),
    lastUsedAt: time("last_used_at"),
  },
  (t) => [
    index("api_tokens_of_user").on(t.userId),
    check("api_tokens_access", oneOf(t.access, tokenAccesses)),
  ],
);

/** What happened to the account, without contents; kept for 90 days. */
export const securityEvents = pgTable(
  "security_events",
  {
    id: counter(),
    userId: owner(),
    kind: text("kind", { enum: securityEventKinds }).notNull(),
    /** A device, the name of a token, or what was refused. */
    detail: text("detail"),
    createdAt: createdAt(),
  },
  (t) => [
    index("security_events_of_user").on(t.userId, t.id),
    index("security_events_by_age").on(t.createdAt),
    check("security_events_kind", oneOf(t.kind, securityEventKinds)),
  ],
);

/** One row per started sign-in; deleting it makes its state valid only once. */
export const signInAttempts = pgTable(
  "sign_in_attempts",
  {
    stateHash: text("state_hash").primaryKey(),
    includePrivate: boolean("include_private").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (t) => [index("sign_in_attempts_by_expiry").on(t.expiresAt)],
);

/** Counters of the rate limits, shared by all servers. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").notNull(),
    windowStart: time("window_start").notNull(),
    count: integer("count").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.windowStart] }), index("rate_limits_by_expiry").on(t.expiresAt)],
);

/** When a person was last active, and when the previous visit ended. */
export const visits = pgTable("visits", {
  userId: owner().primaryKey(),
  lastSeenAt: time("last_seen_at").notNull().defaultNow(),
  previousAt: time("previous_at"),
});

// ── profile ─────────────────────────────────────────────────────────────────────────────────────────────────

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

// ── connection ──────────────────────────────────────────────────────────────────────────────────────────────

export const connections = pgTable(
  "connections",
  {
    id: id(),
    requesterId: partOf("requester_id", () => users.id),
    addresseeId: partOf("addressee_id", () => users.id),
    status: text("status", { enum: connectionStatuses }).notNull().default("pending"),
    createdAt: createdAt(),
    respondedAt: time("responded_at"),
    /** Note of the sender. */
    note: text("note"),
    /** The addressee chose "Not now"; the request stays pending. */
    setAsideAt: time("set_aside_at"),
  },
  (t) => [
    uniqueIndex("connections_one_per_pair").on(
      sql`least(${t.requesterId}, ${t.addresseeId})`,
      sql`greatest(${t.requesterId}, ${t.addresseeId})`,
    ),
    index("connections_of_requester").on(t.requesterId),
    index("connections_of_addressee").on(t.addresseeId),
    check("connections_two_people", sql`${t.requesterId} <> ${t.addresseeId}`),
    check("connections_status", oneOf(t.status, connectionStatuses)),
    check("connections_note", sql`char_length(${t.note}) between 1 and 300`),
    check("connections_answered", sql`(${t.status} = 'accepted') = (${t.respondedAt} is not null)`),
  ],
);

/** Response times to requests, for the median response time. */
export const requestAnswers = pgTable(
  "request_answers",
  {
    id: id(),
    userId: owner(),
    waitedHours: doublePrecision("waited_hours").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("request_answers_of_user").on(t.userId)],
);

/** `user_id` blocked `blocked_id`: neither sees the other. */
export const blocks = pgTable(
  "blocks",
  {
    userId: owner(),
    blockedId: partOf("blocked_id", () => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.blockedId] }),
    index("blocks_of_blocked").on(t.blockedId),
    check("blocks_two_people", sql`${t.userId} <> ${t.blockedId}`),
  ],
);

/** Reports to the operators. */
export const reports = pgTable(
  "reports",
  {
    id: id(),
    userId: owner(),
    reportedId: partOf("reported_id", () => users.id),
    subject: text("subject", { enum: reportSubjects }).notNull(),
    reason: text("reason").notNull(),
    /** Copy of the message, which may be deleted later. */
    quote: text("quote"),
    createdAt: createdAt(),
    closedAt: time("closed_at"),
  },
  (t) => [
    index("reports_of_user").on(t.userId),
    index("reports_of_reported").on(t.reportedId),
    index("reports_open").on(t.createdAt).where(sql`${t.closedAt} is null`),
    check("reports_subject", oneOf(t.subject, reportSubjects)),
    check("reports_reason", sql`char_length(${t.reason}) between 1 and 1000`),
  ],
);

export const messages = pgTable(
  "messages",
  {
    id: id(),
    connectionId: partOf("connection_id", () => connections.id),
    senderId: partOf("sender_id", () => users.id),
    body: text("body").notNull(),
    createdAt: createdAt(),
    readAt: time("read_at"),
  },
  (t) => [
    index("messages_of_connection").on(t.connectionId, t.createdAt),
    index("messages_of_sender").on(t.senderId),
    check("messages_length", sql`char_length(${t.body}) between 1 and 4000`),
  ],
);

/** Trial sprints: one page in Markdown that both people of a connection edit. */
export const trialSprints = pgTable(
  "trial_sprints",
  {
    id: id(),
    connectionId: partOf("connection_id", () => connections.id),
    startsOn: date("starts_on", { mode: "string" }).notNull(),
    /** Last day. */
    endsOn: date("ends_on", { mode: "string" }).notNull(),
    page: text("page").notNull(),
    /** Optimistic lock. */
    version: integer("version").notNull().default(1),
    /** Who saved last; null when that account is gone. */
    changedBy: uuid("changed_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Set when stopped before the last day. */
    stoppedAt: time("stopped_at"),
  },
  (t) => [
    index("trial_sprints_of_connection").on(t.connectionId, t.createdAt),
    index("trial_sprints_of_changer").on(t.changedBy),
    check("trial_sprints_dates", sql`${t.endsOn} >= ${t.startsOn}`),
    check("trial_sprints_page", sql`char_length(${t.page}) between 1 and 20000`),
  ],
);

/** A person's answers about a sprint. */
export const sprintAnswers = pgTable(
  "sprint_answers",
  {
    sprintId: partOf("sprint_id", () => trialSprints.id),
    userId: owner(),
    verdict: text("verdict", { enum: sprintVerdicts }).notNull(),
    note: text("note"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.sprintId, t.userId] }),
    index("sprint_answers_of_user").on(t.userId),
    check("sprint_answers_verdict", oneOf(t.verdict, sprintVerdicts)),
    check("sprint_answers_note", sql`char_length(${t.note}) between 1 and 1000`),
  ],
);

/** Events for a person, caused by others. Contains only ids; server/src/news has the rules for inserting. */
export const events = pgTable(
  "events",
  {
    id: counter(),
    userId: owner(),
    actorId: partOf("actor_id", () => users.id),
    kind: text("kind", { enum: eventKinds }).notNull(),
    /** No foreign key: a declined request leaves only its event. */
    connectionId: uuid("connection_id").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("events_of_user").on(t.userId, t.id),
    index("events_of_actor").on(t.actorId),
    index("events_by_age").on(t.createdAt),
    check("events_kind", oneOf(t.kind, eventKinds)),
  ],
);

// ── job ─────────────────────────────────────────────────────────────────────────────────────────────────────

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
          "setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', company || ' ' || coalesce(location, '')), 'B') || setweight(to_tsvector('english', description_text), 'C')",
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
    index("jobs_title_words").using("gin", sql`to_tsvector('english', ${t.title})`),
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

/** A person's mark of a job: saved or hidden. */
export const markedJobs = pgTable(
  "marked_jobs",
  {
    userId: owner(),
    jobId: partOf("job_id", () => jobs.id),
    mark: text("mark", { enum: jobMarks }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.jobId] }),
    index("marked_jobs_of_job").on(t.jobId),
    check("marked_jobs_mark", oneOf(t.mark, jobMarks)),
  ],
);

/** Notes of an application, created with the first move or note. Kept when the job is unsaved, so that saving it again restores them. */
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

// ── mail ────────────────────────────────────────────────────────────────────────────────────────────────────

/** E-mail address and subscriptions. Nothing is sent before the address is confirmed. */
export const mailSettings = pgTable(
  "mail_settings",
  {
    userId: owner().primaryKey(),
    address: text("address").notNull(),
    confirmedAt: time("confirmed_at"),
    /** Hash of the latest confirmation link; null once used. */
    confirmHash: text("confirm_hash").unique(),
    confirmExpiresAt: time("confirm_expires_at"),
    /** Stored in plain text because every e-mail contains it; it only allows unsubscribing. */
    unsubscribeToken: text("unsubscribe_token").notNull().unique(),
    requests: boolean("requests").notNull().default(false),
    messages: boolean("messages").notNull().default(false),
    digest: text("digest", { enum: digestRhythms }).notNull().default("off"),
    /** Older events send no e-mail. */
    since: time("since").notNull().defaultNow(),
    /** The end of the period that the last digest covered. */
    digestSince: time("digest_since").notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [check("mail_settings_digest", oneOf(t.digest, digestRhythms))],
);

/** Queue and 30-day log of e-mails; text and recipient are determined when sending. */
export const mails = pgTable(
  "mails",
  {
    id: id(),
    userId: owner(),
    kind: text("kind", { enum: mailKinds }).notNull(),
    /** Deduplication key of the event. */
    key: text("key").notNull().unique(),
    /** No foreign key: the request may be deleted. */
    connectionId: uuid("connection_id"),
    /** Start of the period of a digest. */
    since: time("since"),
    status: text("status", { enum: mailStatuses }).notNull().default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    /** While `sending`: when the lease of the sending server ends. */
    nextAt: time("next_at").notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    index("mails_open").on(t.nextAt).where(sql`${t.status} in ('waiting', 'sending')`),
    index("mails_of_user").on(t.userId, t.kind, t.createdAt),
    index("mails_by_age").on(t.createdAt),
    check("mails_kind", oneOf(t.kind, mailKinds)),
    check("mails_status", oneOf(t.status, mailStatuses)),
  ],
);

// ── cv ──────────────────────────────────────────────────────────────────────────────────────────────────────

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
