import { readdirSync, readFileSync } from "node:fs";

export type Occupation = {
  name: string;
  family: string;
  /** The wider occupation this is a kind of: an ICU nurse is a registered nurse. */
  of?: string;
  /** Says little by itself: what kind is meant, the tools tell. */
  wide?: boolean;
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
  closeness: Float32Array;
};

const folder = new URL("../occupations/", import.meta.url);
const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as T;
/** These files hold something else than occupations. */
const others = new Set([
  "families.json",
  "skills.json",
  "generic.json",
  "stacks.json",
  "foreign.json",
  "foreignSkills.json",
  "common.json",
]);

export const occupationEntries = (): Occupation[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json") && !others.has(name))
    .sort()
    .flatMap((name) => read<Occupation[]>(name));
export const familyEntries = (): Family[] => read("families.json");
/** Skills that no entry of an occupation names, with their spellings: tools of every office, and terms of single trades. */
export const commonSkills = (): Record<"offices" | "trades", Record<string, string[]>> => read("common.json");
export const skillSpellings = (): Record<string, string[]> => read("skills.json");
/** Skills in other languages: skill → language → what it is called there. */
export const foreignSkills = (): Record<string, Record<string, string[]>> => read("foreignSkills.json");
/** Technologies that stand in titles and say which kind of developer is meant: "Java Engineer". */
export const stackWords = (): Record<string, string[]> => read("stacks.json");
/** Titles in other languages: occupation → language → titles. */
export const foreignTitles = (): Record<string, Record<string, string[]>> => read("foreign.json");
export const genericTitles = (): string[] => read("generic.json");

/** How close two professions are, from 0 to 1. docs/matching.md says why these numbers. */
const closenessOf = { kind: 0.85, near: 0.75, family: 0.55, familyToMember: 0.7, nearFamily: 0.6 };

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
  const own = ownCloseness(occupations, families, nodes, byOccupation);
  const parents = nodes.map(({ index }) => byOccupation.get(occupations[index]?.of ?? "")?.index);
  return { occupations, families, nodes, byOccupation, byFamily, closeness: inherited(own, parents) };
}

/** What the entries themselves say of two professions. */
function ownCloseness(
  occupations: Occupation[],
  families: Family[],
  nodes: Node[],
  byOccupation: Map<string, Node>,
): Float32Array {
  const size = nodes.length;
  const own = new Float32Array(size * size);
  const between = new Map(families.map(({ name, near }) => [name, near]));
  for (const a of nodes)
    for (const b of nodes) {
      const apart = Math.max(between.get(a.family)?.[b.family] ?? 0, between.get(b.family)?.[a.family] ?? 0);
      const within = a.isFamily || b.isFamily ? closenessOf.familyToMember : closenessOf.family;
      own[a.index * size + b.index] = a.family === b.family ? within : closenessOf.nearFamily * apart;
    }
  occupations.forEach(({ near }, index) => {
    for (const name of near) {
      const other = byOccupation.get(name)?.index ?? index;
      own[index * size + other] = closenessOf.near;
      own[other * size + index] = closenessOf.near;
    }
  });
  for (const { index } of nodes) own[index * size + index] = 1;
  return own;
}

/** A special kind of an occupation is as close to it as `kind` says, and a little less to all that it is close to. */
function inherited(own: Float32Array, parents: (number | undefined)[]): Float32Array {
  const size = parents.length;
  const all = own.slice();
  const at = (a: number, b: number) => own[a * size + b] ?? 0;
  parents.forEach((parent, a) => {
    for (let b = 0; b < size; b++) {
      const other = parents[b];
      if (parent === undefined && other === undefined) continue;
      all[a * size + b] = Math.max(
        at(a, b),
        parent === undefined ? 0 : closenessOf.kind * at(parent, b),
        other === undefined ? 0 : closenessOf.kind * at(a, other),
        parent === undefined || other === undefined ? 0 : closenessOf.kind ** 2 * at(parent, other),
      );
    }
  });
  return all;
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

/** An occupation of many kinds, such as a software engineer: two of them need have nothing in common but the name. */
export const isWide = ({ index }: Node): boolean => graph().occupations[index]?.wide === true;
