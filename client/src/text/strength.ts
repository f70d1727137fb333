export type Strength = "excellent" | "high" | "medium" | "low";

/** Unknown labels count as low. */
export function strengthOf(label: string): Strength {
  const strength = label.toLowerCase();
  return strength === "excellent" || strength === "high" || strength === "medium" ? strength : "low";
}

/** The strength of a job's score, with the thresholds of people's scores. */
export const strengthOfPercent = (percent: number): Strength =>
  percent >= 80 ? "excellent" : percent >= 65 ? "high" : percent >= 50 ? "medium" : "low";
