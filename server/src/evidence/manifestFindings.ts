import { type Term, termNamed, termsOfPackage, termsOfPath } from "../knowledge/dictionary.ts";
import { isTechnology } from "../knowledge/terms.ts";
import { sharesOf } from "./languages.ts";
import { parseJson } from "./manifestFormats.ts";
import { type Dependency, dependenciesOf } from "./manifests.ts";
import { isMain, isOwnManifest, type Package } from "./packages.ts";
import { cut, joined } from "./phrases.ts";
import type { CountedRepository } from "./repositories.ts";
import { type Finding, signalStrengths } from "./signals.ts";

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
const minShareOfEcosystem = 0.05;

/**
 * A Gemfile in a Swift library lists release tools: dependencies are weighted by the share of code in their ecosystem's
 * languages. Ecosystems without languages (images) count in full.
 */
function shareOfEcosystem(ecosystem: string, repo: CountedRepository): number {
  const languages = languagesOf[ecosystem];
  const shares = sharesOf(repo);
  if (!languages || shares.size === 0) return 1;
  return languages.reduce((sum, language) => sum + (shares.get(language) ?? 0), 0);
}

/** Whether the code is in a language of an ecosystem that publishes the technology: not for a pypi library in Go. */
export function isInItsLanguage({ packages }: Term, repo: CountedRepository): boolean {
  const ecosystems = packages.map((name) => name.split(":")[0] ?? "").filter((name) => languagesOf[name]);
  const isWritten = (ecosystem: string) => shareOfEcosystem(ecosystem, repo) >= minShareOfEcosystem;
  return ecosystems.length === 0 || ecosystems.some(isWritten);
}

/** Without a registry, names identify products only for C and C++ libraries and images. */
const namesProducts =
  /(?:^|\/)(?:CMakeLists\.txt|conanfile\.\w+|vcpkg\.json|package\.xml|.*Dockerfile.*|.*compose.*\.ya?ml)$/i;

function termsOfDependency({ name }: Dependency, path: string): Term[] {
  const terms = termsOfPackage(name);
  if (terms.length > 0) return terms;
  const colon = name.indexOf(":");
  if (!/^(?:name|image|conan)$/.test(name.slice(0, colon)) || !namesProducts.test(path)) return [];
  const term = termNamed(name.slice(colon + 1));
  return term && isTechnology(term) && term.kind !== "language" ? [term] : [];
}

/** What tests use is not part of the work, but npm's applications and PHP's packages name their framework there too. */
const namesFrameworks = new Set(["npm", "composer"]);

export function manifestFindings(repo: CountedRepository, packages: Package[]): Finding[] {
  const published = packages.flatMap(({ ecosystem, isPrivate, path }) =>
    ecosystem === "npm" && !isPrivate ? path : [],
  );
  // Beside a gemspec a Gemfile lists what the gem is developed and tested with.
  const isGem = repo.repository.files.some(({ path }) => path.endsWith(".gemspec"));
  return repo.repository.files
    .filter((file) => isOwnManifest(file.path) && !isInstallList(file))
    .flatMap((file) => {
      const names = new Map<Term, Dependency[]>();
      for (const dependency of dependenciesOf(file, repo.repository.files)) {
        if (isOfItself(dependency, repo)) continue;
        for (const term of termsOfDependency(dependency, file.path))
          names.getOrInsertComputed(term, () => []).push(dependency);
      }
      return [...names].flatMap(([term, dependencies]): Finding[] => {
        const ecosystem = dependencies[0]?.name.split(":")[0] ?? "";
        const share = shareOfEcosystem(ecosystem, repo);
        if (share < minShareOfEcosystem) return [];
        const packages = [...new Set(dependencies.map(({ name }) => name.slice(name.indexOf(":") + 1)))];
        const isTool =
          dependencies.every(({ isForDevelopment }) => isForDevelopment) ||
          (isGem && file.path.endsWith("Gemfile"));
        const isForTests = isTool && !(namesFrameworks.has(ecosystem) && !published.includes(file.path));
        if (isTool && isUnused(term, packages, file)) return [];
        if (isForTests && term.kind !== "tool" && term.area !== "quality") return [];
        const isImage = dependencies.every(({ name }) => name.startsWith("image:"));
        const verb = isImage ? "Runs on" : isTool ? "Develops and tests with" : "Depends on";
        const note = cut(`${verb} ${joined(packages.slice(0, 3))}`, 160);
        const baseStrength = isTool ? signalStrengths.developmentDependency : signalStrengths.dependency;
        const strength = baseStrength * Math.min(1, 0.4 + 0.9 * Math.sqrt(share));
        return [{ term, in: repo, source: "manifest", path: file.path, note, strength, isTool }];
      });
    });
}

/** A package.json below the root without a name installs tools and describes no package. */
const isInstallList = ({ path, text }: { path: string; text: string }) =>
  path.endsWith("/package.json") && !/"name"\s?:/.test(text.slice(0, 2_000));

/** A tool of a package.json counts if its scripts or settings name it; templates leave others behind. */
function isUnused(term: Term, packages: string[], { path, text }: { path: string; text: string }): boolean {
  const isForBuild = term.kind === "tool" && term.area === "frontend";
  if (!path.endsWith("package.json") || !(isForBuild || term.area === "quality")) return false;
  const { dependencies: _1, devDependencies: _2, ...rest } = parseJson(text);
  const settings = JSON.stringify(rest).toLowerCase();
  return ![term.name.toLowerCase(), ...packages].some((name) => settings.includes(name));
}

/** The parts of a workspace depend on each other. */
const isOfItself = ({ name }: Dependency, { repository }: CountedRepository) =>
  name.slice(name.indexOf(":") + 1).toLowerCase() === repository.name.toLowerCase();

/** Their executables may also be games, servers or firmware. */
const programs = new Set(["cargo", "go", "swift"]);

/** A package that declares a command has a command line; programs need a library for one. */
export function commandFindings(repo: CountedRepository, packages: Package[]): Finding[] {
  const main = packages.find((each) => isMain(each) && each.hasCommand);
  const term = termNamed("Command-line interfaces");
  if (!main || !term) return [];
  const hasOptions = () =>
    manifestFindings(repo, packages).some((finding) => term.near.includes(finding.term));
  if (programs.has(main.ecosystem) && !hasOptions()) return [];
  const note = `Installs a command: see ${main.path}`;
  return [{ term, in: repo, source: "manifest", path: main.path, note, strength: signalStrengths.features }];
}

/** Maximum number of files listed per term. */
const pathsOfTerm = 3;

export function pathFindings(repo: CountedRepository): Finding[] {
  const paths = new Set([...repo.repository.tree, ...repo.repository.files.map((file) => file.path)]);
  const findingsByTerm = new Map<string, Finding[]>();
  for (const path of [...paths].filter(isOwnManifest))
    for (const term of termsOfPath(path)) {
      const findings = findingsByTerm.getOrInsertComputed(term.name, () => []);
      const note = `Keeps ${path.split("/").filter(Boolean).at(-1) ?? path} in the repository`;
      if (findings.length < pathsOfTerm)
        findings.push({ term, in: repo, source: "path", path, note, strength: signalStrengths.path });
    }
  return [...findingsByTerm.values()].flat();
}
