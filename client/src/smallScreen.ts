import { useSyncExternalStore } from "react";

// One listener for all that ask: a profile has dozens of tags, and each change must be one update.
const query = matchMedia("(max-width: 640px)");

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const listeners = new Set<() => void>();
query.addEventListener("change", () => {
  for (const listener of listeners) listener();
});

export const useSmallScreen = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
