import { beginsWithDegree } from "../degrees.ts";
import { type SchoolEntry, schoolFeatures } from "./features.ts";
import learned from "./weights.json" with { type: "json" };

const weights: Record<string, number> = learned;

/** Below zero, because a missed school is worse than a false one. */
const minScore = -1.5;
const scoreOf = (features: string[]) => features.reduce((sum, one) => sum + (weights[one] ?? 0), 0);

/** The entries that are schools, and those with a degree but no school. */
export function schoolsOf(entries: SchoolEntry[]): SchoolEntry[] {
  const features = schoolFeatures(entries);
  return entries.filter((entry, at) => isOnlyDegree(entry) || scoreOf(features[at] ?? []) > minScore);
}

export const isOnlyDegree = ({ degree, institution }: SchoolEntry) =>
  institution === "" && beginsWithDegree(degree);
