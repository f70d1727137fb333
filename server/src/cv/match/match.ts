import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Db } from "@career-hub/db/client.ts";
import { sendBoard } from "../../job/features/board.ts";
import { inThread } from "../../matching/thread/scoring.ts";
import { counted } from "../../text/counted.ts";
import { type FilterName, filterNames, hiddenBy, type MatchFilters } from "./filters.ts";
import { loadOwnFeatures } from "./ownFeatures.ts";
import { listCandidates } from "./queries.ts";
import { scoreAll, withDetails } from "./scoring.ts";

const answeredAtMost = 50;

export async function matchJobs(db: Db, userId: string, filters: MatchFilters) {
  const [{ cv, key, own }] = await Promise.all([loadOwnFeatures(db, userId), sendBoard(db)]);
  await yieldToEventLoop();
  const jobs = await listCandidates(db, {
    userId,
    embeddingModel: cv.embeddingModel,
    titles: own.titles,
  });
  const hidden = Object.fromEntries(filterNames.map((name) => [name, 0])) as Record<FilterName, number>;
  const candidates = jobs.filter((job) => {
    const reasons = hiddenBy(job, filters);
    for (const name of reasons) hidden[name] += 1;
    return reasons.length === 0;
  });
  await yieldToEventLoop();
  const scored = await scoreAll(db, { cvKey: `${userId} ${key}`, cv: own }, candidates, answeredAtMost);
  const matchedJobs = await withDetails(db, userId, scored);
  return { matchedJobs, hidden, message: messageFor(matchedJobs.length) };
}

/** Scores an ad that the person pasted. */
export async function matchAd(db: Db, userId: string, text: string) {
  const [{ key, own }] = await Promise.all([loadOwnFeatures(db, userId), sendBoard(db)]);
  const ad = { descriptionText: text };
  const scored = await inThread("scoreAd", { cvKey: `${userId} ${key}`, cv: own, ad, now: Date.now() });
  const { title, ...explained } = scored;
  return { job_title: title, ...explained };
}

const messageFor = (count: number) =>
  count === 0 ? "No open job fits these filters." : `${counted(count, "job")}, best match first.`;
