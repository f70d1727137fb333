import { useEffect, useSyncExternalStore } from "react";
import { queryClient } from "./trpc.ts";

export type Later<Module> = {
  /** Fetches the code when that has not been done; rejects when it cannot be had, and tries anew the next time. */
  get: () => Promise<Module>;
  /** The code if it is there by now. */
  there: () => Module | undefined;
  /** The code as soon as it is there, which is when somebody wanted it or, at the latest, once the page has come to rest. */
  useCode: () => Module | undefined;
};

const lookAgainMs = 100;
const longestRests = 20;

/**
 * Calls back once what the first view needs is done: the answers are there, or late, and nothing is to be drawn. The
 * answer takes the wish back.
 */
export function atRest(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  let looks = 0;
  const look = () => {
    looks += 1;
    if (queryClient.isFetching() > 0 && looks < longestRests) timer = setTimeout(look, lookAgainMs);
    // Safari has no idle callbacks.
    else if ("requestIdleCallback" in window) idle = requestIdleCallback(act, { timeout: 1000 });
    else timer = setTimeout(act, 300);
  };
  timer = setTimeout(look);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}

const waiting: (() => void)[] = [];
let turning = false;

function takeTurn(): void {
  const act = waiting.shift();
  turning = act !== undefined;
  if (turning) requestAnimationFrame(takeTurn);
  act?.();
}

/**
 * Calls back soon, in a frame of its own: what many parts of a page did in one would hold up whoever scrolls or types. The
 * answer takes the wish back.
 */
export function inTurn(act: () => void): () => void {
  waiting.push(act);
  if (!turning) requestAnimationFrame(takeTurn);
  turning = true;
  return () => {
    const place = waiting.indexOf(act);
    if (place >= 0) waiting.splice(place, 1);
  };
}

/** Code that the first view can do without. */
export function later<Module>(load: () => Promise<Module>): Later<Module> {
  let there: Module | undefined;
  let coming: Promise<Module> | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const get = () => {
    coming ??= load().then(
      (module) => {
        there = module;
        for (const listener of listeners) listener();
        return module;
      },
      (error) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  const useCode = () => {
    useEffect(() => atRest(() => get().catch(() => {})), []);
    return useSyncExternalStore(subscribe, () => there);
  };
  return { get, there: () => there, useCode };
}
