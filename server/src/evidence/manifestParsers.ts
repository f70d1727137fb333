import type { Dependency } from "./manifests.ts";

const used = (name: string): Dependency => ({ name, isForDevelopment: false });
const forDevelopment = (name: string): Dependency => ({ name, isForDevelopment: true });

function keysOf(value: unknown): string[] {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
}

function parseJson(text: string): Record<string, unknown> {
  const plain = text
    .replace(/^\ufeff/, "")
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/,(\s*[}\]])/g, "$1");
  const value: unknown = JSON.parse(plain);
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? "").filter(Boolean);

export function packageJson(text: string): Dependency[] {
  const json = parseJson(text);
  return [
    ...["dependencies", "peerDependencies", "optionalDependencies"].flatMap((key) =>
      keysOf(json[key]).map((name) => used(`npm:${name}`)),
    ),
    ...keysOf(json.devDependencies).map((name) => forDevelopment(`npm:${name}`)),
  ];
}

export function denoJson(text: string): Dependency[] {
  return all(text, /"(?:npm|jsr):(@?[^"@]+(?:\/[^"@]+)?)(?:@[^"]*)?"/g).map((name) => used(`npm:${name}`));
}

/** Section name → its lines: all that is needed of TOML, and it forgives what a strict reader would not. */
function tomlSections(text: string): { name: string; lines: string[] }[] {
  const sections = [{ name: "", lines: [] as string[] }];
  for (const raw of text.split("\n")) {
    const line = raw.replace(/^\s*#.*$/, "");
    const title = /^\s*\[\[?\s*([^\]]+?)\s*\]\]?\s*(?:#.*)?$/.exec(line)?.[1];
    if (title) sections.push({ name: title.replaceAll(/["']/g, ""), lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

const tomlKeys = (lines: string[]): string[] =>
  lines.flatMap((line) => /^\s*["']?([\w.@/-]+?)["']?(?:\.\w+)?\s*=/.exec(line)?.[1] ?? []);

export function cargoToml(text: string): Dependency[] {
  return tomlSections(text).flatMap(({ name, lines }) => {
    const section = /(?:^|\.)((?:dev-|build-)?dependencies)(?:\.([\w-]+))?$/.exec(name);
    if (!section) return [];
    const make = section[1] === "dev-dependencies" ? forDevelopment : used;
    return (section[2] ? [section[2]] : tomlKeys(lines)).map((crate) => make(`cargo:${crate}`));
  });
}

export function goMod(text: string): Dependency[] {
  const lines = text.split("\n").filter((line) => !/\/\/\s*indirect/.test(line));
  return lines.flatMap((line) => {
    const name = /^\s*(?:require\s+)?([\w.-]+\.[\w-]+\/\S+|[\w.-]+\.[a-z]{2,}\/\S+)\s+v\d/.exec(line)?.[1];
    return name ? [used(`go:${name}`)] : [];
  });
}

const pythonName = /^\s*["']?([A-Za-z][\w.-]*)/;
const toPypi = (entry: string, make: (name: string) => Dependency): Dependency[] => {
  const name = pythonName.exec(entry)?.[1];
  return name && !/^(?:python|name|version)$/i.test(name) ? [make(`pypi:${name}`)] : [];
};
const quoted = (text: string): string[] =>
  [...text.matchAll(/"([^"]+)"|'([^']+)'/g)].map((match) => match[1] ?? match[2] ?? "");

export function pyproject(text: string): Dependency[] {
  return tomlSections(text).flatMap(({ name, lines }) => {
    const body = lines.join("\n");
    if (name === "project") {
      const list = /^\s*dependencies\s*=\s*\[([\s\S]*?)\](?=\s*(?:\n|$))/m.exec(body)?.[1] ?? "";
      return quoted(list).flatMap((entry) => toPypi(entry, used));
    }
    if (/^(?:project\.optional-dependencies|dependency-groups)$/.test(name)) {
      return [...body.matchAll(/^\s*["']?([\w-]+)["']?\s*=\s*\[([\s\S]*?)\](?=\s*(?:\n|$))/gm)].flatMap(
        ([, group = "", list = ""]) => {
          const make = /test|dev|lint|docs|typing/.test(group) ? forDevelopment : used;
          return quoted(list).flatMap((entry) => toPypi(entry, make));
        },
      );
    }
    const poetry =
      /^tool\.(?:poetry|pdm|uv|hatch)(?:\.group\.([\w-]+)|\.envs\.[\w-]+)?\.?(?:dev-)?dependencies$/.exec(
        name,
      );
    if (!poetry) return [];
    const make = poetry[1] || name.includes("dev-") ? forDevelopment : used;
    return tomlKeys(lines).flatMap((key) => toPypi(key, make));
  });
}

export function requirements(text: string): Dependency[] {
  return text.split("\n").flatMap((line) => (/^\s*(?:#|-)/.test(line) ? [] : toPypi(line, used)));
}

export function pipfile(text: string): Dependency[] {
  return tomlSections(text).flatMap(({ name, lines }) =>
    /packages$/.test(name)
      ? tomlKeys(lines).flatMap((key) => toPypi(key, name === "packages" ? used : forDevelopment))
      : [],
  );
}

export function setupPy(text: string): Dependency[] {
  const lists = all(text, /(?:install_requires|requires)\s*=\s*\[?([\s\S]*?)(?:\]|\n\s*\n|\n\[)/g);
  return lists.flatMap((list) => {
    const entries = quoted(list);
    return (entries.length > 0 ? entries : list.split("\n")).flatMap((entry) => toPypi(entry, used));
  });
}

export function condaEnvironment(text: string): Dependency[] {
  const body = /^dependencies:\s*\n([\s\S]*)/m.exec(text)?.[1] ?? "";
  return all(body, /^\s*-\s+(?:[\w-]+::)?([A-Za-z][\w.-]*)/gm).flatMap((name) =>
    name === "pip" ? [] : toPypi(name, used),
  );
}

export function gemfile(text: string): Dependency[] {
  let isDevelopment = false;
  return text.split("\n").flatMap((line) => {
    if (/^\s*group\b/.test(line)) isDevelopment = /development|test/.test(line);
    if (/^end\b/.test(line)) isDevelopment = false;
    const name = /^\s*(?:gem|(?:\w+\.)?add_(?:runtime_|development_)?dependency)[ (]+["']([\w-]+)["']/.exec(
      line,
    )?.[1];
    if (!name) return [];
    return [
      isDevelopment || /development_dependency|group:.*(?:test|dev)/.test(line)
        ? forDevelopment(`gem:${name}`)
        : used(`gem:${name}`),
    ];
  });
}

export function pomXml(text: string): Dependency[] {
  const plain = text.replace(/<!--[\s\S]*?-->/g, "");
  return [...plain.matchAll(/<(dependency|parent|plugin)>([\s\S]*?)<\/\1>/g)].flatMap(
    ([, kind, body = ""]) => {
      const group = /<groupId>\s*([\w.-]+)\s*</.exec(body)?.[1];
      const artifact = /<artifactId>\s*([\w.-]+)\s*</.exec(body)?.[1];
      if (!group || !artifact) return [];
      const isDevelopment = kind === "plugin" || /<scope>\s*test/.test(body);
      return [
        isDevelopment ? forDevelopment(`maven:${group}:${artifact}`) : used(`maven:${group}:${artifact}`),
      ];
    },
  );
}

export function gradle(text: string): Dependency[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  const coordinates = [
    ...plain.matchAll(/^(.*?)["']([a-z][\w.-]*\.[\w.-]+|[a-z][\w-]+):([\w.-]+)(?::[^"']*)?["']/gim),
  ].map(([, before = "", group, artifact]) =>
    /test/i.test(before) ? forDevelopment(`maven:${group}:${artifact}`) : used(`maven:${group}:${artifact}`),
  );
  const plugins = all(plain, /\bid\s*[( ]\s*["']([\w.-]+)["']/g).map((name) => used(`maven:${name}`));
  return [...coordinates, ...plugins];
}

export function sbt(text: string): Dependency[] {
  return [...text.matchAll(/"([\w.-]+)"\s*%%?%?\s*"([\w.-]+)"\s*%\s*[^,\n]*?(Test)?[,)\n]/g)].map(
    ([, group, artifact, test]) =>
      test ? forDevelopment(`maven:${group}:${artifact}`) : used(`maven:${group}:${artifact}`),
  );
}

export function pubspec(text: string): Dependency[] {
  let section = "";
  return text.split("\n").flatMap((line) => {
    const top = /^(\w+):/.exec(line)?.[1];
    if (top) section = top;
    const name = /^ {2}([a-z]\w*):/.exec(line)?.[1];
    if (!name || !/dependencies$/.test(section)) return [];
    return [section === "dev_dependencies" ? forDevelopment(`pub:${name}`) : used(`pub:${name}`)];
  });
}

export function composerJson(text: string): Dependency[] {
  const json = parseJson(text);
  const isPackage = (name: string) => name.includes("/");
  return [
    ...keysOf(json.require)
      .filter(isPackage)
      .map((name) => used(`composer:${name}`)),
    ...keysOf(json["require-dev"])
      .filter(isPackage)
      .map((name) => forDevelopment(`composer:${name}`)),
  ];
}

export function mixExs(text: string): Dependency[] {
  const plain = text.replace(/#.*$/gm, "");
  return [...plain.matchAll(/\{\s*:(\w+)\s*,([^}]*)\}/g)].map(([, name, rest = ""]) =>
    /only:\s*(?:\[\s*)?:(?:dev|test)/.test(rest) ? forDevelopment(`hex:${name}`) : used(`hex:${name}`),
  );
}

export function packageSwift(text: string): Dependency[] {
  const urls = all(text, /\.package\s*\([^)]*?url:\s*"([^"]+)"/g).map(
    (url) =>
      url
        .replace(/\.git$/, "")
        .replace(/\/$/, "")
        .split("/")
        .at(-1) ?? "",
  );
  const products = all(text, /\.product\s*\(\s*name:\s*"([^"]+)"/g);
  return [...new Set([...urls, ...products])].filter(Boolean).map((name) => used(`swift:${name}`));
}

export const podfile = (text: string): Dependency[] =>
  all(text, /^\s*pod\s+["']([\w/+-]+)["']/gm).map((name) => used(`swift:${name}`));

export function csproj(text: string): Dependency[] {
  const names = all(
    text.replace(/<!--[\s\S]*?-->/g, ""),
    /<(?:PackageReference|PackageVersion|package|FrameworkReference)\b[^>]*?(?:Include|id)="([\w.-]+)"/g,
  );
  const sdk = all(text, /<Project\s+Sdk="([\w.-]+)"/g);
  return [...names, ...sdk].map((name) => used(`nuget:${name}`));
}

/** "registry/owner/clickhouse-server:25.8" → the names one might know it by. */
function imageNames(image: string): Dependency[] {
  const path = image
    .replace(/@sha256:.*$/, "")
    .replace(/:[^/]*$/, "")
    .replace(/\$\{[^}]*\}/g, "");
  const last = path.split("/").at(-1) ?? "";
  return [last, last.replace(/-(?:server|alpine|slim|oss|management|ce|db)$/, "")]
    .filter((name) => /^[a-z][\w.-]*$/i.test(name))
    .map((name) => used(`image:${name}`));
}

export const dockerfile = (text: string): Dependency[] =>
  all(text, /^\s*FROM\s+(?:--\S+\s+)*(\S+)/gim).flatMap(imageNames);

export const compose = (text: string): Dependency[] =>
  all(text, /^\s*image:\s*["']?([^\s"'#]+)/gm).flatMap(imageNames);

export function cmake(text: string): Dependency[] {
  const plain = text.replace(/#.*$/gm, "");
  const names = all(
    plain,
    /\b(?:find_package|FetchContent_Declare|CPMAddPackage|pkg_check_modules)\s*\(\s*(?:NAME\s+|\w+\s+(?:REQUIRED\s+)?(?=\w+\s*\)))?["']?([\w+-]+)/gi,
  );
  return names.flatMap((name) => [used(`conan:${name}`), used(`name:${name}`)]);
}

export function conan(text: string): Dependency[] {
  const names = text.trimStart().startsWith("{")
    ? quoted(/"dependencies"\s*:\s*\[([\s\S]*?)\]/.exec(text)?.[1] ?? "").filter((name) =>
        /^[\w-]+$/.test(name),
      )
    : all(text, /^\s*(?:self\.requires\()?["']?([\w+-]+)\/\d[\w.-]*/gm).concat(
        all(text, /["']([\w+-]+)\/\d[\w.]*["'@]/g),
      );
  return names.flatMap((name) => [used(`conan:${name}`), used(`name:${name}`)]);
}

export function juliaProject(text: string): Dependency[] {
  return tomlSections(text).flatMap(({ name, lines }) =>
    name === "deps" || name === "extras" || name === "weakdeps"
      ? tomlKeys(lines).map((key) => used(`name:${key}`))
      : [],
  );
}

export const rosPackage = (text: string): Dependency[] =>
  all(text, /<(?:\w+_)?depend>\s*([\w-]+)\s*</g).map((name) => used(`name:${name}`));

export const terraform = (text: string): Dependency[] =>
  all(text, /^\s*(?:provider\s+"([\w-]+)"|source\s*=\s*"hashicorp\/([\w-]+)")/gm)
    .concat(
      all(
        text,
        /"(?:registry\.terraform\.io\/)?[\w-]+\/(aws|google|azurerm|kubernetes|helm|cloudflare|hcloud)"/g,
      ),
    )
    .map((name) => used(`name:${name}`));

export function rDescription(text: string): Dependency[] {
  const lists = all(text, /^(?:Imports|Depends|Suggests|LinkingTo):\s*((?:.*\n?)(?:^\s+.*\n?)*)/gm);
  return lists
    .flatMap((list) => list.split(","))
    .flatMap((entry) => {
      const name = /^\s*([A-Za-z][\w.]*)/.exec(entry)?.[1];
      return name && name !== "R" ? [used(`name:${name}`)] : [];
    });
}
