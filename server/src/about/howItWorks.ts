import { periodsPerYear } from "@career-hub/db/enums.ts";
import { checkConstants } from "../cv/check/constants.ts";
import { toPercents } from "../evidence/languages.ts";
import { signalStrengths } from "../evidence/signals.ts";
import { freshDays, partWeights, wordWeights } from "../matching/jobs/weights.ts";
import { strengthOf, weightOf } from "../matching/people.ts";
import measured from "./measured.json" with { type: "json" };

const percents = Array.from({ length: 101 }, (_, percent) => percent);
const words = ["Low", "Medium", "High", "Excellent"] as const;

/** Weights in percent for a fully recognised ad and CV, the usual case of `docs/matching.md`. */
function jobWeights() {
  const { profession, skills, level, freshness } = partWeights;
  const sum = profession + skills + level;
  const rest = 1 - wordWeights.recognised - freshness;
  const share = (weight: number) => (weight / sum) * rest;
  const percents = toPercents(
    Object.entries({
      profession: share(profession),
      skills: share(skills),
      text: wordWeights.recognised,
      level: share(level),
      freshness,
    }),
  );
  return Object.fromEntries(percents.map(({ name, percent }) => [name, percent])) as Record<
    "profession" | "skills" | "text" | "level" | "freshness",
    number
  >;
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
