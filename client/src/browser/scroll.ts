import { useWindowEvent } from "@mantine/hooks";
import { useLayoutEffect, useRef } from "react";
import { tabStorage } from "./storage.ts";

const storageKey = "scroll_positions";

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(tabStorage.get(storageKey) ?? "[]"));
  } catch {
    return new Map();
  }
}

const positions = readPositions();
const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
// Also restores after a reload and when coming back from another site.
let shouldRestore = navigation?.type !== "navigate";
let currentPath = location.pathname;
let isFirstPage = true;

history.scrollRestoration = "manual";
addEventListener("popstate", () => {
  // A change of the hash stays on the same page.
  shouldRestore = location.pathname !== currentPath;
});
addEventListener("pagehide", () => tabStorage.set(storageKey, JSON.stringify([...positions])));

/** Calls `scroll` now and whenever the height of the loading page changes; stops on user input or after 3 s. */
function keepScrolled(scroll: () => void): () => void {
  const inputEvents = ["wheel", "touchstart", "keydown", "pointerdown"];
  const observer = new ResizeObserver(scroll);
  const timer = setTimeout(() => stop(), 3000);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of inputEvents) removeEventListener(type, stop);
  };
  for (const type of inputEvents) addEventListener(type, stop);
  observer.observe(document.body);
  scroll();
  return stop;
}

const scrollToTop = (top: number) => scrollTo({ top, behavior: "instant" });
const scrollToId = (id: string) => document.getElementById(id)?.scrollIntoView({ behavior: "instant" });

/** Finishes the staggered entrance animations, so that scrolling shows all cards. */
function finishEntrances(): void {
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    if (effect instanceof KeyframeEffect && effect.target?.classList.contains("rise")) animation.finish();
  }
}

/** Restores the scroll position by path: the browser does it before a lazy page has its height. */
export function useScrollRestoration(page: string): void {
  const current = useRef(page);
  useWindowEvent("scroll", () => {
    positions.set(current.current, scrollY);
    finishEntrances();
  });
  useLayoutEffect(() => {
    current.current = page;
    currentPath = location.pathname;
    const top = shouldRestore ? positions.get(page) : undefined;
    shouldRestore = false;
    const anchor = top === undefined ? location.hash.slice(1) : "";
    const isAtTop = isFirstPage && !top && !anchor;
    isFirstPage = false;
    return isAtTop ? undefined : keepScrolled(() => (anchor ? scrollToId(anchor) : scrollToTop(top ?? 0)));
  }, [page]);
}
