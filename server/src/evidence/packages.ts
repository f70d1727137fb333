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
    const fields = tomlSection(source, "package");
    const isLibrary = has("src/lib.rs") || /^\[lib\]/m.test(source);
    return {
      ecosystem: "cargo",
      name: fields.name?.[0],
      description: fields.description?.[0],
      keywords: fields.keywords,
      hasCommand: has("src/main.rs") || /^\[\[bin\]\]/m.test(source),
      isLibrary: isLibrary || !has("src/main.rs"),
      isPrivate: /^publish *= *false/m.test(source),
    };
  },
  "pyproject.toml": ({ text: source }) => {
    const project = { ...tomlSection(source, "tool.poetry"), ...tomlSection(source, "project") };
    const isLibrary = /^\[build-system\]/m.test(source);
    return {
      ecosystem: "pypi",
      name: project.name?.[0],
      description: project.description?.[0],
      keywords: project.keywords,
      hasCommand: /^\[(?:project|tool\.poetry)\.scripts\]/m.test(source),
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

function packageOf({ path, text: source }: RepositoryFile, { tree, name }: Repository): Package | null {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const has = (wanted: string) =>
    tree.some((one) => (wanted.endsWith("/") ? one.startsWith(folder + wanted) : one === folder + wanted));
  const manifest = path.slice(folder.length);
  if (!Object.hasOwn(readers, manifest)) return null;
  const fields = readers[manifest]?.({ text: source, repository: name, has });
  if (!fields?.name) return null;
  const {
    description = "",
    keywords = [],
    hasCommand = false,
    isLibrary = false,
    isPrivate = false,
  } = fields;
  return {
    ...{ ecosystem: fields.ecosystem, path, name: fields.name },
    ...{ description, keywords, hasCommand, isLibrary, isPrivate },
  };
}

const describedBy = (json: Record<string, unknown>, ecosystem: string) => ({
  ecosystem,
  name: text(json.name),
  description: text(json.description),
  keywords: texts(json.keywords),
  hasCommand: json.bin !== undefined,
});
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
