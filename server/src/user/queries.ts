import type { Db } from "@career-hub/db/client.ts";
import {
  apiTokens,
  blocks,
  codeHostTokens,
  connections,
  cvs,
  events,
  foundingRoles,
  generations,
  hiddenCompanies,
  markedJobs,
  messages,
  profiles,
  rateLimits,
  readings,
  rejectedClaims,
  removedRepositories,
  reports,
  requestAnswers,
  securityEvents,
  sessions,
  sprintAnswers,
  trialSprints,
  users,
  wishes,
} from "@career-hub/db/schema.ts";
import { eq, like, or, sql } from "drizzle-orm";
import { newsOf, notifies } from "../news/queries.ts";

/** Everything else that is the person's goes with the row: every owner key cascades. Counters only name the id. */
export async function removeUser(db: Db, { userId }: { userId: string }): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(users)
      .where(eq(users.id, userId))
      .returning({ told: notifies(newsOf, users.id) });
    await tx.delete(rateLimits).where(like(rateLimits.key, `%${userId}%`));
  });
}

/** Every table that has rows of a person, in the person's own words: no hashes, tokens or vectors. */
export const exported = {
  users: (db: Db, userId: string) =>
    db
      .select({
        codeHost: users.codeHost,
        codeHostUserId: users.codeHostUserId,
        username: users.username,
        name: users.name,
        avatarUrl: users.avatarUrl,
        profileUrl: users.profileUrl,
        generationCount: users.generationCount,
        createdAt: users.createdAt,
      })
      .from(users)
      .where(eq(users.id, userId)),
  code_host_tokens: (db: Db, userId: string) =>
    db
      .select({ includePrivate: codeHostTokens.includePrivate, lastUsedAt: codeHostTokens.lastUsedAt })
      .from(codeHostTokens)
      .where(eq(codeHostTokens.userId, userId)),
  api_tokens: (db: Db, userId: string) =>
    db
      .select({
        name: apiTokens.name,
        access: apiTokens.access,
        createdAt: apiTokens.createdAt,
        lastUsedAt: apiTokens.lastUsedAt,
      })
      .from(apiTokens)
      .where(eq(apiTokens.userId, userId)),
  security_events: (db: Db, userId: string) =>
    db
      .select({
        kind: securityEvents.kind,
        detail: securityEvents.detail,
        createdAt: securityEvents.createdAt,
      })
      .from(securityEvents)
      .where(eq(securityEvents.userId, userId)),
  readings: (db: Db, userId: string) =>
    db
      .select({
        kind: readings.kind,
        listed: readings.listed,
        repositories: readings.repositories,
        createdAt: readings.createdAt,
      })
      .from(readings)
      .where(eq(readings.userId, userId)),
  removed_repositories: (db: Db, userId: string) =>
    db
      .select({ repository: removedRepositories.repository, createdAt: removedRepositories.createdAt })
      .from(removedRepositories)
      .where(eq(removedRepositories.userId, userId)),
  // Those whom the person blocked: who blocked the person is not theirs to know.
  blocks: (db: Db, userId: string) =>
    db
      .select({ blockedId: blocks.blockedId, createdAt: blocks.createdAt })
      .from(blocks)
      .where(eq(blocks.userId, userId)),
  reports: (db: Db, userId: string) =>
    db
      .select({
        reportedId: reports.reportedId,
        subject: reports.subject,
        reason: reports.reason,
        createdAt: reports.createdAt,
      })
      .from(reports)
      .where(eq(reports.userId, userId)),
  sessions: (db: Db, userId: string) =>
    db
      .select({
        device: sessions.device,
        place: sessions.place,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
  generations: (db: Db, userId: string) =>
    db
      .select({
        number: generations.number,
        writer: generations.writer,
        profile: generations.profile,
        createdAt: generations.createdAt,
      })
      .from(generations)
      .where(eq(generations.userId, userId)),
  profiles: (db: Db, userId: string) =>
    db
      .select({
        data: profiles.data,
        isPublic: profiles.isPublic,
        createdAt: profiles.createdAt,
        updatedAt: profiles.updatedAt,
      })
      .from(profiles)
      .where(eq(profiles.userId, userId)),
  rejected_claims: (db: Db, userId: string) =>
    db
      .select({
        kind: rejectedClaims.kind,
        claim: rejectedClaims.claim,
        createdAt: rejectedClaims.createdAt,
      })
      .from(rejectedClaims)
      .where(eq(rejectedClaims.userId, userId)),
  wishes: (db: Db, userId: string) =>
    db
      .select({ data: wishes.data, updatedAt: wishes.updatedAt })
      .from(wishes)
      .where(eq(wishes.userId, userId)),
  connections: (db: Db, userId: string) =>
    db
      .select()
      .from(connections)
      .where(or(eq(connections.requesterId, userId), eq(connections.addresseeId, userId))),
  request_answers: (db: Db, userId: string) =>
    db
      .select({ waitedHours: requestAnswers.waitedHours, createdAt: requestAnswers.createdAt })
      .from(requestAnswers)
      .where(eq(requestAnswers.userId, userId)),
  messages: (db: Db, userId: string) =>
    db
      .select({
        connectionId: messages.connectionId,
        sentByMe: sql<boolean>`${messages.senderId} = ${userId}`,
        body: messages.body,
        createdAt: messages.createdAt,
      })
      .from(messages)
      .innerJoin(connections, eq(connections.id, messages.connectionId))
      .where(or(eq(connections.requesterId, userId), eq(connections.addresseeId, userId))),
  trial_sprints: (db: Db, userId: string) =>
    db
      .select({
        connectionId: trialSprints.connectionId,
        startsOn: trialSprints.startsOn,
        endsOn: trialSprints.endsOn,
        page: trialSprints.page,
        stoppedAt: trialSprints.stoppedAt,
        createdAt: trialSprints.createdAt,
        updatedAt: trialSprints.updatedAt,
      })
      .from(trialSprints)
      .innerJoin(connections, eq(connections.id, trialSprints.connectionId))
      .where(or(eq(connections.requesterId, userId), eq(connections.addresseeId, userId))),
  sprint_answers: (db: Db, userId: string) =>
    db
      .select({
        verdict: sprintAnswers.verdict,
        note: sprintAnswers.note,
        createdAt: sprintAnswers.createdAt,
      })
      .from(sprintAnswers)
      .where(eq(sprintAnswers.userId, userId)),
  founding_roles: (db: Db, userId: string) =>
    db
      .select({
        connectionId: foundingRoles.connectionId,
        proposedByMe: sql<boolean>`${foundingRoles.proposedBy} = ${userId}`,
        data: foundingRoles.data,
        confirmedAt: foundingRoles.confirmedAt,
        createdAt: foundingRoles.createdAt,
        updatedAt: foundingRoles.updatedAt,
      })
      .from(foundingRoles)
      .innerJoin(connections, eq(connections.id, foundingRoles.connectionId))
      .where(or(eq(connections.requesterId, userId), eq(connections.addresseeId, userId))),
  events: (db: Db, userId: string) =>
    db
      .select({ kind: events.kind, connectionId: events.connectionId, createdAt: events.createdAt })
      .from(events)
      .where(eq(events.userId, userId)),
  marked_jobs: (db: Db, userId: string) =>
    db
      .select({ jobId: markedJobs.jobId, mark: markedJobs.mark, createdAt: markedJobs.createdAt })
      .from(markedJobs)
      .where(eq(markedJobs.userId, userId)),
  hidden_companies: (db: Db, userId: string) =>
    db
      .select({ company: hiddenCompanies.company, createdAt: hiddenCompanies.createdAt })
      .from(hiddenCompanies)
      .where(eq(hiddenCompanies.userId, userId)),
  cvs: (db: Db, userId: string) =>
    db
      .select({
        originalFilename: cvs.originalFilename,
        size: cvs.size,
        text: cvs.text,
        reading: cvs.reading,
        corrections: cvs.corrections,
        updatedAt: cvs.updatedAt,
      })
      .from(cvs)
      .where(eq(cvs.userId, userId)),
};
