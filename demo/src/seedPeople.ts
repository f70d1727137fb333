import { demoHost } from "@career-hub/db/enums.ts";
import type { Services } from "@career-hub/server/context.ts";
import { type DemoPerson, loadPeople } from "./people.ts";
import { listSampleAccounts } from "./queries.ts";

export type Seeding = Pick<Services, "env" | "db" | "ai" | "codeHosts" | "closing">;

/** People without own public work get no profile. */
const hasWork = ({ repositories }: DemoPerson) =>
  repositories.some((one) => !one.isPrivate && !one.isFork && one.commits.own > 0);

/** Creates accounts and saved profiles for sample people who have none. Existing accounts, and those that were deleted, are not changed. */
export async function seedPeople(seeding: Seeding): Promise<void> {
  const { env, db, codeHosts } = seeding;
  if (!env.demoData || !codeHosts[demoHost]) return;
  const known = new Set(await listSampleAccounts(db));
  const now = new Date();
  const missing = (await loadPeople(now)).filter((one) => hasWork(one) && !known.has(String(one.id)));
  if (missing.length === 0) return;
  // Loaded for the first start only: what reads repositories and writes profiles.
  const { insertSamplePeople } = await import("./samplePeople.ts");
  await insertSamplePeople(seeding, missing, now);
}
