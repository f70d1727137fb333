import { setImmediate as breathe } from "node:timers/promises";

const [least, most] = [1, 500];
/** Target CPU time of this thread per batch, in milliseconds. */
const targetMs = 15;

/**
 * Processes items in adaptive batches. The embedded database runs in this thread, so batches stay small enough to block it
 * only briefly; with Postgres they grow.
 */
export function createBatches<Item>(work: (batch: Item[]) => Promise<void>) {
  let size = least;
  let waiting: Item[] = [];
  const runBatches = async (isLast: boolean) => {
    while (waiting.length >= (isLast ? 1 : size)) {
      const batch = waiting.slice(0, size);
      waiting = waiting.slice(size);
      const before = process.threadCpuUsage();
      await work(batch);
      const { user, system } = process.threadCpuUsage(before);
      const fitting = (batch.length * targetMs * 1_000) / Math.max(1, user + system);
      size = Math.round(Math.max(least, Math.min(most, size * 2, fitting)));
      // The embedded database resolves without a turn of the event loop, so it yields here.
      await breathe();
    }
  };
  return {
    add(items: Item[]): Promise<void> {
      waiting.push(...items);
      return runBatches(false);
    },
    finish: (): Promise<void> => runBatches(true),
  };
}
