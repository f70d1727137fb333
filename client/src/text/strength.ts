export type Strength = "excellent" | "high" | "medium" | "low";

/** Anything that is not one of the known words counts as the weakest. */
export function strengthOf(word: string): Strength {
  const known = word.toLowerCase();
  return known === "excellent" || known === "high" || known === "medium" ? known : "low";
}

/** Of a job's score: the same steps as for people. */
export const strengthOfPercent = (percent: number): Strength =>
  percent >= 80 ? "excellent" : percent >= 65 ? "high" : percent >= 50 ? "medium" : "low";
