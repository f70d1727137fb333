import { similarity } from "../../taxonomy/embedding.ts";
import { meanOf } from "../../taxonomy/occupationIndex.ts";
import { meanVectors, occupationsFor } from "../../taxonomy/occupations.ts";
import { taxonomy } from "../../taxonomy/taxonomy.ts";
import { kindGroups } from "./kinds.ts";

/** An occupation of ESCO or O*NET, or a kind of one (`occupations/kinds.json`). */
export type Node = {
  index: number;
  /** Of the taxonomy; a kind's is its name. */
  id: string;
  name: string;
  /** ISCO-08 unit group, four digits. */
  isco: string;
  /** In each language, the preferred one first. */
  titles: string[][];
  technologies: string[];
  /** What it is a kind of; none of an occupation of the taxonomies. */
  parents: Node[];
  /** Ids of related occupations, closest first. */
  related: string[];
  /** The mean of its titles, length one. */
  vector: Float32Array;
};

type Graph = { nodes: Node[]; byId: Map<string, Node>; wide: Set<Node> };

function build(): Graph {
  const vectors = meanVectors();
  const nodes = taxonomy().map(
    ({ id, name, iscoGroup, titles, technologies = [], related = [] }, index): Node => ({
      index,
      id,
      name,
      isco: iscoGroup,
      titles: Object.values(titles),
      technologies,
      parents: [],
      related,
      vector: vectors[index] as Float32Array,
    }),
  );
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const wide = new Set<Node>();
  for (const { of, kinds } of kindGroups()) {
    const named = occupationsFor(of).filter((found) => found.similarity === 1);
    const parents = [of, ...named.map(({ occupation }) => occupation.id)].flatMap((id) => byId.get(id) ?? []);
    for (const parent of parents) wide.add(parent);
    for (const { name, titles, tools } of kinds) {
      const all = [name, ...titles];
      const isco = parents[0]?.isco ?? "";
      const common = { index: nodes.length, id: name, name, isco, parents, related: [], vector: meanOf(all) };
      nodes.push({ ...common, titles: [all], technologies: tools });
      byId.set(name, nodes.at(-1) as Node);
    }
  }
  return { nodes, byId, wide };
}

let loaded: Graph | undefined;

export function graph(): Graph {
  loaded ??= build();
  return loaded;
}

/** docs/matching.md says why these numbers. */
const ofKind = 0.85;
const sameGroup = [0.85, 0.4];
/** Two codes of O*NET that begin with the same 6, 4 or 2 characters: broad occupation, minor and major group. */
const sameCode = [0.85, 0.6, 0.3];
const sameField = 0.35;
/** ISCO-08 calls these groups of associate professionals by the same field as those of professionals: health, business, … */
const professionalsOf: Record<string, string> = { 31: "21", 32: "22", 33: "24", 34: "26", 35: "25" };
const alike = { from: 0.4, full: 0.8 };
const onetCode = /^\d\d-\d{4}/;
const relatedFirst = 0.7;
const relatedFalls = 0.25;

/** How close two occupations are, 0 to 1: the same from either side. */
export function closeness(a: Node, b: Node): number {
  if (a === b) return 1;
  const own = a.parents.length && b.parents.length ? 0 : closenessOfTwo(a, b);
  return Math.max(
    own,
    ...a.parents.map((parent) => ofKind * closeness(parent, b)),
    ...b.parents.map((parent) => ofKind * closeness(a, parent)),
  );
}

/** The sub-major group of ISCO, associates with the professionals of their field. */
function fieldOf({ isco }: Node): string {
  const group = isco.slice(0, 2);
  return professionalsOf[group] ?? group;
}

/** The mean of what the classifications say and of how alike their titles are, or what O*NET says of related occupations. */
function closenessOfTwo(a: Node, b: Node): number {
  const byTitles = shareOf(similarity(a.vector, b.vector), alike);
  const byGroup = Math.max(
    sharedStart(a.isco, b.isco, [4, 3], sameGroup),
    a.isco && fieldOf(a) === fieldOf(b) ? sameField : 0,
    onetCode.test(a.id) && onetCode.test(b.id) ? sharedStart(a.id, b.id, [6, 4, 2], sameCode) : 0,
  );
  return Math.max(relation(a, b), relation(b, a), (byGroup + byTitles) / 2);
}

/** The worth of the longest of the given lengths up to which two codes are the same. */
const sharedStart = (a: string, b: string, lengths: number[], worth: number[]): number =>
  worth[lengths.findIndex((length) => a.slice(0, length) === b.slice(0, length))] ?? 0;

function relation({ related }: Node, { id }: Node): number {
  const at = related.indexOf(id);
  return at < 0 ? 0 : relatedFirst - (relatedFalls * at) / related.length;
}

/** Where a value lies between two bounds: 0 at `from` or below, 1 at `full` or above. */
export const shareOf = (value: number, { from, full }: { from: number; full: number }): number =>
  Math.min(1, Math.max(0, (value - from) / (full - from)));

/** An occupation of many kinds, such as a software developer: two of them need have nothing in common but the name. */
export const isWide = (node: Node): boolean => graph().wide.has(node);
