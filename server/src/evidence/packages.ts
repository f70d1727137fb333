import type { Repository, RepositoryFile } from "../codehost/reading.ts";
import { ownValue } from "../text/ownValue.ts";
import { parseToml } from "./manifestFormats.ts";
import { at, stringsOf } from "./manifestText.ts";

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

type Fields = Partial<Pick<Package, "hasCommand" | "isLibrary" | "isPrivate">> & {
  ecosystem: string;
  name: string | undefined;
  description?: string | undefined;
  keywords?: string[] | undefined;
};
/** `has`: whether the folder of the manifest has this file, or a file in this folder. */
type Manifest = { text: string; repository: string; has: (path: string) => boolean };

const readers: Record<string, (manifest: Manifest) => Fields> = {
  "package.json": ({ text: source }) => {
    const json = JSON.parse(source) as Record<string, unknown>;
    return {
      ...describedBy(json, "npm"),
      isLibrary: json.exports !== undefined || json.main !== undefined || json.module !== undefined,
      isPrivate: json.private === true || json.version === undefined,
    };
  },
  "composer.json": ({ text: source }) => {
    const json = JSON.parse(source) as Record<string, unknown>;
    const isLibrary = json.type === undefined || json.type === "library";
    return { ...describedBy(json, "composer"), isLibrary, isPrivate: !isLibrary };
  },
  "Cargo.toml": ({ text: source, has }) => {
    const toml = parseToml(source);
    const hasProgram = has("src/main.rs");
    return {
      ...describedBy(at(toml, "package"), "cargo"),
      hasCommand: hasProgram || toml.bin !== undefined,
      isLibrary: !hasProgram || has("src/lib.rs") || toml.lib !== undefined,
      isPrivate: at(toml, "package", "publish") === false,
    };
  },
  "pyproject.toml": ({ text: source }) => {
    const toml = parseToml(source);
    const poetry = at(toml, "tool", "poetry");
    const scripts = at(toml, "project", "scripts") ?? at(poetry, "scripts");
    const isLibrary = toml["build-system"] !== undefined;
    return {
      ...describedBy({ ...Object(poetry), ...Object(toml.project) }, "pypi"),
      hasCommand: scripts !== undefined,
      isLibrary,
      isPrivate: !isLibrary,
    };
  },
  DESCRIPTION: ({ text: source }) => ({
    ecosystem: "cran",
    name: /^Package: *(\S{1,100})$/m.exec(source)?.[1],
    description: /^Title: *(.{1,200})$/m.exec(source)?.[1],
    isLibrary: true,
  }),
  "Package.swift": ({ text: source, repository }) => ({
    ecosystem: "swift",
    name: repository,
    isLibrary: source.includes(".library("),
    hasCommand: source.includes(".executable("),
  }),
  "pubspec.yaml": ({ text: source }) => {
    const field = (name: string) => new RegExp(`^${name}: *["']?(.{1,200}?)["']?$`, "m").exec(source)?.[1];
    const isPrivate = /^publish_to: *["']?none/m.test(source);
    return {
      ecosystem: "pub",
      name: field("name"),
      description: field("description"),
      isLibrary: !isPrivate,
      isPrivate,
    };
  },
  "go.mod": ({ text: source, has }) => {
    const hasCommand = has("main.go") || has("cmd/");
    return {
      ecosystem: "go",
      name: /^module +(\S{1,200})$/m.exec(source)?.[1],
      hasCommand,
      isLibrary: !hasCommand,
    };
  },
  "mix.exs": ({ text: source }) => {
    // Registry fields indicate a library; an application starts its own module and has none.
    const isLibrary = /\bpackage: /.test(source);
    return {
      ecosystem: "hex",
      name: /\bapp: *:(\w{1,60})/.exec(source)?.[1],
      description: /(?:@description|\bdescription:) *"([^"\n]{1,200})"/.exec(source)?.[1],
      isLibrary,
      isPrivate: !isLibrary,
    };
  },
};

const undeclared = { hasCommand: false, isLibrary: false, isPrivate: false };

function packageOf({ path, text: source }: RepositoryFile, { tree, name: repository }: Repository) {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const has = (wanted: string) =>
    tree.some((one) => (wanted.endsWith("/") ? one.startsWith(folder + wanted) : one === folder + wanted));
  const manifest = path.slice(folder.length);
  const fields = ownValue(readers, manifest)?.({ text: source, repository, has });
  if (!fields?.name) return null;
  const { name, description = "", keywords = [] } = fields;
  return { ...undeclared, ...fields, name, path, description, keywords };
}

const describedBy = (fields: unknown, ecosystem: string) => ({
  ecosystem,
  name: text(at(fields, "name")),
  description: text(at(fields, "description")),
  keywords: stringsOf(at(fields, "keywords")).slice(0, 20),
  hasCommand: at(fields, "bin") !== undefined,
});
const text = (value: unknown): string => (typeof value === "string" ? value.slice(0, 300) : "");
