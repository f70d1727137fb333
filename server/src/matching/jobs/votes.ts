import type { Node } from "./nodes.ts";
import { type Skill, skillsNear } from "./vocabulary.ts";

/** The professions that skills speak for, each with the sum of what they tell. */
export function professionsOf(skills: Iterable<Skill>): Map<Node, number> {
  const votes = new Map<Node, number>();
  const ordered = [...skills].sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const skill of ordered) {
    const { nodes, worth } = speaksFor(skill);
    // A skill of many professions speaks for each of them a little.
    const share = (skill.weight * worth) / Math.sqrt(nodes.length || 1);
    for (const node of nodes) votes.set(node, (votes.get(node) ?? 0) + share);
  }
  return votes;
}

/** What no occupation names its neighbours speak for, by half: Zephyr stands beside FreeRTOS. */
const throughNeighbours = 0.5;
const spokenFor = new WeakMap<Skill, { nodes: Node[]; worth: number }>();

function speaksFor(skill: Skill): { nodes: Node[]; worth: number } {
  const known = spokenFor.get(skill);
  if (known) return known;
  const own = skill.occupations.length > 0;
  const nodes = own
    ? skill.occupations
    : [...new Set(skillsNear(skill).flatMap(({ occupations }) => occupations))];
  const found = { nodes, worth: own ? 1 : throughNeighbours };
  spokenFor.set(skill, found);
  return found;
}
