/** Name → weight. */
export type Weights = Map<string, number>;

export type Overlap = ReturnType<typeof overlapOf>;

export type Similarity = {
  nearOf: (name: string) => Iterable<string>;
  /** The share of a name's weight that can count; 1 when absent. */
  worthOf?: (name: string) => number;
};

/** Weight of a related name, relative to the same name. */
export const nearness = 0.4;

/**
 * The share of all weight that matches the other side: the same name counts with the smaller of the two weights, a related
 * one with 0.4 of it. Both directions are added, so the result is symmetric.
 */
export function overlapOf(one: Weights, other: Weights, similarity: Similarity) {
  const all = sumOf(one) + sumOf(other);
  const matched =
    all === 0 ? 0 : matchedWeight(one, other, similarity) + matchedWeight(other, one, similarity);
  let names: Names | undefined;
  const namesMet = () => {
    if (names) return names;
    names = { shared: [], close: [] };
    matchedWeight(one, other, similarity, names);
    matchedWeight(other, one, similarity, { shared: [], close: names.close });
    return names;
  };
  const heavier = (name: string) => (one.get(name) ?? 0) + (other.get(name) ?? 0);
  return {
    /** 0 (nothing in common) to 1 (equal). */
    value: all === 0 ? 0 : matched / all,
    /** Names on both sides, by descending weight. */
    shared: () => namesMet().shared.toSorted((a, b) => heavier(b) - heavier(a) || (a < b ? -1 : 1)),
    /** Pairs of a name on one side and a related one on the other. */
    close: () => {
      const pairs = namesMet().close.map((pair) => {
        const [a, b] = pair.toSorted();
        return [`${a}\n${b}`, [a, b] as [string, string]] as const;
      });
      return [...new Map(pairs)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, pair]) => pair);
    },
  };
}

type Names = { shared: string[]; close: [string, string][] };

/** The weight of one side that matches the other. Collects the names into `names` when given. */
function matchedWeight(mine: Weights, theirs: Weights, similarity: Similarity, names?: Names): number {
  const { nearOf, worthOf = () => 1 } = similarity;
  let matched = 0;
  for (const [name, weight] of mine) {
    const otherWeight = theirs.get(name);
    if (otherWeight !== undefined) {
      matched += Math.min(weight, otherWeight) * worthOf(name);
      names?.shared.push(name);
      continue;
    }
    // The related name with the greatest weight; ties are broken alphabetically.
    let near = "";
    let nearWeight = 0;
    for (const candidate of nearOf(name)) {
      const candidateWeight = theirs.get(candidate) ?? 0;
      if (
        candidateWeight === 0 ||
        candidateWeight < nearWeight ||
        (candidateWeight === nearWeight && candidate >= near)
      )
        continue;
      near = candidate;
      nearWeight = candidateWeight;
    }
    if (nearWeight === 0) continue;
    matched += nearness * Math.min(weight, nearWeight) * Math.min(worthOf(name), worthOf(near));
    names?.close.push([name, near]);
  }
  return matched;
}

export function sumOf(weights: Weights): number {
  let sum = 0;
  for (const weight of weights.values()) sum += weight;
  return sum;
}
