import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "@career-hub/db/client.ts";
import { findRecentlyTold } from "./queries.ts";

const lookMs = 1_000;

/** Who listens on this server: the bells of each person, one for every open page. */
const bells = new Map<string, Set<() => void>>();
const watched = new WeakSet<Db>();

/** Has `ring` called when there may be news for the person. Returns how to end that. */
export function hang(userId: string, ring: () => void): () => void {
  const mine = bells.get(userId) ?? new Set();
  bells.set(userId, mine.add(ring));
  return () => {
    mine.delete(ring);
    if (mine.size === 0 && bells.get(userId) === mine) bells.delete(userId);
  };
}

export const countBells = (userId: string) => bells.get(userId)?.size ?? 0;

/** After the commit: what rings earlier finds nothing. */
export function ringFor(userId: string): void {
  for (const ring of bells.get(userId) ?? []) ring();
}

/** What other servers wrote: one question a second for everybody who listens here, as long as somebody does. */
export async function watchOthers(db: Db, closing: AbortSignal): Promise<void> {
  if (watched.has(db)) return;
  watched.add(db);
  while (bells.size > 0 && !closing.aborted) {
    // A database that is away is noticed by the listeners themselves.
    for (const userId of await findRecentlyTold(db).catch(() => [])) ringFor(userId);
    await wait(lookMs, undefined, { signal: closing, ref: false }).catch(() => {});
  }
  watched.delete(db);
}
