import type { RepositoryFile } from "../codehost/reading.ts";
import * as parse from "./manifestParsers.ts";

/** "npm:react" and the like; "name:…" where an ecosystem has no register and only the name can be looked up. */
export type Dependency = { name: string; isForDevelopment: boolean };

const parsers: [RegExp, (text: string) => Dependency[]][] = [
  [/(?:^|\/)package\.json$/i, parse.packageJson],
  [/(?:^|\/)deno\.jsonc?$/i, parse.denoJson],
  [/(?:^|\/)Cargo\.toml$/i, parse.cargoToml],
  [/(?:^|\/)go\.mod$/i, parse.goMod],
  [/(?:^|\/)pyproject\.toml$/i, parse.pyproject],
  [/(?:^|\/)(?:[\w-]*requirements[\w-]*\.(?:txt|in)|constraints\.txt)$/i, parse.requirements],
  [/(?:^|\/)Pipfile$/i, parse.pipfile],
  [/(?:^|\/)setup\.(?:py|cfg)$/i, parse.setupPy],
  [/(?:^|\/)environment\.ya?ml$/i, parse.condaEnvironment],
  [/(?:^|\/)(?:Gemfile|[\w-]+\.gemspec)$/i, parse.gemfile],
  [/(?:^|\/)pom\.xml$/i, parse.pomXml],
  [/(?:^|\/)(?:build|settings)\.gradle(?:\.kts)?$/i, parse.gradle],
  [/(?:^|\/)libs\.versions\.toml$/i, parse.gradle],
  [/(?:^|\/)build\.sbt$/i, parse.sbt],
  [/(?:^|\/)pubspec\.ya?ml$/i, parse.pubspec],
  [/(?:^|\/)composer\.json$/i, parse.composerJson],
  [/(?:^|\/)mix\.exs$/i, parse.mixExs],
  [/(?:^|\/)Package\.swift$/i, parse.packageSwift],
  [/(?:^|\/)Podfile$/i, parse.podfile],
  [/\.(?:cs|fs|vb)proj$|(?:^|\/)(?:Directory\.Packages\.props|packages\.config)$/i, parse.csproj],
  [/(?:^|\/)(?:[\w.-]+\.)?(?:Dockerfile|Containerfile)(?:\.[\w-]+)?$/i, parse.dockerfile],
  [/(?:^|\/)(?:docker-)?compose(?:\.[\w-]+)?\.ya?ml$/i, parse.compose],
  [/(?:^|\/)CMakeLists\.txt$/i, parse.cmake],
  [/(?:^|\/)(?:conanfile\.(?:txt|py)|vcpkg\.json)$/i, parse.conan],
  [/(?:^|\/)Project\.toml$/i, parse.juliaProject],
  [/(?:^|\/)package\.xml$/i, parse.rosPackage],
  [/\.tf$/i, parse.terraform],
  [/(?:^|\/)(?:DESCRIPTION)$/, parse.rDescription],
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
