/** Suggestions, compared with the plain vector query. */
import type { OpenDb } from "@career-hub/db/client.ts";
import { scoreOfPair } from "@career-hub/server/matching/people.ts";
import type { Portrait } from "@career-hub/server/matching/portrait.ts";
import { currentPortraits, readWaitingProfiles } from "@career-hub/server/profile/features/features.ts";
import { suggest } from "@career-hub/server/profile/suggestions.ts";
import { generatePeople } from "../../tests/matching/generatedPeople.ts";
import { sampleProfiles } from "../../tests/matching/samplePeople.ts";
import { savePeople } from "../../tests/matching/savePeople.ts";
import { createTestContext } from "../../tests/setup/people.ts";
import { type Bench, indexVectors, maintain } from "./data.ts";
import { compared, measureConcurrently } from "./measure.ts";
import { compareLoad, compareMedians, type Row } from "./report.ts";

const [rounds, clients, judged, suggested] = [60, 8, 20, 20];

/** Creates people with profiles and features; returns their ids. */
export async function fillPeople(bench: Bench, count: number): Promise<string[]> {
  const sources = [...(await sampleProfiles()).values()];
  await maintain(bench, "drop index profiles_nearest");
  const ids = await savePeople(bench.database.db, generatePeople(sources, count, 7));
  await indexVectors(bench, "profiles");
  const { context } = createTestContext(bench.database);
  await readWaitingProfiles(context, context.log);
  await maintain(bench, "vacuum analyze profile_features");
  return ids;
}

export async function measurePeople(bench: Bench, count: number): Promise<Row[]> {
  const { database } = bench;
  const { db } = database;
  const ids = await fillPeople(bench, count);
  const asker = (round: number) => ids[(round * 47) % ids.length] as string;
  // Same limit as the suggestions' query.
  const bare = (round: number) =>
    db.transaction(async (tx) => {
      await tx.execute("set local hnsw.ef_search = 200");
      // Uses the index: without this Postgres can choose a scan of all rows, a slower baseline.
      await tx.execute("set local enable_seqscan = off");
      await tx.execute(
        `select user_id from profiles order by embedding <=> (select embedding from profiles where user_id = '${asker(round)}') limit 200`,
      );
    });
  const call = (round: number) => suggest(db, { userId: asker(round) });
  const times = await compared(rounds, bare, call);
  const busy = await measureConcurrently(clients, 15, call);
  const engine = `${bench.engine}, ${count.toLocaleString("en")} people`;
  return [
    compareMedians(times, {
      engine,
      what: "suggestions, p50",
      baseline: "the 200 nearest vectors, bare SQL",
      wanted: 3,
    }),
    compareLoad(busy, times.own, { engine, what: `suggestions, ${clients} clients` }),
    {
      engine,
      what: `suggestions, recall@${suggested} against scoring everybody (${judged} people)`,
      ...(await quality(database, ids, asker)),
    },
  ];
}

/** Compares suggestions with an exhaustive scoring. Equal scores count as equal. */
async function quality(database: OpenDb, ids: string[], asker: (round: number) => string) {
  const [found, best]: [number[], number[]] = [[], []];
  let recalled = 0;
  const all = new Map<string, Portrait>();
  for (let start = 0; start < ids.length; start += 1_000) {
    const some = await currentPortraits(database.db, ids.slice(start, start + 1_000));
    for (const [id, portrait] of some) all.set(id, portrait);
  }
  for (let round = 0; round < judged; round++) {
    const userId = asker(round);
    const mine = all.get(userId);
    if (!mine) continue;
    const totals: number[] = [];
    for (const [id, portrait] of all) if (id !== userId) totals.push(Math.round(scoreOfPair(mine, portrait)));
    const top = totals.sort((a, b) => b - a).slice(0, suggested);
    const { suggestions } = await suggest(database.db, { userId });
    const scores = suggestions.map((one) => one.matchScore);
    const least = top.at(-1) ?? 0;
    recalled += scores.filter((score) => score >= least).length / top.length;
    found.push(...scores);
    best.push(...top);
  }
  const sum = (list: number[]) => list.reduce((total, one) => total + one, 0);
  const share = sum(found) / sum(best);
  return {
    measured: `their total score is ${(share * 100).toFixed(0)}% of the best possible`,
    value: recalled / judged,
    wanted: 0.98,
    least: true,
  };
}
