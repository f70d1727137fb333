import { sprintVerdicts } from "@career-hub/db/enums.ts";
import { z } from "zod";
import { roleSchema } from "../job/founding/schema.ts";
import { confirmation, list, moment, user } from "./fields.ts";
import { evidenceLevel, scored } from "./pairResponses.ts";

const answer = z.strictObject({ verdict: z.enum(sprintVerdicts), note: z.string().nullable() });

export const togetherResponses: Record<string, z.ZodType> = {
  "GET /profile/:userId/if-learned": z.strictObject({
    answer: z.strictObject({ claim: z.string(), now: scored, imagined: scored }).nullable(),
  }),
  "GET /profile/:userId/with-third": z.strictObject({
    answer: z
      .strictObject({
        match: scored,
        areas: list({ area: z.string(), you: evidenceLevel, they: evidenceLevel, third: evidenceLevel }),
      })
      .nullable(),
  }),
  "GET /sprints": z.strictObject({
    partner: user,
    template: z.string(),
    sprints: list({
      id: z.uuid(),
      startsOn: z.iso.date(),
      endsOn: z.iso.date(),
      page: z.string(),
      version: z.int().min(1),
      changedByMe: z.boolean(),
      updatedAt: moment,
      stoppedAt: moment.nullable(),
      isOver: z.boolean(),
      mine: answer.nullable(),
      theirs: answer.nullable(),
    }),
  }),
  "POST /sprints": confirmation.extend({ id: z.uuid() }),
  "POST /sprints/:id": confirmation.extend({ version: z.int().min(1) }),
  "POST /sprints/:id/stop": confirmation,
  "POST /sprints/:id/answer": confirmation,
  "GET /founding-roles": z.strictObject({
    roles: list({
      id: z.uuid(),
      role: z.strictObject(roleSchema.shape),
      version: z.int().min(1),
      proposedByMe: z.boolean(),
      isConfirmed: z.boolean(),
      jobId: z.uuid().nullable(),
      updatedAt: moment,
    }),
  }),
  "POST /founding-roles": confirmation.extend({ id: z.uuid() }),
  "POST /founding-roles/:id": confirmation,
  "POST /founding-roles/:id/confirm": confirmation,
  "DELETE /founding-roles/:id": confirmation,
};
