import { setImmediate as breathe } from "node:timers/promises";
import { areas } from "./areas.ts";
import { complementOfNumbers, numbersOf } from "./complement.ts";
import { relatedFields } from "./fields.ts";
import { nearness, type Weights } from "./overlap.ts";
import { hasMarket, percents, relatedTerms, weightOf, weightWithoutLevel, worthOfField } from "./people.ts";
import type { Portrait } from "./portrait.ts";

/**
 * Portraits of all people as typed arrays, about 500 bytes each including ids, to estimate every score in one pass. The
 * estimate is the published formula, except that names are hashed, long lists are cut after their heaviest entries, and
 * related names count the same in both directions. `people.ts` scores the people that are returned.
 */
export type PeopleIndex = {
  readonly size: number;
  /** `key` identifies the version of the portrait. */
  set(userId: string, key: string, portrait: Portrait): void;
  has(userId: string, key: string): boolean;
  remove(userId: string): void;
  /** Ids by descending estimate, at most `limit`. Yields to the event loop between batches. */
  best(portrait: Portrait, limit: number): Promise<string[]>;
};

/** Entries kept per list of a portrait; few people have more. */
const kinds = [
  { name: "fields", room: 5, nearOf: relatedFields, worthOf: worthOfField },
  { name: "technologies", room: 24, nearOf: relatedTerms, worthOf: () => 1 },
  { name: "ideas", room: 20, nearOf: relatedTerms, worthOf: () => 1 },
] as const;
const entriesOfPerson = kinds.reduce((sum, { room }) => sum + room, 0);
const hashes = 1 << 14;
/** Batch size between yields to the event loop: a few milliseconds. */
const peopleAtOnce = 20_000;

/** FNV-1a, folded. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return ((hash >>> 16) ^ hash) & (hashes - 1);
}

const sumOf = (weights: Weights) => [...weights.values()].reduce((sum, weight) => sum + weight, 0);

type Table = ReturnType<typeof createTable>;
const createTable = (room: number) => ({
  room,
  shares: new Float32Array(room * areas.length),
  names: new Uint16Array(room * entriesOfPerson),
  weights: new Float32Array(room * entriesOfPerson),
  /** Total weight of each list. */
  sums: new Float32Array(room * kinds.length),
  backing: new Float32Array(room),
  /** 0 when unknown. */
  level: new Uint8Array(room),
  hasMarket: new Uint8Array(room),
});
/** Values per person in each column that has more than one. */
const columns = {
  shares: areas.length,
  names: entriesOfPerson,
  weights: entriesOfPerson,
  sums: kinds.length,
};
const widthOf = (column: string) => columns[column as keyof typeof columns] ?? 1;

function copied(from: Table, room: number): Table {
  const to = createTable(room);
  for (const [name, column] of Object.entries(from))
    if (typeof column !== "number") (to[name as keyof Table] as Float32Array).set(column as Float32Array);
  return to;
}

function write(table: Table, at: number, portrait: Portrait): void {
  table.shares.set(numbersOf(portrait.areas), at * areas.length);
  let start = at * entriesOfPerson;
  kinds.forEach(({ name, room }, kind) => {
    const heaviest = [...portrait[name]].sort((a, b) => b[1] - a[1]).slice(0, room);
    for (let entry = 0; entry < room; entry++) {
      const [name, weight] = heaviest[entry] ?? ["", 0];
      table.names[start + entry] = hashOf(name);
      table.weights[start + entry] = weight;
    }
    start += room;
    table.sums[at * kinds.length + kind] = sumOf(portrait[name]);
  });
  table.backing[at] = portrait.backing;
  table.level[at] = portrait.level ?? 0;
  table.hasMarket[at] = hasMarket(portrait) ? 1 : 0;
}

/** The querying person's list by hash: for each name and each related one, how much weight on the other side matches. */
function matchTable(weights: Weights, { nearOf, worthOf }: (typeof kinds)[number]) {
  const [most, factors] = [new Float32Array(hashes), new Float32Array(hashes)];
  const add = (name: string, weight: number, factor: number) => {
    const at = hashOf(name);
    if (weight * factor <= (most[at] as number) * (factors[at] as number)) return;
    [most[at], factors[at]] = [weight, factor];
  };
  for (const [name, weight] of weights) {
    add(name, weight, worthOf(name));
    for (const other of nearOf(name))
      if (!weights.has(other)) add(other, weight, nearness * Math.min(worthOf(name), worthOf(other)));
  }
  return { most, factors, sum: sumOf(weights) };
}

const queryOf = (portrait: Portrait) => ({
  portrait,
  shares: numbersOf(portrait.areas),
  isMarketed: hasMarket(portrait),
  lists: kinds.map((kind) => matchTable(portrait[kind.name], kind)),
});
type Query = ReturnType<typeof queryOf>;

/** The overlap of one list; `offset`: its start among the entries of a person. */
function overlapAt(table: Table, { lists }: Query, at: number, kind: number, offset: number): number {
  const { most, factors, sum } = lists[kind] as Query["lists"][number];
  const start = at * entriesOfPerson + offset;
  const end = start + (kinds[kind]?.room ?? 0);
  let matched = 0;
  for (let entry = start; entry < end; entry++) {
    const weight = table.weights[entry] as number;
    if (weight === 0) break;
    const name = table.names[entry] as number;
    const own = most[name] as number;
    if (own > 0) matched += (weight < own ? weight : own) * (factors[name] as number);
  }
  const all = sum + (table.sums[at * kinds.length + kind] as number);
  return all === 0 ? 0 : (2 * matched) / all;
}

/** 0 to 100. Returns early with a value below `least` when the score cannot reach it. */
function estimate(table: Table, query: Query, at: number, least: number): number {
  const { portrait, shares, isMarketed } = query;
  const level = table.level[at] as number;
  const gap = level && portrait.level ? Math.abs(level - portrait.level) : null;
  const weightOfLevel = gap === null ? weightWithoutLevel : weightOf.Experience;
  const all = 100 - weightOf.Experience + weightOfLevel;
  const [fields, technologies] = [kinds[0].room, kinds[1].room];
  const isOneOpen = isMarketed !== (table.hasMarket[at] === 1);
  let sum =
    weightOfLevel * percents.experience(gap, Math.min(portrait.backing, table.backing[at] as number)) +
    weightOf.Domains * percents.domains(overlapAt(table, query, at, 0, 0), isOneOpen);
  // Skips the expensive parts when even full marks in them would not reach `least`.
  const roles = weightOf["Complementary roles"];
  const lists = weightOf.Technologies + weightOf.Architecture;
  if (sum + 100 * (roles + lists) < least * all) return sum / all;
  sum += roles * percents.roles(complementOfNumbers(shares, table.shares, at * areas.length));
  if (sum + 100 * lists < least * all) return sum / all;
  sum +=
    weightOf.Technologies * percents.technologies(overlapAt(table, query, at, 1, fields)) +
    weightOf.Architecture * percents.architecture(overlapAt(table, query, at, 2, fields + technologies));
  return sum / all;
}

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

export function createPeopleIndex(): PeopleIndex {
  let table = createTable(256);
  const [ids, keys]: [string[], string[]] = [[], []];
  const places = new Map<string, number>();
  return {
    get size() {
      return ids.length;
    },
    has: (userId, key) => keys[places.get(userId) ?? -1] === key,
    set(userId, key, portrait) {
      const at = places.get(userId) ?? ids.length;
      if (at === table.room) table = copied(table, 2 * at);
      [ids[at], keys[at]] = [userId, key];
      places.set(userId, at);
      write(table, at, portrait);
    },
    remove(userId) {
      const at = places.get(userId);
      if (at === undefined) return;
      const last = ids.length - 1;
      for (const [name, column] of Object.entries(table)) {
        const width = widthOf(name);
        if (typeof column !== "number") column.copyWithin(at * width, last * width, (last + 1) * width);
      }
      const [id = "", key = ""] = [ids.pop(), keys.pop()];
      if (at < last) {
        [ids[at], keys[at]] = [id, key];
        places.set(id, at);
      }
      places.delete(userId);
    },
    async best(portrait, limit) {
      const query = queryOf(portrait);
      const count = createThreshold(limit);
      // Concurrent changes may skip or repeat people: the caller checks the ids in the database.
      const values = new Float32Array(ids.length);
      let least = 0;
      for (let at = 0; at < values.length; at++) {
        if (at > 0 && at % peopleAtOnce === 0) await breathe();
        const value = at < ids.length ? estimate(table, query, at, least) : 0;
        values[at] = value;
        least = count(value);
      }
      const places: number[] = [];
      values.forEach((value, at) => {
        if (value >= least) places.push(at);
      });
      return places
        .sort((a, b) => (values[b] as number) - (values[a] as number))
        .slice(0, limit)
        .flatMap((at) => ids[at] ?? []);
    },
  };
}
