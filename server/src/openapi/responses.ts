import { z } from "zod";
import { claimSchema, profileSchema, publicTechnicalSchema } from "../profile/schema.ts";
import { accountResponses } from "./accountResponses.ts";
import { confirmation, list, moment, percent, user } from "./fields.ts";
import { job, jobResponses } from "./jobResponses.ts";
import { pairResponses, scored, suggestion } from "./pairResponses.ts";
import { togetherResponses } from "./togetherResponses.ts";

const share = z.number().min(0).max(1);

const publicProfile = profileSchema.extend({ technical: publicTechnicalSchema });
const person = z.strictObject({
  id: z.uuid(),
  github_username: z.string(),
  github_avatar_url: z.string(),
  github_profile_url: z.string(),
});

const message = z.strictObject({
  id: z.uuid(),
  body: z.string(),
  sentByMe: z.boolean(),
  createdAt: moment,
  readAt: moment.nullable(),
});

const cv = z.strictObject({
  originalFilename: z.string(),
  size: z.int().min(0),
  updatedAt: moment,
  kind: z.enum(["pdf", "docx"]),
  pages: z.int().min(0),
  warnings: z.array(z.string()),
});

const matchedJob = job.extend({
  finalScore: share,
  aiAnalysis: z.strictObject({ reason: z.string() }),
  match: z.strictObject({
    confidence: share,
    parts: list({ name: z.string(), weight: share, percent, because: z.array(z.string()) }),
    requirements: list({
      skill: z.string(),
      must: z.boolean(),
      /** Whether it is met in full; otherwise something may be close to it. */
      met: z.boolean(),
      inCv: z.boolean(),
      /** A spoken language, which code cannot show. */
      spoken: z.boolean(),
      /** Where the person's own code shows it. */
      shownIn: z.strictObject({ repository: z.string(), url: z.string() }).nullable(),
      /** The alternative of a choice ("Python or Rust") that the person has. */
      has: z.string().nullable(),
      /** A skill that implies it or is interchangeable, where it is neither in the CV nor in code. */
      through: z.string().nullable(),
      /** Nothing shows it, and the CV could not: only English names of it are known, and the CV is in another language. */
      notCompared: z.boolean(),
    }),
    /** What the ad says of licences, certificates and degrees, which are not compared. */
    credentials: z.array(z.string()),
  }),
});

const generation = z.strictObject({
  id: z.uuid(),
  number: z.int().min(1).max(3),
  createdAt: moment,
  isSaved: z.boolean(),
  writer: z.string(),
  profile: profileSchema,
});

/** Response schema with status 200 of each documented path. A test fails on additional fields. */
export const responses: Record<string, z.ZodType> = {
  "GET /auth/user": z.strictObject({
    user,
    generationCount: z.int().min(0).max(3),
    canGenerate: z.boolean(),
    hasSavedProfile: z.boolean(),
    privateRepositories: z.boolean(),
  }),
  "POST /auth/logout": confirmation,
  ...accountResponses,
  "GET /account/export": z.looseObject({ exportedAt: moment }),
  "DELETE /account": confirmation,
  "POST /profile/generate": z.strictObject({
    profile: profileSchema,
    newGenerationCount: z.int().min(1).max(3),
    autoSaved: z.boolean(),
  }),
  "GET /profile/generations": z.strictObject({
    running: z.strictObject({ stage: z.string(), done: z.int(), total: z.int() }).nullable(),
    generations: z.array(generation),
  }),
  "POST /profile/save": z.strictObject({ message: z.string(), note: z.string().optional() }),
  "GET /profile/changes": z.strictObject({
    changed: z.boolean().nullable(),
    number: z.int().min(1).max(3).nullable(),
    madeAt: moment.nullable(),
  }),
  "GET /profile/rejected": z.strictObject({ rejected: z.array(claimSchema) }),
  "POST /profile/rejected": confirmation,
  "DELETE /profile/rejected": confirmation,
  "GET /profile/saved": z.strictObject({ profile: profileSchema.nullable() }),
  "DELETE /profile/saved": confirmation,
  "GET /profile/suggestions": z.strictObject({
    suggestions: z.array(suggestion).max(20),
    stats: z.strictObject({
      totalCandidates: z.int().min(0),
      qualifiedMatches: z.int().min(0),
      averageMatchScore: percent,
    }),
  }),
  "GET /profile/:userId": z.strictObject({ user: person, profile: publicProfile.nullable() }),
  "GET /profile/:userId/match": z.strictObject({ match: scored.nullable() }),
  ...pairResponses,
  ...togetherResponses,
  "POST /profile/connections/:id/aside": confirmation,
  "POST /profile/connections/request": z.strictObject({
    message: z.string(),
    status: z.enum(["pending", "accepted"]),
    id: z.uuid(),
  }),
  "POST /profile/connections/accept": confirmation,
  "DELETE /profile/connections/:id/decline": confirmation,
  "GET /profile/connections/pending": z.strictObject({
    pendingRequests: list({
      id: z.uuid(),
      requester_id: z.uuid(),
      requester_username: z.string(),
      requester_avatar_url: z.string(),
      created_at: moment,
      note: z.string().nullable(),
      set_aside: z.boolean(),
    }),
  }),
  "GET /profile/connections/sent": z.strictObject({
    sentRequests: list({
      id: z.uuid(),
      addressee_id: z.uuid(),
      addressee_username: z.string(),
      addressee_avatar_url: z.string(),
      created_at: moment,
      note: z.string().nullable(),
    }),
  }),
  "GET /profile/connections/active": z.strictObject({
    activeConnections: z.array(person.extend({ user_id: z.uuid(), connected_at: moment })),
  }),
  "GET /profile/connections/status/:userId": z.strictObject({
    status: z.enum(["pending", "accepted"]).nullable(),
    direction: z.enum(["outgoing", "incoming"]).nullable(),
    id: z.uuid().nullable(),
  }),
  "GET /messages": z.strictObject({
    threads: list({
      connectionId: z.uuid(),
      user,
      unread: z.int().min(0),
      lastMessage: message.nullable(),
    }),
  }),
  "GET /messages/:connectionId": z.strictObject({
    messages: z.array(message),
    nextCursor: z.uuid().nullable(),
  }),
  "POST /messages/:connectionId": message,
  "POST /messages/:connectionId/read": z.strictObject({ read: z.int().min(0) }),
  ...jobResponses,
  "GET /cv/info": z.strictObject({ cv: cv.nullable() }),
  "POST /cv/upload": z.strictObject({ message: z.string(), cv }),
  "GET /cv/match": z.strictObject({
    matchedJobs: z.array(matchedJob).max(50),
    hidden: z.record(z.string(), z.int().min(0)),
    message: z.string(),
  }),
  "DELETE /cv": confirmation,
};
