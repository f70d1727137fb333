import { periodsPerYear } from "@career-hub/db/enums.ts";
import { checkConstants } from "../cv/check/constants.ts";
import { signalStrengths } from "../evidence/signals.ts";
import { freshDays, partWeights, wordWeights } from "../matching/jobs/weights.ts";
import { strengthOf, weightOf } from "../matching/people.ts";
import measured from "./measured.json" with { type: "json" };

const percents = Array.from({ length: 101 }, (_, percent) => percent);
const words = ["Low", "Medium", "High", "Excellent"] as const;

/** Rounds percentages to integers that sum to 100 (largest remainder method). */
function wholePercents<Name extends string>(shares: Record<Name, number>): Record<Name, number> {
  const names = Object.keys(shares) as Name[];
  const floored = Object.fromEntries(names.map((name) => [name, Math.floor(shares[name] * 100)]));
  const missing = 100 - names.reduce((sum, name) => sum + (floored[name] ?? 0), 0);
  const lost = (name: Name) => shares[name] * 100 - (floored[name] ?? 0);
  for (const name of names.toSorted((a, b) => lost(b) - lost(a)).slice(0, missing))
    floored[name] = (floored[name] ?? 0) + 1;
  return floored as Record<Name, number>;
}

/** Weights in percent for a fully recognised ad and CV, the usual case of `docs/matching.md`. */
function jobWeights() {
  const { profession, skills, level, freshness } = partWeights;
  const sum = profession + skills + level;
  const rest = 1 - wordWeights.recognised - freshness;
  const share = (weight: number) => (weight / sum) * rest;
  return wholePercents({
    profession: share(profession),
    skills: share(skills),
    text: wordWeights.recognised,
    level: share(level),
    freshness,
  });
}

/** All numbers of the page "How it works", read from the code that uses them and from the file of evaluations. */
export const howItWorks = () => ({
  people: weightOf,
  strengths: words.map((word) => ({
    word,
    from: percents.find((percent) => strengthOf(percent) === word) ?? 0,
  })),
  jobs: jobWeights(),
  freshDays,
  check: checkConstants,
  periodsPerYear,
  signals: signalStrengths,
  measured,
});
