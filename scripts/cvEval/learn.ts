import type { Weights } from "../../server/src/cv/reading/fields/choose.ts";

/** The candidates for one header, each with its features and whether it is correct. */
export type Problem = { features: string[]; isGold: boolean }[];
/**
 * `squaredGradients`: the sums of squared steps of each weight; `l2Penalty`: the strength of an L2 penalty on the
 * distance from `prior`.
 */
type State = { weights: Weights; squaredGradients: Weights; prior: Weights; l2Penalty: number };

/** One step of AdaGrad towards the right candidates of a problem that counts `weight`; returns the loss. */
export function learn(
  problem: Problem,
  weight: number,
  { weights, squaredGradients, prior, l2Penalty }: State,
): number {
  const scores = problem.map(({ features }) => features.reduce((sum, one) => sum + (weights[one] ?? 0), 0));
  const top = Math.max(...scores);
  const exps = scores.map((score) => Math.exp(score - top));
  const z = exps.reduce((a, b) => a + b, 0);
  const g = Math.max(
    1e-12,
    exps.reduce((sum, one, at) => sum + (problem[at]?.isGold ? one : 0), 0),
  );
  const gradient: Weights = {};
  problem.forEach(({ features, isGold }, at) => {
    const own = (isGold ? (exps[at] ?? 0) / g : 0) - (exps[at] ?? 0) / z;
    if (Math.abs(own) > 1e-4) for (const one of features) gradient[one] = (gradient[one] ?? 0) + own;
  });
  for (const [name, value] of Object.entries(gradient)) {
    const step = value * weight - l2Penalty * ((weights[name] ?? 0) - (prior[name] ?? 0));
    squaredGradients[name] = (squaredGradients[name] ?? 0.5) + step * step;
    weights[name] = (weights[name] ?? 0) + (0.3 * step) / Math.sqrt(squaredGradients[name]);
  }
  return -Math.log(g / z);
}
