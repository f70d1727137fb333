import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Chunk = { file: string; imports?: string[]; css?: string[] };

/** Which page stands at an address: as in client/src/pages.ts. */
const pageAt: [RegExp, string][] = [
  [/^\/$/i, "Home"],
  [/^\/auth\/callback\/?$/i, "AuthCallback"],
  [/^\/generate\/?$/i, "Generate"],
  [/^\/profile\/?$/i, "Profile"],
  [/^\/profile\/view(?:\/[^/]*)?\/?$/i, "ViewProfile"],
  [/^\/matcher\/?$/i, "Matcher"],
  [/^\/how-it-works\/?$/i, "HowItWorks"],
  [/^\/jobs\/?$/i, "Jobs"],
  [/^\/jobs\/[^/]+\/?$/i, "Job"],
];

function withImports(manifest: Record<string, Chunk>, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const one of manifest[name]?.imports ?? []) withImports(manifest, one, found);
  return found;
}

/** The head's lines for one page: its own files and those they import, behind what every page loads. */
function linksOf(manifest: Record<string, Chunk>, page: string): string {
  const common = withImports(manifest, "index.html");
  const chunks = [...withImports(manifest, `src/pages/${page}.tsx`)].flatMap((name) =>
    common.has(name) ? [] : (manifest[name] ?? []),
  );
  const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
  return [
    ...chunks.map(({ file }) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
    // Not as style sheets yet: the frame of the page can be drawn without them.
    ...[...styles].map(
      (file) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`,
    ),
  ].join("\n    ");
}

/**
 * What the head of a page says about its own code, so that the browser asks for it at once and not after it has run the
 * code that all pages share. Reads the build's manifest; says nothing for an address that is no page's, or without a manifest.
 */
export function preloadLinks(folder: string): (path: string) => string {
  const file = join(folder, ".vite/manifest.json");
  if (!existsSync(file)) return () => "";
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  const links = new Map(pageAt.map(([, page]) => [page, linksOf(manifest, page)]));
  return (path) => links.get(pageAt.find(([pattern]) => pattern.test(path))?.[1] ?? "") ?? "";
}
