import { applicationStages, jobMarks, remoteKinds } from "@career-hub/db/enums.ts";
import { z } from "zod";
import { moment, nullable, user } from "./fields.ts";

const stage = z.enum(applicationStages);
const pay = {
  salary: nullable(z.string()),
  salary_currency: nullable(z.string()),
  /** Pay a year, from the period that the ad names. */
  salary_yearly_min: nullable(z.number()),
  salary_yearly_max: nullable(z.number()),
};

export const job = z.strictObject({
  id: z.uuid(),
  job_title: z.string(),
  company_name: z.string(),
  description_html: z.string(),
  job_url: z.string(),
  location: nullable(z.string()),
  remote: nullable(z.enum(remoteKinds)),
  level: nullable(z.string()),
  employment_type: nullable(z.string()),
  ...pay,
  technologies: z.array(z.string()),
  posted_at: moment,
  mark: nullable(z.enum(jobMarks)),
  /** The two who post it together; null for every other job. */
  founders: nullable(z.array(user)),
});

const application = z.strictObject({
  id: z.uuid(),
  job_title: z.string(),
  company_name: z.string(),
  job_url: z.string(),
  location: nullable(z.string()),
  remote: nullable(z.enum(remoteKinds)),
  ...pay,
  closed_at: nullable(moment),
  saved_at: moment,
  stage,
  note: z.string(),
  next_at: nullable(z.string()),
  next_step: z.string(),
  version: z.int().min(0),
  moves: z.array(z.strictObject({ id: z.int(), stage, at: moment })),
});

/** What the rows about jobs answer. */
export const jobAnswers: Record<string, z.ZodType> = {
  "GET /jobs": z.array(job),
  "GET /jobs/:id": job.extend({
    salary_min: nullable(z.number()),
    salary_max: nullable(z.number()),
    salary_period: nullable(z.string()),
    /** Field → the words of the ad it was read from. */
    read_from: z.record(z.string(), z.string()),
    closed_at: nullable(moment),
  }),
  "GET /jobs/:id/similar": z.strictObject({
    jobs: z.array(job.omit({ description_html: true })).max(4),
  }),
  "POST /jobs/:id/mark": z.strictObject({ mark: z.enum(jobMarks) }),
  "DELETE /jobs/:id/mark": z.strictObject({ mark: z.null() }),
  "GET /applications": z.strictObject({ applications: z.array(application) }),
  "POST /applications/:id/move": z.strictObject({ stage, moveId: nullable(z.int()) }),
  "POST /applications/:id/undo": z.strictObject({ id: z.uuid() }),
  "POST /applications/:id/notes": z.strictObject({ id: z.uuid() }),
};
