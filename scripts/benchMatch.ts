/**
 * How long matching takes: `npm run bench:match [-- --jobs 100000]`. On Postgres with BENCH_DATABASE_URL (an empty database of
 * a server with pgvector; `--keep` uses again what an earlier run made there), and on an embedded database of its own.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type OpenDb, openDb } from "@career-hub/db/client.ts";
import { matchAd, matchJobs } from "@career-hub/server/cv/match/match.ts";
import { scoredAtMost } from "@career-hub/server/cv/match/queries.ts";
import { countBoard } from "@career-hub/server/job/features/board.ts";
import { addPeople, fillBoard } from "./bench/board.ts";
import { holdWatch, measure, percentile } from "./bench/measure.ts";

const { values: options } = parseArgs({
  options: {
    jobs: { type: "string", default: "100000" },
    embedded: { type: "string", default: "1500" },
    keep: { type: "boolean", default: false },
  },
});
const clients = 8;
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

/** The nearest jobs by vector and nothing else, as many as a match retrieves that way. */
async function bareQuery(database: OpenDb, userId: string): Promise<void> {
  await database.db.transaction(async (tx) => {
    await tx.execute(`set local hnsw.ef_search = ${scoredAtMost.byVector}`);
    await tx.execute(
      `select id from jobs where closed_at is null order by embedding <=> (select embedding from cvs where user_id = '${userId}') limit ${scoredAtMost.byVector}`,
    );
  });
}

async function compare(database: OpenDb, users: string[]): Promise<void> {
  const at = (round: number) => users[round % users.length] as string;
  const match = (round: number) => matchJobs(database.db, at(round), {});
  await measure(users.length, (round) => bareQuery(database, at(round)));
  const bare = await measure(60, (round) => bareQuery(database, at(round)));
  const first = await measure(users.length, match);
  const alone = await measure(60, match);
  let failed = 0;
  const together: number[] = [];
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let round = 0; round < 15; round++) {
        const began = performance.now();
        await match(client + round * clients).catch(() => failed++);
        together.push(performance.now() - began);
      }
    }),
  );
  const [bareMedian, median, slow] = [
    percentile(bare, 0.5),
    percentile(alone, 0.5),
    percentile(together, 0.95),
  ];
  console.log(`bare vector query            p50 ${milliseconds(bareMedian)}`);
  console.log(`match, first of each person  p50 ${milliseconds(percentile(first, 0.5))}`);
  console.log(
    `match, alone                 p50 ${milliseconds(median)} = ${(median / bareMedian).toFixed(1)} × the bare query`,
  );
  console.log(
    `match, ${clients} clients             p50 ${milliseconds(percentile(together, 0.5))}, p95 ${milliseconds(slow)} = ${(slow / median).toFixed(1)} × the p50 alone, ${failed} refused`,
  );
}

async function onPostgres(url: string): Promise<void> {
  const database = await openDb({ url });
  try {
    if (!options.keep) await fillBoard(database, Number(options.jobs));
    await countBoard(database.db);
    const users = await addPeople(database);
    const { rows } = await database.execute(
      "select count(*)::int as count from jobs where closed_at is null",
    );
    console.log(`\nPostgres, ${(rows[0] as { count: number }).count} open jobs`);
    await compare(database, users);
  } finally {
    await database.close();
  }
}

/** The longest time that one turn of the event loop keeps the processor. */
async function onEmbedded(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "career-hub-bench-"));
  const database = await openDb({ dataDir: folder });
  try {
    await fillBoard(database, Number(options.embedded));
    await countBoard(database.db);
    const [user = ""] = await addPeople(database);
    console.log(
      `\nembedded, ${options.embedded} open jobs: longest hold of the event loop, in processor time`,
    );
    const ad =
      `Data Engineer\n${"Python, SQL, Airflow and Kafka; you know Postgres or MySQL.\n".repeat(500)}`.slice(
        0,
        30_000,
      );
    const actions: [string, () => Promise<unknown>][] = [
      ["first match", () => matchJobs(database.db, user, {})],
      ["second match", () => matchJobs(database.db, user, {})],
      ["match with filters", () => matchJobs(database.db, user, { remote: ["remote"], pay: 50_000 })],
      ["pasted ad, 30,000 characters", () => matchAd(database.db, user, ad)],
      ["pasted ad again", () => matchAd(database.db, user, ad)],
    ];
    for (const [name, action] of actions) {
      const watch = holdWatch();
      const began = performance.now();
      await action();
      const taken = performance.now() - began;
      console.log(`${name.padEnd(30)} ${milliseconds(watch.stop())}, answered in ${milliseconds(taken)}`);
    }
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.env.BENCH_DATABASE_URL) await onPostgres(process.env.BENCH_DATABASE_URL);
else console.log("Not run on Postgres: set BENCH_DATABASE_URL.");
await onEmbedded();
process.exit(0);
