const remembered = 5_000;

/** Caches judgements of texts, because each reading of a section judges the same lines. */
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
