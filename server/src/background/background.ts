import { setTimeout as wait } from "node:timers/promises";
import type { OpenDb } from "@career-hub/db/client.ts";
import type { FastifyBaseLogger } from "fastify";
import type { PgBoss } from "pg-boss";
import { removeOldSecurityEvents } from "../auth/events/queries.ts";
import { removeUnusedCodeHostTokens } from "../auth/queries.ts";
import { removeExpiredRequests } from "../connection/queries.ts";
import { removeOldReports } from "../connection/report/queries.ts";
import type { Services } from "../context.ts";
import { embedWaitingCvs } from "../cv/embedWaiting.ts";
import { readWaitingJobs } from "../job/features/readJobs.ts";
import { embedWaitingJobs } from "../job/import/embedWaiting.ts";
import { removeOldClosedJobs } from "../job/import/queries.ts";
import { refreshDueSources } from "../job/import/refresh.ts";
import { removeExpiredLimits } from "../limits/queries.ts";
import { deliverMails } from "../mail/deliver.ts";
import { removeOldMails } from "../mail/outbox/queries.ts";
import { removeOldEvents } from "../news/queries.ts";
import { embedWaitingProfiles } from "../profile/embedWaiting.ts";
import { readWaitingProfiles } from "../profile/features/features.ts";
import { createReporter } from "./report.ts";

type Task = {
  name: string;
  cron: string;
  run: (services: Services, log: FastifyBaseLogger) => Promise<void>;
};

const tasks: Task[] = [
  { name: "embed-profiles", cron: "*/5 * * * *", run: embedWaitingProfiles },
  { name: "read-profiles", cron: "*/5 * * * *", run: readWaitingProfiles },
  { name: "embed-jobs", cron: "*/5 * * * *", run: embedWaitingJobs },
  { name: "read-jobs", cron: "*/5 * * * *", run: readWaitingJobs },
  { name: "embed-cvs", cron: "*/5 * * * *", run: embedWaitingCvs },
  { name: "refresh-jobs", cron: "*/5 * * * *", run: refreshDueSources },
  { name: "send-mail", cron: "* * * * *", run: deliverMails },
  {
    name: "clean-up",
    cron: "17 * * * *",
    run: async ({ db }) => {
      await removeExpiredLimits(db);
      await removeUnusedCodeHostTokens(db);
      await removeOldEvents(db);
      await removeOldSecurityEvents(db);
      await removeExpiredRequests(db);
      await removeOldReports(db);
      await removeOldClosedJobs(db);
      await removeOldMails(db);
    },
  },
];

/** Longer than any job takes, so that a running job is not handed to another server. */
const expireInSeconds = 3_600;

/** Lazily loaded (1.5 MB of code), so that the server listens earlier. */
async function createBoss(database: OpenDb): Promise<PgBoss> {
  const { PgBoss } = await import("pg-boss");
  return new PgBoss({ db: { executeSql: (text, values) => database.execute(text, values) } });
}

async function createQueue(boss: PgBoss, name: string): Promise<void> {
  const settings = { retryLimit: 3, retryBackoff: true, expireInSeconds };
  await boss.createQueue(name, { policy: "singleton", ...settings });
  // Queues created by an earlier version keep its settings unless updated.
  await boss.updateQueue(name, settings);
}

/** Creates the queues' tables in advance, as the database owner: see scripts/migrate.ts. */
export async function setUpQueues(database: OpenDb): Promise<void> {
  const boss = await createBoss(database);
  await boss.start();
  for (const { name } of tasks) await createQueue(boss, name);
  await boss.stop({ graceful: false });
}

async function start(database: OpenDb, services: Services, log: FastifyBaseLogger) {
  const boss = await createBoss(database);
  const report = createReporter(log);
  boss.on("error", (err) => report(err, "background jobs failed"));
  const stop = () => boss.stop({ graceful: true, timeout: 5_000 });
  try {
    await boss.start();
    const { tidy } = database;
    const allTasks = tidy ? [...tasks, { name: "tidy", cron: "47 * * * *", run: tidy }] : tasks;
    for (const { name, cron, run } of allTasks) {
      await createQueue(boss, name);
      await boss.schedule(name, cron);
      // Before work(), which polls at once and then every ten seconds.
      await boss.send(name, {});
      // pg-boss retries a failed job without reporting it.
      const reported = (err: unknown) => {
        report(err, "background job failed, will retry", { task: name });
        throw err;
      };
      await boss.work(name, { pollingIntervalSeconds: 10 }, () => run(services, log).catch(reported));
    }
    return stop;
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
}

/**
 * Background jobs, queued in the same database: one of several servers runs each, and those of a killed server are run
 * by another. Retries the start while the database is down. Returns a stop function.
 */
export function startBackground(database: OpenDb, services: Services, log: FastifyBaseLogger) {
  const signal = services.closing;
  const started = (async () => {
    for (let delayMs = 1_000; !signal.aborted; delayMs = Math.min(2 * delayMs, 30_000)) {
      try {
        return await start(database, services, log);
      } catch (err) {
        log.warn({ err }, "background jobs could not be started, will retry");
        await wait(delayMs, undefined, { signal, ref: false }).catch(() => {});
      }
    }
  })();
  return { started, stop: async () => (await started)?.() };
}
