import { sprintVerdicts } from "@career-hub/db/enums.ts";
import { z } from "zod";
import { roleSchema } from "../job/founding/schema.ts";
import { moment, nullable } from "./fields.ts";
import { evidenceLevel, scored } from "./people.ts";

const said = z.strictObject({ message: z.string() });
const answer = z.strictObject({ verdict: z.enum(sprintVerdicts), note: nullable(z.string()) });
const person = z.strictObject({ id: z.uuid(), username: z.string(), avatar_url: z.string() });

/** What the rows of pairRows.ts answer. */
export const togetherAnswers: Record<string, z.ZodType> = {
  "GET /profile/:userId/if-learned": z.strictObject({
    answer: nullable(z.strictObject({ claim: z.string(), now: scored, imagined: scored })),
  }),
  "GET /profile/:userId/with-third": z.strictObject({
    answer: nullable(
      z.strictObject({
        match: scored,
        areas: z.array(
          z.strictObject({ area: z.string(), you: evidenceLevel, they: evidenceLevel, third: evidenceLevel }),
        ),
      }),
    ),
  }),
  "GET /sprints": z.strictObject({
    partner: person,
    template: z.string(),
    sprints: z.array(
      z.strictObject({
        id: z.uuid(),
        startsOn: z.iso.date(),
        endsOn: z.iso.date(),
        page: z.string(),
        version: z.int().min(1),
        changedByMe: z.boolean(),
        updatedAt: moment,
        stoppedAt: nullable(moment),
        isOver: z.boolean(),
        mine: nullable(answer),
        theirs: nullable(answer),
      }),
    ),
  }),
  "POST /sprints": said.extend({ id: z.uuid() }),
  "POST /sprints/:id": said.extend({ version: z.int().min(1) }),
  "POST /sprints/:id/stop": said,
  "POST /sprints/:id/answer": said,
  "GET /founding-roles": z.strictObject({
    roles: z.array(
      z.strictObject({
        id: z.uuid(),
        role: z.strictObject(roleSchema.shape),
        version: z.int().min(1),
        proposedByMe: z.boolean(),
        isConfirmed: z.boolean(),
        jobId: nullable(z.uuid()),
        updatedAt: moment,
      }),
    ),
  }),
  "POST /founding-roles": said.extend({ id: z.uuid() }),
  "POST /founding-roles/:id": said,
  "POST /founding-roles/:id/confirm": said,
  "DELETE /founding-roles/:id": said,
};
