import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { scorePair } from "../../server/src/matching/people.ts";
import type { Profile } from "../../server/src/profile/schema.ts";
import { portraitOfProfile } from "../../tests/matching/samplePeople.ts";

type Judged = { judgements: { for: string; better: string; worse: string; because: string }[] };
const path = new URL("../../tests/matching/judgedDevelopers.json", import.meta.url);

/**
 * Counts the judgements of real developers that the people score agrees with, and lists the others. People are named by
 * a hash.
 */
export function judgementsHeld(profiles: [login: string, profile: Profile][]): string {
  const { judgements } = JSON.parse(readFileSync(path, "utf8")) as Judged;
  const hashOf = (login: string) => createHash("sha256").update(login).digest("hex").slice(0, 10);
  const portraits = new Map(profiles.map(([login, profile]) => [hashOf(login), portraitOfProfile(profile)]));
  const lines: string[] = [];
  let [held, known] = [0, 0];
  for (const { for: forWhom, better, worse, because } of judgements) {
    const [person, one, other] = [forWhom, better, worse].map((hash) => portraits.get(hash));
    if (!person || !one || !other) continue;
    known += 1;
    const [more, less] = [one, other].map((portrait) => scorePair(person, portrait).receipt.total);
    if (Number(more) > Number(less)) held += 1;
    else lines.push(`${forWhom}: ${better} ${more}, ${worse} ${less}; judged otherwise: ${because}`);
  }
  return [...lines, `${held} of ${known} judgements of developers hold`].join("\n");
}
