/** A seeded source of choices: the same seed gives the same CV on every machine. */
export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  /** A whole number from `low` to `high`, both inclusive. */
  between: (low: number, high: number) => number;
  pick: <T>(some: readonly T[]) => T;
  /** Some of the list, each at most once, in random order. */
  sample: <T>(some: readonly T[], count: number) => T[];
};

/** Seeded random numbers from 0 to 1: mulberry32 by Tommy Ettinger (public domain). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function randomOf(seed: number): Random {
  const next = randomFrom(seed * 2_654_435_761);
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(some: readonly T[]) => some[Math.floor(next() * some.length)] as T;
  const sample = <T>(some: readonly T[], count: number) =>
    some
      .map((one) => ({ one, order: next() }))
      .sort((a, b) => a.order - b.order)
      .slice(0, count)
      .map(({ one }) => one);
  return { next, between, pick, sample };
}
