import type { Term } from "../matching/dictionary.ts";
import type { Claim, Evidence } from "./facts.ts";
import type { Finding } from "./findings.ts";
import { cut } from "./phrases.ts";
import type { CountedRepository } from "./repositories.ts";

/** What a claim can rest on: a finding, or anything else seen in a repository. */
export type Ground = Pick<Finding, "in" | "path" | "note" | "strength">;

export type EvidenceBook = { cite: (grounds: Ground[]) => string[]; rows: Evidence[] };

const maxEvidence = 12;

/** Evidence is written down once, however many claims rest on it, and numbered in the order it is cited. */
export function openBook(): EvidenceBook {
  const rows: Evidence[] = [];
  const ids = new Map<string, string>();
  const idOf = (ground: Ground): string => {
    const key = [ground.in.repository.nameWithOwner, ground.path ?? "", ground.note].join("\n");
    const known = ids.get(key);
    if (known) return known;
    const row = toEvidence(ground, `e${rows.length + 1}`);
    rows.push(row);
    ids.set(key, row.id);
    return row.id;
  };
  return { rows, cite: (grounds) => bestPerPlace(grounds).slice(0, maxEvidence).map(idOf) };
}

const worth = (ground: Ground) => ground.strength * ground.in.weight;

/** One row for each place (repository and path), best first. */
export function bestPerPlace<T extends Ground>(grounds: T[]): T[] {
  const places = new Map<string, T>();
  for (const ground of [...grounds].sort((a, b) => worth(b) - worth(a))) {
    const key = `${ground.in.repository.nameWithOwner}\n${ground.path ?? ""}`;
    if (!places.has(key)) places.set(key, ground);
  }
  return [...places.values()];
}

function toEvidence({ in: one, path, note }: Ground, id: string): Evidence {
  const { repository } = one;
  const place =
    path === undefined
      ? ""
      : `/${path.endsWith("/") ? "tree" : "blob"}/HEAD/${encodeURI(path.replace(/\/$/, "")).replace(/[?#]/g, encodeURIComponent)}`;
  return {
    id,
    repository: repository.nameWithOwner,
    isPrivate: repository.isPrivate,
    ...(path === undefined ? {} : { path }),
    note: cut(note, 160),
    ownCommits: one.ownCommits,
    ownShare: Math.round(one.ownShare * 1000) / 1000,
    firstAt: one.firstAt,
    lastAt: one.lastAt,
    url: `${repository.url}${place}`,
  };
}

export type WeighedTerm = {
  term: Term;
  weight: number;
  grounds: Finding[];
  repositories: CountedRepository[];
};

// Rare skills tell people apart; what nearly everybody shows tells nothing.
const rarityFactors = [1, 0.45, 0.8, 1, 1.15, 1.25];

/** Findings by term. Each repository counts its best place in full and the others a little. */
export function weighTerms(findings: Finding[]): WeighedTerm[] {
  const byTerm = new Map<Term, Finding[]>();
  for (const finding of findings) byTerm.set(finding.term, [...(byTerm.get(finding.term) ?? []), finding]);
  return [...byTerm]
    .map(([term, grounds]) => {
      const repositories = [...new Set(grounds.map((ground) => ground.in))];
      const sum = repositories.reduce(
        (total, one) => total + one.weight * strengthIn(grounds.filter((ground) => ground.in === one)),
        0,
      );
      return {
        term,
        grounds,
        repositories,
        weight: sum * (rarityFactors[term.rarity] ?? 1) * kindFactor(term),
      };
    })
    .sort((a, b) => b.weight - a.weight || a.term.name.localeCompare(b.term.name));
}

const everydayTools =
  /^(?:npm|npx|pip|pnpm|yarn|bun|cargo|go modules|maven|gradle|bundler|rubygems|composer|poetry|uv|setuptools|hatch|ya?ml|json|toml|xml|csv|markdown|mdx|make|makefile|dotenv|editorconfig|git|github|gitlab|prettier|eslint|lodash|rich|pip-tools|swift package manager|cocoapods|hex|mix|nuget|linux|macos|windows|bash|shell|http|vim script|html|css)$/i;

/** A profile lists what somebody builds with before what everybody has lying about. */
function kindFactor(term: Term): number {
  if (everydayTools.test(term.name)) return 0.15;
  switch (term.kind) {
    case "language":
      return 1.35;
    case "framework":
    case "database":
      return 1.2;
    case "library":
      return 0.8;
    case "format":
      return 0.7;
    default:
      return 1;
  }
}

function strengthIn(grounds: Finding[]): number {
  const [best = 0, ...others] = grounds.map(({ strength }) => strength).sort((a, b) => b - a);
  return best + Math.min(0.45, 0.12 * others.reduce((sum, one) => sum + one, 0));
}

export function toClaims(weighed: WeighedTerm[], book: EvidenceBook, max: number): Claim[] {
  return weighed.slice(0, max).map(({ term, weight, grounds }) => ({
    text: term.name,
    weight: Math.round(weight * 1000) / 1000,
    evidence: book.cite(grounds),
  }));
}
