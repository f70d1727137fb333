import { applicationStages, jobMarks, remoteKinds } from "@career-hub/db/enums.ts";
import { z } from "zod";
import { list, moment, user } from "./fields.ts";

const stage = z.enum(applicationStages);
/** What a list of jobs and one of applications show of an ad. */
const ad = {
  id: z.uuid(),
  job_title: z.string(),
  company_name: z.string(),
  job_url: z.string(),
  location: z.string().nullable(),
  remote: z.enum(remoteKinds).nullable(),
  salary: z.string().nullable(),
  salary_currency: z.string().nullable(),
  /** Yearly pay, converted from the ad's period. */
  salary_yearly_min: z.number().nullable(),
  salary_yearly_max: z.number().nullable(),
};

export const job = z.strictObject({
  ...ad,
  description_html: z.string(),
  level: z.string().nullable(),
  employment_type: z.string().nullable(),
  technologies: z.array(z.string()),
  posted_at: moment,
  mark: z.enum(jobMarks).nullable(),
  /** The founders who posted it; null for other jobs. */
  founders: z.array(user).nullable(),
});

const application = z.strictObject({
  ...ad,
  closed_at: moment.nullable(),
  saved_at: moment,
  stage,
  note: z.string(),
  next_at: z.string().nullable(),
  next_step: z.string(),
  version: z.int().min(0),
  moves: list({ id: z.int(), stage, at: moment }),
});

export const jobResponses: Record<string, z.ZodType> = {
  "GET /jobs": z.array(job),
  "GET /jobs/:id": job.extend({
    salary_min: z.number().nullable(),
    salary_max: z.number().nullable(),
    salary_period: z.string().nullable(),
    /** Field → words of the ad that it was extracted from. */
    read_from: z.record(z.string(), z.string()),
    closed_at: moment.nullable(),
  }),
  "GET /jobs/:id/similar": z.strictObject({
    jobs: z.array(job.omit({ description_html: true })).max(4),
  }),
  "POST /jobs/:id/mark": z.strictObject({ mark: z.enum(jobMarks) }),
  "DELETE /jobs/:id/mark": z.strictObject({ mark: z.null() }),
  "GET /applications": z.strictObject({ applications: z.array(application) }),
  "POST /applications/:id/move": z.strictObject({ stage, moveId: z.int().nullable() }),
  "POST /applications/:id/undo": z.strictObject({ id: z.uuid() }),
  "POST /applications/:id/notes": z.strictObject({ id: z.uuid() }),
};
