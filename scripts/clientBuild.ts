import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { root } from "./project.ts";

const stamp = join(root, "client/dist/.built-from");
const inputs = [
  "client/src",
  "client/public",
  "client/index.html",
  "client/vite.config.ts",
  "package-lock.json",
  "scripts/clientBuild.ts",
  "server/src",
];

function* files(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return void (yield path);
  for (const entry of readdirSync(path).sort()) yield* files(join(path, entry));
}

/** The client includes only the server's schemas. */
const counts = (path: string) => !path.includes("/server/src/") || path.endsWith("/schema.ts");

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const input of inputs)
    for (const file of files(join(root, input)))
      if (counts(file)) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest("hex");
}

/** Precompresses at the best level, so that the server need not compress at runtime. Fonts are already compressed. */
function compress(): void {
  for (const file of files(join(root, "client/dist"))) {
    if (!/\.(js|css|svg)$/.test(file)) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

const isBuilt = (current: string) => existsSync(stamp) && readFileSync(stamp, "utf8") === current;

/**
 * Builds the client unless client/dist is up to date. Runs in a child process, since the build tool uses a gigabyte of
 * memory and sets NODE_ENV.
 */
export function buildClient(): void {
  if (isBuilt(fingerprint())) return;
  process.stderr.write("Building the client …\n");
  execFileSync(process.execPath, [fileURLToPath(new URL("build.ts", import.meta.url))], { stdio: "inherit" });
}

/** As `buildClient`, in the current process. */
export async function buildClientHere(): Promise<void> {
  const current = fingerprint();
  if (isBuilt(current)) return;
  const { build } = await import("vite");
  await build({ root: join(root, "client"), logLevel: "warn" });
  mkdirSync(join(root, "client/dist"), { recursive: true });
  compress();
  writeFileSync(stamp, current);
}
