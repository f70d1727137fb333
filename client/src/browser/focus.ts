// When the focused element is removed, the focus moves to a control nearby instead of the top of the document.
let lastFocused: Element | undefined;
/** Before the last focused element; the browser keeps it there when elements are added and removed. */
const place = document.createRange();

document.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof Element)) return;
  lastFocused = target;
  place.setStartBefore(target);
  place.collapse(true);
});

/** Whether the focused element was removed and nothing else has the focus. */
export const isFocusLost = (): boolean =>
  document.activeElement === document.body && lastFocused !== undefined && !lastFocused.isConnected;

const modal = "[aria-modal=true]";

/** Moves a lost focus to `origin`, else to the topmost dialog or drawer, else to the page's heading. */
export function restoreFocus(origin?: HTMLElement | null): void {
  if (!isFocusLost()) return;
  const top = [...document.querySelectorAll<HTMLElement>(modal)].at(-1);
  const target = origin?.isConnected ? origin : (top ?? document.querySelector("h1"));
  target?.focus({ preventScroll: true });
}

const tabbable = "a[href], button:not(:disabled), input:not(:disabled), select, textarea";
/** Lets components that move the focus themselves do so first. */
const delayMs = 100;

/** Focuses the control that is now in the place of the removed one, or the next one in the nearest ancestor. */
function refocusNearby(): void {
  if (!isFocusLost()) return;
  for (let node: Node | null = place.startContainer; node instanceof Element; node = node.parentElement) {
    if (!node.closest(`main, ${modal}`)) return;
    // The ancestor spans the dialog or the page.
    if (node.matches(modal) || node.contains(document.querySelector("h1"))) {
      restoreFocus();
      return;
    }
    for (const control of node.querySelectorAll<HTMLElement>(tabbable)) {
      // A control before the place may do something else.
      if (place.comparePoint(control, 0) < 0) continue;
      control.focus({ preventScroll: true });
      if (document.activeElement === control) return;
    }
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;
new MutationObserver(() => {
  if (!isFocusLost()) return;
  clearTimeout(timer);
  timer = setTimeout(refocusNearby, delayMs);
}).observe(document.documentElement, { childList: true, subtree: true });
