import { basename } from "node:path";
import { TRPCError } from "@trpc/server";
import { createQueue } from "../limits/queue.ts";
import { countsCpu, type Outcome, startProcess, type TaskProcess } from "./process.ts";

type Options = {
  /** A module of the kind in task.ts. */
  task: URL;
  /** How many processes run at the same time, and how many calls may wait for one. */
  places: number;
  waiting: number;
  /** Milliseconds that a call may wait for a process. */
  waitingMs?: number;
  busySentence: string;
  /** The error when the input used up its time or memory, or made the task fail. */
  tooCostly: () => TRPCError;
  /** Bytes of input as JSON; more is too costly. */
  maxInputBytes?: number;
};

export type RunOptions = {
  /** For whom, so that nobody takes all places: a person's id. */
  who?: string;
  bytes?: Buffer;
  signal?: AbortSignal | undefined;
  onWaiting?: ((before: number) => void) | undefined;
  /** Called when there is a process for it. */
  onStart?: () => void;
  /** Milliseconds for a process that gets no processor time: while it starts, and again while it works. */
  patienceMs?: number;
};

type RefusedBy = Pick<TRPCError, "code" | "message">;

/** How long a process that was started ahead waits for work before it ends. */
const idleMs = 10 * 60_000;
const patience = countsCpu ? 30_000 : 8_000;
/** Tests read one file at a time: a process started ahead would mostly be ended unused. */
const startsAhead = process.env.NODE_ENV !== "test";
const noInput = Buffer.alloc(0);
const all = new Set<() => void>();

/**
 * Runs one kind of task on foreign text in processes with limits on processor time, memory, files and network. A
 * process runs one task and ends, so that it never holds two people's texts; one is started ahead.
 */
export function createSandbox<Value>({ task, places, waiting, ...rest }: Options) {
  const { busySentence: sentence, waitingMs = 30_000, tooCostly } = rest;
  const { maxInputBytes = 32 * 1024 * 1024 } = rest;
  const queue = createQueue({
    name: basename(task.pathname, ".ts"),
    places,
    waiting,
    sentence,
    patienceMs: waitingMs,
  });
  let spare: TaskProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  /** Starts a process ahead, unless there is one. Settles when it is ready. */
  function prepare(): Promise<unknown> {
    clearTimeout(idle);
    idle = setTimeout(stop, idleMs).unref();
    if (!spare || spare.hasEnded()) spare = startProcess(task);
    return spare.started;
  }

  function stop(): void {
    clearTimeout(idle);
    spare?.kill();
    spare = undefined;
  }

  function take(): TaskProcess {
    const ready = spare;
    spare = undefined;
    return ready && !ready.hasEnded() ? ready : startProcess(task, true);
  }

  function resultOf(outcome: Outcome): Value {
    if (outcome === "aborted")
      throw unavailable("The work was stopped before it was done. Please try again.");
    if (outcome === "notStarted") throw new Error("the process for a task did not start");
    if (outcome === "ended" || (outcome === "late" && !countsCpu)) throw tooCostly();
    if (outcome === "late")
      throw unavailable("The server is too busy to read this at the moment. Please try again shortly.");
    const { value, refused } = outcome.answer as { value: Value; refused?: RefusedBy };
    if (refused) throw new TRPCError(refused);
    return value;
  }

  all.add(stop);
  return {
    prepare,
    stop,
    /** Throws what the task threw, `tooCostly`, or 503 when there is no place or no processor time for it. */
    run(values: unknown, options: RunOptions = {}) {
      const { who = "", bytes = noInput, signal, onWaiting, patienceMs = patience } = options;
      const work = async () => {
        options.onStart?.();
        const json = JSON.stringify(values);
        if (json.length + bytes.length > maxInputBytes) throw tooCostly();
        const outcome = await take().ask(json, bytes, patienceMs, signal);
        // After the answer: starting a process takes this thread some milliseconds.
        if (startsAhead) setImmediate(() => signal?.aborted || void prepare());
        return resultOf(outcome);
      };
      return queue.run<Value>(who, work, { signal, onWaiting });
    },
  };
}

/** Ends the processes that wait for work, when the server stops. */
export function stopSandboxes(): void {
  for (const stop of all) stop();
}

const unavailable = (message: string) =>
  new TRPCError({
    code: "SERVICE_UNAVAILABLE",
    message,
    cause: Object.assign(new Error("sandbox"), { retryAfter: 10 }),
  });
