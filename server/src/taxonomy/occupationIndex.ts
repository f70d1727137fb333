import { LRUCache } from "lru-cache";
import { addRows, embedText, similarity, toUnit } from "./embedding.ts";
import { rowsOfWord } from "./features.ts";
import { dimensions } from "./model.ts";
import type { TaxonomyEntry } from "./taxonomy.ts";
import { wordsOf } from "./words.ts";

export type Occupation = Pick<TaxonomyEntry, "id" | "name" | "iscoGroup" | "source">;
export type FoundOccupation = { occupation: Occupation; similarity: number };
export type FindOccupations = (title: string, limit?: number) => FoundOccupation[];

/** Number of candidate occupations, by mean vector, whose titles are compared. */
const maxCompared = 40;
const maxTitle = 300;
const maxWords = 40;

const keyOf = (title: string) => wordsOf(title.slice(0, maxTitle), maxWords).join(" ");

/** One occupation's titles in one language. */
type Group = { entry: TaxonomyEntry; titles: string[]; at: number; vectors: Float32Array[] | null };

const groupsOf = (entries: TaxonomyEntry[]): Group[] =>
  entries
    .flatMap((entry) => Object.values(entry.titles).map((titles) => ({ entry, titles })))
    .map((one, at) => ({ ...one, at, vectors: null }));

/** The mean direction of titles, unit length. */
export function meanOf(titles: string[]): Float32Array {
  const sum = new Float32Array(dimensions);
  for (const title of titles)
    embedText(title).forEach((value, i) => {
      sum[i] = (sum[i] as number) + value;
    });
  return toUnit(sum);
}

/** The mean direction of each occupation's titles by language, quantised: 127 represents 1. */
export function meansOf(entries: TaxonomyEntry[]): Int8Array {
  const groups = groupsOf(entries);
  const means = new Int8Array(groups.length * dimensions);
  for (const { titles, at } of groups) {
    meanOf(titles).forEach((value, i) => {
      means[at * dimensions + i] = Math.round(value * 127);
    });
  }
  return means;
}

/** Creates a search over `entries` by title; `means` are their mean vectors. See `occupationsFor`. */
export function createOccupationIndex(entries: TaxonomyEntry[], means: Int8Array): FindOccupations {
  const groups = groupsOf(entries);
  const byTitle = new Map<string, Group[]>();
  for (const group of groups)
    for (const title of group.titles) byTitle.getOrInsertComputed(title, () => []).push(group);

  /** Titles share words, so each word is embedded once: several times faster than `embedText`, with other rounding. */
  const wordVectors = new Map<string, Float32Array>();
  const vectorOfWord = (word: string) => addRows(new Float32Array(dimensions), rowsOfWord(word), 1);
  function embedTitle(title: string): Float32Array {
    const sum = new Float32Array(dimensions);
    for (const word of wordsOf(title)) {
      const vector = wordVectors.getOrInsertComputed(word, vectorOfWord);
      for (let i = 0; i < dimensions; i++) sum[i] = (sum[i] as number) + (vector[i] as number);
    }
    return toUnit(sum);
  }

  function nearest(vector: Float32Array): Group[] {
    const scores = new Float32Array(groups.length);
    // The highest scores, ascending: sorting all of them takes as long as computing them.
    const highest = new Float32Array(maxCompared);
    for (let at = 0; at < groups.length; at++) {
      const from = at * dimensions;
      let sum = 0;
      for (let i = 0; i < dimensions; i++) sum += (means[from + i] as number) * (vector[i] as number);
      scores[at] = sum;
      if (sum > (highest[0] as number)) {
        highest[0] = sum;
        highest.sort();
      }
    }
    const threshold = highest[0] as number;
    return groups.filter(({ at }) => (scores[at] as number) >= threshold && (scores[at] as number) > 0);
  }

  /** Tie-break between occupations that share a title: the one with it as preferred title first, then by similarity to the mean. */
  function tieBreak({ entry, at }: Group, key: string, vector: Float32Array): number {
    let mean = 0;
    for (let i = 0; i < dimensions; i++)
      mean += ((means[at * dimensions + i] as number) / 127) * (vector[i] as number);
    return mean + (mainTitlesOf(entry).includes(key) ? 1 : 0);
  }

  function find(key: string): FoundOccupation[] {
    const vector = embedText(key);
    const best = new Map<TaxonomyEntry, { near: number; own: number }>();
    const add = (group: Group, near: number) => {
      const current = best.get(group.entry);
      const own = tieBreak(group, key, vector);
      if (!current || near > current.near || (near === current.near && own > current.own))
        best.set(group.entry, { near, own });
    };
    for (const group of byTitle.get(key) ?? []) add(group, 1);
    for (const group of nearest(vector)) {
      group.vectors ??= group.titles.map(embedTitle);
      const maximum = group.vectors.reduce((max, one) => Math.max(max, similarity(vector, one)), 0);
      add(group, Math.min(1, maximum));
    }
    return [...best]
      .sort(([a, x], [b, y]) => y.near - x.near || y.own - x.own || (a.id < b.id ? -1 : 1))
      .map(([{ id, name, iscoGroup, source }, { near }]) => ({
        occupation: { id, name, iscoGroup, source },
        similarity: near,
      }));
  }

  /** An ad's title is looked up several times, whole and in parts. */
  const recent = new LRUCache<string, FoundOccupation[]>({ max: 200 });
  return (title, limit = 5) => {
    const key = keyOf(title);
    const found = recent.get(key) ?? find(key);
    recent.set(key, found);
    return found.slice(0, limit);
  };
}

/** The preferred title in each language; German and Spanish have one per gender. */
const mainTitlesOf = ({ titles }: TaxonomyEntry): string[] =>
  Object.entries(titles).flatMap(([language, all]) => all.slice(0, language === "en" ? 1 : 2));
