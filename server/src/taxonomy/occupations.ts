import { readFileSync } from "node:fs";
import { createOccupationIndex, type FindOccupations, type FoundOccupation } from "./occupationIndex.ts";
import { type TaxonomyEntry, taxonomy } from "./taxonomy.ts";

export type { FoundOccupation, Occupation } from "./occupationIndex.ts";

let find: FindOccupations | undefined;
let byId: Map<string, TaxonomyEntry> | undefined;

/**
 * The occupations of ESCO and O*NET that a job title names, most alike first. `likeness` is 0 to 1: 1 when the title
 * is one of the occupation's own, else the cosine to its most similar title. English, Spanish and German titles are
 * in the data; of other languages, those that share stems with them are found.
 */
export function occupationsFor(title: string, limit = 5): FoundOccupation[] {
  find ??= createOccupationIndex(
    taxonomy(),
    new Int8Array(readFileSync(new URL("data/occupations.bin", import.meta.url))),
  );
  return find(title, limit);
}

/** An occupation with its titles, by its id; undefined where there is none. */
export function occupationById(id: string): TaxonomyEntry | undefined {
  byId ??= new Map(taxonomy().map((entry) => [entry.id, entry]));
  return byId.get(id);
}

/**
 * How close two occupations (ids) are, 0 to 1: 1 the same, 0.85 one ISCO unit group (four digits), 0.6 one minor group
 * (three), 0.35 one sub-major group (two), else 0; related ones of O*NET at least 0.7, falling to 0.45 along its list.
 */
export function occupationCloseness(a: string, b: string): number {
  if (a === b) return 1;
  const [one, other] = [occupationById(a), occupationById(b)];
  if (!one || !other) return 0;
  const byRelation = Math.max(relation(one, b), relation(other, a));
  const digits = [4, 3, 2].findIndex(
    (count) => one.iscoGroup.slice(0, count) === other.iscoGroup.slice(0, count),
  );
  return Math.max(byRelation, one.iscoGroup ? ([0.85, 0.6, 0.35][digits] ?? 0) : 0);
}

function relation({ related = [] }: TaxonomyEntry, id: string): number {
  const at = related.indexOf(id);
  return at < 0 ? 0 : 0.7 - (0.25 * at) / related.length;
}

/** O*NET's technology skills of an occupation; empty for ESCO's and where O*NET lists none. */
export const technologiesOf = (id: string): string[] => occupationById(id)?.technologies ?? [];
