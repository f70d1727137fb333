import { TRPCError } from "@trpc/server";
import { z } from "zod";
import { createSandbox, type RunOptions } from "../../sandbox/sandbox.ts";
import { readingSchema, wrongKindMessage } from "../schema.ts";
import type { RefusalReason } from "./refusal.ts";

export type UploadedFile = { name: string; type?: string; bytes: Buffer };

const answerSchema = z.union([
  z.object({ text: z.string(), reading: readingSchema }),
  z.object({
    refused: z.enum([
      "wrongKind",
      "encrypted",
      "empty",
      "noText",
      "imageOnly",
      "broken",
      "tooMuchInside",
      "tooCostly",
    ]),
  }),
]);
export type ReadCv = Extract<z.infer<typeof answerSchema>, { text: string }>;

const sentences: Record<RefusalReason, string> = {
  wrongKind: wrongKindMessage,
  encrypted: "This file is password-protected. Please upload it without a password.",
  empty: "This file is empty. Please choose another one.",
  noText: "There is no text in this file. Please upload a CV with text in it.",
  imageOnly:
    "This file contains only images, like a scan, so there is no text to read. Please upload a version with text.",
  broken: "This file is damaged and cannot be read. Please save it again and upload the new file.",
  tooMuchInside: "This file unpacks to far more data than a CV needs. Please upload a simpler one.",
  tooCostly: "Reading this file takes too much time or memory. Please save it as a simple PDF and try again.",
};

export const refused = (reason: RefusalReason) =>
  new TRPCError({
    code: reason === "wrongKind" ? "UNSUPPORTED_MEDIA_TYPE" : "UNPROCESSABLE_CONTENT",
    message: sentences[reason],
  });

const sandbox = createSandbox<unknown>({
  task: new URL("./readTask.ts", import.meta.url),
  concurrency: 2,
  maxWaiting: 30,
  busyMessage: "Many files are being read at the moment. Please try again shortly.",
  tooCostly: () => refused("tooCostly"),
});

/** Starts a sandbox process in advance, which reduces parsing from over a second to tens of milliseconds. */
export const prepareToRead = (): Promise<unknown> => sandbox.prepare();

/**
 * Parses a file in a sandbox process, at most two at a time. Throws 415 or 422 for faults of the file, and 503 when the
 * machine is overloaded.
 */
export async function readFile(
  { bytes, ...file }: UploadedFile,
  options: Omit<RunOptions, "bytes"> = {},
): Promise<ReadCv> {
  const answer = answerSchema.parse(await sandbox.run(file, { ...options, bytes }));
  // People often upload another version. After the response, because spawning blocks this thread for some milliseconds.
  setImmediate(() => options.signal?.aborted || void prepareToRead());
  if ("refused" in answer) throw refused(answer.refused);
  return answer;
}
