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
export const median = (times: number[]): number => percentile(times, 0.5);

/** Alternates baseline and work, so that other load affects both. */
export async function compared(
  rounds: number,
  baseline: (round: number) => Promise<unknown>,
  work: (round: number) => Promise<unknown>,
): Promise<{ base: number[]; own: number[] }> {
  const [base, own]: [number[], number[]] = [[], []];
  await baseline(0);
  await work(0);
  for (let round = 0; round < rounds; round++) {
    base.push(...(await measure(1, () => baseline(round))));
    own.push(...(await measure(1, () => work(round))));
  }
  return { base, own };
}

/** Calls of each caller before measuring: a new database connection is slow until it has read the index once. */
const warmUpRounds = 10;

/** Latencies of `rounds` calls by each of `clients` concurrent callers in a server in use, and the number of failures. */
export async function measureConcurrently(
  clients: number,
  rounds: number,
  work: (round: number) => Promise<unknown>,
) {
  const warmUp = (client: number) => measure(warmUpRounds, (round) => work(client + round * clients));
  await Promise.all(Array.from({ length: clients }, (_, client) => warmUp(client)));
  let failed = 0;
  const began = performance.now();
  const all = await Promise.all(
    Array.from({ length: clients }, (_, client) =>
      measure(rounds, (round) => work(client + round * clients).catch(() => failed++)),
    ),
  );
  return { times: all.flat(), failed, perSecond: (clients * rounds * 1_000) / (performance.now() - began) };
}

/** CPU time (milliseconds) of this thread in the longest turn of the event loop. Wall time would include other processes. */
export async function longestBlock(work: () => Promise<unknown>): Promise<number> {
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
  await work();
  await new Promise(setImmediate);
  isStopped = true;
  return longest;
}
