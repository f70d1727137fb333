import { closeness, graph } from "./nodes.ts";
import type { CvFeatures } from "./readCvFeatures.ts";

/** From this share of the nearest on, an occupation is one the person may be looking for. */
const within = 0.5;
const occupationsAtMost = 40;

/** What the ads are called that may suit: names and titles of the occupations nearest to the CV's own, nearest first. */
export function titlesSought({ professions }: CvFeatures): string[] {
  const { occupations, nodes } = graph();
  const reached = occupations
    .map((occupation, index) => {
      const node = nodes[index];
      const worth = node
        ? Math.max(0, ...professions.map((held) => held.strength * closeness(held.node, node)))
        : 0;
      return { occupation, worth };
    })
    .sort((a, b) => b.worth - a.worth || (a.occupation.name < b.occupation.name ? -1 : 1));
  const least = Math.max(0.1, (reached[0]?.worth ?? 0) * within);
  const near = reached.filter(({ worth }) => worth >= least).slice(0, occupationsAtMost);
  return [...new Set(near.flatMap(({ occupation: { name, titles } }) => [name, ...titles]))];
}
