import { TRPCError } from "@trpc/server";
import type { Reading } from "../codehost/reading.ts";
import type { Facts } from "../evidence/facts.ts";
import { createSandbox, type RunOptions } from "../sandbox/sandbox.ts";

const sandbox = createSandbox<Facts>({
  task: new URL("./factsTask.ts", import.meta.url),
  concurrency: 2,
  // Generations are never rejected here: their own timeout applies.
  maxWaiting: 60,
  queueTimeoutMs: 85_000,
  busyMessage: "Many profiles are being generated right now. Please try again in half a minute.",
  tooCostly: () =>
    new TRPCError({
      code: "UNPROCESSABLE_CONTENT",
      message:
        "Reading your repositories takes too much time or memory because of one of their files. This generation was not counted.",
    }),
});

/** Starts a process in advance, while the code host is being read. */
export const prepareFacts = (): Promise<unknown> => sandbox.prepare();

/** Runs `findFacts` in a sandbox process. Throws 422 for a README or manifest that is too costly to parse. */
export const readFacts = (reading: Reading, options: Omit<RunOptions, "bytes">): Promise<Facts> =>
  sandbox.run({ reading, now: new Date().toISOString() }, options);
