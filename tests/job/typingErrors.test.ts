import { jobs } from "@career-hub/db/schema.ts";
import { expect, it } from "vitest";
import { createTestContext } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase();

it("corrects spelling when a search has no results", async () => {
  const job = (title: string) => ({
    duplicateKey: title,
    title,
    descriptionHtml: "",
    descriptionText: title,
  });
  await database.db.insert(jobs).values([job("React Developer"), job("Nurse"), job("Recat Buyer")]);
  const { anonymous } = createTestContext(database.current());
  const titlesFor = async (q: string) =>
    (await anonymous.job.list({ q })).jobs.map(({ job_title }) => job_title);
  expect(await titlesFor("recat developr")).toEqual(["React Developer"]);
  expect(await titlesFor("recat")).toEqual(["Recat Buyer"]);
  expect(await titlesFor("xqzvw")).toEqual([]);
  // The page shows the corrected query.
  const searched = async (q: string) => {
    const { total, corrected } = await anonymous.job.facets({ q });
    return [total, corrected];
  };
  expect(await searched("recat developr")).toEqual([1, "react developer"]);
  expect(await searched("recat")).toEqual([1, null]);
  expect(await searched("xqzvw")).toEqual([0, null]);
  expect(await searched("nurze xqzvw")).toEqual([0, null]);
});
