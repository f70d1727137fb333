import type { Db } from "@career-hub/db/client.ts";
import {
  apiTokens,
  applicationMoves,
  applications,
  blocks,
  codeHostTokens,
  connections,
  cvs,
  events,
  foundingRoles,
  generations,
  hiddenCompanies,
  mailSettings,
  mails,
  markedJobs,
  messages,
  profiles,
  readings,
  rejectedClaims,
  removedRepositories,
  reports,
  requestAnswers,
  savedSearches,
  securityEvents,
  sessions,
  sprintAnswers,
  trialSprints,
  users,
  visits,
  wishes,
} from "@career-hub/db/schema.ts";
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
const own =
  <Table extends PgTable & { userId: PgColumn }>(table: Table, names: Name<Table>[]): ListRows =>
  (db, userId) =>
    db
      .select(pick(table, names))
      .from(table as PgTable)
      .where(eq(table.userId, userId));

/** Rows of the person's connections. */
const shared =
  <Table extends PgTable & { connectionId: PgColumn }>(
    table: Table,
    names: Name<Table>[],
    more: (userId: string) => Record<string, SQL> = () => ({}),
  ): ListRows =>
  (db, userId) =>
    db
      .select({ ...pick(table, names), ...more(userId) })
      .from(table as PgTable)
      .innerJoin(connections, eq(connections.id, table.connectionId))
      .where(isOf(userId));

/** Every table that has rows of a person, without hashes, tokens and vectors. */
export const exported: Record<string, ListRows> = {
  users: (db, userId) =>
    db
      .select(
        pick(users, [
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
      .from(users)
      .where(eq(users.id, userId)),
  code_host_tokens: own(codeHostTokens, ["includePrivate", "lastUsedAt"]),
  api_tokens: own(apiTokens, ["name", "access", "createdAt", "lastUsedAt"]),
  security_events: own(securityEvents, ["kind", "detail", "createdAt"]),
  readings: own(readings, ["kind", "listed", "repositories", "createdAt"]),
  removed_repositories: own(removedRepositories, ["repository", "createdAt"]),
  // Only the people whom this person blocked, not those who blocked this person.
  blocks: own(blocks, ["blockedId", "createdAt"]),
  reports: own(reports, ["reportedId", "subject", "reason", "createdAt"]),
  sessions: own(sessions, ["device", "place", "createdAt", "lastSeenAt", "expiresAt"]),
  generations: own(generations, ["number", "writer", "profile", "createdAt"]),
  profiles: own(profiles, ["data", "isPublic", "createdAt", "updatedAt"]),
  rejected_claims: own(rejectedClaims, ["kind", "claim", "createdAt"]),
  wishes: own(wishes, ["data", "updatedAt"]),
  connections: (db, userId) => db.select().from(connections).where(isOf(userId)),
  request_answers: own(requestAnswers, ["waitedHours", "createdAt"]),
  messages: shared(messages, ["connectionId", "body", "createdAt"], (userId) => ({
    sentByMe: sql<boolean>`${messages.senderId} = ${userId}`,
  })),
  trial_sprints: shared(trialSprints, [
    "connectionId",
    "startsOn",
    "endsOn",
    "page",
    "stoppedAt",
    "createdAt",
    "updatedAt",
  ]),
  sprint_answers: own(sprintAnswers, ["verdict", "note", "createdAt"]),
  founding_roles: shared(
    foundingRoles,
    ["connectionId", "data", "confirmedAt", "createdAt", "updatedAt"],
    (userId) => ({ proposedByMe: sql<boolean>`${foundingRoles.proposedBy} = ${userId}` }),
  ),
  events: own(events, ["kind", "connectionId", "createdAt"]),
  marked_jobs: own(markedJobs, ["jobId", "mark", "createdAt"]),
  applications: own(applications, ["jobId", "stage", "note", "nextAt", "nextStep", "updatedAt"]),
  application_moves: own(applicationMoves, ["jobId", "stage", "createdAt"]),
  hidden_companies: own(hiddenCompanies, ["company", "createdAt"]),
  saved_searches: own(savedSearches, ["name", "search", "lookedAt", "createdAt"]),
  visits: own(visits, ["lastSeenAt", "previousAt"]),
  mail_settings: own(mailSettings, ["address", "confirmedAt", "requests", "messages", "digest", "createdAt"]),
  mails: own(mails, ["kind", "status", "createdAt"]),
  cvs: own(cvs, ["originalFilename", "size", "text", "reading", "corrections", "updatedAt"]),
};
