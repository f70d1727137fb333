import { type Area, type Shares, worth } from "./areas.ts";
import { areas } from "./enums.ts";

export type Complement = {
  /** 0 to 1: the share of their areas that the two do not have in common. */
  difference: number;
  /** 0 to 1: the mean worth of those differing shares. */
  worth: number;
  /** The exchange that adds most: what the first person brings, and what the second. */
  best: [Area, Area] | null;
};

type Numbers = ArrayLike<number>;
const worths = Float64Array.from(areas.flatMap((one) => areas.map((other) => worth(one, other))));
const gaps = new Float64Array(areas.length);

/**
 * What each person brings that the other lacks, weighted by how much a company gains from it. Identical people have a
 * difference of 0; for people without common areas only the table of worths decides.
 */
export const complementOf = (one: Shares, other: Shares): Complement =>
  complementOfNumbers(numbersOf(one), numbersOf(other), 0);

/** Shares in the order of `areas`. */
export const numbersOf = (shares: Shares): number[] => areas.map((area) => shares[area]);

/** The same for shares as arrays; the other person's begin at `start`. */
export function complementOfNumbers(one: Numbers, other: Numbers, start: number): Complement {
  const count = areas.length;
  let apart = 0;
  for (let i = 0; i < count; i++) {
    const gap = (one[i] as number) - (other[start + i] as number);
    gaps[i] = gap;
    apart += Math.abs(gap);
  }
  const difference = apart / 2;
  if (difference < 1e-9) return { difference: 0, worth: 0, best: null };
  let total = 0;
  let most = 0;
  let pair = 0;
  for (let i = 0; i < count; i++) {
    const gap = gaps[i] as number;
    if (gap === 0) continue;
    for (let j = i + 1; j < count; j++) {
      // Each person has more of one of the two areas.
      const exchanged = -gap * (gaps[j] as number);
      if (exchanged <= 0) continue;
      const part = exchanged * (worths[i * count + j] as number);
      total += part;
      if (part <= most) continue;
      most = part;
      pair = gap > 0 ? i * count + j : j * count + i;
    }
  }
  const best: Complement["best"] =
    most > 0 ? [areas[Math.floor(pair / count)] as Area, areas[pair % count] as Area] : null;
  return { difference, worth: total / difference ** 2, best };
}
