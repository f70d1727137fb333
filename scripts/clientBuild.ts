import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

const root = fileURLToPath(new URL("..", import.meta.url));
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

/** Of the server only the shared schemas reach the client. */
const counts = (path: string) => !path.includes("/server/src/") || path.endsWith("/schema.ts");

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const input of inputs)
    for (const file of files(join(root, input)))
      if (counts(file)) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest("hex");
}

/** Once and as small as it gets, so that the server compresses nothing while people wait. Fonts are compressed already. */
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
 * Builds the client unless the one in client/dist was built from these very sources. In a process of its own, since the build
 * tool keeps a gigabyte of memory and sets NODE_ENV.
 */
export function buildClient(): void {
  if (isBuilt(fingerprint())) return;
  execFileSync(process.execPath, [fileURLToPath(new URL("build.ts", import.meta.url))], { stdio: "inherit" });
}

/** As `buildClient`, in this process. */
export async function buildClientHere(): Promise<void> {
  const current = fingerprint();
  if (isBuilt(current)) return;
  const { build } = await import("vite");
  await build({ root: join(root, "client"), logLevel: "warn" });
  mkdirSync(join(root, "client/dist"), { recursive: true });
  compress();
  writeFileSync(stamp, current);
}
