import { estimate, type Query, queryOf } from "./estimate.ts";
import { hasMarket } from "./people.ts";
import type { Portrait } from "./portrait.ts";
import { copied, createTable, move, type Table, write } from "./portraitTable.ts";

export type PeopleIndex = ReturnType<typeof createPeopleIndex>;
export type SavedProfile = { userId: string; updatedAt: Date };

/** Groups are searched until so many people have been estimated. */
const maxEstimated = 6_000;
/** People of a group whose best estimate ranks the group. */
const sampleOfGroup = 4;

/** Tracks a lower bound of the best `limit` values seen so far, with a resolution of 0.2 points. */
function createThreshold(limit: number) {
  const counts = new Uint32Array(502);
  let [above, least] = [0, 0];
  return (value: number): number => {
    const place = Math.floor(value * 5);
    counts[place] = (counts[place] as number) + 1;
    if (place >= least) above += 1;
    while (above - (counts[least] as number) >= limit) {
      above -= counts[least] as number;
      least += 1;
    }
    return least / 5;
  };
}

/** `times`: milliseconds at which each profile was saved. */
type Group = { table: Table; ids: string[]; times: number[] };
const createGroup = (): Group => ({ table: createTable(4), ids: [], times: [] });

const heaviestOf = (weights: Iterable<[string, number]>, count: number) =>
  [...weights]
    .filter(([, weight]) => weight > 0)
    .sort((a, b) => b[1] - a[1])
    .slice(0, count)
    .map(([name]) => name);

function groupOf(portrait: Portrait): string {
  const mainAreas = heaviestOf(Object.entries(portrait.areas), 2);
  return [...mainAreas, hasMarket(portrait), ...heaviestOf(portrait.fields, 1)].join("|");
}

function bestOfSample({ table, ids }: Group, query: Query): number {
  const step = Math.ceil(ids.length / sampleOfGroup);
  let best = 0;
  for (let at = 0; at < ids.length; at += step) best = Math.max(best, estimate(table, query, at, best));
  return best;
}

/**
 * Portraits of all people as typed arrays, about 500 bytes each including ids, to estimate scores quickly. The estimate is
 * the published formula, except that names are hashed, long lists are cut after their heaviest entries, and related names
 * count the same in both directions. `people.ts` scores the people that are returned.
 *
 * People are grouped by their two main areas and their main field. Among more people than `maxEstimated` the groups are
 * estimated first, by a few of their people, and the most promising groups are searched: an inverted file, as vector
 * indexes have. So the time does not grow with the number of people; docs/matching.md has its recall.
 */
export function createPeopleIndex() {
  const groups = new Map<string, Group>();
  const places = new Map<string, { group: Group; at: number }>();
  const remove = (userId: string) => {
    const place = places.get(userId);
    if (!place) return;
    const { group, at } = place;
    const { table, ids, times } = group;
    const last = ids.length - 1;
    move(table, last, at);
    const [id = "", time = 0] = [ids.pop(), times.pop()];
    if (at < last) {
      [ids[at], times[at]] = [id, time];
      places.set(id, { group, at });
    }
    places.delete(userId);
  };
  return {
    get size(): number {
      return places.size;
    },
    /** Whether this version of the profile is in the index. */
    has({ userId, updatedAt }: SavedProfile): boolean {
      const place = places.get(userId);
      return place?.group.times[place.at] === updatedAt.getTime();
    },
    set({ userId, updatedAt }: SavedProfile, portrait: Portrait): void {
      remove(userId);
      const group = groups.getOrInsertComputed(groupOf(portrait), createGroup);
      const at = group.ids.push(userId) - 1;
      group.times.push(updatedAt.getTime());
      if (at === group.table.room) group.table = copied(group.table, 2 * at);
      places.set(userId, { group, at });
      write(group.table, at, portrait);
    },
    remove,
    /** At most `limit` people by descending estimate (0 to 100). A few milliseconds for any number of people. */
    best(portrait: Portrait, limit: number): (SavedProfile & { estimate: number })[] {
      const query = queryOf(portrait);
      const ranked = [...groups.values()]
        .map((group) => ({ group, value: bestOfSample(group, query) }))
        .sort((a, b) => b.value - a.value);
      const count = createThreshold(limit);
      const found: { group: Group; at: number; value: number }[] = [];
      let [least, estimated] = [0, 0];
      for (const { group } of ranked) {
        if (estimated >= maxEstimated) break;
        estimated += group.ids.length;
        for (let at = 0; at < group.ids.length; at++) {
          const value = estimate(group.table, query, at, least);
          least = count(value);
          if (value >= least) found.push({ group, at, value });
        }
      }
      return found
        .sort((a, b) => b.value - a.value)
        .slice(0, limit)
        .map(({ group: { ids, times }, at, value }) => ({
          userId: ids[at] as string,
          updatedAt: new Date(times[at] as number),
          estimate: value,
        }));
    },
  };
}
