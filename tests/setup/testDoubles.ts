import { beforeAll, beforeEach } from "vitest";
import { type JobSites, startJobSites } from "../doubles/jobSites.ts";
import { type ModelDouble, startModel } from "../doubles/model.ts";

/** Starts a language model double for the test file. Use it only inside tests and hooks. */
export function testModel(): ModelDouble {
  const model = {} as ModelDouble;
  beforeAll(async () => {
    Object.assign(model, await startModel());
    return model.close;
  });
  return model;
}

/** Starts job sites for the test file; their pages are removed before each test. */
export function testJobSites(): JobSites {
  const sites = {} as JobSites;
  beforeAll(async () => {
    Object.assign(sites, await startJobSites());
    return sites.close;
  });
  beforeEach(() => sites.clear());
  return sites;
}
