import { basename } from "node:path";
import { TRPCError } from "@trpc/server";
import { tryLater } from "../errors.ts";
import { createQueue, stoppedMessage } from "../limits/queue.ts";
import { countsCpu, type Outcome, startProcess, type TaskProcess } from "./process.ts";

type Options = {
  /** A module that exports a `Task` (task.ts). */
  task: URL;
  /** Concurrent processes, and maximum number of waiting calls. */
  concurrency: number;
  maxWaiting: number;
  /** Maximum waiting time in milliseconds. */
  queueTimeoutMs?: number;
  busyMessage: string;
  /** Error for input that exceeds a limit or makes the task fail. */
  tooCostly: () => TRPCError;
  /** Maximum size of the JSON input in bytes. */
  maxInputBytes?: number;
};

export type RunOptions = {
  /** Person id, for fair queueing. */
  who?: string;
  bytes?: Buffer;
  signal?: AbortSignal;
  onWaiting?: (before: number) => void;
  /** Called when a process is available. */
  onStart?: () => void;
  /** Timeout in milliseconds without CPU time: while starting, and again while working. */
  timeoutMs?: number;
};

type RefusedBy = Pick<TRPCError, "code" | "message">;

/** Idle timeout of a process started in advance. */
const idleMs = 10 * 60_000;
const defaultTimeoutMs = countsCpu ? 30_000 : 8_000;
const noInput = Buffer.alloc(0);
const all = new Set<() => void>();

/**
 * Runs one kind of task on untrusted input in processes with limits on CPU time, memory, files and network. A process runs
 * one task and exits, so it never holds two people's data; `prepare` starts one in advance.
 */
export function createSandbox<Value>({ task, concurrency, maxWaiting, ...rest }: Options) {
  const { busyMessage: message, queueTimeoutMs = 30_000, tooCostly } = rest;
  const { maxInputBytes = 32 * 1024 * 1024 } = rest;
  const queue = createQueue({
    name: basename(task.pathname, ".ts"),
    concurrency,
    maxWaiting,
    message,
    timeoutMs: queueTimeoutMs,
  });
  let spare: TaskProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  /** Starts a process in advance, unless there is one. Settles when it is ready. */
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
    return ready && !ready.hasEnded() ? ready : startProcess(task, { isCold: true });
  }

  function resultOf(outcome: Outcome): Value {
    if (outcome === "aborted") throw unavailable(stoppedMessage);
    if (outcome === "notStarted") throw new Error("the process for a task did not start");
    if (outcome === "ended" || (outcome === "late" && !countsCpu)) throw tooCostly();
    if (outcome === "late")
      throw unavailable("The server is too busy to read this at the moment. Please try again shortly.");
    const { value, refused } = outcome.result as { value: Value; refused?: RefusedBy };
    if (refused) throw new TRPCError(refused);
    return value;
  }

  all.add(stop);
  return {
    prepare,
    stop,
    /** Throws the task's error, `tooCostly`, or 503 when the queue is full or there is no CPU time. */
    run(values: unknown, options: RunOptions = {}) {
      const { who = "", bytes = noInput, signal, onWaiting, timeoutMs = defaultTimeoutMs } = options;
      const work = async () => {
        options.onStart?.();
        const json = JSON.stringify(values);
        if (json.length + bytes.length > maxInputBytes) throw tooCostly();
        return resultOf(await take().run(json, bytes, timeoutMs, signal));
      };
      return queue.run<Value>(who, work, { signal, onWaiting });
    },
  };
}

/** Stops idle processes when the server stops. */
export function stopSandboxes(): void {
  for (const stop of all) stop();
}

const unavailable = (message: string) =>
  tryLater("SERVICE_UNAVAILABLE", { message, reason: "sandbox", retryAfter: 10 });
