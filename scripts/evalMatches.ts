/**
 * `npm run eval:matches -- FOLDER`: counts how many of thirty judgements of real developers the score of people agrees
 * with. FOLDER is the output of `npm run eval:profiles -- --out FOLDER`. Prints counts, and people by the hash of their
 * login.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { scorePair } from "../server/src/matching/people.ts";
import { type Portrait, portraitOf } from "../server/src/matching/portrait.ts";
import type { Profile } from "../server/src/profile/schema.ts";

const folder = process.argv[2];
if (!folder) throw new Error("Say which folder holds the profiles: npm run eval:matches -- FOLDER");

type Judged = { judgements: { for: string; better: string; worse: string; because: string }[] };
const path = new URL("../tests/matching/judgedDevelopers.json", import.meta.url);
const { judgements } = JSON.parse(readFileSync(path, "utf8")) as Judged;

const portraits = new Map<string, Portrait>();
for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
  const { profile } = JSON.parse(readFileSync(join(folder, file), "utf8")) as { profile: Profile };
  const places = Object.entries(profile.technical.evidence ?? {}).map(([claim, found]) => [
    claim,
    found.length,
  ]);
  const key = createHash("sha256").update(basename(file, ".json")).digest("hex").slice(0, 10);
  portraits.set(key, portraitOf(profile.technical, Object.fromEntries(places)));
}

function score(one: string, other: string): number {
  const [a, b] = [portraits.get(one), portraits.get(other)];
  if (!a || !b) throw new Error("A judged developer has no profile in this folder.");
  return scorePair(a, b).receipt.total;
}

let held = 0;
for (const { for: forWhom, better, worse, because } of judgements) {
  const [more, less] = [score(forWhom, better), score(forWhom, worse)];
  if (more > less) held += 1;
  else console.log(`${forWhom}: ${better} ${more}, ${worse} ${less}; judged otherwise: ${because}`);
}
console.log(`${held} of ${judgements.length} judgements hold`);
