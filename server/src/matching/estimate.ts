import { complementOfNumbers, numbersOf } from "./complement.ts";
import { areas } from "./enums.ts";
import { nearness, sumOf, type Weights } from "./overlap.ts";
import { hasMarket, percents, weightOf, weightWithoutLevel } from "./people.ts";
import type { Portrait } from "./portrait.ts";
import { entriesOfPerson, hashes, hashOf, kinds, type Table } from "./portraitTable.ts";

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

export const queryOf = (portrait: Portrait) => ({
  portrait,
  shares: numbersOf(portrait.areas),
  isMarketed: hasMarket(portrait),
  lists: kinds.map((kind) => matchTable(portrait[kind.name], kind)),
});
export type Query = ReturnType<typeof queryOf>;

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
export function estimate(table: Table, query: Query, at: number, least: number): number {
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
  sum += weightOf.Technologies * percents.technologies(overlapAt(table, query, at, 1, fields));
  if (sum + 100 * weightOf.Architecture < least * all) return sum / all;
  sum += weightOf.Architecture * percents.architecture(overlapAt(table, query, at, 2, fields + technologies));
  return sum / all;
}
