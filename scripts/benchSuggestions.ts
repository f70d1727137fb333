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

/** In milliseconds: the middle one and the one that nineteen of twenty are below. */
async function measure(rounds: number, work: (round: number) => Promise<unknown>) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    await work(round);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  return { median: at(0.5), slow: at(0.95) };
}

const folder = mkdtempSync(join(tmpdir(), "career-hub-bench-"));
const database = await openDb({ dataDir: folder });
try {
  const sources = [...(await sampleProfiles()).values()];
  const began = performance.now();
  const ids = await savePeople(database.db, generatePeople(sources, count, 7));
  console.log(`${count} people made and embedded in ${((performance.now() - began) / 1000).toFixed(1)} s`);

  const asker = (round: number) => ids[(round * 47) % ids.length] ?? "";
  const baseline = await measure(askers, (round) =>
    database.execute("select data->'technical'->>'headline' from profiles where user_id = $1", [
      asker(round),
    ]),
  );
  const first = await measure(1, () => suggest(database.db, { userId: asker(0) }));
  const warm = await measure(askers, (round) => suggest(database.db, { userId: asker(round) }));
  const again = await measure(askers, (round) => suggest(database.db, { userId: asker(round) }));
  const show = (name: string, { median, slow }: { median: number; slow: number }) =>
    console.log(
      `${name.padEnd(34)} median ${median.toFixed(1)} ms, 95% below ${slow.toFixed(1)} ms, ${(median / baseline.median).toFixed(0)} × one row by key`,
    );
  show("one row by key", baseline);
  show("suggestions, the very first call", first);
  show(`suggestions, ${askers} people once`, warm);
  show(`suggestions, the same ${askers} again`, again);
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
