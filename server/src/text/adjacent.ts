/** Groups neighbours: an item starts a new group unless it belongs to the item before it. */
export function groupAdjacent<T>(
  items: T[],
  belongs: (previous: T, item: T, index: number) => boolean,
): T[][] {
  const groups: T[][] = [];
  for (const [index, item] of items.entries()) {
    const group = index > 0 && belongs(items[index - 1] as T, item, index) ? groups.at(-1) : undefined;
    if (group) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** Joins neighbours from left to right; where `join` returns null, the item stays apart from the one before it. */
export function joinAdjacent<T>(items: Iterable<T>, join: (last: T, item: T) => T | null): T[] {
  const joined: T[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    const whole = last === undefined ? null : join(last, item);
    if (whole !== null) joined.pop();
    joined.push(whole ?? item);
  }
  return joined;
}
