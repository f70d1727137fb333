import { useSyncExternalStore } from "react";

/** One listener for all that ask: a profile has dozens of tags, and each change must be one update. */
function upTo(width: number) {
  const query = matchMedia(`(max-width: ${width}px)`);
  const listeners = new Set<() => void>();
  query.addEventListener("change", () => {
    for (const listener of listeners) listener();
  });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const matches = () => query.matches;
  return { matches, useMatches: () => useSyncExternalStore(subscribe, matches) };
}

/** Phones. */
export const { useMatches: useSmallScreen } = upTo(640);
/** Where there is no room for a column beside the page. */
export const { matches: isNarrowScreen, useMatches: useNarrowScreen } = upTo(1040);
