import { closeness, graph } from "./nodes.ts";
import type { CvFeatures } from "./readCvFeatures.ts";

/** From this share of the nearest on, an occupation is one the person may be looking for. */
const within = 0.5;
const occupationsAtMost = 12;
/** Of an occupation's titles in one language: the first ones are the most usual. */
const titlesAtMost = 4;

/**
 * What the ads are called that may suit: what the CV calls the person, then titles of the occupations nearest to their own,
 * the most usual of each before the second ones.
 */
export function titlesSought({ professions }: CvFeatures): string[] {
  const reached = graph()
    .nodes.map((node) => ({
      node,
      worth: Math.max(0, ...professions.map((held) => held.strength * closeness(held.node, node))),
    }))
    .sort((a, b) => b.worth - a.worth || a.node.index - b.node.index);
  const least = Math.max(0.1, (reached[0]?.worth ?? 0) * within);
  const near = reached.filter(({ worth }) => worth >= least).slice(0, occupationsAtMost);
  const own = professions.flatMap(({ wording }) => wording ?? []);
  const ranks = Array.from({ length: titlesAtMost }, (_, rank) => rank);
  const others = ranks.flatMap((rank) =>
    near.flatMap(({ node }) => node.titles.flatMap((all) => all[rank] ?? [])),
  );
  return [...new Set([...own, ...others])];
}
