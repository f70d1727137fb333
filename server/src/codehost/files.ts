/** Which files of a repository are worth their bytes: its README and a few manifests. */

export const limits = { readmeBytes: 32 * 1024, manifestBytes: 64 * 1024, manifests: 4, treeEntries: 400 };

const readme = /^readme(?:\.(?:md|markdown|mdown|mkd|rst|adoc|asciidoc|txt|org|textile|rdoc|pod))?$/i;

// The order is the preference: what names dependencies first, what only says how it is run last.
const manifests = [
  /^package\.json$/,
  /^Cargo\.toml$/,
  /^go\.mod$/,
  /^pyproject\.toml$/,
  /^requirements\.txt$/,
  /^Gemfile$/,
  /^pom\.xml$/,
  /^build\.gradle(?:\.kts)?$/,
  /^pubspec\.ya?ml$/,
  /^composer\.json$/,
  /^mix\.exs$/,
  /^Package\.swift$/,
  /\.(?:cs|fs|vb)proj$/,
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

/** The README under its real name: of several the Markdown one, at the root before docs/. */
export function findReadme(tree: string[]): string | null {
  const found = tree.filter(
    (path) => readme.test(nameOf(path)) && ["", "docs", ".github"].includes(folderOf(path)),
  );
  const rank = (path: string) => depth(path) * 10 + (/\.(?:md|markdown)$/i.test(path) ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** The manifests to read: the root's before its folders', each place's best first. */
export function findManifests(tree: string[]): string[] {
  const found = (patterns: RegExp[]) => {
    const kind = (path: string) => patterns.findIndex((pattern) => pattern.test(nameOf(path)));
    return tree
      .filter((path) => depth(path) < 3 && kind(path) >= 0)
      .sort((a, b) => depth(a) - depth(b) || kind(a) - kind(b));
  };
  return [...found(manifests), ...found(containers)].slice(0, limits.manifests);
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

function depth(path: string): number {
  return path.split("/").length;
}
