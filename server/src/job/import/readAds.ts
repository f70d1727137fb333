import { once } from "node:events";
import { setImmediate as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type ReadAd, readAd } from "./ad.ts";
import type { Candidate } from "./candidates.ts";

export type Part = { candidates: Candidate[]; now: Date };

/** Below this number, starting a thread with its dictionary takes longer than parsing here. */
const worthAThread = 300;
const partSize = 100;
const deadlineMs = 60_000;

/** Parses candidates in order, in batches. Large numbers are parsed in a thread, one batch ahead of the caller. */
export async function* readAds(candidates: Candidate[]): AsyncGenerator<ReadAd[]> {
  const now = new Date();
  const isLarge = candidates.length >= worthAThread;
  await using thread = isLarge ? new Worker(new URL("./readThread.ts", import.meta.url)) : null;
  const readBatch = async (start: number): Promise<ReadAd[]> => {
    const batch = { candidates: candidates.slice(start, start + partSize), now };
    if (!thread) return readHere(batch);
    thread.postMessage(batch);
    const [ads] = await once(thread, "message", { signal: AbortSignal.timeout(deadlineMs) });
    return ads;
  };
  let next = readBatch(0);
  for (let start = 0; start < candidates.length; start += partSize) {
    const batch = await next;
    if (start + partSize < candidates.length) next = readBatch(start + partSize);
    // Prevents an unhandled rejection when the caller stops early.
    next.catch(() => {});
    yield batch;
  }
}

/** Parsing is CPU-bound, and the first ads are slow: yields to the event loop after each. */
async function readHere({ candidates, now }: Part): Promise<ReadAd[]> {
  const ads: ReadAd[] = [];
  for (const candidate of candidates) {
    ads.push(readAd(candidate, now));
    await pause();
  }
  return ads;
}
