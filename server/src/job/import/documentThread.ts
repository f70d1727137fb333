/** Entry point of the thread that parses one document: replies to each message with the next part of its listing. */
import { parentPort, workerData } from "node:worker_threads";
import { isSourceFailure } from "./candidates.ts";
import { type RawDocument, readRawDocument } from "./files.ts";
import type { DocumentPart } from "./readListing.ts";

const partSize = 200;

function* partsOf(document: RawDocument): Generator<DocumentPart, DocumentPart> {
  try {
    const { candidates, problems } = readRawDocument(document);
    for (let start = 0; start < candidates.length; start += partSize)
      yield { candidates: candidates.slice(start, start + partSize) };
    return { problems };
  } catch (error) {
    // A TRPCError would arrive as a plain Error.
    if (isSourceFailure(error)) return { refusal: error.message };
    throw error;
  }
}

const parts = partsOf(workerData as RawDocument);
parentPort?.on("message", () => parentPort?.postMessage(parts.next().value));
