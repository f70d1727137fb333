/** Milliseconds of each round. */
export async function measure(rounds: number, work: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    await work(round);
    times.push(performance.now() - began);
  }
  return times;
}

export function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/**
 * The processor time (milliseconds) of this thread in its longest turn of the event loop. Not the clock's, which also counts
 * what other processes of the machine take.
 */
export function holdWatch(): { stop(): number } {
  let longest = 0;
  let isStopped = false;
  let before = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
    if (!isStopped) setImmediate(look);
  };
  setImmediate(look);
  return {
    stop() {
      isStopped = true;
      return longest;
    },
  };
}
