import { lazy } from "../../lazy.ts";
import { similarity } from "../../taxonomy/embedding.ts";
import { meanOf } from "../../taxonomy/occupationIndex.ts";
import { meanVectors, occupationsFor } from "../../taxonomy/occupations.ts";
import { taxonomy } from "../../taxonomy/taxonomy.ts";
import { kindGroups } from "./kinds.ts";

/** An occupation of ESCO or O*NET, or a kind of one (`occupations/kinds.json`). */
export type Node = {
  index: number;
  /** Id in the taxonomy; for a kind, its name. */
  id: string;
  name: string;
  /** ISCO-08 unit group, four digits. */
  isco: string;
  /** Titles by language, the preferred one first. */
  titles: string[][];
  technologies: string[];
  /** For a kind, the wider occupations; empty for occupations of the taxonomies. */
  parents: Node[];
  /** Ids of related occupations, closest first. */
  related: string[];
  /** The mean embedding of its titles, unit length. */
  vector: Float32Array;
};

function build() {
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
    const exactMatches = occupationsFor(of).filter((match) => match.similarity === 1);
    const parents = [of, ...exactMatches.map(({ occupation }) => occupation.id)].flatMap(
      (id) => byId.get(id) ?? [],
    );
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

export const graph = lazy(build);

/** Reasons: docs/matching.md. */
const ofKind = 0.85;
const sameGroup = [0.85, 0.4];
/** Closeness of two O*NET codes that share the first 6, 4 or 2 characters: broad occupation, minor and major group. */
const sameCode = [0.85, 0.6, 0.3];
const sameField = 0.35;
/** ISCO-08 groups of associate professionals → the group of professionals in the same field: health, business, … */
const professionalsOf: Record<string, string> = { 31: "21", 32: "22", 33: "24", 34: "26", 35: "25" };
const titleSimilarityRange = { from: 0.4, full: 0.8 };
const onetCode = /^\d\d-\d{4}/;
const relatedFirst = 0.7;
const relatedFalls = 0.25;

/** Closeness of two occupations, 0 to 1, symmetric. */
export function closeness(a: Node, b: Node): number {
  if (a === b) return 1;
  const direct = a.parents.length && b.parents.length ? 0 : closenessOfTwo(a, b);
  return Math.max(
    direct,
    ...a.parents.map((parent) => ofKind * closeness(parent, b)),
    ...b.parents.map((parent) => ofKind * closeness(a, parent)),
  );
}

/** ISCO's sub-major group; associate professionals are mapped to the professionals of their field. */
function fieldOf({ isco }: Node): string {
  const group = isco.slice(0, 2);
  return professionalsOf[group] ?? group;
}

/** The mean of the closeness by classification and the similarity of titles, or O*NET's relation of the two, whichever is higher. */
function closenessOfTwo(a: Node, b: Node): number {
  const byTitles = shareOf(similarity(a.vector, b.vector), titleSimilarityRange);
  const byGroup = Math.max(
    sharedStart(a.isco, b.isco, [4, 3], sameGroup),
    a.isco && fieldOf(a) === fieldOf(b) ? sameField : 0,
    onetCode.test(a.id) && onetCode.test(b.id) ? sharedStart(a.id, b.id, [6, 4, 2], sameCode) : 0,
  );
  return Math.max(relation(a, b), relation(b, a), (byGroup + byTitles) / 2);
}

/** The value of the longest given prefix length that two codes share; 0 without one. */
const sharedStart = (a: string, b: string, lengths: number[], worth: number[]): number =>
  worth[lengths.findIndex((length) => a.slice(0, length) === b.slice(0, length))] ?? 0;

function relation({ related }: Node, { id }: Node): number {
  const at = related.indexOf(id);
  return at < 0 ? 0 : relatedFirst - (relatedFalls * at) / related.length;
}

/** Linear interpolation, clamped: 0 at `from` or below, 1 at `full` or above. */
export const shareOf = (value: number, { from, full }: { from: number; full: number }): number =>
  Math.min(1, Math.max(0, (value - from) / (full - from)));

/** An occupation with many kinds, such as software developer: two of its kinds may have little in common. */
export const isWide = (node: Node): boolean => graph().wide.has(node);
