const remembered = 5_000;

/** Caches a pure function of a text, because each way of parsing a section calls it for the same lines. */
export function memoized<T>(judge: (text: string) => T): (text: string) => T {
  const cache = new Map<string, T>();
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    if (cache.size >= remembered) cache.clear();
    const result = judge(text);
    cache.set(text, result);
    return result;
  };
}
