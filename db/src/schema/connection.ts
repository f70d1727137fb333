import { sql } from "drizzle-orm";
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { connectionStatuses, eventKinds, reportSubjects, sprintVerdicts } from "../enums.ts";
import { counter, createdAt, id, oneOf, partOf, time, updatedAt } from "./columns.ts";
import { owner, users } from "./user.ts";

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
