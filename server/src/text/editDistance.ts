/** Optimal string alignment distance: insertion, deletion, substitution and transposition of neighbours cost 1 each. */
export function errorsBetween(a: string, b: string): number {
  let [beforeLast, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let at = 1; at <= b.length; at++) {
      const isSame = a[row - 1] === b[at - 1];
      let errors = Math.min(
        (last[at] as number) + 1,
        (current[at - 1] as number) + 1,
        (last[at - 1] as number) + (isSame ? 0 : 1),
      );
      if (row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1])
        errors = Math.min(errors, (beforeLast[at - 2] as number) + 1);
      current.push(errors);
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] as number;
}
