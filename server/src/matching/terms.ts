import { readdirSync, readFileSync } from "node:fs";
import { isOrdinaryWord } from "./ordinaryWords.ts";
import { packageKeys, pathMatcher } from "./packageNames.ts";
import { wordsKey } from "./tokens.ts";

export type TermKind =
  | "language"
  | "framework"
  | "library"
  | "tool"
  | "database"
  | "platform"
  | "service"
  | "protocol"
  | "format"
  | "concept"
  | "practice"
  | "domain";

export type Term = {
  name: string;
  kind: TermKind;
  area: string;
  /** 1 (nearly everybody shows it) to 5 (rare). */
  rarity: number;
  aliases: string[];
  packages: string[];
  roles: string[];
  /** Also an ordinary word: counts in running text only in its exact case and beside other terms. */
  strict: boolean;
  color: string | null;
  /** Lies about in everybody's repositories (formatters, package managers, editors): shown by no profile. */
  everyday: boolean;
  /** Both directions, only terms that exist. */
  near: Term[];
};

type Entry = Omit<Term, "near" | "strict" | "color" | "everyday"> & {
  near: string[];
  strict?: boolean;
  color?: string;
  everyday?: boolean;
};
export type Phrase = { words: string[]; term: Term; isName: boolean };

type Dictionary = {
  terms: Term[];
  byKey: Map<string, Term>;
  /** First word → the phrases that begin with it, longest first. */
  phrases: Map<string, Phrase[]>;
  packages: Map<string, Term[]>;
  prefixes: { prefix: string; term: Term }[];
  paths: { matches: (path: string) => boolean; term: Term }[];
};

const ideas = new Set<TermKind>(["concept", "practice", "domain"]);
const folder = new URL("./dictionary/", import.meta.url);

/** The entries as they are written down, file by file: what the dictionary's own test reads. */
export function dictionaryEntries(): Entry[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Entry[]);
}

function build(entries: Entry[]): Dictionary {
  const byKey = new Map<string, Term>();
  const terms = entries.map(({ near: _near, ...entry }): Term => {
    const isStrict = entry.strict === true || (!ideas.has(entry.kind) && isOrdinaryWord(entry.name));
    return {
      ...entry,
      strict: isStrict,
      color: entry.color ?? null,
      everyday: entry.everyday ?? false,
      near: [],
    };
  });
  // Names first: an alias never takes a name away from its owner.
  for (const term of terms) if (!byKey.has(wordsKey(term.name))) byKey.set(wordsKey(term.name), term);
  for (const term of terms) {
    for (const alias of term.aliases) if (!byKey.has(wordsKey(alias))) byKey.set(wordsKey(alias), term);
  }
  terms.forEach((term, index) => {
    for (const name of entries[index]?.near ?? []) {
      const other = byKey.get(wordsKey(name));
      if (!other || other === term) continue;
      if (!term.near.includes(other)) term.near.push(other);
      if (!other.near.includes(term)) other.near.push(term);
    }
  });
  const dictionary: Dictionary = {
    terms,
    byKey,
    phrases: phrasesOf(byKey),
    packages: new Map(),
    prefixes: [],
    paths: [],
  };
  for (const term of terms) for (const name of term.packages) addPackage(dictionary, name, term);
  dictionary.prefixes.sort((a, b) => b.prefix.length - a.prefix.length);
  return dictionary;
}

function phrasesOf(byKey: Map<string, Term>): Map<string, Phrase[]> {
  const phrases = new Map<string, Phrase[]>();
  for (const [key, term] of byKey) {
    const words = key.split(" ");
    const first = words[0] ?? "";
    if (first === "") continue;
    const list = phrases.get(first) ?? [];
    list.push({ words, term, isName: key === wordsKey(term.name) });
    phrases.set(first, list);
  }
  for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length);
  return phrases;
}

function addPackage(dictionary: Dictionary, name: string, term: Term): void {
  if (name.startsWith("file:")) {
    dictionary.paths.push({ matches: pathMatcher(name.slice(5)), term });
  } else if (name.endsWith("*")) {
    dictionary.prefixes.push({ prefix: packageKeys(name.slice(0, -1))[0] ?? name, term });
  } else {
    const key = packageKeys(name)[0] ?? name;
    dictionary.packages.set(key, [...(dictionary.packages.get(key) ?? []), term]);
  }
}

let loaded: Dictionary | undefined;

/** Read once, at first use: a start that never looks anything up does not pay for it. */
export function dictionary(): Dictionary {
  loaded ??= build(dictionaryEntries());
  return loaded;
}
