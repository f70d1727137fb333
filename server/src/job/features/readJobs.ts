import { setImmediate as breathe } from "node:timers/promises";
import type { Db } from "@career-hub/db/client.ts";
import type { FastifyBaseLogger } from "fastify";
import type { Services } from "../../context.ts";
import { featuresVersion as version } from "../../matching/jobs/storedFeatures.ts";
import { inThread } from "../../matching/thread/scoring.ts";
import { countBoard } from "./board.ts";
import { listFeatures, listTexts, listUnread, saveFeatures } from "./queries.ts";

/** Extracting features takes 1 to 3 ms per ad; small batches keep the wait of other tasks in the scoring thread short. */
const batchSize = 20;

/** Features are some kilobytes each, and the embedded database reads them in this thread. */
const fetchSize = 150;

type Text = Awaited<ReturnType<typeof listTexts>>[number];

async function readAndSave(db: Db, texts: Text[]): Promise<[id: string, features: string][]> {
  const features = await inThread("readJobs", texts);
  const rows = texts.map(({ id, contentHash }, at) => ({ id, contentHash, features: features[at] ?? "" }));
  await saveFeatures(db, { version, rows });
  return rows.map(({ id, features: read }) => [id, read]);
}

/** Features by job id: stored ones, or extracted and stored now. */
export async function readJobs(db: Db, ids: string[]): Promise<Map<string, string>> {
  const byId = new Map<string, string>();
  for (let start = 0; start < ids.length; start += fetchSize) {
    const batch = ids.slice(start, start + fetchSize);
    for (const { id, features } of await listFeatures(db, { ids: batch, version })) byId.set(id, features);
    await breathe();
  }
  const unread = await listTexts(db, { ids: ids.filter((id) => !byId.has(id)) });
  for (let start = 0; start < unread.length; start += batchSize)
    for (const [id, features] of await readAndSave(db, unread.slice(start, start + batchSize)))
      byId.set(id, features);
  return byId;
}

/** Extracts features of open jobs that are new, changed or of another version. Returns their number. */
export async function readUnreadJobs(db: Db, signal?: AbortSignal): Promise<number> {
  let [after, done]: [string | null, number] = [null, 0];
  while (!signal?.aborted) {
    const unread = await listUnread(db, { version, after, limit: batchSize });
    if (!unread.length) break;
    await readAndSave(db, unread);
    after = unread.at(-1)?.id ?? null;
    done += unread.length;
  }
  return done;
}

export async function readWaitingJobs({ db, closing }: Services, log: FastifyBaseLogger): Promise<void> {
  const done = await readUnreadJobs(db, closing);
  await countBoard(db);
  if (done > 0) log.info({ done, version }, "jobs read for matching");
}
