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
/** A reference to a row; this one is deleted with it. */
const partOf = (name: string, column: () => PgColumn) =>
  uuid(name).notNull().references(column, { onDelete: "cascade" });
const owner = () => partOf("user_id", () => users.id);
const oneOf = (column: PgColumn, words: readonly string[]) =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(", "))})`;

/** A vector and the model that made it come together: spaces of different models are never compared. */
const embedding = () => ({
  embedding: vector("embedding", { dimensions: vectorDimensions }),
  embeddingModel: text("embedding_model"),
});
const embeddingIsWhole = (name: string, table: { embedding: PgColumn; embeddingModel: PgColumn }) =>
  check(name, sql`(${table.embedding} is null) = (${table.embeddingModel} is null)`);
const nearest = (name: string, table: { embedding: ExtraConfigColumn }) =>
  // Not halfvec: in the embedded database its arithmetic takes four times as long.
  index(name).using("hnsw", table.embedding.op("vector_cosine_ops"));

// ── user ────────────────────────────────────────────────────────────────────────────────────────────────────

export const users = pgTable(
  "users",
  {
    id: id(),
    /** "github" or "demo": ids of two code hosts may coincide. */
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

/** The code host's token, sealed: see server/src/auth/seal.ts. */
export const codeHostTokens = pgTable("code_host_tokens", {
  userId: owner().primaryKey(),
  sealed: text("sealed").notNull(),
  /** What this sign-in requested. The token may have more scopes: GitHub keeps those granted before. */
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
    /** Such as "Firefox on Linux", read from the browser's header at the sign-in; the header itself is not kept. */
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

/** One row for each sign-in that was started; taking it back out is what makes its state valid once. */
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

/** When a person last looked at a page, and when the visit before that ended. */
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
    /** 1, 2, 3 in the order they succeeded. */
    number: integer("number"),
    /** Chosen by the caller for one click: the same key again is the same generation. */
    requestKey: uuid("request_key"),
    stage: text("stage", { enum: generationStages }).notNull().default("reading"),
    done: integer("done").notNull().default(0),
    total: integer("total").notNull().default(0),
    leaseUntil: time("lease_until").notNull(),
    writer: text("writer"),
    profile: jsonb("profile"),
    /** Hash of what the code host said of the repositories: see server/src/codehost/fingerprint.ts. Null when unknown. */
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
    /** The generation it was saved from, where it is one of the person's own. */
    generationId: uuid("generation_id"),
    data: jsonb("data").notNull(),
    /** Whether its owner has opened /p/username to everybody. */
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

/** What matching reads of a saved profile; apart from the profiles, whose vectors would be indexed anew at each change. */
export const profileFeatures = pgTable(
  "profile_features",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    /** `updated_at` of the profile when it was read: of a profile saved since then, it is read again. */
    savedAt: time("saved_at").notNull(),
    /** Of the program that read it: of another version, it is read again. */
    version: text("version").notNull(),
    /** What scores, as JSON. */
    portrait: text("portrait").notNull(),
    /** What others see of somebody beside the score, as JSON. */
    card: text("card").notNull(),
    /** When this row was written: servers keep numbers of all portraits in memory, and read what is new since their last look. */
    writtenAt: time("written_at").notNull().defaultNow(),
  },
  (t) => [index("profile_features_written").on(t.writtenAt, t.userId)],
);

/** Claims that a person rejected ("Not me"): left out of every profile of theirs that is read, matched or generated. */
export const rejectedClaims = pgTable(
  "rejected_claims",
  {
    userId: owner(),
    kind: text("kind", { enum: claimKinds }).notNull(),
    /** As it stands in the profile. For an insight, its name. */
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
    /** Null: not said. */
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
    /** Repositories whose names were listed; null where none were asked for. */
    listed: integer("listed"),
    /** "owner/name" of those whose files and commits were read. */
    repositories: text("repositories").array().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [index("readings_of_user").on(t.userId, t.id), check("readings_kind", oneOf(t.kind, readingKinds))],
);

/** Repositories that a person removed: no reading looks into them again. */
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
    /** What the person who asked wrote with the request. */
    note: text("note"),
    /** The addressee chose "Not now": still pending, and out of the way. */
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

/** How long each answered request had waited: of it comes how long somebody usually takes. */
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

/** What a person reported to the operators. */
export const reports = pgTable(
  "reports",
  {
    id: id(),
    userId: owner(),
    reportedId: partOf("reported_id", () => users.id),
    subject: text("subject", { enum: reportSubjects }).notNull(),
    reason: text("reason").notNull(),
    /** The message as it was when it was reported: it may be gone by the time somebody looks. */
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

/** Two weeks on trial: one page in Markdown that both people of a connection edit. */
export const trialSprints = pgTable(
  "trial_sprints",
  {
    id: id(),
    connectionId: partOf("connection_id", () => connections.id),
    startsOn: date("starts_on", { mode: "string" }).notNull(),
    /** Its last day. */
    endsOn: date("ends_on", { mode: "string" }).notNull(),
    page: text("page").notNull(),
    /** Optimistic lock: a save names the version that was edited. */
    version: integer("version").notNull().default(1),
    /** Who saved last; null when that account is gone. */
    changedBy: uuid("changed_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Set when one of the two ended it before its last day. */
    stoppedAt: time("stopped_at"),
  },
  (t) => [
    index("trial_sprints_of_connection").on(t.connectionId, t.createdAt),
    index("trial_sprints_of_changer").on(t.changedBy),
    check("trial_sprints_dates", sql`${t.endsOn} >= ${t.startsOn}`),
    check("trial_sprints_page", sql`char_length(${t.page}) between 1 and 20000`),
  ],
);

/** How a sprint went, in the words of one of the two. */
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

/** News for one person: what somebody else did. Ids only; see server/src/news for who may write them, and how. */
export const events = pgTable(
  "events",
  {
    id: counter(),
    userId: owner(),
    actorId: partOf("actor_id", () => users.id),
    kind: text("kind", { enum: eventKinds }).notNull(),
    /** Of a connection that may be gone by now: a declined request leaves nothing but its news. */
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
  /** As the import spells it: an address, the whole path of a file, "greenhouse:NAME". */
  source: text("source").notNull().unique(),
  /** Null: as often as its kind is refreshed, see server/src/job/refresh.ts. */
  refreshMinutes: integer("refresh_minutes"),
  lastRunAt: time("last_run_at"),
  /** One sentence for people, with `lastRunFailed` beside it for programs. */
  lastOutcome: text("last_outcome"),
  lastRunFailed: boolean("last_run_failed").notNull().default(false),
  createdAt: createdAt(),
});

/** An amount per `salary_period` as an amount per year; null where the ad does not say how often it is paid. */
const perYear = (column: string) =>
  sql.raw(
    `${column} * case salary_period ${Object.entries(periodsPerYear)
      .map(([period, times]) => `when '${period}' then ${times}`)
      .join(" ")} end`,
  );
/** An opening that two connected people post together. Once both agreed it has a row in `jobs`. */
export const foundingRoles = pgTable(
  "founding_roles",
  {
    id: id(),
    connectionId: partOf("connection_id", () => connections.id),
    /** Whose text it is: while it is proposed, the other one has to agree. */
    proposedBy: partOf("proposed_by", () => users.id),
    /** As the form takes it: server/src/job/founding/schema.ts. */
    data: jsonb("data").notNull(),
    /** Optimistic lock: saving and agreeing name the version that was read. */
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
    /** Whose text this is; which sources list the job stands in job_listings. */
    sourceId: uuid("source_id").references(() => jobSources.id, { onDelete: "set null" }),
    /** Of an opening that two people post together: it goes with them. No source lists it. */
    foundingRoleId: uuid("founding_role_id")
      .unique()
      .references(() => foundingRoles.id, { onDelete: "cascade" }),
    /** What makes two ads the same one: the address without tracking parameters, else title, company and place. */
    duplicateKey: text("duplicate_key").notNull().unique(),
    /** Of everything below that is read from the ad: the same again needs no new vector. */
    contentHash: text("content_hash").notNull().default(""),
    title: text("title").notNull(),
    company: text("company").notNull().default(""),
    /** Null when the ad has no address of its own. */
    url: text("url"),
    descriptionHtml: text("description_html").notNull(),
    descriptionText: text("description_text").notNull(),
    location: text("location"),
    /** The parts of the location, each a value to filter by: "Berlin", "Germany". */
    places: text("places").array().notNull().default([]),
    /** `places` as filters compare them. PostgreSQL has no immutable `lower` of an array: it goes by way of a tsvector. */
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
    /** For what was read from text and not from a field: the words it was read from. */
    readFrom: jsonb("read_from").$type<Record<string, string>>().notNull().default({}),
    postedAt: time("posted_at"),
    /** Set when the ad left its sources; closed jobs are not shown. */
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

/** What is read of a job's text to score it; apart from the jobs, whose vectors would be indexed anew at each change. */
export const jobFeatures = pgTable(
  "job_features",
  {
    jobId: uuid("job_id")
      .primaryKey()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** Of the job when it was read. */
    contentHash: text("content_hash").notNull(),
    /** Of the program that read it: of another version, it is read again. */
    version: text("version").notNull(),
    features: text("features").notNull(),
  },
  (t) => [index("job_features_by_version").on(t.version)],
);

/** One row: document frequency of each word in a sample of the open jobs. */
export const boardWords = pgTable("board_words", {
  version: text("version").primaryKey(),
  words: text("words").notNull(),
  /** Open jobs at that time. */
  jobs: integer("jobs").notNull(),
  countedAt: time("counted_at").notNull().defaultNow(),
});

/** Which source listed which job, and when last: a job that no source lists any more is closed. */
export const jobListings = pgTable(
  "job_listings",
  {
    sourceId: partOf("source_id", () => jobSources.id),
    jobId: partOf("job_id", () => jobs.id),
    seenAt: time("seen_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.sourceId, t.jobId] }), index("job_listings_of_job").on(t.jobId)],
);

/** What a person decided about a job: saved or hidden, not both. */
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

/**
 * What a person notes about an application: a row from the first move or note on. It stays when the job is not saved any
 * more, so that saving it again brings everything back.
 */
export const applications = pgTable(
  "applications",
  {
    userId: owner(),
    jobId: partOf("job_id", () => jobs.id),
    stage: text("stage", { enum: applicationStages }).notNull().default("saved"),
    note: text("note").notNull().default(""),
    /** "2026-11-26" or "2026-11-26T14:00": the date and time as the person wrote it down, in no time zone. */
    nextAt: text("next_at"),
    /** What happens then. */
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

/** When an application came to each stage, oldest first. */
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

/** Companies whose jobs a person does not want to see, now and later; compared in lower case. */
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

/** A search of the job board that a person keeps under a name. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: id(),
    userId: owner(),
    name: text("name").notNull(),
    /** The filters, as server/src/job/schema.ts takes them. */
    search: jsonb("search").notNull(),
    /** Jobs that came later are new. */
    lookedAt: time("looked_at").notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("saved_searches_name").on(t.userId, t.name),
    check("saved_searches_name_length", sql`char_length(${t.name}) between 1 and 60`),
  ],
);

// ── mail ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Where a person wants e-mail, and what. Nothing is sent before the address is confirmed. */
export const mailSettings = pgTable(
  "mail_settings",
  {
    userId: owner().primaryKey(),
    address: text("address").notNull(),
    confirmedAt: time("confirmed_at"),
    /** Of the link in the latest e-mail that asks to confirm; null once it was used. */
    confirmHash: text("confirm_hash").unique(),
    confirmExpiresAt: time("confirm_expires_at"),
    /** In the clear, since every e-mail repeats it; it can do nothing but unsubscribe. */
    unsubscribeToken: text("unsubscribe_token").notNull().unique(),
    requests: boolean("requests").notNull().default(false),
    messages: boolean("messages").notNull().default(false),
    digest: text("digest", { enum: digestRhythms }).notNull().default("off"),
    /** Older events send no e-mail of their own. */
    since: time("since").notNull().defaultNow(),
    /** The end of the period that the last digest covered. */
    digestSince: time("digest_since").notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [check("mail_settings_digest", oneOf(t.digest, digestRhythms))],
);

/** Queue of e-mails, and those of the last 30 days; text and address are composed when one is sent. */
export const mails = pgTable(
  "mails",
  {
    id: id(),
    userId: owner(),
    kind: text("kind", { enum: mailKinds }).notNull(),
    /** Identifies the event: one e-mail each. */
    key: text("key").notNull().unique(),
    /** Of a request that may be gone by now. */
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

/** At most one CV a person. The file itself is not kept. */
export const cvs = pgTable(
  "cvs",
  {
    userId: owner().primaryKey(),
    originalFilename: text("original_filename").notNull(),
    size: integer("size").notNull(),
    text: text("text").notNull(),
    /** Titles, employers, dates, skills, level: what was read from the text. */
    reading: jsonb("reading").notNull(),
    /** What the person corrected; stays until the next upload. */
    corrections: jsonb("corrections"),
    /** What is read of text, corrections and saved profile to score jobs, and what it was read from; see server/src/cv/match. */
    features: text("features"),
    featuresKey: text("features_key"),
    ...embedding(),
    updatedAt: updatedAt(),
  },
  (t) => [check("cvs_size", sql`${t.size} between 1 and 10485760`), embeddingIsWhole("cvs_embedding", t)],
);
