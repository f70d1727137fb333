import type { Facts } from "../../evidence/facts.ts";
import { stableHash } from "../../matching/vector.ts";

export type Choose = <T>(key: string, options: readonly T[]) => T[];

/** Orders options by a hash of the facts: the same person reads the same text every time, two people seldom do. */
export function chooser(facts: Facts): Choose {
  const seed = [
    facts.firstAt,
    facts.lastAt,
    ...facts.projects.map((one) => one.name),
    ...facts.languages.map((one) => one.name),
  ].join(" ");
  return (key, options) =>
    options
      .map((option, index) => ({ option, order: stableHash(`${seed}\n${key}\n${index}`) }))
      .sort((a, b) => a.order - b.order)
      .map(({ option }) => option);
}
