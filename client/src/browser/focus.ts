// Nobody who goes by keys begins again at the top of the page because the thing they pressed went away.
let lastFocused: Element | undefined;
/** The places around it, nearest first: it can no longer be asked for them once it is gone. */
let around: Element[] = [];

document.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof Element)) return;
  lastFocused = target;
  around = [];
  for (let place = target.parentElement; place; place = place.parentElement) around.push(place);
});

/** What had the focus went away with a part of the page, and the focus belongs to nobody. */
export const isFocusLost = (): boolean =>
  document.activeElement === document.body && lastFocused !== undefined && !lastFocused.isConnected;

/** Gives a lost focus to what it came from, or else to the page's heading. */
export function rescueFocus(origin?: HTMLElement | null): void {
  if (isFocusLost()) (origin ?? document.querySelector("h1"))?.focus({ preventScroll: true });
}

const tabbable = "a[href], button:not(:disabled), input:not(:disabled), select, textarea";
/** Whoever knows better where the focus belongs has had their turn by then. */
const turnMs = 100;

/** To the first thing one can act on in the nearest place that is still there. */
function refocusNearby(): void {
  if (!isFocusLost()) return;
  const places = around.filter((place) => place.isConnected && place.closest("main"));
  for (const place of places) {
    // What is left is the whole page: it begins at its heading.
    if (place.contains(document.querySelector("h1"))) {
      rescueFocus();
      return;
    }
    for (const near of place.querySelectorAll<HTMLElement>(tabbable)) {
      near.focus({ preventScroll: true });
      if (document.activeElement === near) return;
    }
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;
new MutationObserver(() => {
  if (!isFocusLost()) return;
  clearTimeout(timer);
  timer = setTimeout(refocusNearby, turnMs);
}).observe(document.documentElement, { childList: true, subtree: true });
