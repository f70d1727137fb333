import { readFileSync } from "node:fs";
import { lazy } from "../../lazy.ts";
import { isMarkup, type Skill, skillsByName } from "./vocabulary.ts";
import { impliedSkill, interchangeableSkill } from "./weights.ts";

/** How well a skill is covered, 0 to 1. `through`: the other skill that covers it, null for the skill itself. */
export type SkillCoverage = { share: number; through: Skill | null };

type Entries = { reason: string; entries: Record<string, string[]> };
type Relations = { madeWith: Entries; kindsOf: Entries; families: Entries };

/** Curated by hand; each part states its reason. */
export const skillRelations = (): Relations =>
  JSON.parse(readFileSync(new URL("skillRelations.json", import.meta.url), "utf8")) as Relations;

const relations = lazy(build);

/** Skills that a skill implies, transitively: Next.js → React → JavaScript. */
function impliedBy(skill: Skill): Set<Skill> {
  const implied = new Set<Skill>();
  const queue = [skill];
  for (let current = queue.pop(); current; current = queue.pop())
    for (const wider of relations().wider.get(current) ?? [])
      if (wider !== skill && !implied.has(wider)) {
        implied.add(wider);
        queue.push(wider);
      }
  return implied;
}

function build() {
  const wider = new Map<Skill, Set<Skill>>();
  const family = new Map<Skill, Set<Skill>>();
  const { madeWith, kindsOf, families } = skillRelations();
  for (const [name, shownBy] of [...Object.entries(madeWith.entries), ...Object.entries(kindsOf.entries)])
    for (const wide of skillsByName(name))
      for (const narrow of shownBy.flatMap(skillsByName))
        wider.getOrInsertComputed(narrow, () => new Set()).add(wide);
  for (const names of Object.values(families.entries)) {
    const members = new Set(names.flatMap(skillsByName));
    for (const one of members) family.set(one, members);
  }
  return { wider, family };
}

/** Interchangeable skills: SQL dialects, clouds, component frameworks. */
const familyOf = (skill: Skill): Skill[] =>
  [...(relations().family.get(skill) ?? [])].filter((other) => other !== skill);

/** Whether "A/B" means either: two products of a family, or two programming languages. */
export const isEither = (a: Skill, b: Skill): boolean =>
  (isLanguage(a) && isLanguage(b)) || familyOf(a).includes(b);
const isLanguage = ({ term }: Skill) => term?.kind === "language" && !isMarkup(term);

const cache = new WeakMap<Map<Skill, number>, Map<Skill, SkillCoverage>>();

/** All skills that a person's skills cover: themselves, those they imply, and to a lesser degree interchangeable ones. */
export const coveredSkills = (skills: Map<Skill, number>) => cache.getOrInsertComputed(skills, cover);

function cover(skills: Map<Skill, number>): Map<Skill, SkillCoverage> {
  const known = new Map<Skill, SkillCoverage>();
  for (const [skill, share] of skills) known.set(skill, { share, through: null });
  const note = (skill: Skill, share: number, through: Skill) => {
    const best = known.get(skill);
    const isBetter =
      !best || share > best.share || (share === best.share && through.name < (best.through?.name ?? ""));
    if (isBetter && !(best && best.through === null)) known.set(skill, { share, through });
  };
  for (const [skill, share] of skills) {
    for (const other of familyOf(skill)) note(other, interchangeableSkill * share, skill);
    for (const wider of impliedBy(skill)) note(wider, impliedSkill * share, skill);
  }
  return known;
}
