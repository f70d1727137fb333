import { setImmediate as breathe } from "node:timers/promises";

const [least, most] = [1, 500];
/** Milliseconds of this thread's processor time for one batch. */
const wanted = 20;

/**
 * Hands `items` on in batches. The embedded database computes in this thread, so a batch is as large as keeps the thread busy
 * for a moment only; with Postgres, where the work is done elsewhere, batches become large by themselves.
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
      const fitting = (batch.length * wanted * 1_000) / Math.max(1, user + system);
      size = Math.round(Math.max(least, Math.min(most, size * 2, fitting)));
      // The embedded database answers without a turn of the event loop between.
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
