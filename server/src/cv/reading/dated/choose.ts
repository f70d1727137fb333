import type { JobLine } from "../jobLabels.ts";
import type { ReadLine } from "../sections.ts";
import {
  type Candidate,
  candidateFeatures,
  candidatesOf,
  sectionOfDates,
  similarityFeatures,
} from "./features.ts";
import learned from "./weights.json" with { type: "json" };

export type Weights = Record<string, number>;
/**
 * `seen`: features of a line and its neighbours; `alike`: features that compare it with the likely entries;
 * `experience`: features of a section.
 */
export type DatedWeights = { seen: Weights; alike: Weights; experience: Weights };
export let weights: DatedWeights = learned;
export const setWeights = (some: DatedWeights) => {
  weights = some;
};

export const sum = (features: string[], some: Weights) =>
  features.reduce((total, one) => total + (some[one] ?? 0), 0);

export function featuresOf(lines: ReadLine[]) {
  const candidates = candidatesOf(lines);
  const section = sectionOfDates(lines, candidates);
  return {
    candidates,
    features: candidates.map((one) => candidateFeatures(one, lines as JobLine[], section)),
  };
}

/** The dated lines of a section, with the score of each: how likely its dates are those of a job. */
export function scoresOf(lines: ReadLine[]): { candidates: Candidate[]; scores: number[] } {
  const { candidates, features } = featuresOf(lines);
  const first = features.map((one) => sum(one, weights.seen));
  return { candidates, scores: similarityFeatures(candidates, first).map((one) => sum(one, weights.alike)) };
}

/**
 * Below zero, because a missed job is worse than a false one; lower for dates in a cell with the layout of a job's
 * dates.
 */
const [minScore, minAlike] = [-1, -1.5];
const placeOf = ({ keys }: Candidate) => keys.join();

/** Marks each dated line as a job's or not. */
export function withDated(lines: JobLine[]): JobLine[] {
  const { candidates, scores } = scoresOf(lines);
  const accepted = candidates.filter((_, at) => (scores[at] ?? 0) > minScore);
  const places = new Set(accepted.map(placeOf).filter((place) => place.includes("cell")));
  const isJob = (one: Candidate, score: number) => score > (places.has(placeOf(one)) ? minAlike : minScore);
  const judged = new Map(candidates.map((one, at) => [one.index, isJob(one, scores[at] ?? 0)]));
  return lines.map((line, index) => (judged.has(index) ? { ...line, isDated: judged.get(index) } : line));
}
