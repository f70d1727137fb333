import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { digestRhythms, mailKinds, mailStatuses } from "../enums.ts";
import { createdAt, id, oneOf, time } from "./columns.ts";
import { owner } from "./user.ts";

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
