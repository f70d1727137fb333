import { readFileSync } from "node:fs";
import { wordsKey } from "./tokens.ts";

/**
 * A field of work: the problem somebody works on. A market has customers of its own; a craft is a way of building that
 * serves any market. `terms` are names of the dictionary, `words` those of ordinary prose.
 */
export type Field = {
  name: string;
  kind: "market" | "craft";
  terms: string[];
  words: string[];
  near: string[];
};

type Fields = {
  byName: Map<string, Field>;
  byTerm: Map<string, string[]>;
  patterns: { name: string; pattern: RegExp }[];
  near: Set<string>;
};

const path = new URL("./fields.json", import.meta.url);

/** The fields as they are written down: what their own test reads. */
export const fieldEntries = () => JSON.parse(readFileSync(path, "utf8")) as Field[];

function build(all: Field[]): Fields {
  const byTerm = new Map<string, string[]>();
  for (const { name, terms } of all)
    for (const term of terms) byTerm.set(wordsKey(term), [...(byTerm.get(wordsKey(term)) ?? []), name]);
  return {
    byName: new Map(all.map((field) => [field.name, field])),
    byTerm,
    patterns: all.map(({ name, words }) => ({ name, pattern: patternOf(words) })),
    near: new Set(
      all.flatMap(({ name, near }) => near.flatMap((other) => [`${name}\n${other}`, `${other}\n${name}`])),
    ),
  };
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
const patternOf = (words: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join("|")})s?(?![\\p{L}\\p{N}])`, "iu");

let loaded: Fields | undefined;
function fields(): Fields {
  loaded ??= build(fieldEntries());
  return loaded;
}

/** The fields that a text speaks of in ordinary words. */
export const fieldsIn = (text: string): string[] =>
  fields()
    .patterns.filter(({ pattern }) => pattern.test(text))
    .map(({ name }) => name);

/** The fields that a term of the dictionary belongs to. */
export const fieldsOfTerm = (term: string): string[] => fields().byTerm.get(wordsKey(term)) ?? [];

export const isMarket = (name: string): boolean => fields().byName.get(name)?.kind === "market";
export const areNearFields = (one: string, other: string): boolean => fields().near.has(`${one}\n${other}`);
