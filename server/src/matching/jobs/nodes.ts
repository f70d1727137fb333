import { readdirSync, readFileSync } from "node:fs";

export type Occupation = {
  name: string;
  family: string;
  titles: string[];
  skills: string[];
  near: string[];
};
export type Family = { name: string; words: string[]; near: Record<string, number> };
/** An occupation, or a family as a whole: what a title such as "Engineer" says. */
export type Node = { index: number; name: string; family: string; isFamily: boolean };

type Graph = {
  occupations: Occupation[];
  families: Family[];
  nodes: Node[];
  byOccupation: Map<string, Node>;
  byFamily: Map<string, Node>;
  closeness: Float64Array;
};

const folder = new URL("../occupations/", import.meta.url);
const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as T;
/** These files hold something else than occupations. */
const others = new Set(["families.json", "skills.json", "generic.json", "stacks.json"]);

export const occupationEntries = (): Occupation[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json") && !others.has(name))
    .sort()
    .flatMap((name) => read<Occupation[]>(name));
export const familyEntries = (): Family[] => read("families.json");
export const skillSpellings = (): Record<string, string[]> => read("skills.json");
/** Technologies that stand in titles and say which kind of developer is meant: "Java Engineer". */
export const stackWords = (): Record<string, string[]> => read("stacks.json");
export const genericTitles = (): string[] => read("generic.json");

/** How close two professions are, from 0 to 1. docs/matching.md says why these numbers. */
const closenessOf = { near: 0.75, family: 0.55, familyToMember: 0.7, nearFamily: 0.6 };

function build(): Graph {
  const occupations = occupationEntries();
  const families = familyEntries();
  const nodes: Node[] = [];
  const byOccupation = new Map<string, Node>();
  const byFamily = new Map<string, Node>();
  const add = (into: Map<string, Node>, name: string, family: string, isFamily: boolean) => {
    const node = { index: nodes.length, name, family, isFamily };
    nodes.push(node);
    into.set(name, node);
  };
  for (const { name, family } of occupations) add(byOccupation, name, family, false);
  for (const { name } of families) add(byFamily, name, name, true);
  const graph = {
    occupations,
    families,
    nodes,
    byOccupation,
    byFamily,
    closeness: new Float64Array(nodes.length ** 2),
  };
  for (const a of nodes)
    for (const b of nodes) graph.closeness[a.index * nodes.length + b.index] = compare(graph, a, b);
  return graph;
}

function compare({ occupations, families }: Graph, a: Node, b: Node): number {
  if (a === b) return 1;
  const isNear = (one: Node, other: Node) =>
    !one.isFamily && occupations[one.index]?.near.includes(other.name) === true;
  if (isNear(a, b) || isNear(b, a)) return closenessOf.near;
  if (a.family === b.family)
    return a.isFamily || b.isFamily ? closenessOf.familyToMember : closenessOf.family;
  const between = (one: string, other: string) => families.find(({ name }) => name === one)?.near[other] ?? 0;
  return closenessOf.nearFamily * Math.max(between(a.family, b.family), between(b.family, a.family));
}

let loaded: Graph | undefined;

export function graph(): Graph {
  loaded ??= build();
  return loaded;
}

export const closeness = (a: Node, b: Node): number => {
  const { closeness: table, nodes } = graph();
  return table[a.index * nodes.length + b.index] ?? 0;
};
