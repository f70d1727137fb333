import type { Repository, RepositoryFile } from "../codehost/reading.ts";

/** A package as described by its manifest; missing fields are empty. */
export type Package = {
  /** "npm", "cargo", "pypi", "cran", "swift", "composer", "pub", "go", "hex". */
  ecosystem: string;
  name: string;
  path: string;
  description: string;
  keywords: string[];
  hasCommand: boolean;
  isLibrary: boolean;
  /** Excluded from registries by its manifest. */
  isPrivate: boolean;
};

const nested =
  /(?:^|[/_.-])(?:tests?|specs?|e2e|examples?|fixtures?|bench(?:mark)?s?|demos?|samples?|playgrounds?|scripts?|templates?|vendor(?:ed)?|(?:third|3rd)[-_]?party|node_modules|external|deps|generated|tools?|website|docs?)(?:[_.-][^/]{0,60})?\//i;

/** Manifests of tests, examples and vendored code do not count. */
export const isOwnManifest = (path: string): boolean => !nested.test(path);

/** Whether the package is at the root, not a part of a workspace. */
export const isMain = ({ path }: Package): boolean => !path.includes("/");

/** The packages of a repository, the root's first. Unparsable manifests are skipped. */
export function packagesOf(repository: Repository): Package[] {
  return repository.files
    .filter(({ path }) => isOwnManifest(path))
    .sort((a, b) => a.path.split("/").length - b.path.split("/").length)
    .flatMap((file) => {
      try {
        return packageOf(file, repository) ?? [];
      } catch {
        return [];
      }
    });
}

function packageOf(file: RepositoryFile, { tree, name: repositoryName }: Repository): Package | null {
  const folder = file.path.slice(0, file.path.lastIndexOf("/") + 1);
  const hasFile = (path: string) => tree.includes(folder + path);
  const from = (
    ecosystem: string,
    fields: { [Key in keyof Package]?: Package[Key] | undefined },
  ): Package | null =>
    fields.name
      ? {
          ecosystem,
          path: file.path,
          name: fields.name,
          description: fields.description ?? "",
          keywords: fields.keywords ?? [],
          hasCommand: fields.hasCommand ?? false,
          isLibrary: fields.isLibrary ?? false,
          isPrivate: fields.isPrivate ?? false,
        }
      : null;
  switch (file.path.slice(folder.length)) {
    case "package.json": {
      const json = JSON.parse(file.text) as Record<string, unknown>;
      return from("npm", {
        name: text(json.name),
        description: text(json.description),
        keywords: texts(json.keywords),
        hasCommand: json.bin !== undefined,
        isLibrary: json.exports !== undefined || json.main !== undefined || json.module !== undefined,
        isPrivate: json.private === true || json.version === undefined,
      });
    }
    case "composer.json": {
      const json = JSON.parse(file.text) as Record<string, unknown>;
      const isLibrary = json.type === undefined || json.type === "library";
      return from("composer", {
        name: text(json.name),
        description: text(json.description),
        keywords: texts(json.keywords),
        hasCommand: json.bin !== undefined,
        isLibrary,
        isPrivate: !isLibrary,
      });
    }
    case "Cargo.toml": {
      const fields = tomlSection(file.text, "package");
      const isLibrary = hasFile("src/lib.rs") || /^\[lib\]/m.test(file.text);
      return from("cargo", {
        name: fields.name?.[0],
        description: fields.description?.[0],
        keywords: fields.keywords,
        hasCommand: hasFile("src/main.rs") || /^\[\[bin\]\]/m.test(file.text),
        isLibrary: isLibrary || !hasFile("src/main.rs"),
        isPrivate: /^publish *= *false/m.test(file.text),
      });
    }
    case "pyproject.toml": {
      const project = { ...tomlSection(file.text, "tool.poetry"), ...tomlSection(file.text, "project") };
      const hasCommand = /^\[(?:project|tool\.poetry)\.scripts\]/m.test(file.text);
      return from("pypi", {
        name: project.name?.[0],
        description: project.description?.[0],
        keywords: project.keywords,
        hasCommand,
        isLibrary: /^\[build-system\]/m.test(file.text),
        isPrivate: !/^\[build-system\]/m.test(file.text),
      });
    }
    case "DESCRIPTION": {
      const title = /^Title: *(.{1,200})$/m.exec(file.text)?.[1];
      const isPackage = /^Package: *(\S{1,100})$/m.exec(file.text)?.[1];
      return from("cran", { name: isPackage, description: title, isLibrary: true });
    }
    case "Package.swift":
      return from("swift", {
        name: repositoryName,
        isLibrary: file.text.includes(".library("),
        hasCommand: file.text.includes(".executable("),
      });
    case "pubspec.yaml": {
      const field = (name: string) =>
        new RegExp(`^${name}: *["']?(.{1,200}?)["']?$`, "m").exec(file.text)?.[1];
      const isPrivate = /^publish_to: *["']?none/m.test(file.text);
      return from("pub", {
        name: field("name"),
        description: field("description"),
        isLibrary: !isPrivate,
        isPrivate,
      });
    }
    case "go.mod": {
      const hasCommand = hasFile("main.go") || tree.some((path) => path.startsWith(`${folder}cmd/`));
      const name = /^module +(\S{1,200})$/m.exec(file.text)?.[1];
      return from("go", { name, hasCommand, isLibrary: !hasFile("main.go") && !hasCommand });
    }
    case "mix.exs": {
      // Registry fields indicate a library; an application starts its own module and has none.
      const isLibrary = /\bpackage: /.test(file.text);
      const description = /(?:@description|\bdescription:) *"([^"\n]{1,200})"/.exec(file.text)?.[1];
      return from("hex", {
        name: /\bapp: *:(\w{1,60})/.exec(file.text)?.[1],
        description,
        isLibrary,
        isPrivate: !isLibrary,
      });
    }
    default:
      return null;
  }
}

const text = (value: unknown): string => (typeof value === "string" ? value.slice(0, 300) : "");
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string").slice(0, 20) : [];

/** String values of a section by key; lists may span lines. */
function tomlSection(toml: string, section: string): Record<string, string[]> {
  const valuesByKey: Record<string, string[]> = {};
  let isInside = false;
  let open = "";
  for (const line of toml.slice(0, 65_536).split("\n")) {
    const bounded = line.slice(0, 1_000);
    if (/^\[[^\]"']{1,100}\]/.test(bounded) && open === "") isInside = bounded.startsWith(`[${section}]`);
    if (!isInside) continue;
    const key = open || /^([\w-]{1,40}) *=/.exec(bounded)?.[1];
    if (!key) continue;
    const values = [...bounded.slice(open ? 0 : key.length).matchAll(/"([^"]{0,300})"|'([^']{0,300})'/g)];
    valuesByKey[key] = [...(valuesByKey[key] ?? []), ...values.map((match) => match[1] ?? match[2] ?? "")];
    const opens = open !== "" || /= *\[/.test(bounded);
    open = opens && !bounded.includes("]") ? key : "";
  }
  return valuesByKey;
}
