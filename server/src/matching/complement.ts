import { type Area, areas, type Shares, worth } from "./areas.ts";

export type Complement = {
  /** 0 to 1: the share of their areas that the two do not have in common. */
  difference: number;
  /** 0 to 1: what those differing shares are worth to each other. */
  worth: number;
  /** The exchange that adds most: what the first person brings, and what the second. */
  best: [Area, Area] | null;
};

/**
 * What each brings that the other lacks, and how much a company gains from having both. Nothing differs between two
 * identical people; two far apart differ in everything, and it is the table of worths that says whether that helps.
 */
export function complementOf(one: Shares, other: Shares): Complement {
  const more = areas.map((area) => Math.max(0, one[area] - other[area]));
  const less = areas.map((area) => Math.max(0, other[area] - one[area]));
  const difference = (sumOf(more) + sumOf(less)) / 2;
  if (difference < 1e-9) return { difference: 0, worth: 0, best: null };
  let [total, most] = [0, 0];
  let best: Complement["best"] = null;
  areas.forEach((a, i) => {
    areas.slice(i + 1).forEach((b, offset) => {
      const j = i + 1 + offset;
      // Both ways at once: the sum is then the same whoever is asked first, to the last bit.
      const exchanged = (more[i] ?? 0) * (less[j] ?? 0) + (less[i] ?? 0) * (more[j] ?? 0);
      const part = exchanged * worth(a, b);
      total += part;
      if (part > most) [most, best] = [part, (more[i] ?? 0) > 0 ? [a, b] : [b, a]];
    });
  });
  return { difference, worth: total / difference ** 2, best };
}

const sumOf = (parts: number[]) => parts.reduce((sum, part) => sum + part, 0);
