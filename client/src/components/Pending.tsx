import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useSyncExternalStore } from "react";
import ui from "../styles/ui.module.css";
import { Notice } from "./Notice.tsx";

export const slowMs = 8000;
export const slowSentence = "This takes longer than usual…";

// The waits of a page mostly have one cause: the first of them speaks for all, and asking again begins all anew.
const slowOnes = new Set<string>();
let round = 0;
const listeners = new Set<() => void>();
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
function tell(change: () => void): void {
  change();
  for (const listener of listeners) listener();
}
function beginAnew(): void {
  tell(() => {
    slowOnes.clear();
    round += 1;
  });
}

/** True once this has been waiting for longer than one expects, where no other part says so already. */
function useSlow(): boolean {
  const id = useId();
  const current = useSyncExternalStore(subscribe, () => round);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round waits anew
  useEffect(() => {
    const timer = setTimeout(() => tell(() => slowOnes.add(id)), slowMs);
    return () => {
      clearTimeout(timer);
      tell(() => slowOnes.delete(id));
    };
  }, [id, current]);
  return useSyncExternalStore(subscribe, () => slowOnes.values().next().value === id);
}

/** Forgets the questions that wait for an answer, and asks them again. */
function useAskAgain(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const waiting = client.getQueryCache().findAll({ type: "active", fetchStatus: "fetching" });
    const theirs = { predicate: (query: (typeof waiting)[number]) => waiting.includes(query) };
    await client.cancelQueries(theirs);
    await client.refetchQueries(theirs);
  };
}

/** Instead of the sentence above the page, which would say the same. */
export const WaitsForConnection = () => (
  <div data-waits>
    <Notice tone="warn">You are offline. This loads as soon as you are connected again.</Notice>
  </div>
);

/** What is shown while something is on its way; when that takes long it says so, with a way to ask again. */
export function Pending({ children, onRetry }: { children: ReactNode; onRetry?: () => unknown }) {
  const slow = useSlow();
  const askAgain = useAskAgain();
  if (!slow) return children;
  const retry = () => {
    beginAnew();
    void (onRetry ?? askAgain)();
  };
  return (
    <div className={ui.stack} data-slow>
      <Notice tone="info" onRetry={retry}>
        {slowSentence}
      </Notice>
      {children}
    </div>
  );
}
