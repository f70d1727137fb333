import { readFileSync } from "node:fs";
import { allTerms, type Term } from "../knowledge/dictionary.ts";
import { isTechnology } from "../knowledge/terms.ts";
import { lazy } from "../lazy.ts";
import { wordsKey } from "../text/tokens.ts";
import type { Area } from "./areas.ts";

/**
 * A field of work. A market has its own customers; a craft is a way of building that serves any market. `terms` are names
 * in the dictionary, `words` are ordinary prose.
 */
export type Field = {
  name: string;
  kind: "market" | "craft";
  terms: string[];
  /** A role of the dictionary: terms of this role alone belong to the field, unless `terms` of some field name them. */
  role?: string;
  words: string[];
  near: string[];
  /** Areas that founders in this field cover; undefined where any founder could work in it. */
  areas?: Area[];
};

type Phrase = { words: string[]; name: string };

const path = new URL("./fields.json", import.meta.url);

/** The unprocessed entries, exported for their test. */
export const fieldEntries = () => (JSON.parse(readFileSync(path, "utf8")) as { fields: Field[] }).fields;

/** Languages serve many fields; common ideas are mentioned in passing; domains are markets of their own. */
const isOfOneRole = (term: Term) =>
  term.roles.length === 1 &&
  !term.everyday &&
  term.kind !== "language" &&
  term.kind !== "domain" &&
  (isTechnology(term) || term.rarity > 2);

function build(entries: Field[]) {
  const byTerm = new Map<string, string[]>();
  /** Technologies by their role: names such as "Vector" are also ordinary words, so they count as claims, not in texts. */
  const byTool = new Map<string, string[]>();
  /** First word → the phrases that begin with it. */
  const phrases = new Map<string, Phrase[]>();
  const near = new Map<string, string[]>();
  for (const { name, terms, words, near: others } of entries) {
    for (const term of terms) add(byTerm, term, name);
    for (const word of words) {
      const key = wordsKey(word).split(" ");
      add(phrases, key[0] ?? "", { words: key, name });
    }
    for (const other of others) {
      add(near, name, other);
      add(near, other, name);
    }
  }
  const fieldOfRole = new Map(entries.map(({ name, role }) => [role, name]));
  for (const term of allTerms()) {
    const field = isOfOneRole(term) && fieldOfRole.get(term.roles[0]);
    if (field && !byTerm.has(term.name)) (isTechnology(term) ? byTool : byTerm).set(term.name, [field]);
  }
  return { byName: new Map(entries.map((field) => [field.name, field])), byTerm, byTool, phrases, near };
}

function add<T>(map: Map<string, T[]>, key: string, item: T): void {
  const items = map.get(key) ?? [];
  if (!items.includes(item)) map.set(key, [...items, item]);
}

const fields = lazy(() => build(fieldEntries()));

/** The fields that a text mentions in ordinary words, ignoring case, hyphens and plural. */
export function fieldsIn(text: string): string[] {
  const { phrases } = fields();
  const tokens = wordsKey(text).split(" ");
  const names = new Set<string>();
  tokens.forEach((word, start) => {
    for (const key of new Set([word, singularOf(word)]))
      for (const { words, name } of phrases.get(key) ?? [])
        if (isPhraseAt(words, tokens, start)) names.add(name);
  });
  return [...names];
}

/** Only the last word may be in the plural. */
const isPhraseAt = (words: string[], tokens: string[], start: number) =>
  words.every((word, offset) => {
    const token = tokens[start + offset];
    return token === word || (offset === words.length - 1 && singularOf(token ?? "") === word);
  });

/** "bakeries" → "bakery", "farms" → "farm". */
const singularOf = (word: string) => word.replace(/ies$/, "y").replace(/s$/, "");

export const fieldsOfTerm = (name: string): string[] => fields().byTerm.get(name) ?? [];
export const fieldsOfClaim = (name: string): string[] => fields().byTool.get(name) ?? fieldsOfTerm(name);

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");

/** The field with this name, ignoring case, spaces and hyphens: "Health care" is "Healthcare". */
export const fieldNamed = (name: string): string | undefined =>
  [...fields().byName.keys()].find((one) => lettersOf(one) === lettersOf(name));

export const areasOfField = (name: string): Area[] => fields().byName.get(name)?.areas ?? [];
export const isMarket = (name: string): boolean => fields().byName.get(name)?.kind === "market";
export const relatedFields = (name: string): string[] => fields().near.get(name) ?? [];
