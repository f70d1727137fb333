import { on } from "node:events";
import { Worker } from "node:worker_threads";
import { embedProfile } from "@career-hub/server/profile/embedding.ts";
import type { Profile } from "@career-hub/server/profile/schema.ts";
import { noWishes, type Wishes } from "@career-hub/server/profile/wishes/schema.ts";
import { demoPath } from "./demoCodeHost.ts";
import type { DemoPerson } from "./people.ts";
import { insertSamplePerson } from "./queries.ts";
import { accountOf } from "./reading.ts";
import type { Seeding } from "./seedPeople.ts";
import wishesByLogin from "./wishes.json" with { type: "json" };

const sampleWishes = new Map<string, Partial<Wishes>>(Object.entries(wishesByLogin as object));

export type ProfilesToWrite = { people: DemoPerson[]; baseUrl: string; now: Date };

/**
 * Creates accounts and saved profiles for these people, until the server stops. The profiles are written in a thread, one
 * after another in the order of `people`, because writing them takes a second of processor time.
 */
export async function insertSamplePeople(
  { env, db, ai, closing }: Seeding,
  people: DemoPerson[],
  now: Date,
): Promise<void> {
  const baseUrl = `${env.publicUrl}${demoPath}`;
  const workerData: ProfilesToWrite = { people, baseUrl, now };
  const thread = new Worker(new URL("./profilesThread.ts", import.meta.url), { workerData });
  const profiles = on(thread, "message", { close: ["exit"] });
  const stop = () => void thread.terminate();
  closing.addEventListener("abort", stop);
  try {
    for (const person of people) {
      const message = await profiles.next();
      if (message.done || closing.aborted) return;
      const [profile] = message.value as [Profile];
      // Without a vector it is embedded by the background job.
      const vector = await embedProfile({ ai, user: { id: "samples" } }, profile);
      const account = accountOf(person, baseUrl);
      const stated = sampleWishes.get(account.login);
      const wanted = stated ? { ...noWishes, ...stated } : null;
      await insertSamplePerson(db, { account, profile, vector, wanted });
    }
  } finally {
    closing.removeEventListener("abort", stop);
    stop();
  }
}
