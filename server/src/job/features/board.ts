import { setImmediate as breathe } from "node:timers/promises";
import type { Db } from "@career-hub/db/client.ts";
import { featuresVersion as version } from "../../matching/jobs/storedFeatures.ts";
import { inThread, threadNumber } from "../../matching/thread/scoring.ts";
import { countOpenJobs, findCount, findWords, listRead, saveWords } from "./queries.ts";

/** Of fewer open jobs a count says little: words then weigh what they weigh over all known occupations. */
const least = 200;
/** Counted over at most so many open jobs, in parts of `partSize`. */
const sampleSize = 3_000;
const partSize = 100;
/** Counted anew when the number of open jobs has changed by this share, and once a day. */
const changed = 0.1;

let sent = { thread: 0, countedAt: "" };

/** Gives the scoring thread the words of the board, unless it has them. Returns when they were counted. */
export async function sendBoard(db: Db): Promise<string> {
  const countedAt = (await findCount(db, { version }))?.countedAt ?? "";
  const thread = threadNumber();
  if (sent.thread === thread && sent.countedAt === countedAt) return countedAt;
  sent = { thread, countedAt };
  await inThread("setBoard", countedAt ? await findWords(db, { version }) : null);
  return countedAt;
}

/** Counts in how many open jobs each word stands, where there is no recent count. */
export async function countBoard(db: Db): Promise<void> {
  const open = await countOpenJobs(db);
  if (open < least) return;
  const before = await findCount(db, { version });
  if (before && !before.isOld && Math.abs(open - before.jobs) < changed * before.jobs) return;
  let [after, counted]: [string | null, number] = [null, 0];
  while (counted < sampleSize) {
    const part = await listRead(db, { version, after, limit: partSize });
    const features = part.map((one) => one.features);
    await inThread("countWords", { features, isFirst: after === null, isLast: false });
    counted += part.length;
    after = part.at(-1)?.id ?? after;
    if (part.length < partSize) break;
    await breathe();
  }
  const words = await inThread("countWords", { features: [], isFirst: false, isLast: true });
  if (words && counted >= least) await saveWords(db, { version, words, jobs: open });
}
