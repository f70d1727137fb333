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
import { eq, or, sql } from "drizzle-orm";

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
  applications: (db: Db, userId: string) =>
    db
      .select({
        jobId: applications.jobId,
        stage: applications.stage,
        note: applications.note,
        nextAt: applications.nextAt,
        nextStep: applications.nextStep,
        updatedAt: applications.updatedAt,
      })
      .from(applications)
      .where(eq(applications.userId, userId)),
  application_moves: (db: Db, userId: string) =>
    db
      .select({
        jobId: applicationMoves.jobId,
        stage: applicationMoves.stage,
        createdAt: applicationMoves.createdAt,
      })
      .from(applicationMoves)
      .where(eq(applicationMoves.userId, userId)),
  hidden_companies: (db: Db, userId: string) =>
    db
      .select({ company: hiddenCompanies.company, createdAt: hiddenCompanies.createdAt })
      .from(hiddenCompanies)
      .where(eq(hiddenCompanies.userId, userId)),
  saved_searches: (db: Db, userId: string) =>
    db
      .select({
        name: savedSearches.name,
        search: savedSearches.search,
        lookedAt: savedSearches.lookedAt,
        createdAt: savedSearches.createdAt,
      })
      .from(savedSearches)
      .where(eq(savedSearches.userId, userId)),
  visits: (db: Db, userId: string) =>
    db
      .select({ lastSeenAt: visits.lastSeenAt, previousAt: visits.previousAt })
      .from(visits)
      .where(eq(visits.userId, userId)),
  mail_settings: (db: Db, userId: string) =>
    db
      .select({
        address: mailSettings.address,
        confirmedAt: mailSettings.confirmedAt,
        requests: mailSettings.requests,
        messages: mailSettings.messages,
        digest: mailSettings.digest,
        createdAt: mailSettings.createdAt,
      })
      .from(mailSettings)
      .where(eq(mailSettings.userId, userId)),
  mails: (db: Db, userId: string) =>
    db
      .select({ kind: mails.kind, status: mails.status, createdAt: mails.createdAt })
      .from(mails)
      .where(eq(mails.userId, userId)),
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
