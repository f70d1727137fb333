/** How long suggestions take among many people: `npm run bench:suggestions [-- COUNT]`, on an embedded database of its own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDb } from "@career-hub/db/client.ts";
import { suggest } from "@career-hub/server/profile/suggestions.ts";
import { generatePeople } from "../tests/matching/generatedPeople.ts";
import { sampleProfiles } from "../tests/matching/samplePeople.ts";
import { savePeople } from "../tests/matching/savePeople.ts";

const count = Number(process.argv[2] ?? 2_000);
const askers = 40;

/** In milliseconds: the middle one and the one that nineteen of twenty are below; and of the processor's time. */
async function measure(rounds: number, work: (round: number) => Promise<unknown>) {
  const times: number[] = [];
  const cpu: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const [began, before] = [performance.now(), process.cpuUsage()];
    await work(round);
    times.push(performance.now() - began);
    cpu.push(process.cpuUsage(before).user / 1000);
  }
  return { median: at(times, 0.5), slow: at(times, 0.95), cpu: at(cpu, 0.5) };
}

function at(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const folder = mkdtempSync(join(tmpdir(), "career-hub-bench-"));
const database = await openDb({ dataDir: folder });
try {
  const sources = [...(await sampleProfiles()).values()];
  const began = performance.now();
  const ids = await savePeople(database.db, generatePeople(sources, count, 7));
  console.log(`${count} people made and embedded in ${((performance.now() - began) / 1000).toFixed(1)} s`);

  const asker = (round: number) => ids[(round * 47) % ids.length] ?? "";
  // What the database alone needs to compare one vector with all: the rest is ours.
  const baseline = await measure(askers, (round) =>
    database.execute(
      "select sum(embedding <=> (select embedding from profiles where user_id = $1)) from profiles",
      [asker(round)],
    ),
  );
  const first = await measure(1, () => suggest(database.db, { userId: asker(0) }));
  const warm = await measure(askers, (round) => suggest(database.db, { userId: asker(round) }));
  const again = await measure(askers, (round) => suggest(database.db, { userId: asker(round) }));
  type Measured = Awaited<ReturnType<typeof measure>>;
  const show = (name: string, { median, slow, cpu }: Measured) =>
    console.log(
      `${name.padEnd(34)} median ${median.toFixed(1)} ms, 95% below ${slow.toFixed(1)} ms, processor ${cpu.toFixed(1)} ms, ${(median / baseline.median).toFixed(1)} × every vector once`,
    );
  show("every vector once", baseline);
  show("suggestions, the very first call", first);
  show(`suggestions, ${askers} people once`, warm);
  show(`suggestions, the same ${askers} again`, again);
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
