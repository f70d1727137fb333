/** `npm run reports`: handles reports by people, with or without a running server. */
import { openDb } from "../db/src/client.ts";
import {
  type ReportCommand,
  reportCommandSchema,
  runReportCommand,
} from "../server/src/connection/report/commands.ts";
import { readEnv } from "../server/src/env.ts";
import { reportsEndpointPath } from "../server/src/job/admin/adminEndpoint.ts";
import { askServer } from "../server/src/job/admin/delegate.ts";
import { loadEnv } from "./project.ts";

const usage = `npm run reports -- COMMAND

  list       open reports, oldest first
  close ID   closes a report; it is deleted 90 days later`;

type Answer = Awaited<ReturnType<typeof runReportCommand>>;

async function run(command: ReportCommand): Promise<Answer> {
  const env = readEnv(process.env);
  const answer = env.databaseUrl ? null : await askServer(env.dataDir, reportsEndpointPath, command);
  if (answer) return (await answer.json()) as Answer;
  await using database = await openDb({ url: env.databaseUrl, dataDir: env.dataDir });
  return await runReportCommand(database.db, command);
}

loadEnv();
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
