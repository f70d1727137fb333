import { setTimeout as wait } from "node:timers/promises";
import type { OpenDb } from "@career-hub/db/client.ts";
import { TRPCError } from "@trpc/server";
import { channel } from "./queries.ts";

export type Signals = {
  /** Calls `callback` whenever any server notifies the topic. Returns how to unsubscribe. */
  subscribe(topic: string, callback: () => void): () => void;
  /** How many have subscribed on this server. */
  count(topic: string): number;
  /** Calls the subscribers of this server. */
  notify(topic: string): void;
};

const made = new WeakMap<OpenDb, Signals>();

/**
 * LISTEN/NOTIFY, on Postgres between servers, on the embedded database within the process. A signal has no content:
 * subscribers read the tables. All subscribers share one connection, opened for the first.
 */
export function createSignals(database: OpenDb): Signals {
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

  const signals: Signals = made.get(database) ?? {
    subscribe(topic, callback) {
      startListening();
      const all = subscribers.get(topic) ?? new Set();
      subscribers.set(topic, all.add(callback));
      return () => {
        all.delete(callback);
        if (all.size === 0 && subscribers.get(topic) === all) subscribers.delete(topic);
      };
    },
    count: (topic) => subscribers.get(topic)?.size ?? 0,
    notify,
  };
  made.set(database, signals);
  return signals;
}

type Watching = {
  stop: AbortSignal;
  /** Milliseconds after which to look without a signal. */
  pollMs: number;
  /** How many of one topic there may be on a server. */
  max?: number;
};

/** Yields at once, then after each signal or `pollMs`, until `stop`. Throws 429 when there are `max` already. */
export async function* watchTopic(signals: Signals, topic: string, { stop, pollMs, max }: Watching) {
  if (max !== undefined && signals.count(topic) >= max)
    throw new TRPCError({ code: "TOO_MANY_REQUESTS", message: "Too many pages are open at the same time." });
  let signalled = new AbortController();
  const unsubscribe = signals.subscribe(topic, () => signalled.abort());
  try {
    while (!stop.aborted) {
      // Before the caller looks: what happens after that aborts this one.
      signalled = new AbortController();
      yield;
      const signal = AbortSignal.any([stop, signalled.signal]);
      await wait(pollMs, undefined, { signal }).catch(() => {});
    }
  } finally {
    unsubscribe();
  }
}
