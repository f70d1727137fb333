import { fnv1a } from "../text/hash.ts";
import { numbersOf } from "./complement.ts";
import { areas } from "./enums.ts";
import { relatedFields } from "./fields.ts";
import { sumOf } from "./overlap.ts";
import { hasMarket, relatedTerms, worthOfField } from "./people.ts";
import type { Portrait } from "./portrait.ts";

/** Entries kept per list of a portrait; few people have more. */
export const kinds = [
  { name: "fields", room: 5, nearOf: relatedFields, worthOf: worthOfField },
  { name: "technologies", room: 24, nearOf: relatedTerms, worthOf: () => 1 },
  { name: "ideas", room: 20, nearOf: relatedTerms, worthOf: () => 1 },
] as const;
export const entriesOfPerson = kinds.reduce((sum, { room }) => sum + room, 0);
export const hashes = 1 << 14;
export function hashOf(name: string): number {
  const hash = fnv1a(name);
  return ((hash >>> 16) ^ hash) & (hashes - 1);
}

export type Table = ReturnType<typeof createTable>;
export const createTable = (room: number) => ({
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

export function copied(from: Table, room: number): Table {
  const to = createTable(room);
  for (const [name, column] of Object.entries(from))
    if (typeof column !== "number") (to[name as keyof Table] as Float32Array).set(column);
  return to;
}

export function write(table: Table, at: number, portrait: Portrait): void {
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

export function move(table: Table, from: number, to: number): void {
  for (const [name, column] of Object.entries(table)) {
    const width = columns[name as keyof typeof columns] ?? 1;
    if (typeof column !== "number") column.copyWithin(to * width, from * width, (from + 1) * width);
  }
}
