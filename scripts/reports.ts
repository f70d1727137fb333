/** `npm run reports`: handles reports by people, with or without a running server. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openDb } from "../db/src/client.ts";
import {
  type ReportCommand,
  reportCommandSchema,
  runReportCommand,
} from "../server/src/connection/report/commands.ts";
import { type Env, readEnv } from "../server/src/env.ts";
import { readEndpoint, reportsEndpointPath } from "../server/src/job/admin/adminEndpoint.ts";

const usage = `npm run reports -- COMMAND

  list       open reports, oldest first
  close ID   closes a report; it is deleted 90 days later`;

type Answer = Awaited<ReturnType<typeof runReportCommand>>;

/** Delegates to the server that has the embedded database open; null when none is running. */
async function askServer({ dataDir }: Env, command: ReportCommand): Promise<Answer | null> {
  const endpoint = readEndpoint(dataDir);
  if (!endpoint) return null;
  const answer = await fetch(`${endpoint.address}${reportsEndpointPath}`, {
    method: "POST",
    headers: { authorization: `Bearer ${endpoint.key}`, "content-type": "application/json" },
    body: JSON.stringify(command),
    redirect: "error",
  }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as Answer) : null;
}

async function run(command: ReportCommand): Promise<Answer> {
  const env = readEnv(process.env);
  const answered = env.databaseUrl ? null : await askServer(env, command);
  if (answered) return answered;
  const database = await openDb({ url: env.databaseUrl, dataDir: env.dataDir });
  try {
    return await runReportCommand(database.db, command);
  } finally {
    await database.close();
  }
}

const envFile = fileURLToPath(new URL("../.env", import.meta.url));
if (existsSync(envFile)) process.loadEnvFile(envFile);
const [name, id] = process.argv.slice(2);
const command = reportCommandSchema.safeParse({ name, id });
try {
  if (!command.success) throw new Error(usage);
  const { lines, ok } = await run(command.data);
  for (const line of lines) console.log(line);
  if (!ok) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
