import {
  mentionsOf,
  type Term,
  termNamed,
  termOfTopic,
  termsOfPackage,
  termsOfPath,
} from "../matching/dictionary.ts";
import { isProgrammingLanguage, sharesOf } from "./languages.ts";
import { type Dependency, dependenciesOf } from "./manifests.ts";
import { deniedRanges, isDenied } from "./negation.ts";
import { isMain, isOwnManifest, type Package } from "./packages.ts";
import { cut, list } from "./phrases.ts";
import type { Sentence } from "./readme.ts";
import type { CountedRepository } from "./repositories.ts";

export type FindingSource = "manifest" | "path" | "language" | "topic" | "keyword" | "description" | "readme";

/** One place that shows one term. */
export type Finding = {
  term: Term;
  in: CountedRepository;
  source: FindingSource;
  path?: string;
  note: string;
  /** 0 to 1: how much this kind of place proves, before the repository's own weight. */
  strength: number;
  /** Used to develop and test, not part of what is made. */
  isTool?: boolean;
};

/** How much each kind of signal proves; published in docs/evidence.md. */
export const signalStrengths = {
  dependency: 0.95,
  developmentDependency: 0.4,
  path: 0.75,
  language: 0.75,
  topic: 0.65,
  keyword: 0.6,
  description: 0.6,
  opening: 0.45,
  features: 0.4,
  repeated: 0.3,
};

/** Prose outside the opening and the features counts when this many sentences say the same. */
const repeatedFrom = 3;

const ideas = new Set(["concept", "practice", "domain"]);
export const isTechnology = (term: Term): boolean => !ideas.has(term.kind);

/** What a repository shows. A guest shows the languages alone; who left long ago, nothing that came later. */
export function findingsOf(one: CountedRepository, packages: Package[]): Finding[] {
  if (one.relation === "guest")
    return languageFindings(one).map((finding) => ({ ...finding, strength: finding.strength / 2 }));
  const stated = [
    ...languageFindings(one),
    ...topicFindings(one),
    ...keywordFindings(one, packages),
    ...commandFindings(one, packages),
    ...textFindings(one),
  ];
  return withoutDoubtful(
    one.hasMovedOn ? stated : [...manifestFindings(one), ...pathFindings(one), ...stated],
  );
}

/**
 * Languages are what the code is written in: a topic supports that and proves nothing alone, nor does a configuration
 * file. The tag "bundler" need not mean the program of that name: a name that is also an ordinary word needs a second sign.
 */
function withoutDoubtful(findings: Finding[]): Finding[] {
  const written = new Set(findings.flatMap(({ source, term }) => (source === "language" ? [term.name] : [])));
  const installed = new Set(
    findings.flatMap(({ source, term }) => (source === "manifest" || source === "path" ? [term.name] : [])),
  );
  return findings.flatMap((finding) => {
    const { term, source } = finding;
    if (source === "language") return [finding];
    if (term.kind === "language") {
      const supports = written.has(term.name) && source !== "manifest" && source !== "path";
      return supports ? [{ ...finding, strength: finding.strength / 2 }] : [];
    }
    const isWord = isTechnology(term) && term.strict && source !== "manifest" && source !== "path";
    return isWord && !installed.has(term.name) ? [] : [finding];
  });
}

/** A language no dictionary knows may be the person's own: it counts all the same. */
function termOfLanguage(name: string): Term {
  const known = termNamed(name);
  if (known && isTechnology(known)) return known;
  return {
    name,
    kind: "language",
    area: "languages",
    rarity: 4,
    aliases: [],
    packages: [],
    roles: [],
    strict: true,
    everyday: false,
    near: [],
  };
}

const leastShareOfLanguage = 0.05;

function languageFindings(one: CountedRepository): Finding[] {
  return [...sharesOf(one)].flatMap(([name, share]) => {
    if (share < leastShareOfLanguage || !isProgrammingLanguage(name)) return [];
    const percent = Math.round(share * 100);
    const note = percent >= 99 ? `Written in ${name}` : `${name}: ${percent}% of the code`;
    const strength = signalStrengths.language * (0.3 + 0.7 * Math.sqrt(share));
    return [{ term: termOfLanguage(name), in: one, source: "language" as const, note, strength }];
  });
}

/** Which languages the packages of an ecosystem are written in or for. */
const languagesOf: Record<string, string[]> = {
  npm: ["JavaScript", "TypeScript", "Vue", "Svelte", "Astro", "CoffeeScript", "MDX", "CSS", "SCSS", "HTML"],
  pypi: ["Python", "Cython", "Jupyter Notebook"],
  cargo: ["Rust"],
  go: ["Go"],
  gem: ["Ruby"],
  maven: ["Java", "Kotlin", "Scala", "Groovy", "Clojure"],
  composer: ["PHP", "Blade"],
  nuget: ["C#", "F#", "Visual Basic .NET"],
  pub: ["Dart"],
  hex: ["Elixir", "Erlang", "Gleam"],
  swift: ["Swift", "Objective-C", "Objective-C++"],
  conan: ["C", "C++", "CMake"],
};
const leastShareOfEcosystem = 0.05;

/**
 * A Gemfile in a Swift library holds the tools of its release, not what the library is made of: dependencies count by
 * how much of the code is written in their ecosystem's languages. Ecosystems without languages (images) count in full.
 */
function shareOfEcosystem(ecosystem: string, one: CountedRepository): number {
  const languages = languagesOf[ecosystem];
  const shares = sharesOf(one);
  if (!languages || shares.size === 0) return 1;
  return languages.reduce((sum, language) => sum + (shares.get(language) ?? 0), 0);
}

/** Where no register says whose a name is, only C and C++ libraries and images are called what they are. */
const namesProducts =
  /(?:^|\/)(?:CMakeLists\.txt|conanfile\.\w+|vcpkg\.json|package\.xml|.*Dockerfile.*|.*compose.*\.ya?ml)$/i;

function termsOfDependency({ name }: Dependency, path: string): Term[] {
  const found = termsOfPackage(name);
  if (found.length > 0) return found;
  const colon = name.indexOf(":");
  if (!/^(?:name|image|conan)$/.test(name.slice(0, colon)) || !namesProducts.test(path)) return [];
  const term = termNamed(name.slice(colon + 1));
  return term && isTechnology(term) && term.kind !== "language" ? [term] : [];
}

function manifestFindings(one: CountedRepository): Finding[] {
  return one.repository.files
    .filter((file) => isOwnManifest(file.path) && !isInstallList(file))
    .flatMap((file) => {
      const names = new Map<Term, Dependency[]>();
      for (const dependency of dependenciesOf(file)) {
        if (isOfItself(dependency, one)) continue;
        for (const term of termsOfDependency(dependency, file.path))
          names.set(term, [...(names.get(term) ?? []), dependency]);
      }
      return [...names].flatMap(([term, dependencies]): Finding[] => {
        const ecosystem = dependencies[0]?.name.split(":")[0] ?? "";
        const share = shareOfEcosystem(ecosystem, one);
        if (share < leastShareOfEcosystem) return [];
        const shown = [...new Set(dependencies.map(({ name }) => name.slice(name.indexOf(":") + 1)))];
        const isTool = dependencies.every(({ isForDevelopment }) => isForDevelopment);
        const isImage = dependencies.every(({ name }) => name.startsWith("image:"));
        const verb = isImage ? "Runs on" : isTool ? "Develops and tests with" : "Depends on";
        const note = cut(`${verb} ${list(shown.slice(0, 3))}`, 160);
        const full = isTool ? signalStrengths.developmentDependency : signalStrengths.dependency;
        const strength = full * Math.min(1, 0.4 + 0.9 * Math.sqrt(share));
        return [{ term, in: one, source: "manifest", path: file.path, note, strength, isTool }];
      });
    });
}

/** A package.json below the root without a name installs tools; it describes no package. */
const isInstallList = ({ path, text }: { path: string; text: string }) =>
  path.endsWith("/package.json") && !/"name"\s?:/.test(text.slice(0, 2_000));

/** The parts of a workspace depend on each other. */
const isOfItself = ({ name }: Dependency, { repository }: CountedRepository) =>
  name.slice(name.indexOf(":") + 1).toLowerCase() === repository.name.toLowerCase();

function topicFindings(one: CountedRepository): Finding[] {
  return one.repository.topics.flatMap((topic) => {
    const term = termOfTopic(topic);
    const note = `Tagged “${cut(topic, 60)}”`;
    return term && !isNameOf(term, one)
      ? [{ term, in: one, source: "topic" as const, note, strength: signalStrengths.topic }]
      : [];
  });
}

function keywordFindings(one: CountedRepository, packages: Package[]): Finding[] {
  return packages.filter(isMain).flatMap(({ keywords, path }) =>
    keywords.flatMap((keyword) => {
      const term = termOfTopic(keyword);
      const note = `Keyword “${cut(keyword, 60)}”`;
      return term && !isNameOf(term, one)
        ? [{ term, in: one, source: "keyword" as const, path, note, strength: signalStrengths.keyword }]
        : [];
    }),
  );
}

const leastStrength = 0.35;

/** A package that installs a command has a command line, whatever else it is. */
function commandFindings(one: CountedRepository, packages: Package[]): Finding[] {
  const main = packages.find((each) => isMain(each) && each.hasCommand);
  const term = termNamed("Command-line interfaces");
  if (!main || !term) return [];
  const note = `Installs a command: see ${main.path}`;
  return [
    { term, in: one, source: "manifest", path: main.path, note, strength: signalStrengths.description },
  ];
}

/** Whoever wrote a tool does not thereby use it. */
const isNameOf = (term: Term, { repository }: CountedRepository) =>
  [term.name, ...term.aliases].some(
    (name) =>
      name.replace(/[-_. ]/g, "").toLowerCase() === repository.name.replace(/[-_. ]/g, "").toLowerCase(),
  );

function pathFindings(one: CountedRepository): Finding[] {
  const paths = [...new Set([...one.repository.tree, ...one.repository.files.map((file) => file.path)])];
  return paths.filter(isOwnManifest).flatMap((path) =>
    termsOfPath(path).map(
      (term): Finding => ({
        term,
        in: one,
        source: "path",
        path,
        note: `Keeps ${path.split("/").filter(Boolean).at(-1) ?? path} in the repository`,
        strength: signalStrengths.path,
      }),
    ),
  );
}

function textFindings(one: CountedRepository): Finding[] {
  const described = one.packageDescription === null ? [] : [one.packageDescription];
  const fromDescription = [...(one.description ? [{ text: one.description }] : []), ...described].flatMap(
    ({ text, ...place }) =>
      termsIn(text, one).map((term) => ({
        term,
        in: one,
        source: "description" as const,
        ...place,
        note: cut(text, 160),
        strength: signalStrengths.description,
      })),
  );
  return one.hasMovedOn ? fromDescription : [...fromDescription, ...readmeFindings(one)];
}

function readmeFindings(one: CountedRepository): Finding[] {
  const other = new Map<string, Finding[]>();
  const found: Finding[] = [];
  for (const sentence of one.sentences) {
    if (sentence.isLimit || sentence.zone === "excluded") continue;
    for (const term of termsIn(sentence.text, one)) {
      const finding = fromSentence(sentence, term, one);
      if (sentence.zone !== "other") found.push(finding);
      else other.set(term.name, [...(other.get(term.name) ?? []), finding]);
    }
  }
  return [...found, ...[...other.values()].filter((same) => same.length >= repeatedFrom).flat()];
}

function fromSentence({ text, path, zone }: Sentence, term: Term, one: CountedRepository): Finding {
  const strength =
    zone === "opening"
      ? signalStrengths.opening
      : zone === "features"
        ? signalStrengths.features
        : signalStrengths.repeated;
  const note = one.repository.isPrivate ? "Described in its README" : cut(text, 160);
  return { term, in: one, source: "readme", path, note, strength };
}

/** Whoever lists many names says what it works with, not what it is made of. */
const mostTechnologiesInSentence = 4;

/** The terms a sentence affirms. Languages are counted from the code, and the project's own name is none. */
function termsIn(text: string, one: CountedRepository): Term[] {
  const denied = deniedRanges(text);
  const mentions = mentionsOf(text).filter(({ start }) => !isDenied(denied, start));
  const terms = [...new Set(mentions.map(({ term }) => term))].filter((term) => !isNameOf(term, one));
  const technologies = terms.filter(isTechnology).length;
  return terms.filter(
    (term) => !isTechnology(term) || (term.kind !== "language" && technologies <= mostTechnologiesInSentence),
  );
}
