import { maxHiddenCompanies } from "@career-hub/server/job/hidden/queries.ts";
import { it } from "vitest";
import { expectError } from "../setup/expectError.ts";
import { createTestContext } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase();

it("rejects hiding more companies than the limit until one is shown again", async () => {
  const testContext = createTestContext(database.current());
  const { id, caller } = await testContext.somebody();
  await database.execute(
    "insert into hidden_companies (user_id, company) select $1::uuid, 'company ' || n from generate_series(1, $2::int) n",
    [id, maxHiddenCompanies],
  );
  await expectError(caller.job.hideCompany({ company: "One More" }), "CONFLICT");
  // Hiding a company twice is idempotent.
  await caller.job.hideCompany({ company: "Company 1" });
  await caller.job.showCompany({ company: "Company 1" });
  await caller.job.hideCompany({ company: "One More" });
});
