import type { OpenDb } from "@career-hub/db/client.ts";
import type { FastifyBaseLogger } from "fastify";
import { PgBoss } from "pg-boss";
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
import { removeOldEvents } from "../news/queries.ts";
import { embedWaitingProfiles } from "../profile/embedWaiting.ts";

type Task = {
  name: string;
  cron: string;
  run: (services: Services, log: FastifyBaseLogger) => Promise<void>;
};

const tasks: Task[] = [
  { name: "embed-profiles", cron: "*/5 * * * *", run: embedWaitingProfiles },
  { name: "embed-jobs", cron: "*/5 * * * *", run: embedWaitingJobs },
  { name: "read-jobs", cron: "*/5 * * * *", run: readWaitingJobs },
  { name: "embed-cvs", cron: "*/5 * * * *", run: embedWaitingCvs },
  { name: "refresh-jobs", cron: "*/5 * * * *", run: refreshDueSources },
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
    },
  },
];

/**
 * Work that nobody waits for, queued in the same database: of many servers one does it, and a killed one's share
 * is done by another. Returns how to stop.
 */
export async function startBackground(database: OpenDb, services: Services, log: FastifyBaseLogger) {
  const boss = new PgBoss({ db: { executeSql: (text, values) => database.execute(text, values) } });
  boss.on("error", (err) => log.warn({ err }, "background work"));
  await boss.start();
  const { tidy } = database;
  const ours = tidy ? [...tasks, { name: "tidy", cron: "47 * * * *", run: tidy }] : tasks;
  for (const { name, cron, run } of ours) {
    await boss.createQueue(name, { policy: "singleton", retryLimit: 3, retryBackoff: true });
    await boss.work(name, { pollingIntervalSeconds: 10 }, () => run(services, log));
    await boss.schedule(name, cron);
    await boss.send(name, {});
  }
  return () => boss.stop({ graceful: true, timeout: 5_000 });
}
