/** Stored enum values, defined once for tables and code. */
export const generationStatuses = ["running", "succeeded"] as const;
export const generationStages = ["waiting", "reading", "analysing", "writing"] as const;
/** Kinds of claims that the owner can reject; the corresponding lists are in server/src/profile/claims.ts. */
export const claimKinds = ["strength", "role", "technology", "concept", "insight"] as const;
export const connectionStatuses = ["pending", "accepted"] as const;
export const eventKinds = [
  "requested",
  "accepted",
  "declined",
  "cancelled",
  "message",
  "sprintStarted",
  "sprintChanged",
  "sprintEnded",
  "roleProposed",
  "roleConfirmed",
  "roleChanged",
  "roleRemoved",
] as const;
/** Verdict of one person about a trial sprint. */
export const sprintVerdicts = ["goOn", "unsure", "stop"] as const;
/** The kinds of security events of an account. */
export const securityEventKinds = [
  "signedIn",
  "signedOut",
  "signedOutOthers",
  "refused",
  "exported",
  "profileDeleted",
  "cvDeleted",
  "repositoryRemoved",
  "connectionRemoved",
  "blocked",
  "unblocked",
  "reported",
  "tokenCreated",
  "tokenRevoked",
  "mailAddressChanged",
  "mailAddressRemoved",
] as const;
/** Why the code host was read. */
export const readingKinds = ["signIn", "generation", "changes"] as const;
export const tokenAccesses = ["read", "write"] as const;
export const reportSubjects = ["profile", "message", "role"] as const;
export const jobMarks = ["saved", "hidden"] as const;
export const remoteKinds = ["remote", "hybrid", "onsite"] as const;
/** Ascending. */
export const jobLevels = ["intern", "junior", "mid", "senior", "lead", "executive"] as const;
export const salaryPeriods = ["hour", "day", "week", "month", "year"] as const;
/**
 * Periods in a year of full-time work, after holidays and leave: 1,800 hours, 225 days or 46 weeks. Yearly pay is
 * computed with these.
 */
export const periodsPerYear = {
  hour: 1_800,
  day: 225,
  week: 46,
  month: 12,
  year: 1,
} as const satisfies Record<(typeof salaryPeriods)[number], number>;
/** Stages of a saved job, in order. */
export const applicationStages = ["saved", "applied", "interview", "offer", "closed"] as const;

/** Whether the person is looking for a co-founder; with "no" they are neither suggested nor listed. */
export const lookingKinds = ["now", "open", "no"] as const;

/** Kinds of e-mail; `confirm` verifies the address. */
export const mailKinds = ["confirm", "request", "messages", "digest"] as const;
/**
 * `sending`: transmitted, without a response yet. `unknown`: no response came, and the e-mail is not retried.
 * `dropped`: nothing left to report.
 */
export const mailStatuses = ["waiting", "sending", "sent", "dropped", "failed", "unknown"] as const;
export const digestRhythms = ["off", "daily", "weekly"] as const;

export type GenerationStage = (typeof generationStages)[number];
export type JobMark = (typeof jobMarks)[number];
export type RemoteKind = (typeof remoteKinds)[number];
export type JobLevel = (typeof jobLevels)[number];
export type ApplicationStage = (typeof applicationStages)[number];
export type SalaryPeriod = (typeof salaryPeriods)[number];
export type EventKind = (typeof eventKinds)[number];
export type SecurityEventKind = (typeof securityEventKinds)[number];
export type ReadingKind = (typeof readingKinds)[number];
export type SprintVerdict = (typeof sprintVerdicts)[number];
export type TokenAccess = (typeof tokenAccesses)[number];

export type MailStatus = (typeof mailStatuses)[number];
export type DigestRhythm = (typeof digestRhythms)[number];

/** `code_host` of accounts at the demo code host. */
export const demoHost = "demo";
/** The generation id of a sample profile that nobody has generated or saved. */
export const sampleGeneration = "00000000-0000-4000-8000-000000000000";
export const maxGenerations = 3;
/** Every vector column has this many dimensions; shorter models are padded, see server/src/ai. */
export const vectorDimensions = 1024;
