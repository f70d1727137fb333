import { Worker } from "node:worker_threads";
import { tryLater } from "../../errors.ts";
import type { Tasks } from "./tasks.ts";
import type { Reply, Request } from "./thread.ts";

/** Maximum number of waiting tasks; more are rejected. A match is two or three tasks of 5 to 50 ms. */
const queueLength = 100;
/** Timeout of a task, for texts that parsing cannot handle. The thread is terminated and restarted. */
const deadlineMs = 20_000;

type Waiting = { resolve(result: unknown): void; reject(error: Error): void; timer: NodeJS.Timeout };
let worker: Worker | undefined;
let threads = 0;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** Starts the thread unless it runs. It is unref'ed, so it does not keep the process alive. */
export function startThread(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL("./thread.ts", import.meta.url));
  started.unref();
  started.on("message", (reply: Reply) => {
    const task = waiting.get(reply.id);
    if (!task) return;
    settle(reply.id);
    if ("error" in reply) task.reject(new Error(reply.error));
    else task.resolve(reply.result);
  });
  started.on("error", (error) => stopThread(started, error));
  started.on("exit", () => stopThread(started, new Error("the scoring thread ended")));
  worker = started;
  threads += 1;
  return started;
}

/** Number of threads started so far. Data sent to an earlier thread is not in the current one's cache. */
export function threadNumber(): number {
  startThread();
  return threads;
}

function settle(id: number): void {
  clearTimeout(waiting.get(id)?.timer);
  waiting.delete(id);
  if (waiting.size === 0) worker?.unref();
}

/** Rejects all waiting tasks; the next one starts a new thread. */
function stopThread(stopped: Worker, error: unknown): void {
  if (worker !== stopped) return;
  worker = undefined;
  const failed = [...waiting];
  for (const [id, task] of failed) {
    settle(id);
    task.reject(error instanceof Error ? error : new Error(String(error)));
  }
  void stopped.terminate();
}

/**
 * Runs a task of `tasks.ts` in the scoring thread, one after another, off the event loop. Throws 503 when the queue is
 * full or the task exceeds its deadline.
 */
export async function inThread<Name extends keyof Tasks>(task: Name, input: Parameters<Tasks[Name]>[0]) {
  if (waiting.size >= queueLength) throw busy("queue full");
  const thread = startThread();
  const id = ++lastId;
  return new Promise<ReturnType<Tasks[Name]>>((resolve, reject) => {
    const timer = setTimeout(() => stopThread(thread, busy("deadline")), deadlineMs);
    waiting.set(id, { resolve, reject, timer });
    thread.ref();
    thread.postMessage({ id, task, input } satisfies Request);
  });
}

const message = "Many matches are being computed at the moment. Please try again shortly.";
const busy = (reason: string) => tryLater("SERVICE_UNAVAILABLE", { message, reason, retryAfter: 5 });
