/** Names with how much each counts. */
export type Weights = Map<string, number>;

export type Overlap = {
  /** 0 (nothing in common) to 1 (the same on both sides). */
  value: number;
  /** Names on both sides, heaviest first. */
  shared(): string[];
  /** Names of one side beside a near name of the other. */
  close(): [string, string][];
};

export type Similarity = {
  nearOf: (name: string) => Iterable<string>;
  /** How much of its weight a name can bring in; all of it when absent. */
  worthOf?: (name: string) => number;
};

/** What something near counts, beside the same. */
export const nearness = 0.4;

/**
 * The share of all weight that meets its like on the other side: the same name with the smaller of the two weights, a
 * near one with 0.4 of it. Both sides are asked the same question and added, so that the answer is the same either way.
 */
export function overlapOf(one: Weights, other: Weights, similarity: Similarity): Overlap {
  const all = sumOf(one) + sumOf(other);
  const met = all === 0 ? 0 : meet(one, other, similarity) + meet(other, one, similarity);
  const namesMet = () => {
    const [shared, close]: [string[], [string, string][]] = [[], []];
    meet(one, other, similarity, { shared, close });
    meet(other, one, similarity, { shared: [], close });
    return { shared, close };
  };
  const heavier = (name: string) => (one.get(name) ?? 0) + (other.get(name) ?? 0);
  return {
    value: all === 0 ? 0 : met / all,
    shared: () => namesMet().shared.sort((a, b) => heavier(b) - heavier(a) || (a < b ? -1 : 1)),
    close: () => {
      const pairs = namesMet().close.map((pair) => {
        const [a, b] = pair.toSorted();
        return [`${a}\n${b}`, [a, b] as [string, string]] as const;
      });
      return [...new Map(pairs)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, pair]) => pair);
    },
  };
}

const whole = () => 1;
type Names = { shared: string[]; close: [string, string][] };

/** The weight of one side that meets its like on the other. Collects the names where `names` is given. */
function meet(
  mine: Weights,
  theirs: Weights,
  { nearOf, worthOf = whole }: Similarity,
  names?: Names,
): number {
  let met = 0;
  for (const [name, weight] of mine) {
    const same = theirs.get(name);
    if (same !== undefined) {
      met += Math.min(weight, same) * worthOf(name);
      names?.shared.push(name);
      continue;
    }
    // The heaviest near one; of equals the first in the alphabet.
    let near = "";
    let nearWeight = 0;
    for (const candidate of nearOf(name)) {
      const found = theirs.get(candidate) ?? 0;
      if (found < nearWeight || found === 0 || (found === nearWeight && candidate >= near)) continue;
      near = candidate;
      nearWeight = found;
    }
    if (nearWeight === 0) continue;
    met += nearness * Math.min(weight, nearWeight) * Math.min(worthOf(name), worthOf(near));
    names?.close.push([name, near]);
  }
  return met;
}

function sumOf(weights: Weights): number {
  let sum = 0;
  for (const weight of weights.values()) sum += weight;
  return sum;
}
