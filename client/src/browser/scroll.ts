import { useEffect, useLayoutEffect, useRef } from "react";
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
let shown = location.pathname;
// Until the first page is there nothing can have scrolled.
let fresh = true;

history.scrollRestoration = "manual";
addEventListener("popstate", () => {
  // Moving within a page, to a heading of it, is no return to another one.
  returning = location.pathname !== shown;
});
addEventListener("pagehide", () => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Without storage a reload begins at the top.
  }
});

/** Does `go`, and again whenever the page, which may still be loading, gets another height: until `go` says that it has
 * arrived, the reader moves, or three seconds are over. */
function holdOn(go: () => boolean): () => void {
  const moves = ["wheel", "touchstart", "keydown", "pointerdown"];
  const give = () => {
    if (go()) stop();
  };
  const watch = new ResizeObserver(give);
  const timer = setTimeout(() => stop(), 3000);
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
    for (const type of moves) removeEventListener(type, stop);
  };
  for (const type of moves) addEventListener(type, stop);
  watch.observe(document.body);
  give();
  return stop;
}

function goBackTo(top: number): boolean {
  scrollTo({ top, behavior: "instant" });
  return Math.abs(scrollY - top) < 2;
}

/** The place an address names has not arrived for good while something above it may still grow. */
function goTo(id: string): boolean {
  document.getElementById(id)?.scrollIntoView({ behavior: "instant" });
  return false;
}

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
  useEffect(() => {
    const note = () => {
      positions.set(current.current, scrollY);
      endEntrances();
    };
    addEventListener("scroll", note, { passive: true });
    return () => removeEventListener("scroll", note);
  }, []);
  useLayoutEffect(() => {
    current.current = page;
    shown = location.pathname;
    const top = returning ? positions.get(page) : undefined;
    returning = false;
    const place = top === undefined ? location.hash.slice(1) : "";
    const atTop = fresh && !top && !place;
    fresh = false;
    return atTop ? undefined : holdOn(() => (place ? goTo(place) : goBackTo(top ?? 0)));
  }, [page]);
}
