import { yearMs } from "../evidence/years.ts";
import { type Term, termNamed } from "../knowledge/dictionary.ts";
import { ownValue } from "../text/ownValue.ts";
import { type Area, areasOfRole, areaWords, noShares, type Shares, sumOf } from "./areas.ts";
import { areas } from "./enums.ts";
import type { Described } from "./portrait.ts";

/** One place of evidence, as profiles store it. */
export type Place = {
  repository: string;
  isPrivate?: boolean;
  ownCommits: number;
  firstAt: string;
  lastAt: string;
};

type EvidenceLevel = "None" | "Some" | "Solid" | "Deep";
export type AreaEvidence = ReturnType<typeof coverageOf>[number];

/** Published in docs/matching.md and on the page. */
const coverageLimits = {
  deep: { commits: 500, years: 3 },
  solid: { commits: 100, years: 2 },
  /** Minimum share of an area in a repository's signals. Below it, the repository's commits do not count and the level is "Some". */
  share: 0.25,
} as const;

/** The evidence in public repositories for each area. Text by the person does not count, since it has no evidence. */
export function coverageOf(profile: Described, evidence: Record<string, Place[]>) {
  const repositories = signalsByRepository(profile, evidence);
  return areas.map((area) => {
    const matches = repositories.filter(({ signals }) => signals[area] > 0);
    const leading = matches.filter(({ signals }) => signals[area] >= coverageLimits.share * sumOf(signals));
    const counted = (leading.length > 0 ? leading : matches).sort((a, b) => b.commits - a.commits);
    const commits = counted.reduce((sum, one) => sum + one.commits, 0);
    const first = Math.min(...counted.map((one) => one.first));
    const years = (Math.max(...counted.map((one) => one.last)) - first) / yearMs;
    return {
      area,
      level: levelOf({ hasMatches: matches.length > 0, leading: leading.length > 0, commits, years }),
      /** Own commits in `repositories`, which are sorted by them, descending; 0 where none is mainly about the area. */
      commits: leading.length > 0 ? commits : 0,
      repositories: counted.map((one) => one.repository),
      firstYear: counted.length > 0 ? new Date(first).getUTCFullYear() : null,
    };
  });
}

type Coverage = { hasMatches: boolean; leading: boolean; commits: number; years: number };

function levelOf({ hasMatches, leading, commits, years }: Coverage): EvidenceLevel {
  if (!hasMatches) return "None";
  const reaches = (limit: { commits: number; years: number }) =>
    leading && commits >= limit.commits && years >= limit.years;
  if (reaches(coverageLimits.deep)) return "Deep";
  return reaches(coverageLimits.solid) ? "Solid" : "Some";
}

/** Languages are used in many areas and tools occur in every repository, so they are weaker signals. */
const termWeight = ({ kind }: Term) =>
  kind === "language" ? 0.3 : kind === "tool" || kind === "format" ? 0.4 : 1;

function areasIn(text: string): { indicated: Area[]; weight: number } {
  const term = termNamed(text);
  const ofTerm = [...new Set((term?.roles ?? []).flatMap((role) => areasOfRole[role] ?? []))];
  if (term && ofTerm.length > 0) return { indicated: ofTerm, weight: termWeight(term) };
  return { indicated: areas.filter((area) => areaWords[area].test(text)), weight: 1 };
}

function signalsByRepository(profile: Described, evidence: Record<string, Place[]>) {
  type Signals = { repository: string; commits: number; first: number; last: number; signals: Shares };
  const repositories = new Map<string, Signals>();
  const add = (claim: string, text: string) => {
    const { indicated, weight } = areasIn(text);
    const places = ownValue(evidence, claim) ?? [];
    const publicPlaces = new Map(
      places.filter((one) => one.isPrivate === false).map((one) => [one.repository, one]),
    );
    for (const { repository, ownCommits, firstAt, lastAt } of publicPlaces.values()) {
      const [first, last] = [Date.parse(firstAt), Date.parse(lastAt)];
      const { signals } = repositories.getOrInsertComputed(repository, () => ({
        repository,
        commits: ownCommits,
        first,
        last,
        signals: noShares(),
      }));
      for (const area of indicated) signals[area] += weight / indicated.length;
    }
  };
  for (const { name, highlight } of profile.projectInsights) add(name, highlight);
  const { identifiedTechnologies, architecturalConcepts, keyStrengths } = profile;
  for (const claim of [...identifiedTechnologies, ...architecturalConcepts, ...keyStrengths])
    add(claim, claim);
  return [...repositories.values()];
}
