import { setImmediate as breathe } from "node:timers/promises";
import type { Db } from "@career-hub/db/client.ts";
import { featuresVersion as version } from "../../matching/jobs/storedFeatures.ts";
import { inThread, threadNumber } from "../../matching/thread/scoring.ts";
import { countOpenJobs, findCount, findWords, listRead, saveWords } from "./queries.ts";

/** With fewer open jobs counts are unreliable, and the frequencies of all known occupations are used. */
const minJobs = 200;
/** Maximum number of open jobs to count, in batches of `partSize`. */
const sampleSize = 3_000;
const partSize = 100;
/** Recounts daily, and when the number of open jobs changes by this share. */
const changedShare = 0.1;

let lastSent = { thread: 0, countedAt: "" };

/** Sends the board's term frequencies to the scoring thread unless it has them. Returns the time they were counted. */
export async function sendBoard(db: Db): Promise<string> {
  const countedAt = (await findCount(db, { version }))?.countedAt ?? "";
  const thread = threadNumber();
  if (lastSent.thread === thread && lastSent.countedAt === countedAt) return countedAt;
  lastSent = { thread, countedAt };
  await inThread("setBoard", countedAt ? await findWords(db, { version }) : null);
  return countedAt;
}

/** Counts document frequencies over open jobs unless there is a recent count. */
export async function countBoard(db: Db): Promise<void> {
  const openJobs = await countOpenJobs(db);
  if (openJobs < minJobs) return;
  const lastCount = await findCount(db, { version });
  if (lastCount && !lastCount.isOld && Math.abs(openJobs - lastCount.jobs) < changedShare * lastCount.jobs)
    return;
  let [after, counted]: [string | null, number] = [null, 0];
  while (counted < sampleSize) {
    const batch = await listRead(db, { version, after, limit: partSize });
    const features = batch.map((one) => one.features);
    await inThread("countWords", { features, isFirst: after === null, isLast: false });
    counted += batch.length;
    after = batch.at(-1)?.id ?? after;
    if (batch.length < partSize) break;
    await breathe();
  }
  const words = await inThread("countWords", { features: [], isFirst: false, isLast: true });
  if (words && counted >= minJobs) await saveWords(db, { version, words, jobs: openJobs });
}
