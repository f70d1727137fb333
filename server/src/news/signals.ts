import { setTimeout as wait } from "node:timers/promises";
import type { OpenDb } from "@career-hub/db/client.ts";
import { TRPCError } from "@trpc/server";
import { channel } from "./queries.ts";

export type Signals = {
  /** Calls `callback` whenever any server notifies the topic. Returns the unsubscribe function. */
  subscribe(topic: string, callback: () => void): () => void;
  /** Number of subscribers on this server. */
  count(topic: string): number;
  /** Notifies the subscribers of this server. */
  notify(topic: string): void;
};

const signalsOf = new WeakMap<OpenDb, Signals>();

/**
 * LISTEN/NOTIFY: between servers on Postgres, within the process on the embedded database. Notifications have no payload:
 * subscribers query the tables. All subscribers share one connection, opened lazily.
 */
export const createSignals = (database: OpenDb): Signals =>
  signalsOf.getOrInsertComputed(database, signalsFor);

function signalsFor(database: OpenDb): Signals {
  const subscribers = new Map<string, Set<() => void>>();
  let isListening = false;
  const notify = (topic: string) => {
    for (const callback of subscribers.get(topic) ?? []) callback();
  };

  function startListening(): void {
    if (isListening) return;
    isListening = true;
    const onListening = () => {
      for (const topic of subscribers.keys()) notify(topic);
    };
    database.listen(channel, { onNotify: notify, onListening });
  }

  return {
    subscribe(topic, callback) {
      startListening();
      const all = subscribers.getOrInsertComputed(topic, () => new Set()).add(callback);
      return () => {
        all.delete(callback);
        if (all.size === 0 && subscribers.get(topic) === all) subscribers.delete(topic);
      };
    },
    count: (topic) => subscribers.get(topic)?.size ?? 0,
    notify,
  };
}

type Watching = {
  stop: AbortSignal;
  /** Polling interval in milliseconds without a notification. */
  pollMs: number;
  /** Maximum subscribers per topic on a server. */
  max?: number;
};

/** Yields immediately, then after each notification or `pollMs`, until `stop`. Throws 429 at `max` subscribers. */
export async function* watchTopic(signals: Signals, topic: string, { stop, pollMs, max }: Watching) {
  if (max !== undefined && signals.count(topic) >= max)
    throw new TRPCError({ code: "TOO_MANY_REQUESTS", message: "Too many pages are open at the same time." });
  let signalled = new AbortController();
  const unsubscribe = signals.subscribe(topic, () => signalled.abort());
  try {
    while (!stop.aborted) {
      // Renewed before the caller queries: later notifications abort this one.
      signalled = new AbortController();
      yield;
      const signal = AbortSignal.any([stop, signalled.signal]);
      await wait(pollMs, undefined, { signal }).catch(() => {});
    }
  } finally {
    unsubscribe();
  }
}
