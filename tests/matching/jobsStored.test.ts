import { readCvFeatures } from "@career-hub/server/matching/jobs/readCvFeatures.ts";
import { type JobFeatures, readJobFeatures } from "@career-hub/server/matching/jobs/readJobFeatures.ts";
import { scoreJob } from "@career-hub/server/matching/jobs/scoreJob.ts";
import { fromStored, toStored } from "@career-hub/server/matching/jobs/storedFeatures.ts";
import { expect, it } from "vitest";
import { ads, cvs } from "./jobsPeople.ts";

const now = new Date("2026-03-01T00:00:00Z");

it("scores stored features exactly like those just read", () => {
  for (const { text } of cvs) {
    const cv = readCvFeatures(text, { now });
    const storedCv = fromStored<typeof cv>(toStored(cv));
    expect(storedCv).toEqual(cv);
    for (const ad of ads) {
      const job = readJobFeatures(ad);
      const storedJob = fromStored<JobFeatures>(toStored(job));
      expect(scoreJob(storedCv, storedJob, { now })).toEqual(scoreJob(cv, job, { now }));
    }
  }
});
