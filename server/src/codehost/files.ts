/** Which files of a repository are worth their bytes: its README and the manifests of its packages. */

export const limits = {
  readmeBytes: 32 * 1024,
  manifestBytes: 64 * 1024,
  manifests: 20,
  /** Considered, and kept as the reading's `tree`. */
  paths: 10_000,
  treeEntries: 800,
  entriesOfOneFolder: 200,
};

const readme = /^readme(?:\.(?:md|markdown|mdown|mkd|rst|adoc|asciidoc|txt|org|textile|rdoc|pod))?$/i;

// The order is the preference: what names dependencies first, what only says how it is run last.
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

// How it is run says less than what it is built from: only where there is room left.
const containers = [/^(?:docker-)?compose\.ya?ml$/, /^Dockerfile$/];

// Not the product itself: folders that github-linguist counts as documentation or vendored, tests and tooling.
const aside =
  /^(?:\.github|docs?|documentation|samples?|demos?|templates?|specs?|fuzz|scripts?|tools?|tooling|vendor|vendored|third[-_]?party|externals?|deps|node_modules|bower_components|dist)$|(?:^|[-_.])(?:__tests__|tests?|e2e|examples?|fixtures?|bench(?:es|marks?)?)(?:[-_.]|$)/i;

/** The README under its real name: of several the Markdown one, at the root before docs/. */
export function findReadme(tree: string[]): string | null {
  const found = tree.filter(
    (path) => readme.test(nameOf(path)) && ["", "docs", ".github"].includes(folderOf(path)),
  );
  const rank = (path: string) => depth(path) * 10 + (/\.(?:md|markdown)$/i.test(path) ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

/**
 * The manifests to read: the root's before those of its packages, down to two folders deep. Folders at the root and
 * kinds of manifests take turns, so that many packages of one kind leave room for others.
 */
export function findManifests(tree: string[]): string[] {
  const found = (patterns: RegExp[]) => {
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
  return [...found(manifests), ...found(containers)].slice(0, limits.manifests);
}

/** The paths to keep: those that are `read`, then what is nearest to the root, of each folder only the beginning. */
export function shortenTree(tree: string[], read: string[]): string[] {
  const inFolder = new Map<string, number>();
  const kept = tree.filter((path) => {
    const folder = folderOf(path.replace(/\/$/, ""));
    const count = (inFolder.get(folder) ?? 0) + 1;
    inFolder.set(folder, count);
    return folder === "" || count <= limits.entriesOfOneFolder;
  });
  const nearest = kept.sort((a, b) => depth(a) - depth(b)).slice(0, limits.treeEntries);
  return [...new Set([...nearest, ...read])];
}

/** The beginning of a text, at most so many bytes of UTF-8, never half a character. */
export function cut(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  return new TextDecoder().decode(Buffer.from(text).subarray(0, bytes), { stream: true });
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

/** Folders end in "/" and are as deep as what is beside them. */
function depth(path: string): number {
  return path.replace(/\/$/, "").split("/").length;
}
