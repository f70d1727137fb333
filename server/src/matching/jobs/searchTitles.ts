import { closeness, graph } from "./nodes.ts";
import type { CvFeatures } from "./readCvFeatures.ts";

/** Minimum share of the best value for an occupation to be suggested. */
const minShare = 0.5;
const maxOccupations = 12;
/** Titles per occupation and language; the first ones are the most common. */
const maxTitles = 4;

/** Titles of ads that may suit: the CV's own titles, then titles of the nearest occupations, the most common title of each first. */
export function searchTitles({ professions }: CvFeatures): string[] {
  const ranked = graph()
    .nodes.map((node) => ({
      node,
      worth: Math.max(0, ...professions.map((held) => held.strength * closeness(held.node, node))),
    }))
    .sort((a, b) => b.worth - a.worth || a.node.index - b.node.index);
  const threshold = Math.max(0.1, (ranked[0]?.worth ?? 0) * minShare);
  const nearest = ranked.filter(({ worth }) => worth >= threshold).slice(0, maxOccupations);
  const ownTitles = professions.flatMap(({ wording }) => wording ?? []);
  const ranks = Array.from({ length: maxTitles }, (_, rank) => rank);
  const others = ranks.flatMap((rank) =>
    nearest.flatMap(({ node }) => node.titles.flatMap((all) => all[rank] ?? [])),
  );
  return [...new Set([...ownTitles, ...others])];
}
