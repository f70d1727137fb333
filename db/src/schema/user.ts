import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { maxGenerations, securityEventKinds, tokenAccesses } from "../enums.ts";
import { counter, createdAt, id, oneOf, partOf, time, updatedAt } from "./columns.ts";

/** Foreign key to the person whose row it is. */
export const owner = () => partOf("user_id", () => users.id);

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
