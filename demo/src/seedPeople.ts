import { setTimeout as wait } from "node:timers/promises";
import { demoHost, sampleGeneration } from "@career-hub/db/enums.ts";
import { localWriter } from "@career-hub/server/ai/local/writer.ts";
import type { Services } from "@career-hub/server/context.ts";
import { findFacts } from "@career-hub/server/evidence/evidence.ts";
import { assembleProfile } from "@career-hub/server/profile/assemble.ts";
import { embedProfile } from "@career-hub/server/profile/embedding.ts";
import type { Profile } from "@career-hub/server/profile/schema.ts";
import { noWishes, type Wishes } from "@career-hub/server/profile/wishes/schema.ts";
import { demoPath } from "./demoCodeHost.ts";
import { type DemoPerson, loadPeople } from "./people.ts";
import { insertSamplePerson, listSampleAccounts } from "./queries.ts";
import { accountOf, readingOf } from "./reading.ts";
import wishesByLogin from "./wishes.json" with { type: "json" };

const sampleWishes = new Map<string, Partial<Wishes>>(Object.entries(wishesByLogin as object));

/** Between two people, so that other requests are served. */
const pauseMs = 40;

type Seeding = Pick<Services, "env" | "db" | "ai" | "codeHosts" | "closing">;

/**
 * Gives the sample people accounts and saved profiles, so that somebody who tries the product finds others. Only those
 * who have no account yet: what a person made of theirs, or deleted, stays as it is.
 */
export async function seedPeople({ env, db, ai, codeHosts, closing }: Seeding): Promise<void> {
  if (!env.demoData || !codeHosts[demoHost]) return;
  const known = new Set(await listSampleAccounts(db));
  const now = new Date();
  const baseUrl = `${env.publicUrl}${demoPath}`;
  for (const person of await loadPeople(now)) {
    if (closing.aborted) return;
    if (known.has(String(person.id))) continue;
    await wait(pauseMs);
    const profile = await sampleProfile(person, baseUrl, now);
    if (!profile) continue;
    // Without a vector it waits for the background work, as anybody's does.
    const vector = await embedProfile({ ai, user: { id: "samples" } }, profile);
    const account = accountOf(person, baseUrl);
    const stated = sampleWishes.get(account.login);
    const wanted = stated ? { ...noWishes, ...stated } : null;
    await insertSamplePerson(db, { account, profile, vector, wanted });
  }
}

/** By the local writer, whatever is configured: nobody asked a model for this. Null for people without work. */
export async function sampleProfile(person: DemoPerson, baseUrl: string, now: Date): Promise<Profile | null> {
  const hasWork = person.repositories.some((one) => !one.isPrivate && !one.isFork && one.commits.own > 0);
  if (!hasWork) return null;
  const facts = findFacts(readingOf(person, baseUrl, now), { now });
  const prose = await localWriter.write(facts, {});
  const { login, name, avatarUrl, profileUrl } = accountOf(person, baseUrl);
  const made = { generationId: sampleGeneration, writer: localWriter.name };
  return assembleProfile({ username: login, name, avatarUrl, profileUrl }, facts, prose, made);
}
