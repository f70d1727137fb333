import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { root } from "./project.ts";

const dist = join(root, "client/dist");
const stampName = ".built-from";
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

/** The client includes only the server's schemas, enums and colours of languages. */
const counts = (path: string) =>
  !path.includes("/server/src/") || /\/(?:schema|enums)\.ts$|\/languages\.json$/.test(path);

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const input of inputs)
    for (const file of files(join(root, input)))
      if (counts(file)) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest("hex");
}

/** Precompresses at the best level, so that the server need not compress at runtime. Fonts are already compressed. */
function compress(folder: string): void {
  for (const file of files(folder)) {
    if (!/\.(js|css|svg)$/.test(file)) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

function isBuilt(current: string): boolean {
  const stamp = join(dist, stampName);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === current;
}

/**
 * Replaces client/dist with a built folder, so that concurrent builds and open pages never see a partial one.
 */
function replaceDist(folder: string, current: string): void {
  const former = `${folder}-former`;
  try {
    if (existsSync(dist)) renameSync(dist, former);
    renameSync(folder, dist);
  } catch (error) {
    // Another process may have finished first.
    if (!isBuilt(current)) throw error;
  } finally {
    for (const left of [former, folder]) rmSync(left, { recursive: true, force: true });
  }
}

/**
 * Builds the client unless client/dist is up to date. Runs in a child process, since the build tool uses a gigabyte of
 * memory and sets NODE_ENV.
 */
export function buildClient(): void {
  if (isBuilt(fingerprint())) return;
  process.stderr.write("Building the client …\n");
  const program = fileURLToPath(new URL("build.ts", import.meta.url));
  const { status } = spawnSync(process.execPath, [program], { stdio: "inherit" });
  if (status === 0) return;
  console.error(
    "The client could not be built. The build tools are missing after `npm ci --omit=dev`: run `npm ci`.",
  );
  process.exit(1);
}

/** As `buildClient`, in the current process. */
export async function buildClientHere(): Promise<void> {
  const current = fingerprint();
  if (isBuilt(current)) return;
  const { build } = await import("vite");
  const folder = join(root, `client/.dist-${process.pid}`);
  await build({ root: join(root, "client"), logLevel: "warn", build: { outDir: folder, emptyOutDir: true } });
  compress(folder);
  writeFileSync(join(folder, stampName), current);
  replaceDist(folder, current);
}
