import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useSyncExternalStore } from "react";
import { createListeners } from "../browser/listeners.ts";
import { Notice } from "./Notice.tsx";

export const slowMs = 8000;
export const slowText = "This is taking longer than usual…";

// Slow queries on one page usually have one cause, so only the first slow part shows the message, and a retry refetches
// all of them.
const slowIds = new Set<string>();
let round = 0;
const listeners = createListeners();
function update(change: () => void): void {
  change();
  listeners.notify();
}
function restart(): void {
  update(() => {
    slowIds.clear();
    round += 1;
  });
}

/** Whether this part has been pending for 8 s and is the first such part. */
function useIsSlow(): boolean {
  const id = useId();
  const current = useSyncExternalStore(listeners.subscribe, () => round);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round restarts the timer
  useEffect(() => {
    const timer = setTimeout(() => update(() => slowIds.add(id)), slowMs);
    return () => {
      clearTimeout(timer);
      update(() => slowIds.delete(id));
    };
  }, [id, current]);
  return useSyncExternalStore(listeners.subscribe, () => slowIds.values().next().value === id);
}

function useRefetchPending(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const waiting = client.getQueryCache().findAll({ type: "active", fetchStatus: "fetching" });
    const filters = { predicate: (query: (typeof waiting)[number]) => waiting.includes(query) };
    await client.cancelQueries(filters);
    await client.refetchQueries(filters);
  };
}

/** Replaces the offline notice above the page, which is hidden by CSS. */
export const OfflineNotice = () => (
  <div data-waits>
    <Notice tone="warn">You are offline. This will load when you are back online.</Notice>
  </div>
);

/** Shows a skeleton; after 8 s with a message and a button to try again. */
export function Pending({ children, onRetry }: { children: ReactNode; onRetry?: () => unknown }) {
  const slow = useIsSlow();
  const refetchPending = useRefetchPending();
  if (!slow) return children;
  const retry = () => {
    restart();
    void (onRetry ?? refetchPending)();
  };
  return (
    <div className="stack" data-slow>
      <Notice tone="info" onRetry={retry}>
        {slowText}
      </Notice>
      {children}
    </div>
  );
}
