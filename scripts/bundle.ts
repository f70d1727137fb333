/** The files that a browser loads for each page, from the build manifest. */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

type Chunk = { file: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

const built = fileURLToPath(new URL("../client/dist", import.meta.url));

/** Lazy parts of a page, which only some visitors load. */
const beside: [name: string, page: string, part: string][] = [
  ["Home, signed in", "src/pages/Home.tsx", "src/user/SignedIn.tsx"],
];

/** Bytes after gzip of the first view of a page: the entry, the page, and their static imports. */
type PageWeight = { page: string; javascript: number; styles: number };

const gzipped = (file: string): number => gzipSync(readFileSync(join(built, file)), { level: 9 }).length;

/** A chunk with its static imports, without dynamic ones. */
function withImports(manifest: Manifest, names: string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    withImports(manifest, manifest[name]?.imports ?? [], found);
  }
  return found;
}

/** Page weights of the build in client/dist, Home first, others by descending weight. Throws without a build. */
export function weighPages(): PageWeight[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(built, ".vite/manifest.json"), "utf8"));
  const sizes = new Map<string, number>();
  const sum = (files: Iterable<string>) => {
    let total = 0;
    for (const file of new Set(files)) {
      if (!sizes.has(file)) sizes.set(file, gzipped(file));
      total += sizes.get(file) ?? 0;
    }
    return total;
  };
  const pages = Object.keys(manifest).filter((name) => /^src\/pages\/\w+\.tsx$/.test(name));
  return [...pages.map((page) => [basename(page, ".tsx"), page]), ...beside]
    .map(([page = "", ...parts]) => {
      const chunks = [...withImports(manifest, ["index.html", ...parts])].flatMap(
        (one) => manifest[one] ?? [],
      );
      return {
        page,
        javascript: sum(chunks.map((chunk) => chunk.file)),
        styles: sum(chunks.flatMap((chunk) => chunk.css ?? [])),
      };
    })
    .sort((a, b) => Number(b.page === "Home") - Number(a.page === "Home") || b.javascript - a.javascript);
}

/** Kilobytes (1,000 bytes) with one decimal. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

export const weightTable = (pages: PageWeight[]): string =>
  [
    "page             JavaScript   styles   (kB after gzip)",
    ...pages.map(
      ({ page, javascript, styles }) =>
        `${page.padEnd(16)} ${kilobytes(javascript).padStart(10)} ${kilobytes(styles).padStart(8)}`,
    ),
  ].join("\n");
