import type { Reading } from "../codehost/reading.ts";
import { findFacts } from "../evidence/evidence.ts";

/** The task of readFacts.ts, run in a process of its own. `now` is an ISO date. */
export function run(values: unknown) {
  const { reading, now } = values as { reading: Reading; now: string };
  return findFacts(reading, { now: new Date(now) });
}
