/** How often each value occurs. */
export function countsOf<T>(values: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** The largest of the steps up to the count, as text: names a range of counts by its beginning. */
export const stepOf = (count: number, steps: number[]): string =>
  String(steps.findLast((step) => step <= count));

/** The key with the largest total weight, the first of equal ones; undefined without items. */
export function mainKey<T, K>(
  items: Iterable<T>,
  keyOf: (item: T) => K,
  weightOf: (item: T) => number,
): K | undefined {
  const weights = new Map<K, number>();
  for (const item of items) weights.set(keyOf(item), (weights.get(keyOf(item)) ?? 0) + weightOf(item));
  return [...weights].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** The most frequent value, the first of equally frequent ones; undefined without values. */
export const mostCommon = <T>(values: Iterable<T>): T | undefined =>
  mainKey(
    values,
    (value) => value,
    () => 1,
  );
