import { useEffect, useSyncExternalStore } from "react";

type Later<Module> = {
  /** Fetches the code when that has not been done; rejects when it cannot be had, and tries anew the next time. */
  get: () => Promise<Module>;
  /** The code as soon as it is there, which is when somebody wanted it or, at the latest, once the page has come to rest. */
  useCode: () => Module | undefined;
};

/** Calls back once what the first view needs is done; the answer takes the wish back. */
function atRest(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(act, 300);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act, { timeout: 1000 });
  return () => cancelIdleCallback(idle);
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
  return { get, useCode };
}
