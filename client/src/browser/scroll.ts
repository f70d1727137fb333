import { useWindowEvent } from "@mantine/hooks";
import { useLayoutEffect, useRef } from "react";
import ui from "../styles/ui.module.css";

const storageKey = "scroll_positions";

function remembered(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? "[]"));
  } catch {
    return new Map();
  }
}

const positions = remembered();
const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
// Who reloads, or comes back from another site, stays where they were.
let returning = opened?.type !== "navigate";
let currentPath = location.pathname;
// Until the first page is there nothing can have scrolled.
let fresh = true;

history.scrollRestoration = "manual";
addEventListener("popstate", () => {
  // Moving within a page, to a heading of it, is no return to another one.
  returning = location.pathname !== currentPath;
});
addEventListener("pagehide", () => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Without storage a reload begins at the top.
  }
});

/** Scrolls with `go` now and whenever the page, which is still loading, changes its height; ends when the reader scrolls, or after 3 s. */
function holdOn(go: () => void): () => void {
  const moves = ["wheel", "touchstart", "keydown", "pointerdown"];
  const watch = new ResizeObserver(go);
  const timer = setTimeout(() => stop(), 3000);
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
    for (const type of moves) removeEventListener(type, stop);
  };
  for (const type of moves) addEventListener(type, stop);
  watch.observe(document.body);
  go();
  return stop;
}

const goBackTo = (top: number) => scrollTo({ top, behavior: "instant" });
const goTo = (id: string) => document.getElementById(id)?.scrollIntoView({ behavior: "instant" });

/** Cards that still wait for their turn to come in: who scrolls wants to see them now. */
function endEntrances(): void {
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    if (effect instanceof KeyframeEffect && effect.target?.classList.contains(ui.rise ?? ""))
      animation.finish();
  }
}

/** The browser restores scroll before a lazy page has its height; so this does it, by page. */
export function useScrollMemory(page: string): void {
  const current = useRef(page);
  useWindowEvent("scroll", () => {
    positions.set(current.current, scrollY);
    endEntrances();
  });
  useLayoutEffect(() => {
    current.current = page;
    currentPath = location.pathname;
    const top = returning ? positions.get(page) : undefined;
    returning = false;
    const place = top === undefined ? location.hash.slice(1) : "";
    const atTop = fresh && !top && !place;
    fresh = false;
    return atTop ? undefined : holdOn(() => (place ? goTo(place) : goBackTo(top ?? 0)));
  }, [page]);
}
