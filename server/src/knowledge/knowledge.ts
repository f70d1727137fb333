import { readFileSync } from "node:fs";
import { lazy } from "../lazy.ts";
import type { Term, TermKind } from "./terms.ts";

/** A technology of the catalogue: see knowledge/README.md for the sources of all files. */
type Technology = { name: string; type: string; packages: string[] };

/** Entries added by hand, each with its reason. */
export type Addition = Pick<Term, "name" | "kind" | "area" | "rarity" | "aliases" | "packages" | "roles"> & {
  near: string[];
  strict?: boolean;
  everyday?: boolean;
  /** Catalogue entries whose packages and files belong to this term. */
  catalogue?: string[];
  reason: string;
};

const folder = new URL("./data/", import.meta.url);
const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as T;

export const additions = (): Addition[] => read("additions.json");
export const wordsOfPraise = (): string[] => read("praise.json");

type Shape = { kind: TermKind; area: string; roles: string[]; everyday?: boolean };
const service = (area: string, roles: string[]): Shape => ({ kind: "service", area, roles });
const tool = (area: string, roles: string[]): Shape => ({ kind: "tool", area, roles });
const everyday: Shape = { kind: "tool", area: "quality", roles: [], everyday: true };

/**
 * Maps the catalogue's types to the dictionary's kinds, areas and roles. Type "cloud" is left out: those are companies
 * with many products.
 */
const shapes: Record<string, Shape> = {
  ai: service("ml", ["ai"]),
  analytics: service("data", ["data"]),
  app: tool("infrastructure", ["infrastructure"]),
  auth: service("security", ["backend"]),
  automation: tool("backend", ["backend"]),
  builder: tool("frontend", ["frontend"]),
  ci: everyday,
  cms: { kind: "platform", area: "backend", roles: ["backend"] },
  collaboration: everyday,
  communication: everyday,
  crm: service("business", []),
  db: { kind: "database", area: "data", roles: ["backend"] },
  etl: tool("data", ["data"]),
  framework: { kind: "framework", area: "backend", roles: ["fullstack"] },
  hosting: { kind: "platform", area: "infrastructure", roles: ["infrastructure"] },
  iac: tool("infrastructure", ["infrastructure"]),
  iconset: { ...everyday, kind: "library" },
  language: { kind: "language", area: "languages", roles: [] },
  linter: everyday,
  maps: service("frontend", ["frontend"]),
  monitoring: service("infrastructure", ["infrastructure"]),
  network: service("infrastructure", ["infrastructure"]),
  notification: service("backend", ["backend"]),
  orm: { kind: "library", area: "data", roles: ["backend"] },
  package_manager: everyday,
  payment: service("backend", ["backend"]),
  queue: tool("backend", ["backend"]),
  runtime: { kind: "platform", area: "backend", roles: ["backend"] },
  saas: service("business", []),
  security: tool("security", ["security"]),
  ssg: tool("frontend", ["frontend"]),
  storage: service("infrastructure", ["infrastructure"]),
  test: tool("quality", []),
  tool: tool("backend", []),
  ui: { kind: "library", area: "frontend", roles: ["frontend"] },
  ui_framework: { kind: "framework", area: "frontend", roles: ["frontend"] },
  validation: { kind: "library", area: "backend", roles: [] },
};

/** Packages and files by the catalogue's names, and catalogue entries that no addition describes. */
export function catalogue(known: Addition[]): { packages: Map<string, string[]>; others: Addition[] } {
  const technologies = read<Technology[]>("technologies.json");
  const described = new Set(known.flatMap((one) => one.catalogue ?? []));
  const others = technologies.flatMap(({ name, type }): Addition[] => {
    const shape = shapes[type];
    if (!shape || described.has(name)) return [];
    return [
      { ...shape, name, rarity: 4, aliases: [], packages: [], near: [], catalogue: [name], reason: "" },
    ];
  });
  // Many tools use a package.json, so it is not evidence of Node.js.
  const listed = (packages: string[]) => packages.filter((name) => name !== "file:package.json");
  return { packages: new Map(technologies.map(({ name, packages }) => [name, listed(packages)])), others };
}

type LanguageType = "programming" | "markup" | "data" | "prose";
const languages = lazy(
  () =>
    new Map(
      read<[string, LanguageType, string | null][]>("languages.json").map(([name, type, color]) => [
        name,
        { type, color },
      ]),
    ),
);

/** The type in GitHub Linguist, whose names code hosts use; null for unknown languages. */
export const languageType = (name: string): LanguageType | null => languages().get(name)?.type ?? null;

/** "#3178c6", or null without one in Linguist. */
export const languageColor = (name: string): string | null => languages().get(name)?.color ?? null;
