import type { Term } from "../knowledge/dictionary.ts";
import type { Claim, Evidence } from "./facts.ts";
import { cut } from "./phrases.ts";
import type { CountedRepository } from "./repositories.ts";
import type { Finding } from "./signals.ts";

/** Support for a claim: a finding or another observation in a repository. */
export type Ground = Pick<Finding, "in" | "path" | "note" | "strength">;

export type Citations = { cite: (grounds: Ground[]) => string[]; rows: Evidence[] };

const maxEvidence = 12;

/** Each piece of evidence is stored once, whatever the number of claims, and numbered in citation order. */
export function createCitations(): Citations {
  const rows: Evidence[] = [];
  const ids = new Map<string, string>();
  const idOf = (ground: Ground): string => {
    const key = [ground.in.repository.nameWithOwner, ground.path ?? "", ground.note].join("\n");
    return ids.getOrInsertComputed(key, () => {
      const id = `e${rows.length + 1}`;
      rows.push(toEvidence(ground, id));
      return id;
    });
  };
  return { rows, cite: (grounds) => bestPerPlace(grounds).slice(0, maxEvidence).map(idOf) };
}

export const ranked = (claims: { text: string; grounds: Ground[] }[], citations: Citations): Claim[] =>
  claims.map(({ text, grounds }, index) => ({
    text,
    weight: Math.round((1 - index / 10) * 1000) / 1000,
    evidence: citations.cite(grounds),
  }));

const scoreOf = (ground: Ground) => ground.strength * ground.in.weight;

/** One row per place (repository and path), best first. */
export function bestPerPlace<T extends Ground>(grounds: T[]): T[] {
  const places = new Map<string, T>();
  for (const ground of [...grounds].sort((a, b) => scoreOf(b) - scoreOf(a))) {
    const key = `${ground.in.repository.nameWithOwner}\n${ground.path ?? ""}`;
    if (!places.has(key)) places.set(key, ground);
  }
  return [...places.values()];
}

/** `id`: "e1", "e2", …, for citations. */
export function toEvidence({ in: repo, path, note }: Ground, id: string) {
  const { repository } = repo;
  const place =
    path === undefined
      ? ""
      : `/${path.endsWith("/") ? "tree" : "blob"}/HEAD/${encodeURI(path.replace(/\/$/, "")).replace(/[?#]/g, encodeURIComponent)}`;
  return {
    id,
    repository: repository.nameWithOwner,
    isPrivate: repository.isPrivate,
    ...(path === undefined ? {} : { path }),
    /** One short sentence or name of the finding, at most 160 characters. */
    note: cut(note, 160),
    ownCommits: repo.ownCommits,
    /** Share of the repository's commits that are the person's own, 0 to 1. */
    ownShare: Math.round(repo.ownShare * 1000) / 1000,
    firstAt: repo.firstAt,
    lastAt: repo.lastAt,
    url: `${repository.url}${place}`,
  };
}

export type WeighedTerm = ReturnType<typeof weighTerms>[number];

/** Kinds that distinguish people rank before ubiquitous ones. */
const kindFactors: Partial<Record<Term["kind"], number>> = {
  language: 1.8,
  framework: 1.2,
  database: 1.1,
  library: 0.8,
  format: 0.6,
  tool: 0.7,
};

/** Tools for tests and checks rank below what the work is made of. */
const factorOf = ({ kind, area }: Term): number => (area === "quality" ? 0.6 : (kindFactors[kind] ?? 1));

/** Findings by term, weighted by the sum over repositories of confidence times own work. */
export function weighTerms(findings: Finding[]) {
  return [...Map.groupBy(findings, ({ term }) => term.name).values()]
    .flatMap((grounds) => {
      const term = grounds[0]?.term;
      if (!term) return [];
      const repositories = [...new Set(grounds.map((ground) => ground.in))];
      const proofs = repositories.map((one) => proofIn(grounds.filter((ground) => ground.in === one)));
      const sum = repositories.reduce((total, one, index) => total + one.weight * (proofs[index] ?? 0), 0);
      // Ubiquitous terms carry little information.
      const weight = sum * factorOf(term) * (term.everyday ? 0.15 : 1);
      /** `proof`: 0 to 1, the confidence of the best repository. */
      return { term, grounds, repositories, weight, proof: Math.max(...proofs) };
    })
    .sort((a, b) => b.weight - a.weight || a.term.name.localeCompare(b.term.name));
}

/** Each kind of signal counts once, by its strongest finding; kinds are assumed independent: 1 − Π(1 − strength). */
function proofIn(grounds: Finding[]): number {
  const best = new Map<string, number>();
  for (const { source, strength } of grounds) best.set(source, Math.max(strength, best.get(source) ?? 0));
  return 1 - [...best.values()].reduce((rest, strength) => rest * (1 - strength), 1);
}

/** Independent places: a repository and a kind of signal. Ten rows of one README are one place. */
export const placesOf = (grounds: { in: CountedRepository; source?: string }[]): number =>
  new Set(grounds.map((ground) => `${ground.in.repository.nameWithOwner} ${ground.source ?? ""}`)).size;

export function toClaims(weighed: WeighedTerm[], citations: Citations, max: number): Claim[] {
  return weighed.slice(0, max).map(({ term, weight, grounds }) => ({
    text: term.name,
    weight: Math.round(weight * 1000) / 1000,
    evidence: citations.cite(grounds),
  }));
}
