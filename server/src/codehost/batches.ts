import { isFatalForReading } from "./errors.ts";

/**
 * Requests items in batches, two at a time. A failed batch is retried once in halves (`isRetry`); items that fail again
 * are returned, unless everything failed, which throws.
 */
export async function inBatches<Item>(
  items: Item[],
  size: number,
  ask: (batch: Item[], isRetry: boolean) => Promise<void>,
): Promise<Item[]> {
  const queue = chunk(items, size).map((batch) => ({ batch, isRetry: false }));
  const failed: Item[] = [];
  let firstError: unknown;
  let ended = false;

  async function work(): Promise<void> {
    for (let next = queue.shift(); next && !ended; next = queue.shift()) {
      const { batch, isRetry } = next;
      try {
        await ask(batch, isRetry);
      } catch (error) {
        ended ||= isFatalForReading(error);
        if (ended) throw error;
        firstError ??= error;
        if (isRetry) failed.push(...batch);
        else
          for (const half of chunk(batch, Math.ceil(batch.length / 2)))
            queue.push({ batch: half, isRetry: true });
      }
    }
  }

  await Promise.all([work(), work()]);
  if (items.length > 0 && failed.length === items.length) throw firstError;
  return failed;
}

function chunk<Item>(items: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}
