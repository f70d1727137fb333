import { type Area, areas, type Shares, worth } from "./areas.ts";

export type Complement = {
  /** 0 to 1: the share of their areas that the two do not have in common. */
  difference: number;
  /** 0 to 1: the mean worth of those differing shares. */
  worth: number;
  /** The exchange that adds most: what the first person brings, and what the second. */
  best: [Area, Area] | null;
};

const worths = Float64Array.from(areas.flatMap((one) => areas.map((other) => worth(one, other))));
const [more, less] = [new Float64Array(areas.length), new Float64Array(areas.length)];

/**
 * What each person brings that the other lacks, weighted by how much a company gains from it. Identical people have a
 * difference of 0; for people without common areas only the table of worths decides.
 */
export const complementOf = (one: Shares, other: Shares): Complement =>
  complementOfNumbers(numbersOf(one), numbersOf(other), 0);

/** Shares in the order of `areas`. */
export const numbersOf = (shares: Shares): number[] => areas.map((area) => shares[area]);

/** The same for shares as arrays; the other person's begin at `start`. */
export function complementOfNumbers(
  one: ArrayLike<number>,
  other: ArrayLike<number>,
  start: number,
): Complement {
  const count = areas.length;
  let mine = 0;
  let theirs = 0;
  for (let i = 0; i < count; i++) {
    const gap = (one[i] as number) - (other[start + i] as number);
    more[i] = gap > 0 ? gap : 0;
    less[i] = gap < 0 ? -gap : 0;
    mine += more[i] as number;
    theirs += less[i] as number;
  }
  const difference = (mine + theirs) / 2;
  if (difference < 1e-9) return { difference: 0, worth: 0, best: null };
  let total = 0;
  let most = 0;
  let pair = 0;
  for (let i = 0; i < count; i++)
    for (let j = i + 1; j < count; j++) {
      // Sums both directions in one step, so that the result is bitwise symmetric.
      const exchanged = (more[i] as number) * (less[j] as number) + (less[i] as number) * (more[j] as number);
      if (exchanged === 0) continue;
      const part = exchanged * (worths[i * count + j] as number);
      total += part;
      if (part <= most) continue;
      most = part;
      pair = (more[i] as number) > 0 ? i * count + j : j * count + i;
    }
  const best: Complement["best"] =
    most > 0 ? [areas[Math.floor(pair / count)] as Area, areas[pair % count] as Area] : null;
  return { difference, worth: total / difference ** 2, best };
}
