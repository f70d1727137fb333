import { signalStrengths } from "../evidence/signals.ts";
import { freshDays, partWeights, wordWeights } from "../matching/jobs/weights.ts";
import { strengthOf, weightOf } from "../matching/people.ts";
import measured from "./measured.json" with { type: "json" };

const percents = Array.from({ length: 101 }, (_, percent) => percent);
const words = ["Low", "Medium", "High", "Excellent"] as const;

/** Weights of an ad and a CV that are understood in full, in percent: what `docs/matching.md` calls the usual case. */
function jobWeights() {
  const { freshness, ...others } = partWeights;
  const sum = Object.values(others).reduce((all, one) => all + one, 0);
  const rest = 1 - wordWeights.understood - freshness;
  const share = (weight: number) => Math.round((weight / sum) * rest * 100);
  return {
    profession: share(others.profession),
    skills: share(others.skills),
    text: Math.round(wordWeights.understood * 100),
    level: share(others.level),
    freshness: Math.round(freshness * 100),
  };
}

/** Every number of the page "How it works", read from the code that uses it and from the file of the evaluations. */
export const howItWorks = () => ({
  people: weightOf,
  strengths: words.map((word) => ({
    word,
    from: percents.find((percent) => strengthOf(percent) === word) ?? 0,
  })),
  jobs: jobWeights(),
  freshDays,
  signals: signalStrengths,
  measured,
});
