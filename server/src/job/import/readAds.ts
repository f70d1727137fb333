import { once } from "node:events";
import { setImmediate as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type Ad, contentHash, type ReadAd, readAd } from "./ad.ts";
import type { Candidate } from "./candidates.ts";

/** `hash`: of the content. */
export type Read = Exclude<ReadAd, { ad: Ad }> | { ad: Ad; hash: string };
export type Part = { candidates: Candidate[]; now: Date };

/** Below this number, starting a thread with its dictionary takes longer than parsing here. */
const worthAThread = 300;
const partSize = 100;
const deadlineMs = 60_000;

export const readPart = ({ candidates, now }: Part): Read[] =>
  candidates.map((candidate) => {
    const read = readAd(candidate, now);
    return "ad" in read ? { ...read, hash: contentHash(read.ad) } : read;
  });

/** Parses candidates in order, in batches. Large numbers are parsed in a thread, one batch ahead of the caller. */
export async function* readAds(candidates: Candidate[]): AsyncGenerator<Read[]> {
  const now = new Date();
  const isLarge = candidates.length >= worthAThread;
  const thread = isLarge ? new Worker(new URL("./readThread.ts", import.meta.url)) : null;
  const read = async (start: number): Promise<Read[]> => {
    const part = { candidates: candidates.slice(start, start + partSize), now };
    if (!thread) return readHere(part);
    thread.postMessage(part);
    const [answer] = await once(thread, "message", { signal: AbortSignal.timeout(deadlineMs) });
    return answer;
  };
  try {
    let next = read(0);
    for (let start = 0; start < candidates.length; start += partSize) {
      const part = await next;
      if (start + partSize < candidates.length) next = read(start + partSize);
      // Prevents an unhandled rejection when the caller stops early.
      next.catch(() => {});
      yield part;
    }
  } finally {
    await thread?.terminate();
  }
}

/** Parsing is CPU-bound: yields to the event loop between ads. */
async function readHere({ candidates, now }: Part): Promise<Read[]> {
  const found: Read[] = [];
  for (let start = 0; start < candidates.length; start += 20) {
    found.push(...readPart({ candidates: candidates.slice(start, start + 20), now }));
    await pause();
  }
  return found;
}
