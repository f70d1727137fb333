import { readFileSync } from "node:fs";
import { type Skill, skillsNamed } from "./vocabulary.ts";
import { impliedSkill, nearSkill } from "./weights.ts";

/** How far something is known, from 0 to 1, and through which other skill where it is not named itself. */
export type Known = { share: number; through: Skill | null };

type Entries = { reason: string; entries: Record<string, string[]> };
type Relations = { madeWith: Entries; kindsOf: Entries; families: Entries };

/** Kept by hand in one file; each part says why. */
export const skillRelations = (): Relations =>
  JSON.parse(readFileSync(new URL("skillRelations.json", import.meta.url), "utf8")) as Relations;

type Loaded = { wider: Map<Skill, Set<Skill>>; family: Map<Skill, Set<Skill>> };
let loaded: Loaded | undefined;

/** What knowing a skill says of others: Next.js → React, and through it JavaScript. */
function impliedBy(skill: Skill): Set<Skill> {
  loaded ??= build();
  const all = new Set<Skill>();
  const waiting = [skill];
  for (let one = waiting.pop(); one; one = waiting.pop())
    for (const wider of loaded.wider.get(one) ?? [])
      if (wider !== skill && !all.has(wider)) {
        all.add(wider);
        waiting.push(wider);
      }
  return all;
}

function build(): Loaded {
  const wider: Loaded["wider"] = new Map();
  const family: Loaded["family"] = new Map();
  const { madeWith, kindsOf, families } = skillRelations();
  for (const [name, shownBy] of [...Object.entries(madeWith.entries), ...Object.entries(kindsOf.entries)])
    for (const wide of skillsNamed(name))
      for (const narrow of shownBy.flatMap(skillsNamed))
        wider.set(narrow, (wider.get(narrow) ?? new Set()).add(wide));
  for (const names of Object.values(families.entries)) {
    const members = new Set(names.flatMap(skillsNamed));
    for (const one of members) family.set(one, members);
  }
  return { wider, family };
}

/** What does the same job: SQL dialects, clouds, component frameworks. Never something of another kind. */
function familyOf(skill: Skill): Skill[] {
  loaded ??= build();
  return [...(loaded.family.get(skill) ?? [])].filter((other) => other !== skill);
}

const reaches = new WeakMap<Map<Skill, number>, Map<Skill, Known>>();

/** All that a person's skills reach: themselves, what they imply, and a little of what does the same job. */
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
    for (const near of familyOf(held)) note(near, nearSkill * share, held);
    for (const wider of impliedBy(held)) note(wider, impliedSkill * share, held);
  }
  reaches.set(skills, known);
  return known;
}
