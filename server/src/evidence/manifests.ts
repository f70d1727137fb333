import type { RepositoryFile } from "../codehost/reading.ts";
import * as platforms from "./manifestsOfPlatforms.ts";
import * as scripts from "./manifestsOfScripts.ts";
import * as systems from "./manifestsOfSystems.ts";

/** "npm:react" and the like; "name:…" for ecosystems without a registry, where only the name can be looked up. */
export type Dependency = { name: string; isForDevelopment: boolean };

/** An entry of a manifest. `isOwn`: names a package of the same repository, which is not a dependency. */
export type ManifestEntry = Dependency & { isOwn?: true };

const parsers: [RegExp, (text: string, path: string) => ManifestEntry[]][] = [
  [/(?:^|\/)package\.json$/i, scripts.packageJson],
  [/(?:^|\/)deno\.jsonc?$/i, scripts.denoJson],
  [/(?:^|\/)Cargo\.toml$/i, scripts.cargoToml],
  [/(?:^|\/)go\.mod$/i, scripts.goMod],
  [/(?:^|\/)pyproject\.toml$/i, scripts.pyproject],
  [/(?:^|\/)(?:[\w-]{0,40}requirements[\w.-]{0,40}\.(?:txt|in)|constraints\.txt)$/i, scripts.requirements],
  [/(?:^|\/)Pipfile$/i, scripts.pipfile],
  [/(?:^|\/)setup\.py$/i, scripts.setupPy],
  [/(?:^|\/)setup\.cfg$/i, scripts.setupCfg],
  [/(?:^|\/)environment\.ya?ml$/i, scripts.condaEnvironment],
  [/(?:^|\/)(?:Gemfile|[\w-]+\.gemspec)$/i, platforms.gemfile],
  [/(?:^|\/)pom\.xml$/i, platforms.pomXml],
  [/(?:^|\/)(?:build|settings)\.gradle(?:\.kts)?$/i, platforms.gradle],
  [/(?:^|\/)libs\.versions\.toml$/i, platforms.versionCatalogue],
  [/(?:^|\/)build\.sbt$/i, platforms.sbt],
  [/(?:^|\/)pubspec\.ya?ml$/i, platforms.pubspec],
  [/(?:^|\/)composer\.json$/i, scripts.composerJson],
  [/(?:^|\/)mix\.exs$/i, platforms.mixExs],
  [/(?:^|\/)Package\.swift$/i, platforms.packageSwift],
  [/(?:^|\/)Podfile$/i, platforms.podfile],
  [/\.(?:cs|fs|vb)proj$|(?:^|\/)(?:Directory\.Packages\.props|packages\.config)$/i, platforms.csproj],
  [/(?:^|\/)(?:[\w.-]+\.)?(?:Dockerfile|Containerfile)(?:\.[\w-]+)?$/i, systems.dockerfile],
  [/(?:^|\/)(?:docker-)?compose(?:\.[\w-]+)?\.ya?ml$/i, systems.compose],
  [/(?:^|\/)CMakeLists\.txt$/i, systems.cmake],
  [/(?:^|\/)(?:conanfile\.(?:txt|py)|vcpkg\.json)$/i, systems.conan],
  [/(?:^|\/)Project\.toml$/i, systems.juliaProject],
  [/(?:^|\/)package\.xml$/i, systems.rosPackage],
  [/\.tf$/i, systems.terraform],
  [/(?:^|\/)(?:DESCRIPTION)$/, systems.rDescription],
];

const maxText = 262_144;
const maxDependencies = 400;

/**
 * The dependencies of a manifest, without packages of the same repository if its other files are given. Malformed
 * files have none. Runs in linear time.
 */
export function dependenciesOf(file: RepositoryFile, siblings: RepositoryFile[] = [file]): Dependency[] {
  const internal = new Set(
    siblings.flatMap((one) => entriesIn(one).flatMap(({ name, isOwn }) => (isOwn ? [name] : []))),
  );
  const byName = new Map<string, Dependency>();
  for (const { name, isForDevelopment, isOwn } of entriesIn(file)) {
    const known = byName.get(name);
    if (isOwn || isInternal(name, internal)) continue;
    if (!known || (known.isForDevelopment && !isForDevelopment)) byName.set(name, { name, isForDevelopment });
  }
  return [...byName.values()].slice(0, maxDependencies);
}

/** Modules of one Go repository share a path prefix; Maven modules inherit their group. */
function isInternal(name: string, internal: Set<string>): boolean {
  if (internal.has(name)) return true;
  const parts = name.split("/");
  return (
    name.startsWith("go:") &&
    parts.some((_, i) => i >= 3 && i < parts.length && internal.has(parts.slice(0, i).join("/")))
  );
}

const parsed = new WeakMap<RepositoryFile, ManifestEntry[]>();

const entriesIn = (file: RepositoryFile): ManifestEntry[] => parsed.getOrInsertComputed(file, parse);

function parse({ path, text }: RepositoryFile): ManifestEntry[] {
  try {
    return parsers.find(([pattern]) => pattern.test(path))?.[1](text.slice(0, maxText), path) ?? [];
  } catch {
    return [];
  }
}
