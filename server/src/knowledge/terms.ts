import { lazy } from "../lazy.ts";
import { wordsKey } from "../text/tokens.ts";
import { type Addition, additions, catalogue } from "./knowledge.ts";
import { isOrdinaryWord } from "./ordinaryWords.ts";
import { packageKeys, pathMatcher } from "./packageNames.ts";

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
  /** 1 (nearly everybody has it) to 5 (rare). */
  rarity: number;
  aliases: string[];
  packages: string[];
  roles: string[];
  /** Also an ordinary word: in running text it requires exact case and other terms nearby. */
  strict: boolean;
  /** Ubiquitous in repositories (formatters, package managers, editors): never listed in a profile. */
  everyday: boolean;
  /** Related terms, symmetric. */
  near: Term[];
};

export type Phrase = { words: string[]; term: Term; isName: boolean };

type PathIndex = {
  /** "Dockerfile" → the terms it shows. */
  byName: Map<string, Term[]>;
  /** "tf" → the terms of "*.tf". */
  byExtension: Map<string, Term[]>;
  others: { matches: (path: string) => boolean; term: Term }[];
};

type Dictionary = {
  terms: Term[];
  byKey: Map<string, Term>;
  /** First word → the phrases that begin with it, longest first. */
  phrases: Map<string, Phrase[]>;
  packages: Map<string, Term[]>;
  prefixes: { prefix: string; term: Term }[];
  paths: PathIndex;
};

const ideas = new Set<TermKind>(["concept", "practice", "domain"]);
/** Skills even as a group name: "Python" above "Django", but not "Infrastructure" above "Docker". */
export const isTechnology = (term: { kind: TermKind } | undefined): boolean =>
  term !== undefined && !ideas.has(term.kind);

function build(described: Addition[]): Dictionary {
  const { packages, others } = catalogue(described);
  const entries = [...described, ...others];
  const byKey = new Map<string, Term>();
  const terms = entries.map(({ near: _near, catalogue: names, reason: _reason, ...entry }): Term => {
    const isStrict = entry.strict === true || (isTechnology(entry) && isOrdinaryWord(entry.name));
    const listed = (names ?? []).flatMap((name) => packages.get(name) ?? []);
    return {
      ...entry,
      packages: [...entry.packages, ...listed],
      strict: isStrict,
      everyday: entry.everyday ?? false,
      near: [],
    };
  });
  const register = (key: string, term: Term) => {
    if (!byKey.has(key)) byKey.set(key, term);
  };
  // Registers names before aliases, so that an alias never overrides a name.
  for (const term of terms) register(wordsKey(term.name), term);
  const names = new Set(byKey.keys());
  for (const term of terms) for (const alias of term.aliases) register(wordsKey(alias), term);
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
    // Catalogue-only names such as "Box" and "Split" are ordinary words and not searched in running text.
    phrases: phrasesOf(byKey, names, new Set(terms.slice(0, described.length))),
    packages: new Map(),
    prefixes: [],
    paths: { byName: new Map(), byExtension: new Map(), others: [] },
  };
  for (const term of terms) for (const name of term.packages) addPackage(dictionary, name, term);
  dictionary.prefixes.sort((a, b) => b.prefix.length - a.prefix.length);
  return dictionary;
}

function phrasesOf(byKey: Map<string, Term>, names: Set<string>, spoken: Set<Term>): Map<string, Phrase[]> {
  const phrases = new Map<string, Phrase[]>();
  for (const [key, term] of byKey) {
    if (!spoken.has(term)) continue;
    const words = key.split(" ");
    const first = words[0] ?? "";
    if (first === "") continue;
    phrases.getOrInsert(first, []).push({ words, term, isName: names.has(key) });
  }
  for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length);
  return phrases;
}

function addPackage(dictionary: Dictionary, name: string, term: Term): void {
  if (name.startsWith("file:")) {
    addPath(dictionary.paths, name.slice(5), term);
  } else if (name.endsWith("*")) {
    dictionary.prefixes.push({ prefix: packageKeys(name.slice(0, -1))[0] ?? name, term });
  } else {
    const key = packageKeys(name)[0] ?? name;
    // Entries written by hand take precedence: a package belongs to one term.
    if (!dictionary.packages.has(key)) dictionary.packages.set(key, [term]);
  }
}

/** Indexes names and extensions, since trees have many thousand paths; only other patterns are tested one by one. */
function addPath({ byName, byExtension, others }: PathIndex, pattern: string, term: Term): void {
  const extension = /^\*\.([^.*/]+)$/.exec(pattern)?.[1];
  if (extension) byExtension.getOrInsert(extension, []).push(term);
  else if (/[*/]/.test(pattern)) others.push({ matches: pathMatcher(pattern), term });
  else byName.getOrInsert(pattern, []).push(term);
}

export const dictionary = lazy(() => build(additions()));
