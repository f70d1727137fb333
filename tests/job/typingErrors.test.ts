import { jobs } from "@career-hub/db/schema.ts";
import { expect, it } from "vitest";
import { createTestContext } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase();

it("finds what was meant when a search with typing errors finds nothing", async () => {
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
  // The page says what was searched in place of what was typed.
  const searched = async (q: string) => {
    const { total, corrected } = await anonymous.job.facets({ q });
    return [total, corrected];
  };
  expect(await searched("recat developr")).toEqual([1, "react developer"]);
  expect(await searched("recat")).toEqual([1, null]);
  expect(await searched("xqzvw")).toEqual([0, null]);
  expect(await searched("nurze xqzvw")).toEqual([0, null]);
});
