import { readingKinds, securityEventKinds, tokenAccesses } from "@career-hub/db/enums.ts";
import { z } from "zod";
import { confirmation, list, moment } from "./fields.ts";

const token = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  access: z.enum(tokenAccesses),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
});

export const accountResponses: Record<string, z.ZodType> = {
  "POST /auth/rotate": z.strictObject({ token: z.string() }),
  "GET /account/sessions": z.strictObject({
    isFresh: z.boolean(),
    sessions: list({
      id: z.uuid(),
      device: z.string().nullable(),
      place: z.string().nullable(),
      createdAt: moment,
      lastSeenAt: moment,
      isCurrent: z.boolean(),
    }),
  }),
  "DELETE /account/sessions/:id": confirmation,
  "DELETE /account/sessions": z.strictObject({ ended: z.int().min(0), message: z.string() }),
  "GET /account/events": z.strictObject({
    events: list({
      id: z.int(),
      kind: z.enum(securityEventKinds),
      detail: z.string().nullable(),
      createdAt: moment,
    }),
  }),
  "GET /account/tokens": z.strictObject({ tokens: z.array(token) }),
  "POST /account/tokens": token.extend({ token: z.string() }),
  "DELETE /account/tokens/:id": confirmation,
  "GET /account/readings": z.strictObject({
    readings: list({
      id: z.int(),
      kind: z.enum(readingKinds),
      listed: z.int().min(0).nullable(),
      repositories: z.array(z.string()),
      createdAt: moment,
    }),
  }),
  "GET /account/repositories": z.strictObject({
    repositories: list({
      repository: z.string(),
      isPrivate: z.boolean(),
      ownCommits: z.int().min(0),
      claims: z.int().min(0),
    }),
    removed: z.array(z.string()),
  }),
  "DELETE /account/repositories": confirmation,
  "DELETE /profile/connections/:id": confirmation,
  "GET /profile/connections/blocked": z.strictObject({
    blocked: list({
      user_id: z.uuid(),
      github_username: z.string(),
      github_avatar_url: z.string(),
      blocked_at: moment,
    }),
  }),
  "POST /profile/connections/block": confirmation,
  "DELETE /profile/connections/block/:userId": confirmation,
  "POST /profile/connections/report": confirmation,
};
