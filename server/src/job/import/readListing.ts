import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { type Candidate, isSourceFailure, type Listing, type Problem, sourceFailure } from "./candidates.ts";
import { type RawDocument, readRawDocument } from "./files.ts";

export type DocumentPart = { candidates: Candidate[] } | { problems: Problem[] } | { refusal: string };

/** Bytes above which a document takes longer to parse than this thread may be held. */
const largeBytes = 32 * 1024;
const heapMegabytes = 512;
const deadlineMs = 60_000;

/** Parses a document of any size. A large one is parsed in a thread with limits on time and memory. */
export async function readListing(document: RawDocument): Promise<Listing> {
  if (document.bytes.length < largeBytes) return readRawDocument(document);
  await using thread = new Worker(new URL("./documentThread.ts", import.meta.url), {
    workerData: document,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  const signal = AbortSignal.timeout(deadlineMs);
  const candidates: Candidate[] = [];
  try {
    for (;;) {
      thread.postMessage("next");
      const [part] = (await once(thread, "message", { signal })) as [DocumentPart];
      if ("refusal" in part) throw sourceFailure(part.refusal);
      if ("problems" in part) return { candidates, problems: part.problems };
      candidates.push(...part.candidates);
    }
  } catch (error) {
    if (isSourceFailure(error)) throw error;
    throw sourceFailure(tooComplex, error);
  }
}

export const tooComplex = "It is too large or nested too deeply to be read.";
