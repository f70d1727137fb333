import { dimensions, embedText, likeness } from "./embedding.ts";
import { type TaxonomyEntry, taxonomy } from "./taxonomy.ts";
import { wordsOf } from "./words.ts";

export type Occupation = Pick<TaxonomyEntry, "id" | "name" | "iscoGroup" | "source">;
export type FoundOccupation = { occupation: Occupation; likeness: number };

/** Titles are compared only for this many occupations: those whose mean vector is nearest. */
const compared = 40;
const maxTitle = 300;

type Indexed = { entry: TaxonomyEntry; titles: string[]; mean: Float32Array; vectors: Float32Array[] | null };
type Index = { all: Indexed[]; byId: Map<string, TaxonomyEntry>; byTitle: Map<string, Indexed[]> };
let index: Index | undefined;

const keyOf = (title: string) => wordsOf(title, 40).join(" ");

function meanOf(titles: string[]): Float32Array {
  const sum = new Float32Array(dimensions);
  for (const title of titles)
    embedText(title).forEach((value, at) => {
      sum[at] = (sum[at] ?? 0) + value;
    });
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

function indexed(): Index {
  if (index) return index;
  const entries = taxonomy();
  const all = entries.flatMap((entry) =>
    Object.values(entry.titles).map(
      (titles): Indexed => ({ entry, titles, mean: meanOf(titles), vectors: null }),
    ),
  );
  const byTitle = new Map<string, Indexed[]>();
  for (const one of all)
    for (const title of one.titles) {
      const same = byTitle.get(keyOf(title));
      if (same) same.push(one);
      else byTitle.set(keyOf(title), [one]);
    }
  index = { all, byTitle, byId: new Map(entries.map((entry) => [entry.id, entry])) };
  return index;
}

/**
 * The occupations of ESCO and O*NET that a job title names, most alike first. `likeness` is 0 to 1: 1 when the title
 * is one of the occupation's own, else the cosine to its most similar title. English, Spanish and German titles are
 * in the data; of other languages, those that share stems with them are found.
 */
export function occupationsFor(title: string, limit = 5): FoundOccupation[] {
  const { all, byTitle } = indexed();
  const key = keyOf(title.slice(0, maxTitle));
  const vector = embedText(key);
  const best = new Map<TaxonomyEntry, { near: number; mean: number }>();
  const add = ({ entry, mean }: Indexed, near: number) => {
    const known = best.get(entry);
    // Of occupations that share a title, the one whose main title it is comes first, then the one most like it as a whole.
    const own = likeness(vector, mean) + (mainTitlesOf(entry).includes(key) ? 1 : 0);
    if (!known || near > known.near || (near === known.near && own > known.mean))
      best.set(entry, { near, mean: own });
  };
  for (const one of byTitle.get(key) ?? []) add(one, 1);
  const nearest = all
    .map((one) => ({ one, near: likeness(vector, one.mean) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, compared);
  for (const { one } of nearest) {
    one.vectors ??= one.titles.map((other) => embedText(other));
    add(
      one,
      Math.min(
        1,
        one.vectors.reduce((most, other) => Math.max(most, likeness(vector, other)), 0),
      ),
    );
  }
  return [...best]
    .sort(([a, x], [b, y]) => y.near - x.near || y.mean - x.mean || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(([{ id, name, iscoGroup, source }, { near }]) => ({
      occupation: { id, name, iscoGroup, source },
      likeness: near,
    }));
}

/** The preferred title in each language; German and Spanish have one for each gender. */
const mainTitlesOf = ({ titles }: TaxonomyEntry): string[] =>
  Object.entries(titles).flatMap(([language, all]) => all.slice(0, language === "en" ? 1 : 2).map(keyOf));

export const occupationById = (id: string): TaxonomyEntry | undefined => indexed().byId.get(id);

/**
 * How close two occupations (ids) are, 0 to 1: 1 the same, 0.85 one ISCO unit group (four digits), 0.6 one minor group
 * (three), 0.35 one sub-major group (two), else 0; related ones of O*NET at least 0.7, falling to 0.45 along its list.
 */
export function occupationCloseness(a: string, b: string): number {
  if (a === b) return 1;
  const [one, other] = [occupationById(a), occupationById(b)];
  if (!one || !other) return 0;
  const byRelation = Math.max(relation(one, b), relation(other, a));
  const common = [4, 3, 2].find(
    (digits) => one.iscoGroup.slice(0, digits) === other.iscoGroup.slice(0, digits),
  );
  const byGroup = common && one.iscoGroup ? { 4: 0.85, 3: 0.6, 2: 0.35 }[common as 4 | 3 | 2] : 0;
  return Math.max(byRelation, byGroup);
}

function relation({ related = [] }: TaxonomyEntry, id: string): number {
  const at = related.indexOf(id);
  return at < 0 ? 0 : 0.7 - (0.25 * at) / related.length;
}

/** O*NET's technology skills of an occupation; empty for ESCO's and where O*NET lists none. */
export const technologiesOf = (id: string): string[] => occupationById(id)?.technologies ?? [];
