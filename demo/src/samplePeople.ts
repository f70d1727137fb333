import { setTimeout as wait } from "node:timers/promises";
import { sampleGeneration } from "@career-hub/db/enums.ts";
import { localWriter } from "@career-hub/server/ai/local/writer.ts";
import { findFacts } from "@career-hub/server/evidence/evidence.ts";
import { assembleProfile } from "@career-hub/server/profile/assemble.ts";
import { embedProfile } from "@career-hub/server/profile/embedding.ts";
import type { Profile } from "@career-hub/server/profile/schema.ts";
import { noWishes, type Wishes } from "@career-hub/server/profile/wishes/schema.ts";
import { demoPath } from "./demoCodeHost.ts";
import type { DemoPerson } from "./people.ts";
import { insertSamplePerson } from "./queries.ts";
import { accountOf, readingOf } from "./reading.ts";
import type { Seeding } from "./seedPeople.ts";
import wishesByLogin from "./wishes.json" with { type: "json" };

const sampleWishes = new Map<string, Partial<Wishes>>(Object.entries(wishesByLogin as object));

/** Pause between people, so that other requests are served. */
const pauseMs = 5;

/** Creates accounts and saved profiles for these people sequentially, until the server stops. */
export async function insertSamplePeople(
  { env, db, ai, closing }: Seeding,
  people: DemoPerson[],
  now: Date,
): Promise<void> {
  const baseUrl = `${env.publicUrl}${demoPath}`;
  for (const person of people) {
    if (closing.aborted) return;
    await wait(pauseMs);
    const profile = await sampleProfile(person, baseUrl, now);
    // Without a vector it is embedded by the background job.
    const vector = await embedProfile({ ai, user: { id: "samples" } }, profile);
    const account = accountOf(person, baseUrl);
    const stated = sampleWishes.get(account.login);
    const wanted = stated ? { ...noWishes, ...stated } : null;
    await insertSamplePerson(db, { account, profile, vector, wanted });
  }
}

/** Always uses the local writer, to avoid model calls. */
async function sampleProfile(person: DemoPerson, baseUrl: string, now: Date): Promise<Profile> {
  const facts = findFacts(readingOf(person, baseUrl, now), { now });
  const prose = await localWriter.write(facts, {});
  const { login, name, avatarUrl, profileUrl } = accountOf(person, baseUrl);
  const made = { generationId: sampleGeneration, writer: localWriter.name };
  return assembleProfile({ username: login, name, avatarUrl, profileUrl }, facts, prose, made);
}
