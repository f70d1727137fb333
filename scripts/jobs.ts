/** `npm run jobs`: manages job sources, with or without a running server. */
import { parseArgs } from "node:util";
import { openDb } from "../db/src/client.ts";
import { createAi } from "../server/src/ai/createAi.ts";
import { readEnv } from "../server/src/env.ts";
import { type Command, commandSchema, type Event, runCommand } from "../server/src/job/admin/commands.ts";
import { delegate } from "../server/src/job/admin/delegate.ts";
import { fetchSettingsOf } from "../server/src/job/import/sources.ts";
import { createBudget } from "../server/src/limits/budget.ts";
import { callerFolder, loadEnv } from "./project.ts";

const usage = `npm run jobs -- COMMAND

  import SOURCE …      imports the jobs of each source; run it again to update them
      --every MINUTES  how often a running server refreshes it (addresses and boards: hourly; files: not)
  refresh [SOURCE …]   imports every source again, or only those
  sources              lists the sources with the result of their last run
  list [WORDS …]       lists open jobs, newest first (--limit N, 50 when not given)
  remove SOURCE …      removes a source and the jobs that no other source lists

A SOURCE is a file (JSON, JSONL, CSV, an RSS or Atom feed, a page with JobPosting data), the address of one,
or the public board of a company: greenhouse:NAME, lever:NAME, ashby:NAME.`;

const maxProblemsShown = 20;

/** By the command's field. */
const optionErrors: Record<string, string> = {
  refreshMinutes: "--every must be a number of minutes from 5 to 525600.",
  limit: "--limit must be a number from 1 to 500.",
};

function readCommand(args: string[]): Command | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { every: { type: "string" }, limit: { type: "string" }, help: { type: "boolean", short: "h" } },
  });
  const [name, ...rest] = positionals;
  if (values.help || !name) return null;
  const parsed = commandSchema.safeParse({
    name,
    sources: rest,
    folder: callerFolder,
    ...(values.every && { refreshMinutes: Number(values.every) }),
    ...(name === "list" && { q: rest.join(" "), limit: Number(values.limit ?? 50) }),
  });
  if (parsed.success) return parsed.data;
  const optionError = optionErrors[String(parsed.error.issues[0]?.path[0])];
  if (optionError) throw new Error(optionError);
  return null;
}

let failures = 0;

function show(event: Event): void {
  if (event.type === "progress") showProgress(`${event.source}: ${event.done} of ${event.total}`);
  else if (event.type === "outcome") showOutcome(event);
  else if (event.type === "modelAway")
    console.log(
      "The embedding model is unavailable: the jobs are imported without vectors, and a running server adds them later.",
    );
  else if (event.type === "removed") {
    if (event.jobs === null) failures++;
    console.log(
      `${event.source}: ${event.jobs === null ? "no such source" : `removed with ${event.jobs} ${event.jobs === 1 ? "job" : "jobs"}`}`,
    );
  } else if (event.type === "sources") for (const source of event.sources) console.log(lineOfSource(source));
  else if (event.type === "jobs")
    for (const job of event.jobs)
      console.log(
        [job.posted_at.slice(0, 10), job.job_title, job.company_name, job.location]
          .filter(Boolean)
          .join(" · "),
      );
  else if (event.type === "failure") {
    failures++;
    console.error(event.message);
  }
}

/** A progress line, on terminals only. */
function showProgress(line: string): void {
  if (process.stdout.isTTY)
    process.stdout.write(`\r${line.slice(-(process.stdout.columns || 80) + 1)}\u001b[K`);
}

function showOutcome(outcome: Extract<Event, { type: "outcome" }>): void {
  showProgress("");
  if (outcome.failed) failures++;
  console.log(`${outcome.source}: ${outcome.failed ? "failed: " : ""}${outcome.message}`);
  for (const { row, reason } of outcome.problems.slice(0, maxProblemsShown))
    console.log(`  row ${row}: ${reason}`);
  const more = outcome.problems.length - maxProblemsShown;
  if (more > 0) console.log(`  and ${more} more`);
}

function lineOfSource(source: Extract<Event, { type: "sources" }>["sources"][number]): string {
  const every = source.refreshMinutes ? `, every ${source.refreshMinutes} minutes` : "";
  const ran = source.lastRunAt
    ? new Date(source.lastRunAt).toISOString().slice(0, 16).replace("T", " ")
    : "never run";
  const state = source.lastRunFailed ? "failed: " : "";
  return `${source.source}: ${source.openJobs} open ${source.openJobs === 1 ? "job" : "jobs"}${every}; ${ran}${source.lastOutcome ? `: ${state}${source.lastOutcome}` : ""}`;
}

async function run(command: Command): Promise<void> {
  const env = readEnv(process.env);
  if (!env.databaseUrl && (await delegate(env.dataDir, command, show))) return;
  await using database = await openDb({ url: env.databaseUrl, dataDir: env.dataDir });
  const stopping = new AbortController();
  process.once("SIGINT", () => stopping.abort()).once("SIGTERM", () => stopping.abort());
  const { embedder } = await createAi(env, { budget: createBudget(database.db, env.modelCallsADay) });
  const parts = { db: database.db, embedder, fetchSettings: fetchSettingsOf(env), signal: stopping.signal };
  await runCommand(parts, command, show);
}

loadEnv();
try {
  const command = readCommand(process.argv.slice(2));
  if (command) await run(command);
  else {
    console.error(usage);
    failures++;
  }
} catch (error) {
  failures++;
  console.error(error instanceof Error ? error.message : String(error));
}
process.exitCode = failures ? 1 : 0;
