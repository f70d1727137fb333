import type { Ranked } from "./rankSet.ts";

/** cv → job → grade, without the jobs that nobody judged. */
export type Grades = { of: Map<string, Map<string, number>>; unjudged: Set<string> };
export type Measures = { ndcg: number; recall: number; mrr: number };

const relevant = 2;
const gain = (grade: number, place: number) => (2 ** grade - 1) / Math.log2(place + 2);

/** nDCG@10 with gain 2^grade - 1; recall@50 and MRR at grade 2. */
export function measure(ranked: Ranked[], { of, unjudged }: Grades): Map<string, Measures> {
  const lists = Map.groupBy(
    ranked.filter(({ jobId }) => !unjudged.has(jobId)),
    ({ cvId }) => cvId,
  );
  const found = new Map<string, Measures>();
  for (const [cvId, grades] of of) {
    const order = (lists.get(cvId) ?? [])
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ jobId }) => grades.get(jobId) ?? 0);
    const ideal = [...grades.values()].sort((a, b) => b - a);
    const sum = (list: number[]) =>
      list.slice(0, 10).reduce((all, grade, place) => all + gain(grade, place), 0);
    const wanted = ideal.filter((grade) => grade >= relevant).length;
    const first = order.findIndex((grade) => grade >= relevant);
    if (!wanted) continue;
    found.set(cvId, {
      ndcg: sum(order) / sum(ideal),
      recall: order.slice(0, 50).filter((grade) => grade >= relevant).length / wanted,
      mrr: first < 0 ? 0 : 1 / (first + 1),
    });
  }
  return found;
}

export function meanOf(list: Measures[]): Record<keyof Measures, string> {
  const mean = (name: keyof Measures) =>
    (list.reduce((sum, one) => sum + one[name], 0) / Math.max(1, list.length)).toFixed(3);
  return { ndcg: mean("ndcg"), recall: mean("recall"), mrr: mean("mrr") };
}
