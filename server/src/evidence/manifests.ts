import type { RepositoryFile } from "../codehost/reading.ts";
import * as platforms from "./manifestsOfPlatforms.ts";
import * as scripts from "./manifestsOfScripts.ts";
import * as systems from "./manifestsOfSystems.ts";

/** "npm:react" and the like; "name:…" where an ecosystem has no register and only the name can be looked up. */
export type Dependency = { name: string; isForDevelopment: boolean };

const parsers: [RegExp, (text: string) => Dependency[]][] = [
  [/(?:^|\/)package\.json$/i, scripts.packageJson],
  [/(?:^|\/)deno\.jsonc?$/i, scripts.denoJson],
  [/(?:^|\/)Cargo\.toml$/i, scripts.cargoToml],
  [/(?:^|\/)go\.mod$/i, scripts.goMod],
  [/(?:^|\/)pyproject\.toml$/i, scripts.pyproject],
  [/(?:^|\/)(?:[\w-]*requirements[\w-]*\.(?:txt|in)|constraints\.txt)$/i, scripts.requirements],
  [/(?:^|\/)Pipfile$/i, scripts.pipfile],
  [/(?:^|\/)setup\.(?:py|cfg)$/i, scripts.setupPy],
  [/(?:^|\/)environment\.ya?ml$/i, scripts.condaEnvironment],
  [/(?:^|\/)(?:Gemfile|[\w-]+\.gemspec)$/i, platforms.gemfile],
  [/(?:^|\/)pom\.xml$/i, platforms.pomXml],
  [/(?:^|\/)(?:build|settings)\.gradle(?:\.kts)?$/i, platforms.gradle],
  [/(?:^|\/)libs\.versions\.toml$/i, platforms.gradle],
  [/(?:^|\/)build\.sbt$/i, platforms.sbt],
  [/(?:^|\/)pubspec\.ya?ml$/i, platforms.pubspec],
  [/(?:^|\/)composer\.json$/i, platforms.composerJson],
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

/** What a manifest names. A file that makes no sense names nothing and spoils nothing. */
export function dependenciesOf(file: RepositoryFile): Dependency[] {
  const parser = parsers.find(([pattern]) => pattern.test(file.path))?.[1];
  if (!parser) return [];
  try {
    const found = new Map<string, Dependency>();
    for (const one of parser(file.text.slice(0, 262_144))) {
      const known = found.get(one.name);
      if (!known || (known.isForDevelopment && !one.isForDevelopment)) found.set(one.name, one);
    }
    return [...found.values()].slice(0, 400);
  } catch {
    return [];
  }
}
