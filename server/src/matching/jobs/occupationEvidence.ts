import { lazy } from "../../lazy.ts";
import { graph, type Node } from "./nodes.ts";
import { relatedSkills, type Skill, skillsByName } from "./vocabulary.ts";

/** A technology that more occupations list does not indicate a profession: every office has spreadsheets. */
const maxOccupations = 100;
/** Weight of a skill's neighbours where no occupation lists the skill itself: Zephyr is a neighbour of FreeRTOS. */
const neighbourWeight = 0.5;

/** Technology → the occupations that list it (O*NET). Where kinds of computing occupations list it, only those. */
const listedBy = lazy(() => {
  const named = Map.groupBy(
    graph().nodes.flatMap((node) => node.technologies.map((name) => ({ node, name }))),
    ({ name }) => name,
  );
  const all = new Map<Skill, Set<Node>>();
  for (const [name, by] of named)
    for (const skill of skillsByName(name))
      if (skill.term) for (const { node } of by) all.getOrInsertComputed(skill, () => new Set()).add(node);
  return new Map(
    [...all].map(([skill, nodes]): [Skill, Node[]] => {
      const kinds = [...nodes].filter(({ parents }) => parents.length > 0);
      return [skill, kinds.length ? kinds : nodes.size > maxOccupations ? [] : [...nodes]];
    }),
  );
});

/** The professions that skills indicate, each with the sum of what speaks for it. */
export function professionsOf(skills: Iterable<Skill>): Map<Node, number> {
  const evidence = new Map<Node, number>();
  const ordered = [...skills].sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const skill of ordered) {
    const own = listedBy().get(skill);
    const nodes = own ?? [...new Set(relatedSkills(skill).flatMap((near) => listedBy().get(near) ?? []))];
    // A skill's share is divided by the square root of its number of professions.
    const share = (skill.weight * (own ? 1 : neighbourWeight)) / Math.sqrt(nodes.length || 1);
    for (const node of nodes) evidence.set(node, (evidence.get(node) ?? 0) + share);
  }
  return evidence;
}

/** Whether any occupation lists the skill. */
export const isListed = (skill: Skill): boolean => (listedBy().get(skill)?.length ?? 0) > 0;
