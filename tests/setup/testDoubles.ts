import { beforeAll, beforeEach } from "vitest";
import { type JobSites, startJobSites } from "../doubles/jobSites.ts";
import { type ModelDouble, startModel } from "../doubles/model.ts";

/** A model for a test file. Only to be used inside tests and hooks. */
export function testModel(): ModelDouble {
  const model = {} as ModelDouble;
  beforeAll(async () => {
    Object.assign(model, await startModel());
    return model.close;
  });
  return model;
}

/** Sites with jobs for a test file, without any page at the start of each test. */
export function testJobSites(): JobSites {
  const sites = {} as JobSites;
  beforeAll(async () => {
    Object.assign(sites, await startJobSites());
    return sites.close;
  });
  beforeEach(() => sites.clear());
  return sites;
}
