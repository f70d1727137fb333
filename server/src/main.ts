import { createServer } from "node:net";
import { openDb } from "@career-hub/db/client.ts";
import { watchForHangs } from "@career-hub/db/watchdog.ts";
import type { FastifyBaseLogger } from "fastify";
import { buildApp } from "./app.ts";
import { startBackground } from "./background/background.ts";
import { createDependencies, type Demo } from "./dependencies.ts";
import { type Env, isLoopback, readEnv } from "./env.ts";
import { preparing } from "./job/preparing.ts";
import { releaseAllGenerations } from "./profile/generations/queries.ts";
import { startFailure } from "./startFailure.ts";
import { createLog } from "./web/log.ts";

const stopMs = 25_000;

/** The port must be known before the server is built, because the OAuth redirect URI contains it. */
async function pickPort(env: Env): Promise<number> {
  if (env.port !== 0) return env.port;
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once("error", reject).listen(0, env.host, resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

/** Exits after an uncaught error, when the state is undefined, and leaves the restart to the supervisor. */
function endOnMistakes(log: FastifyBaseLogger): void {
  const end = (err: unknown) => {
    log.fatal({ err }, "ended by an uncaught error");
    process.exit(1);
  };
  process.on("uncaughtException", end).on("unhandledRejection", end);
}

async function main(): Promise<void> {
  const env = readEnv(process.env, await pickPort(readEnv(process.env)));
  const log = createLog(env.logLevel);
  endOnMistakes(log);
  const onBroken = (err: Error) => {
    log.fatal({ err }, "the embedded database has failed; saved data is safe, start the server again");
    // After pending error responses.
    setTimeout(() => process.exit(1), 500);
  };
  const database = await openDb({ url: env.databaseUrl, dataDir: env.dataDir, onBroken });
  if (database.engine === "embedded") {
    watchForHangs();
    await releaseAllGenerations(database.db);
  }
  const dependencies = await createDependencies(env, database, log);
  const app = await buildApp(dependencies);
  let background: ReturnType<typeof startBackground> | undefined;

  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), stopMs + 3_000).unref();
    // Waits for running requests and background work; leases of what is still running expire.
    await Promise.race([
      Promise.all([app.close(), background?.stop()]),
      new Promise((resolve) => setTimeout(resolve, stopMs)),
    ]);
    await database.close();
    process.exit(0);
  };
  process.on("SIGTERM", stop).on("SIGINT", stop);

  const seed = (samples?: Demo["seedJobs"]) =>
    samples?.(app.services).catch((err: unknown) =>
      app.log.warn({ err }, "the sample data could not be created"),
    );
  // Set before listening, so that an empty board mentions the import of sample jobs.
  preparing.jobs = env.demoData;
  await app.listen({ host: env.host, port: env.port });
  // Printed at every log level, because scripts wait for it.
  process.stdout.write(`listening on ${env.listenUrl}\n`);
  if (env.publicUrl !== env.listenUrl) process.stdout.write(`open ${env.publicUrl}\n`);
  if (!env.github && !isLoopback(env.host))
    app.log.warn(
      "The demo code host is on and HOST is not a loopback address: whoever reaches this server can sign in as any sample developer.",
    );
  if (process.env.GITHUB_TOKEN && !env.ownerToken)
    app.log.warn(
      "GITHUB_TOKEN is ignored: it is for one person on one machine (loopback HOST and PUBLIC_URL, no proxy, no OAuth app)",
    );
  // Together: jobs are parsed in a thread, people in this one.
  await Promise.all([seed(dependencies.demo?.seedPeople), seed(dependencies.demo?.seedJobs)]);
  background = startBackground(database, app.services, app.log);
  await background.started;
}

main().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});
