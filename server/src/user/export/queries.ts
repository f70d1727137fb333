import type { Db } from "@career-hub/db/client.ts";
import * as tables from "@career-hub/db/schema.ts";
import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { isOf } from "../../connection/queries.ts";

type ListRows = (db: Db, userId: string) => PromiseLike<unknown[]>;
type Name<Table extends PgTable> = keyof Table["_"]["columns"] & string;

const pick = <Table extends PgTable>(table: Table, names: Name<Table>[]) => {
  const columns = getTableColumns(table);
  return Object.fromEntries(names.map((name) => [name, columns[name] as PgColumn]));
};

/** Rows that name the person as their owner. */
const ownRows =
  <Table extends PgTable & { userId: PgColumn }>(table: Table, names: Name<Table>[]): ListRows =>
  (db, userId) =>
    db
      .select(pick(table, names))
      .from(table as PgTable)
      .where(eq(table.userId, userId));

/** Rows of the person's connections. */
const sharedRows =
  <Table extends PgTable & { connectionId: PgColumn }>(
    table: Table,
    names: Name<Table>[],
    more: (userId: string) => Record<string, SQL> = () => ({}),
  ): ListRows =>
  (db, userId) =>
    db
      .select({ ...pick(table, names), ...more(userId) })
      .from(table as PgTable)
      .innerJoin(tables.connections, eq(tables.connections.id, table.connectionId))
      .where(isOf(userId));

/** Every table that has rows of a person, without hashes, tokens and vectors. */
export const exported: Record<string, ListRows> = {
  users: (db, userId) =>
    db
      .select(
        pick(tables.users, [
          "codeHost",
          "codeHostUserId",
          "username",
          "name",
          "avatarUrl",
          "profileUrl",
          "generationCount",
          "createdAt",
        ]),
      )
      .from(tables.users)
      .where(eq(tables.users.id, userId)),
  code_host_tokens: ownRows(tables.codeHostTokens, ["includePrivate", "lastUsedAt"]),
  api_tokens: ownRows(tables.apiTokens, ["name", "access", "createdAt", "lastUsedAt"]),
  security_events: ownRows(tables.securityEvents, ["kind", "detail", "createdAt"]),
  readings: ownRows(tables.readings, ["kind", "listed", "repositories", "createdAt"]),
  removed_repositories: ownRows(tables.removedRepositories, ["repository", "createdAt"]),
  // Only the people whom this person blocked, not those who blocked this person.
  blocks: ownRows(tables.blocks, ["blockedId", "createdAt"]),
  reports: ownRows(tables.reports, ["reportedId", "subject", "reason", "createdAt"]),
  sessions: ownRows(tables.sessions, ["device", "place", "createdAt", "lastSeenAt", "expiresAt"]),
  generations: ownRows(tables.generations, ["number", "writer", "profile", "createdAt"]),
  profiles: ownRows(tables.profiles, ["data", "isPublic", "createdAt", "updatedAt"]),
  rejected_claims: ownRows(tables.rejectedClaims, ["kind", "claim", "createdAt"]),
  wishes: ownRows(tables.wishes, ["data", "updatedAt"]),
  // The sender does not learn that a request was set aside.
  connections: (db, userId) =>
    db
      .select({
        ...getTableColumns(tables.connections),
        setAsideAt:
          sql`case when ${tables.connections.addresseeId} = ${userId} then ${tables.connections.setAsideAt} end`.mapWith(
            tables.connections.setAsideAt,
          ),
      })
      .from(tables.connections)
      .where(isOf(userId)),
  request_answers: ownRows(tables.requestAnswers, ["waitedHours", "createdAt"]),
  messages: sharedRows(tables.messages, ["connectionId", "body", "createdAt"], (userId) => ({
    sentByMe: sql<boolean>`${tables.messages.senderId} = ${userId}`,
  })),
  trial_sprints: sharedRows(tables.trialSprints, [
    "connectionId",
    "startsOn",
    "endsOn",
    "page",
    "stoppedAt",
    "createdAt",
    "updatedAt",
  ]),
  sprint_answers: ownRows(tables.sprintAnswers, ["verdict", "note", "createdAt"]),
  founding_roles: sharedRows(
    tables.foundingRoles,
    ["connectionId", "data", "confirmedAt", "createdAt", "updatedAt"],
    (userId) => ({ proposedByMe: sql<boolean>`${tables.foundingRoles.proposedBy} = ${userId}` }),
  ),
  events: ownRows(tables.events, ["kind", "connectionId", "createdAt"]),
  marked_jobs: ownRows(tables.markedJobs, ["jobId", "mark", "keepsApplication", "createdAt"]),
  applications: ownRows(tables.applications, ["jobId", "stage", "note", "nextAt", "nextStep", "updatedAt"]),
  application_moves: ownRows(tables.applicationMoves, ["jobId", "stage", "createdAt"]),
  hidden_companies: ownRows(tables.hiddenCompanies, ["company", "createdAt"]),
  saved_searches: ownRows(tables.savedSearches, ["name", "search", "lookedAt", "createdAt"]),
  visits: ownRows(tables.visits, ["lastSeenAt", "previousAt"]),
  mail_settings: ownRows(tables.mailSettings, [
    "address",
    "confirmedAt",
    "requests",
    "messages",
    "digest",
    "createdAt",
  ]),
  mails: ownRows(tables.mails, ["kind", "status", "createdAt"]),
  cvs: ownRows(tables.cvs, ["originalFilename", "size", "text", "reading", "corrections", "updatedAt"]),
};
