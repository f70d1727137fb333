/** Selects files to read: the README and manifests of packages. */

export const limits = {
  readmeBytes: 32 * 1024,
  manifestBytes: 64 * 1024,
  manifests: 20,
  /** Paths considered, and stored as `tree`. */
  paths: 10_000,
  treeEntries: 800,
  entriesOfOneFolder: 200,
};

const readme = /^readme(?:\.(?:md|markdown|mdown|mkd|rst|adoc|asciidoc|txt|org|textile|rdoc|pod))?$/i;

// In order of preference: manifests with dependencies first.
const manifests = [
  /^package\.json$/,
  /^Cargo\.toml$/,
  /^go\.mod$/,
  /^pyproject\.toml$/,
  /^requirements[\w.-]{0,40}\.(?:txt|in)$/,
  /^Gemfile$/,
  /^pom\.xml$/,
  /^libs\.versions\.toml$/,
  /^build\.gradle(?:\.kts)?$/,
  /^pubspec\.ya?ml$/,
  /^composer\.json$/,
  /^mix\.exs$/,
  /^Package\.swift$/,
  /\.(?:cs|fs|vb)proj$/,
  /^Directory\.Packages\.props$/,
  /^build\.sbt$/,
  /^(?:deps\.edn|project\.clj)$/,
  /^(?:stack\.yaml|package\.yaml|.+\.cabal)$/,
  /^(?:dune-project|.+\.opam)$/,
  /^rebar\.config$/,
  /^gleam\.toml$/,
  /^elm\.json$/,
  /^Project\.toml$/,
  /^DESCRIPTION$/,
  /^(?:environment\.ya?ml|Pipfile|setup\.py|setup\.cfg)$/,
  /^(?:deno\.jsonc?|jsr\.json)$/,
  /^(?:shard\.yml|.+\.nimble|build\.zig\.zon|platformio\.ini)$/,
  /^(?:foundry\.toml|Move\.toml|Scarb\.toml)$/,
  /^(?:Podfile|.+\.gemspec)$/,
  /^package\.xml$/,
  /^(?:CMakeLists\.txt|meson\.build|conanfile\.(?:txt|py)|vcpkg\.json)$/,
  /^(?:versions\.tf|main\.tf|Chart\.yaml|nextflow\.config|flake\.nix)$/,
];

// Container files say less about dependencies, so they come last.
const containers = [/^(?:docker-)?compose\.ya?ml$/, /^Dockerfile$/];

// Folders that are not the product: documentation and vendored code (as in github-linguist), tests and tooling.
const aside =
  /^(?:\.github|docs?|documentation|samples?|demos?|templates?|specs?|fuzz|scripts?|tools?|tooling|vendor|vendored|third[-_]?party|externals?|deps|node_modules|bower_components|dist)$|(?:^|[-_.])(?:__tests__|tests?|e2e|examples?|fixtures?|bench(?:es|marks?)?)(?:[-_.]|$)/i;

/** The path of the README: Markdown preferred, the root before docs/. */
export function findReadme(tree: string[]): string | null {
  const readmes = tree.filter(
    (path) => readme.test(nameOf(path)) && ["", "docs", ".github"].includes(folderOf(path)),
  );
  const rank = (path: string) => depth(path) * 10 + (/\.(?:md|markdown)$/i.test(path) ? 0 : 1);
  return readmes.sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

/**
 * The manifests to read: the root's first, then those of packages up to two folders deep. Round robin over folders and
 * kinds, so that many packages of one kind leave room for others.
 */
export function findManifests(tree: string[]): string[] {
  const find = (patterns: RegExp[]) => {
    const turns = new Map<string, number>();
    const ranked = tree.flatMap((path) => {
      const folders = path.split("/").slice(0, -1);
      const kind = patterns.findIndex((pattern) => pattern.test(nameOf(path)));
      if (kind < 0 || folders.length > 2 || folders.some((folder) => aside.test(folder))) return [];
      const group = `${folders[0] ?? ""}/${folders.length} ${kind}`;
      const turn = folders.length > 1 ? (turns.get(group) ?? 0) : 0;
      turns.set(group, turn + 1);
      return [{ path, kind, depth: folders.length, turn }];
    });
    return ranked
      .sort((a, b) => a.depth - b.depth || a.turn - b.turn || a.kind - b.kind)
      .map(({ path }) => path);
  };
  return [...find(manifests), ...find(containers)].slice(0, limits.manifests);
}

/** The paths to store: those in `read`, then the ones nearest to the root, with a limit per folder. */
export function shortenTree(tree: string[], read: string[]): string[] {
  const inFolder = new Map<string, number>();
  const limited = tree.filter((path) => {
    const folder = folderOf(path.replace(/\/$/, ""));
    const count = (inFolder.get(folder) ?? 0) + 1;
    inFolder.set(folder, count);
    return folder === "" || count <= limits.entriesOfOneFolder;
  });
  const nearest = limited.sort((a, b) => depth(a) - depth(b)).slice(0, limits.treeEntries);
  return [...new Set([...nearest, ...read])];
}

/** Truncates to at most `bytes` of UTF-8, without splitting a character. */
export function cut(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  return new TextDecoder().decode(Buffer.from(text).subarray(0, bytes), { stream: true });
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));
/** Folders end in "/" and have the depth of their siblings. */
const depth = (path: string): number => path.replace(/\/$/, "").split("/").length;
