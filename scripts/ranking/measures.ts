import type { Ranked } from "./rankSet.ts";
import type { EvaluationSet } from "./sets/evaluationSet.ts";

const gain = (grade: number, place: number) => (2 ** grade - 1) / Math.log2(place + 2);

/** nDCG at 5 or 10 with gain 2^grade - 1; jobs of grade -1 and unjudged ones are left out. */
function ndcg(order: number[], grades: number[], at: number): number {
  const sum = (list: number[]) =>
    list.slice(0, at).reduce((all, grade, place) => all + gain(grade, place), 0);
  return sum(order) / sum(grades.filter((grade) => grade > 0).toSorted((a, b) => b - a));
}

/** The share of correctly ordered pairs of a better and a worse job; ties count half. */
function pairsRight(judged: { grade: number; score: number }[]): number {
  let right = 0;
  let all = 0;
  for (const better of judged)
    for (const worse of judged) {
      if (better.grade <= worse.grade) continue;
      all++;
      right += better.score > worse.score ? 1 : better.score === worse.score ? 0.5 : 0;
    }
  return right / all;
}

/** The set's measure for each CV with at least one relevant job. */
export function evaluated(
  { measure, grades }: EvaluationSet,
  ranked: Iterable<Ranked[]>,
): Map<string, number> {
  const found = new Map<string, number>();
  for (const list of ranked) {
    const own = grades.of.get(list[0]?.cvId ?? "");
    if (!own || ![...own.values()].some((grade) => grade > 0)) continue;
    const jobs = list.filter(({ jobId }) => !grades.unjudged.has(jobId) && (own.get(jobId) ?? 0) >= 0);
    const order = jobs.map(({ jobId }) => own.get(jobId) ?? 0);
    const value =
      measure === "pairs"
        ? pairsRight(
            jobs.flatMap(({ jobId, score }) =>
              own.has(jobId) ? [{ grade: own.get(jobId) ?? 0, score }] : [],
            ),
          )
        : ndcg(order, [...own.values()], measure === "ndcg@5" ? 5 : 10);
    if (Number.isFinite(value)) found.set(list[0]?.cvId ?? "", value);
  }
  return found;
}

export const mean = (values: Iterable<number>): number => {
  const all = [...values];
  return all.reduce((sum, value) => sum + value, 0) / Math.max(1, all.length);
};
