import { type Term, termNamed, termsOfPackage, termsOfPath } from "../knowledge/dictionary.ts";
import { sharesOf } from "./languages.ts";
import { type Dependency, dependenciesOf } from "./manifests.ts";
import { isMain, isOwnManifest, type Package, packagesOf } from "./packages.ts";
import { cut, joined } from "./phrases.ts";
import type { CountedRepository } from "./repositories.ts";
import { type Finding, isTechnology, signalStrengths } from "./signals.ts";

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

/** Whether the code is in a language of one of the ecosystems a technology is published in: of a pypi library in Go, not. */
export function isInItsLanguage({ packages }: Term, one: CountedRepository): boolean {
  const ecosystems = packages.map((name) => name.split(":")[0] ?? "").filter((name) => languagesOf[name]);
  const isWritten = (ecosystem: string) => shareOfEcosystem(ecosystem, one) >= leastShareOfEcosystem;
  return ecosystems.length === 0 || ecosystems.some(isWritten);
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

/** What the manifests of a repository depend on. */
export function manifestFindings(one: CountedRepository): Finding[] {
  const published = packagesOf(one.repository).flatMap(({ ecosystem, isPrivate, path }) =>
    ecosystem === "npm" && !isPrivate ? path : [],
  );
  return one.repository.files
    .filter((file) => isOwnManifest(file.path) && !isInstallList(file))
    .flatMap((file) => {
      const names = new Map<Term, Dependency[]>();
      for (const dependency of dependenciesOf(file, one.repository.files)) {
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
        // Tests of a published package use what it is not made with; an app lists its framework there as well.
        const isForTests = isTool && published.includes(file.path);
        if (isForTests && term.kind !== "tool" && term.area !== "quality") return [];
        const isImage = dependencies.every(({ name }) => name.startsWith("image:"));
        const verb = isImage ? "Runs on" : isTool ? "Develops and tests with" : "Depends on";
        const note = cut(`${verb} ${joined(shown.slice(0, 3))}`, 160);
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

/** What these build may as well be a game, a server or firmware. */
const programs = new Set(["cargo", "go", "swift"]);

/** A package that declares a command has a command line, whatever else it is; so has a program with a library for one. */
export function commandFindings(one: CountedRepository, packages: Package[]): Finding[] {
  const main = packages.find((each) => isMain(each) && each.hasCommand);
  const term = termNamed("Command-line interfaces");
  if (!main || !term) return [];
  const hasOptions = () => manifestFindings(one).some((finding) => term.near.includes(finding.term));
  if (programs.has(main.ecosystem) && !hasOptions()) return [];
  const note = `Installs a command: see ${main.path}`;
  return [{ term, in: one, source: "manifest", path: main.path, note, strength: signalStrengths.features }];
}

/** Of a hundred files of one kind these many are named. */
const pathsOfTerm = 3;

/** Files and folders that belong to a technology or a way of working. */
export function pathFindings(one: CountedRepository): Finding[] {
  const paths = new Set([...one.repository.tree, ...one.repository.files.map((file) => file.path)]);
  const found = new Map<string, Finding[]>();
  for (const path of [...paths].filter(isOwnManifest))
    for (const term of termsOfPath(path)) {
      const same = found.get(term.name) ?? [];
      found.set(term.name, same);
      const note = `Keeps ${path.split("/").filter(Boolean).at(-1) ?? path} in the repository`;
      if (same.length < pathsOfTerm)
        same.push({ term, in: one, source: "path", path, note, strength: signalStrengths.path });
    }
  return [...found.values()].flat();
}
