import { tryLater } from "../errors.ts";

type Options = {
  /** Name in metrics. */
  name?: string;
  concurrency: number;
  maxWaiting: number;
  /** Of a rejection. */
  message: string;
  timeoutMs?: number;
};

type TurnOptions = {
  /** Cancels waiting with `stoppedMessage`, for example when the server stops. */
  signal?: AbortSignal;
  /** Called with the number of tasks ahead, immediately and on each change; not called when a slot is free. */
  onWaiting?: (before: number) => void;
};

type Waiting = { who: string; start: () => void; onWaiting?: TurnOptions["onWaiting"] };

export const stoppedMessage = "The work was stopped before it was done. Please try again.";

const namedQueues = new Map<string, () => { running: number; waiting: number }>();

/** Running and waiting tasks of each named queue. */
export const queueCounts = () => [...namedQueues].map(([name, counts]) => ({ name, ...counts() }));

/**
 * A bounded queue with fixed concurrency. Fair by person: those with fewer running or waiting tasks go first, otherwise
 * FIFO. Throws 503 with `retryAfter` when the queue is full or the wait too long.
 */
export function createQueue({ name, concurrency, maxWaiting, message, timeoutMs = 30_000 }: Options) {
  const running = new Map<string, number>();
  let active = 0;
  let queue: Waiting[] = [];
  if (name) namedQueues.set(name, () => ({ running: active, waiting: queue.length }));

  const refused = (message: string, reason: string) =>
    tryLater("SERVICE_UNAVAILABLE", { message, reason, retryAfter: 10 });
  const stopped = () => refused(stoppedMessage, "stopped");

  function begin(who: string): void {
    active += 1;
    running.set(who, (running.get(who) ?? 0) + 1);
  }

  function end(who: string): void {
    active -= 1;
    const remaining = (running.get(who) ?? 1) - 1;
    if (remaining > 0) running.set(who, remaining);
    else running.delete(who);
    while (active < concurrency) {
      const next = queue.shift();
      if (!next) break;
      begin(next.who);
      next.start();
    }
    reorder();
  }

  /** Round robin: a person's second task comes after everybody else's first. */
  function reorder(): void {
    const turns = new Map(running);
    const ranked = queue.map((entry) => {
      const turn = turns.get(entry.who) ?? 0;
      turns.set(entry.who, turn + 1);
      return { entry, turn };
    });
    queue = ranked.sort((a, b) => a.turn - b.turn).map(({ entry }) => entry);
    for (const [before, entry] of queue.entries()) entry.onWaiting?.(before);
  }

  async function wait(who: string, { signal, onWaiting }: TurnOptions): Promise<void> {
    const { promise, resolve: start, reject } = Promise.withResolvers<void>();
    const entry = { who, start, onWaiting };
    const leave = (error: Error) => {
      queue = queue.filter((one) => one !== entry);
      reorder();
      reject(error);
    };
    const abort = () => leave(stopped());
    const timer = setTimeout(() => leave(refused(message, "waited too long")), timeoutMs);
    signal?.addEventListener("abort", abort, { once: true });
    queue.push(entry);
    reorder();
    await promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    });
  }

  return {
    async run<T>(who: string, work: () => Promise<T>, options: TurnOptions = {}): Promise<T> {
      if (active >= concurrency) {
        if (options.signal?.aborted) throw stopped();
        if (queue.length >= maxWaiting) throw refused(message, "queue full");
        await wait(who, options);
      } else begin(who);
      try {
        return await work();
      } finally {
        end(who);
      }
    },
  };
}

export type Queue = ReturnType<typeof createQueue>;
