import { readFileSync } from "node:fs";
import { type Skill, skillsNamed, skillsNear } from "./vocabulary.ts";
import { impliedSkill, nearSkill } from "./weights.ts";

/** How far something is known, from 0 to 1, and through which other skill where it is not named itself. */
export type Known = { share: number; through: Skill | null };

/** Skill → what nobody knows without knowing it: Java → Spring, Hibernate … */
export const impliedEntries = (): Record<string, string[]> =>
  JSON.parse(readFileSync(new URL("../implied.json", import.meta.url), "utf8")) as Record<string, string[]>;

let loaded: Map<Skill, Set<Skill>> | undefined;

/** What knowing a skill says of others: Next.js → React, and through it JavaScript. */
function impliedBy(skill: Skill): Set<Skill> {
  loaded ??= build();
  const all = new Set<Skill>();
  const waiting = [skill];
  for (let one = waiting.pop(); one; one = waiting.pop())
    for (const wider of loaded.get(one) ?? [])
      if (wider !== skill && !all.has(wider)) {
        all.add(wider);
        waiting.push(wider);
      }
  return all;
}

function build(): Map<Skill, Set<Skill>> {
  const found = new Map<Skill, Set<Skill>>();
  for (const [name, shownBy] of Object.entries(impliedEntries()))
    for (const wider of skillsNamed(name))
      for (const narrow of shownBy.flatMap(skillsNamed))
        found.set(narrow, (found.get(narrow) ?? new Set()).add(wider));
  return found;
}

const reaches = new WeakMap<Map<Skill, number>, Map<Skill, Known>>();

/** All that a person's skills reach: themselves, what they imply, and a little of what lies next to them. */
export function knownFrom(skills: Map<Skill, number>): Map<Skill, Known> {
  const before = reaches.get(skills);
  if (before) return before;
  const known = new Map<Skill, Known>();
  for (const [skill, share] of skills) known.set(skill, { share, through: null });
  const note = (skill: Skill, share: number, through: Skill) => {
    const best = known.get(skill);
    const isBetter =
      !best || share > best.share || (share === best.share && through.name < (best.through?.name ?? ""));
    if (isBetter && !(best && best.through === null)) known.set(skill, { share, through });
  };
  for (const [held, share] of skills) {
    for (const near of skillsNear(held)) note(near, nearSkill * share, held);
    for (const wider of impliedBy(held)) note(wider, impliedSkill * share, held);
  }
  reaches.set(skills, known);
  return known;
}
