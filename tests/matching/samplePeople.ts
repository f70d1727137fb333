import { localWriter } from "@career-hub/server/ai/local/writer.ts";
import { findFacts } from "@career-hub/server/evidence/evidence.ts";
import { type Portrait, portraitOf } from "@career-hub/server/matching/portrait.ts";
import { assembleProfile } from "@career-hub/server/profile/assemble.ts";
import type { Profile } from "@career-hub/server/profile/schema.ts";
import { randomFrom } from "../cv/generated/random.ts";
import { readingOfPerson, readPeople } from "../evidence/readingOfPerson.ts";

const withoutWork = new Set(["gareth-pennard", "ines-lindqvaye"]);
const generationId = "11111111-1111-4111-8111-111111111111";

let written: Promise<Map<string, Profile>> | undefined;

/** Login → the profile the product itself writes of a sample person: written once, and a copy for each caller. */
export async function sampleProfiles(): Promise<Map<string, Profile>> {
  written ??= writeProfiles();
  return structuredClone(await written);
}

async function writeProfiles(): Promise<Map<string, Profile>> {
  const profiles = new Map<string, Profile>();
  for (const person of readPeople().filter(({ login }) => !withoutWork.has(login))) {
    const facts = findFacts(readingOfPerson(person), { now: new Date("2026-11-20T12:00:00Z") });
    const account = {
      username: person.login,
      name: person.name,
      avatarUrl: `https://avatars.githubusercontent.com/u/${person.id}`,
      profileUrl: `https://github.com/${person.login}`,
    };
    const made = { generationId, writer: localWriter.name };
    profiles.set(person.login, assembleProfile(account, facts, await localWriter.write(facts, {}), made));
  }
  return profiles;
}

export function portraitOfProfile({ technical }: Profile): Portrait {
  const evidence = Object.entries(technical.evidence ?? {});
  return portraitOf(technical, Object.fromEntries(evidence.map(([claim, places]) => [claim, places.length])));
}

/** The same person with other weights, so that a million people are a million portraits. */
export function varied(portrait: Portrait, seed: number): Portrait {
  const random = randomFrom(seed);
  const vary = (weights: Map<string, number>) =>
    new Map([...weights].map(([name, weight]) => [name, weight * (0.7 + 0.6 * random())]));
  const [fields, technologies, ideas] = [portrait.fields, portrait.technologies, portrait.ideas].map(vary);
  const backing = portrait.backing * (0.8 + 0.2 * random());
  return { ...portrait, fields, technologies, ideas, backing } as Portrait;
}
