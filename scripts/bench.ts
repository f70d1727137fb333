/**
 * `npm run bench [-- PART …] [--people 10000] [--jobs 10000]`: ratios to a baseline of the same run, on a temporary
 * embedded database and, with DATABASE_URL or TEST_DATABASE_URL, in a temporary database on that Postgres. Running all
 * parts writes docs/performance.md; some parts only print. `soak [--minutes 30]` runs only when named.
 */
import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openDb } from "@career-hub/db/client.ts";
import pg from "pg";
import { measureBoard, plansOf } from "./bench/board.ts";
import { type Bench, empty } from "./bench/data.ts";
import { measureEstimates } from "./bench/estimate.ts";
import { measureEventLoopBlocking } from "./bench/eventLoop.ts";
import { measureMatch } from "./bench/match.ts";
import { measurePeople } from "./bench/people.ts";
import { type Row, toTable } from "./bench/report.ts";
import { measureRequests } from "./bench/requests.ts";
import { measureSoak } from "./bench/soak.ts";
import { measureStarts } from "./bench/start.ts";
import { measureUploads } from "./bench/uploads.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: "string", default: "10000" },
    jobs: { type: "string", default: "10000" },
    minutes: { type: "string", default: "30" },
  },
});
const url = process.env.DATABASE_URL ?? process.env.TEST_DATABASE_URL;
/** The embedded database targets a single machine and gets a tenth of the data. */
const embeddedShare = 10;
let plans = "";
let sharedBuffers = "";
const all: Row[] = [];

type Part = (bench: Bench, size: { people: number; jobs: number }) => Promise<Row[]>;
const parts: Record<string, Part> = {
  people: (bench, { people }) => measurePeople(bench, people),
  estimate: (bench) => (bench.url ? Promise.resolve([]) : measureEstimates()),
  board: async (bench, { jobs }) => {
    const rows = await measureBoard(bench, jobs);
    if (bench.url) plans = await plansOf(bench);
    return rows;
  },
  match: (bench, { jobs }) => measureMatch(bench, jobs),
  requests: measureRequests,
  uploads: measureUploads,
  eventLoop: (bench) => (bench.url ? Promise.resolve([]) : measureEventLoopBlocking(bench)),
  start: (bench) => (bench.url ? Promise.resolve([]) : measureStarts(url)),
  soak: (bench, size) => measureSoak(bench, size, Number(options.minutes)),
};
const chosen = positionals.length ? positionals : Object.keys(parts).filter((name) => name !== "soak");
for (const name of chosen)
  if (!parts[name]) throw new Error(`There is no part "${name}": ${Object.keys(parts).join(", ")}.`);

async function measureOn(bench: Bench, share: number): Promise<void> {
  const size = { people: Number(options.people) / share, jobs: Number(options.jobs) / share };
  for (const name of chosen) {
    await empty(bench);
    const began = performance.now();
    const found = (await parts[name]?.(bench, size)) ?? [];
    const seconds = ((performance.now() - began) / 1_000).toFixed(0);
    if (found.length) console.log(`\n${name}, ${bench.engine}: ${seconds} s\n\n${toTable(found)}`);
    all.push(...found);
    if (!positionals.length) writeReport(all);
  }
}

async function onEmbedded(): Promise<void> {
  using folder = mkdtempDisposableSync(join(tmpdir(), "career-hub-bench-"));
  await using database = await openDb({ dataDir: folder.path });
  await measureOn({ database, engine: "embedded", url: undefined }, embeddedShare);
}

/** Creates a temporary database on the given server. */
async function onPostgres(given: string): Promise<void> {
  const name = `career_hub_bench_${process.pid}`;
  const admin = new pg.Client({ connectionString: given });
  await admin.connect();
  const show = async (setting: string) => String((await admin.query(`show ${setting}`)).rows[0][setting]);
  sharedBuffers = await show("shared_buffers");
  await admin.query(`create database ${name}`);
  try {
    const own = new URL(given);
    own.pathname = `/${name}`;
    await using database = await openDb({ url: own.href });
    const engine = `Postgres ${(await show("server_version")).split(" ")[0]}`;
    await measureOn({ database, engine, url: own.href }, 1);
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

/** Written after each part, so that an interrupted run keeps its results. */
function writeReport(rows: Row[]): void {
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model ?? "processor"}, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.versions.node}, ${process.platform}${sharedBuffers && `, shared_buffers ${sharedBuffers}`}, load average ${loadavg()[2]?.toFixed(0)}`;
  writeFileSync(
    new URL("../docs/performance.md", import.meta.url),
    `# Performance

Written by \`npm run bench -- --people ${options.people} --jobs ${options.jobs}\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.
Times depend on the machine and its load; ratios compare each measurement with a baseline that alternates with it in the same run, through the
same driver. The embedded database has ${embeddedShare} times fewer people and jobs. People are combined from the profiles of the sample people, ads
from titles, technologies and paragraphs of many trades, each with a distinct text. Times in seconds, rows with several clients and the
longest block depend most on the machine: one that is half as fast misses targets that a faster, idle one meets.

${toTable(rows)}
${plans && `\n## Plans of the board on Postgres\n\n${plans}\n`}`,
  );
}

// Child processes are unref'ed and do not keep this process alive.
setInterval(() => {}, 1_000);
if (url) await onPostgres(url);
else console.log("Not run on Postgres: set DATABASE_URL or TEST_DATABASE_URL.");
await onEmbedded();
process.exit(0);
